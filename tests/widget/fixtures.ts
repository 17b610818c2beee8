/** Results of `analyze_sql` in the shapes of the contract, for states that a test must have at will. */

/** A finding of the security scan, as a result lists it. */
export interface Finding {
  readonly severity: string;
  readonly pattern: string;
  readonly description: string;
  readonly risk: string;
  readonly suggestion: string;
  readonly line: number;
  readonly column: number;
}

/** A violation of a lint rule, as a result lists it. */
export interface Violation {
  readonly rule: string;
  readonly rule_name: string;
  readonly severity: string;
  readonly message: string;
  readonly suggestion: string;
  readonly line: number;
  readonly column: number;
}

/** Makes the `security` part of a result; the counts follow from the findings. */
export function security(
  findings: readonly Finding[],
  omitted = 0,
): Record<string, unknown> {
  const count = (severity: string): number => findings.filter((finding) => finding.severity === severity).length;
  return {
    is_clean: findings.length === 0,
    has_critical: count("CRITICAL") > 0,
    has_high: count("CRITICAL") + count("HIGH") > 0,
    total_count: findings.length + omitted,
    critical_count: count("CRITICAL"),
    high_count: count("HIGH") + omitted,
    medium_count: count("MEDIUM"),
    low_count: count("LOW"),
    findings,
    ...(omitted > 0 ? { findings_omitted: omitted } : {}),
  };
}

/** Makes the `lint` part of a result. */
export function lint(
  violations: readonly Violation[],
  omitted = 0,
): Record<string, unknown> {
  return {
    violation_count: violations.length + omitted,
    violations,
    ...(omitted > 0 ? { violations_omitted: omitted } : {}),
  };
}

/** A violation of L007 at a place. */
export function keywordCase(
  word: string,
  line: number,
  column: number,
): Violation {
  return {
    rule: "L007",
    rule_name: "KeywordCase",
    severity: "warning",
    message: `Keyword '${word}' should be uppercase`,
    suggestion: `Use '${word.toUpperCase()}' instead of '${word}'`,
    line,
    column,
  };
}

/** An always-true condition at a place. */
export function tautology(line: number, column: number): Finding {
  return {
    severity: "CRITICAL",
    pattern: "tautology",
    description: "Tautology injection detected: always-true condition",
    risk: "Authentication bypass or full table disclosure",
    suggestion: "Use parameterized queries; never interpolate user input into SQL",
    line,
    column,
  };
}

/** Wraps a result object as a tool's answer. */
export function toolResult(
  value: Record<string, unknown>,
): Record<string, unknown> {
  return {
    content: [{ type: "text", text: JSON.stringify(value) }],
    structuredContent: value,
  };
}

/** A call of the tool and its answer. */
export interface Example {
  readonly input: { readonly sql: string; readonly dialect?: string };
  readonly value: Record<string, unknown>;
}

const format = (formatted: string): Record<string, unknown> => ({
  formatted_sql: formatted,
  options: { indent_size: 2, uppercase_keywords: false, add_semicolon: false },
});

/** Valid SQL without any finding. */
export const clean: Example = {
  input: {
    sql:
      "WITH recent AS (SELECT customer_id, SUM(total) AS spent FROM orders WHERE placed_at > NOW() - INTERVAL '30 days' GROUP BY customer_id)\nSELECT c.name, r.spent\nFROM customers AS c\nJOIN recent AS r ON r.customer_id = c.id\nORDER BY r.spent DESC\nLIMIT 20",
    dialect: "postgresql",
  },
  value: {
    validate: { valid: true, dialect: "postgresql" },
    parse: { statement_count: 1, statement_types: ["*ast.SelectStatement"] },
    metadata: {
      tables: ["orders", "customers"],
      columns: ["customer_id", "total", "placed_at", "name", "spent", "id"],
      functions: ["SUM", "NOW"],
    },
    security: security([]),
    lint: lint([]),
    format: format(
      "WITH recent AS (\n  SELECT\n    customer_id,\n    SUM(total) AS spent\n  FROM orders\n  WHERE placed_at > NOW() - INTERVAL '30 days'\n  GROUP BY customer_id\n)\nSELECT\n  c.name,\n  r.spent\nFROM customers AS c\nJOIN recent AS r ON r.customer_id = c.id\nORDER BY r.spent DESC\nLIMIT 20",
    ),
  },
};

/** A misspelt keyword. */
export const invalid: Example = {
  input: {
    sql: "SELECT id, name, email\nFROM users\nWHER active = true\nORDER BY name",
    dialect: "postgresql",
  },
  value: {
    validate: {
      valid: false,
      dialect: "postgresql",
      error:
        "unexpected token 'WHER' at position 35 (line 3, column 1): expected WHERE, ',', AS, JOIN or GROUP BY; did you mean 'WHERE'?",
      line: 3,
      column: 1,
    },
    security: security([]),
    lint: lint([]),
    errors: {
      parse: "parse failed: unexpected token 'WHER' at position 35 (line 3, column 1)",
      metadata: "parse failed: unexpected token 'WHER' at position 35 (line 3, column 1)",
      format: "format failed: unexpected token 'WHER' at position 35 (line 3, column 1)",
    },
  },
};

/** Valid SQL with an injection and some style notes. */
export const risky: Example = {
  input: {
    sql:
      "select u.id, u.email, o.total\nfrom users u\njoin orders on orders.user_id = u.id\nwhere u.name = '' OR 1=1;\nDROP TABLE audit_log; --",
  },
  value: {
    validate: { valid: true },
    parse: {
      statement_count: 2,
      statement_types: ["*ast.SelectStatement", "*ast.DropStatement"],
    },
    metadata: {
      tables: ["users", "orders", "audit_log"],
      columns: ["id", "email", "total", "user_id", "name"],
      functions: [],
    },
    security: security([
      tautology(4, 22),
      {
        severity: "CRITICAL",
        pattern: "stacked_query",
        description: "Destructive statement after another one: ; DROP",
        risk: "Stacked query injection with destructive operations",
        suggestion: "Run one statement at a time and pass values as parameters",
        line: 5,
        column: 1,
      },
      {
        severity: "MEDIUM",
        pattern: "comment_bypass",
        description: "Trailing comment cuts off what would follow",
        risk: "SQL injection by commenting out the rest of a statement",
        suggestion: "Remove comments from SQL that holds user input",
        line: 5,
        column: 23,
      },
    ]),
    lint: lint([
      keywordCase("select", 1, 1),
      keywordCase("from", 2, 1),
      keywordCase("join", 3, 1),
      keywordCase("on", 3, 13),
      {
        rule: "L009",
        rule_name: "AliasingConsistency",
        severity: "warning",
        message: "Some tables have aliases while others do not",
        suggestion: "Use aliases for all tables of the query or for none",
        line: 3,
        column: 6,
      },
      keywordCase("where", 4, 1),
    ]),
    format: format(
      "select\n  u.id,\n  u.email,\n  o.total\nfrom users u\njoin orders on orders.user_id = u.id\nwhere\n  u.name = ''\n  OR 1 = 1;\n\nDROP TABLE audit_log; --",
    ),
  },
};

/** A script of 5,000 statements with thousands of violations, as much of it as a result lists. */
export function huge(): Example {
  const lines = Array.from({ length: 5000 }, (_, index) => `select ${index};`);
  return {
    input: { sql: lines.join("\n"), dialect: "mysql" },
    value: {
      validate: { valid: true, dialect: "mysql" },
      parse: {
        statement_count: 5000,
        statement_types: lines.map(() => "*ast.SelectStatement"),
      },
      metadata: {
        tables: Array.from(
          { length: 400 },
          (_, index) => `warehouse.table_${index}`,
        ),
        columns: Array.from({ length: 60 }, (_, index) => `column_${index}`),
        functions: [],
      },
      security: security(
        Array.from({ length: 200 }, (_, index) => tautology(index + 1, 8)),
        300,
      ),
      lint: lint(
        Array.from(
          { length: 200 },
          (_, index) => keywordCase("select", index + 1, 1),
        ),
        4800,
      ),
      errors: {
        format: "format failed: the formatted SQL is too long for this report; call format_sql to get it",
      },
    },
  };
}

/** Right-to-left text and characters that change the direction of what follows them. */
export const rightToLeft: Example = {
  input: {
    sql:
      "SELECT 'שלום עולם' AS ברכה, 'مرحبا' AS greeting\nFROM users /* \u202e } if admin \u2066 then */\nWHERE name = 'דנה' AND city = 'חיפה' OR role = 'user\u202e \u2066-- check\u2069'",
  },
  value: {
    validate: { valid: true },
    parse: { statement_count: 1, statement_types: ["*ast.SelectStatement"] },
    metadata: {
      tables: ["users"],
      columns: ["name", "city", "role", "evil\u202ename"],
      functions: [],
    },
    security: security([]),
    lint: lint([]),
    format: format(
      "SELECT\n  'שלום עולם' AS ברכה,\n  'مرحبا' AS greeting\nFROM users",
    ),
  },
};
