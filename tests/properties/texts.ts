import fc from "fast-check";
import type { DialectName } from "../../src/sql/dialect.ts";
import { parse } from "../../src/sql/mod.ts";
import { tokenText } from "../../src/sql/token.ts";
import { statementsOf } from "./statements.ts";

/** Words and symbols of SQL that soups are cooked of. */
const vocabulary: readonly string[] = [
  ..."SELECT FROM WHERE GROUP BY HAVING ORDER LIMIT OFFSET FETCH UNION ALL EXCEPT INTERSECT MINUS WITH AS RECURSIVE"
    .split(" "),
  ..."JOIN LEFT RIGHT FULL CROSS OUTER NATURAL INNER ON USING LATERAL APPLY DISTINCT TOP QUALIFY WINDOW OVER PARTITION"
    .split(" "),
  ..."INSERT INTO VALUES UPDATE SET DELETE MERGE MATCHED RETURNING OUTPUT CREATE TABLE VIEW INDEX ALTER DROP ADD COLUMN"
    .split(" "),
  ..."CASE WHEN THEN ELSE END AND OR NOT IN IS NULL LIKE ILIKE BETWEEN EXISTS ANY ESCAPE COLLATE CAST INTERVAL ARRAY ROW"
    .split(" "),
  ..."BEGIN COMMIT DECLARE IF ELSIF LOOP WHILE FOR RETURN EXEC CALL GO DELIMITER GRANT TO USE SHOW EXPLAIN COPY TRUE STRUCT"
    .split(" "),
  ..."a b t u.c x.y.z f( count( 'x' 'it''s' \"q\" `q` [q] 1 2.5 .5 1e3 0x1F $1 :p @v @@v ? $$b$$ N'x' E'\\'' q'[a]'"
    .split(" "),
  ..."( ) [ ] { } , . ; : :: := = <> != < > <= >= + - * / % || | & ^ ~ ! -> ->> => <=> |> (+) @> #>".split(" "),
  ..."/* -- # '".split(" "),
  "-- c\n",
  "# c\n",
  "/* c */",
  "/*! c */",
  "\n",
  "\nGO\n",
  "\n/\n",
];

const blanks = fc.constantFrom(" ", " ", " ", "\n", "", "\t", "  ", "\r\n", " /* c */ ", " -- c\n");

/** Words and symbols of SQL in any order, with white space of any kind between them. */
export const soup: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...vocabulary), blanks), { minLength: 1, maxLength: 25 })
  .map((pieces) => pieces.map(([text, blank]) => text + blank).join(""));

/** Any Unicode, lone surrogates and control characters among it, with quotes and marks of comments mixed in. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.constantFrom(
        "'",
        '"',
        "`",
        "$$",
        "/*",
        "*/",
        "--",
        "\\",
        "\0",
        "\ud800",
        "\udfff",
        "\u2028",
        "\ufeff",
        "‘a’",
        "“b”",
      ),
      fc.constantFrom("SELECT ", "FROM t ", "WHERE ", "; ", ", ", "(", ")", "\n", "\r", "1", "é", "名前", "😀"),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((pieces) => pieces.join(""))
  .filter((text) => text !== "");

/** The pieces between which a statement may be cut: its tokens with what stands before them. */
export function cutUp(sql: string, dialect: DialectName): string[] {
  const parsed = parse(sql, dialect, "none");
  if (parsed instanceof Promise) return [sql];
  const { tokens } = parsed;
  const pieces: string[] = [];
  let at = 0;
  for (let i = 0; i < tokens.count; i++) {
    pieces.push(sql.slice(at, tokens.start[i]) + tokenText(tokens, i));
    at = tokens.end[i] ?? at;
  }
  return at < sql.length ? [...pieces, sql.slice(at)] : pieces;
}

export type Change = (
  pieces: readonly string[],
  at: number,
  other: readonly string[],
  from: number,
) => readonly string[];

/** What may happen to the tokens of a statement. */
export const changes: readonly Change[] = [
  (pieces, at) => pieces.toSpliced(at, 1),
  (pieces, at) => pieces.toSpliced(at, 0, pieces[at] ?? ""),
  (pieces, at) => pieces.toSpliced(at, 2, pieces[at + 1] ?? "", pieces[at] ?? ""),
  (pieces, at) => pieces.slice(0, at + 1),
  (pieces, at) => pieces.slice(at),
  (pieces, at, other, from) => pieces.toSpliced(at, 1, other[from] ?? ""),
  (pieces, at, other, from) => pieces.toSpliced(at, 0, ...other.slice(from, from + 4)),
  (pieces, at, other, from) => [...pieces.slice(0, at), ...other.slice(from)],
  (pieces, at, other) => pieces.toSpliced(at, 1, " (", ...other, ")"),
  (pieces, at) => pieces.toSpliced(at, 0, " /* c */"),
  (pieces, at) => pieces.toSpliced(at, 0, " -- c\n"),
  (pieces, at) => pieces.toSpliced(at, 1, (pieces[at] ?? "").trimStart()),
  (pieces, at) => pieces.toSpliced(at, 1, (pieces[at] ?? "").toLowerCase()),
  (pieces, at, other) => [...pieces.slice(0, at), ";", ...other],
];

/** Statements of a dialect with up to three things done to their tokens: lost, doubled, swapped, spliced, commented. */
export function mutated(dialect: DialectName): fc.Arbitrary<string> {
  const statements = statementsOf(dialect).map((sql) => cutUp(sql, dialect));
  const index = fc.nat({ max: 200 });
  const change = fc.tuple(fc.constantFrom(...changes), index, fc.constantFrom(...statements), index);
  return fc
    .tuple(fc.constantFrom(...statements), fc.array(change, { minLength: 1, maxLength: 3 }))
    .map(([statement, steps]) => {
      let pieces: readonly string[] = statement;
      for (const [apply, at, other, from] of steps) {
        if (pieces.length === 0) break;
        pieces = apply(pieces, at % pieces.length, other, other.length === 0 ? 0 : from % other.length);
      }
      return pieces.join("");
    })
    .filter((sql) => sql !== "");
}
