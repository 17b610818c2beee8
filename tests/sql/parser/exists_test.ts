import { judges } from "./judge.ts";

for (const dialect of ["generic", "postgresql", "mysql", "sqlserver", "oracle", "bigquery", "clickhouse"] as const) {
  judges("EXISTS and its query", dialect, {
    valid: ["SELECT a FROM t WHERE EXISTS (SELECT 1 FROM u) AND NOT EXISTS ((SELECT 2 FROM u))"],
    invalid: [
      "SELECT a FROM t WHERE EXISTS (1)",
      "SELECT a FROM t WHERE EXISTS (a, b)",
      "SELECT a FROM t WHERE EXISTS ()",
    ],
  });
}
