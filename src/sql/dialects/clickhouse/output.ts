/**
 * What may follow most statements: INTO OUTFILE, FORMAT and SETTINGS.
 * https://clickhouse.com/docs/sql-reference/statements/select/into-outfile and its neighbours.
 */

export const outputRules: readonly string[] = [
  `output =
     INTO OUTFILE <string> [APPEND | TRUNCATE] [AND STDOUT] [COMPRESSION <string> [LEVEL <integer>]] [{{FORMAT <identifier> | SETTINGS <setting_list>}}]
   | {{FORMAT <identifier> | SETTINGS <setting_list>}}`,
];

/** The rows with the output's clauses behind each. */
export function withOutput(...rows: readonly string[]): readonly string[] {
  return rows.map((row) => `${row} [<output>]`);
}
