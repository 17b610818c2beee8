import type { Expression, Table } from "../../ast.ts";
import { CLOSE, COMMA, DOT, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "../expression/expression.ts";
import type { Parser } from "../parser.ts";
import { plsqlObjectName } from "../procedural/plsql/name.ts";
import { parseTableName } from "../from/table_name.ts";

const {
  INTO,
  BULK,
  COLLECT,
  TEMP,
  TEMPORARY,
  UNLOGGED,
  LOCAL,
  GLOBAL,
  TABLE,
  ON,
  OUTFILE,
  DUMPFILE,
  CHARACTER,
  CHARSET,
  SET,
  FIELDS,
  COLUMNS,
  TERMINATED,
  OPTIONALLY,
  ENCLOSED,
  ESCAPED,
  LINES,
  STARTING,
  BY,
} = words(
  "INTO",
  "BULK",
  "COLLECT",
  "TEMP",
  "TEMPORARY",
  "UNLOGGED",
  "LOCAL",
  "GLOBAL",
  "TABLE",
  "ON",
  "OUTFILE",
  "DUMPFILE",
  "CHARACTER",
  "CHARSET",
  "SET",
  "FIELDS",
  "COLUMNS",
  "TERMINATED",
  "OPTIONALLY",
  "ENCLOSED",
  "ESCAPED",
  "LINES",
  "STARTING",
  "BY",
);

/** Where a query's rows go: a new table, variables, or a file (neither). */
export interface IntoTarget {
  readonly table?: Table;
  readonly variables: readonly Expression[];
}

/** An INTO clause of SELECT, from `INTO` or `BULK COLLECT INTO` on. */
export function parseInto(p: Parser): IntoTarget {
  const bulk = p.accept(BULK) && p.expect(COLLECT);
  p.expect(INTO);
  if (p.has.intoOutfile && (p.word === OUTFILE || p.word === DUMPFILE)) {
    parseFile(p);
    return { variables: [] };
  }
  if (p.has.intoVariables && (bulk || !p.has.selectInto || p.kind === TokenKind.Parameter)) {
    return { variables: parseVariables(p) };
  }
  if (!p.has.selectInto) {
    p.fail();
    return { variables: [] };
  }
  if (p.has.temporaryInto) {
    p.acceptAny(LOCAL, GLOBAL);
    p.acceptAny(TEMPORARY, TEMP, UNLOGGED);
    p.accept(TABLE);
  }
  const table = parseTableName(p);
  if (p.has.intoVariables && p.word === COMMA) {
    const { start, end } = table;
    p.accept(COMMA);
    return { variables: [{ kind: "parameter", start, end }, ...parseVariables(p)] };
  }
  if (p.has.filegroups && p.accept(ON)) p.name("a filegroup's name");
  return { table, variables: [] };
}

/** Variables parted by commas, parameters all of them: none is a column. */
export function parseVariables(p: Parser): Expression[] {
  const variables: Expression[] = [];
  do {
    const start = p.index;
    if (p.kind === TokenKind.Parameter) p.advance(Role.Name);
    else if (p.has.recordTargets) plsqlObjectName(p, "a variable");
    else p.objectName("a variable");
    for (;;) {
      if (p.accept(OPEN)) {
        variables.push(parseExpression(p));
        p.expect(CLOSE);
      } else if (!p.has.recordTargets || !p.accept(DOT)) break;
      else p.anyName("a field name");
    }
    variables.push({ kind: "parameter", start, end: p.index });
  } while (p.accept(COMMA));
  return variables;
}

/** MySQL's `OUTFILE 'name' …` and `DUMPFILE 'name'`. */
function parseFile(p: Parser): void {
  const outfile = p.acceptAny(OUTFILE, DUMPFILE) === OUTFILE;
  p.expectKind(TokenKind.String, "a file name");
  if (outfile) parseFileFormat(p);
}

/** MySQL's `[CHARACTER SET x] [FIELDS …] [LINES …]`. */
function parseFileFormat(p: Parser): void {
  if (p.accept(CHARSET) || (p.accept(CHARACTER) && p.expect(SET))) p.name("a character set");
  if (p.acceptAny(FIELDS, COLUMNS) !== 0) {
    let options = 0;
    for (;;) {
      if (p.accept(TERMINATED) || p.accept(ESCAPED)) p.expect(BY);
      else if (p.accept(OPTIONALLY)) p.expectAll(ENCLOSED, BY);
      else if (p.accept(ENCLOSED)) p.expect(BY);
      else break;
      options++;
      p.expectKind(TokenKind.String, "a string");
    }
    if (options === 0) p.fail();
  }
  if (p.accept(LINES)) {
    let options = 0;
    while (p.acceptAny(STARTING, TERMINATED) !== 0) {
      options++;
      p.expect(BY);
      p.expectKind(TokenKind.String, "a string");
    }
    if (options === 0) p.fail();
  }
}
