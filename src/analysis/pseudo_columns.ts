import type { DialectName } from "../sql/dialect.ts";

/** Words that read like columns and are none, by dialect; upper case. Unquoted and unqualified only. */
const keywords: Partial<Record<DialectName, ReadonlySet<string>>> = {
  // Oracle SQL Language Reference, "Pseudocolumns", "Hierarchical Query Pseudocolumns", and functions without brackets.
  oracle: new Set([
    ..."CONNECT_BY_ISCYCLE CONNECT_BY_ISLEAF LEVEL ROWNUM ROWID ORA_ROWSCN SYSDATE SYSTIMESTAMP SESSIONTIMEZONE".split(
      " ",
    ),
    ..."DBTIMEZONE UID USER SQLCODE SQLERRM".split(" "),
  ]),
};

const sequenceValues: ReadonlySet<string> = new Set(["NEXTVAL", "CURRVAL"]);

/** Dialects in which `sequence.NEXTVAL` is the next number of a sequence. */
const withSequences: ReadonlySet<DialectName> = new Set(["generic", "oracle", "mariadb", "snowflake"]);

/**
 * True for a name that stands where a column could and is none: a keyword, a value of a sequence, a place in a row.
 *
 * @param name The last part of the name, as written.
 * @param qualified Whether parts stand before it.
 */
export function isPseudoColumn(name: string, qualified: boolean, dialect: DialectName): boolean {
  // T-SQL's $action and Snowflake's $1.
  if (name.startsWith("$")) return true;
  const folded = name.toUpperCase();
  if (qualified) return sequenceValues.has(folded) && withSequences.has(dialect);
  return keywords[dialect]?.has(folded) === true;
}
