/**
 * DEFINE and ATTACH in the files of a DCM project: DEFINE has the grammar of CREATE OR ALTER.
 * https://docs.snowflake.com/en/user-guide/dcm-projects/dcm-projects-supported-entities
 */

const replacing = /^(?:\w+: )?CREATE \[OR REPLACE \| OR ALTER\]/;

/** The type of what a row of CREATE creates, where the tree has a node of its own for it. */
function typeOf(row: string): string {
  if (/TABLE \[IF NOT EXISTS\] <table>/.test(row)) return "CreateTable: ";
  return /VIEW \[IF NOT EXISTS\] <table>/.test(row) ? "CreateView: " : "";
}

/** The rows of DEFINE for those of CREATE that know OR ALTER. */
export function definitions(rows: readonly string[]): readonly string[] {
  return rows.filter((row) => replacing.test(row)).map((row) =>
    `${typeOf(row)}${row.replace(replacing, "DEFINE").replace(/\s*\[IF NOT EXISTS\]/, "")}`
  );
}

export const projectStatements: readonly string[] = [
  "ATTACH DATA METRIC FUNCTION <name> TO {TABLE | VIEW | DYNAMIC TABLE} <table> ON <columns> [EXPECTATION <identifier> ( <predicate> )]",
  "ATTACH TAG <tags> TO <object_kind> <name>",
  "ATTACH {PRE_HOOK | POST_HOOK} AS '[' {<statement> ;} ... ']'",
];
