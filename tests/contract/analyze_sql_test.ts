import assert from "node:assert/strict";
import { dialectNames } from "../../src/sql/dialect.ts";
import type { JsonObject } from "../../src/tools/tool.ts";
import { answer, refusal } from "./answers.ts";

async function singles(args: JsonObject): Promise<JsonObject> {
  return {
    validate: await answer("validate_sql", args),
    security: await answer("security_scan", args),
    lint: await answer("lint_sql", args),
  };
}

Deno.test("analyze_sql gives the guide's example", async () => {
  assert.deepEqual(await answer("analyze_sql", { sql: "SELECT id FROM users" }), {
    validate: { valid: true },
    parse: { statement_count: 1, statement_types: ["*ast.SelectStatement"] },
    metadata: { tables: ["users"], columns: ["id"], functions: [] },
    security: {
      is_clean: true,
      has_critical: false,
      has_high: false,
      total_count: 0,
      critical_count: 0,
      high_count: 0,
      medium_count: 0,
      low_count: 0,
      findings: [],
    },
    lint: { violation_count: 0, violations: [] },
    format: {
      formatted_sql: "SELECT id\nFROM users",
      options: { indent_size: 2, uppercase_keywords: false, add_semicolon: false },
    },
  });
});

Deno.test("analyze_sql holds the six, equal to what the single tools return", async () => {
  for (const dialect of dialectNames) {
    const args = { sql: "select a, max(b) from t where c = 1 or 1=1 group by a; delete from u where d = 1", dialect };
    assert.deepEqual(await answer("analyze_sql", args), {
      ...await singles(args),
      parse: await answer("parse_sql", args),
      metadata: await answer("extract_metadata", args),
      format: await answer("format_sql", args),
    });
  }
});

Deno.test("analyze_sql on SQL that does not parse holds three, and errors with the tools' own messages", async () => {
  for (const dialect of dialectNames) {
    const args = { sql: "select a from t where b = 1 or 1=1 and (", dialect };
    assert.deepEqual(await answer("analyze_sql", args), {
      ...await singles(args),
      errors: {
        parse: await refusal("parse_sql", args),
        metadata: await refusal("extract_metadata", args),
        format: await refusal("format_sql", args),
      },
    });
  }
});
