import assert from "node:assert/strict";
import { lint, type Violation } from "../../../src/analysis/lint/mod.ts";
import { rules } from "../../../src/analysis/lint/rules.ts";
import type { DialectName } from "../../../src/sql/dialect.ts";
import { parse } from "../../../src/sql/mod.ts";

async function lintText(
  sql: string,
  dialect: DialectName = "generic",
): Promise<Violation[]> {
  return lint(await parse(sql, dialect), "all");
}

/** "L001 1:10" for every violation of a rule. */
async function places(
  rule: string,
  sql: string,
  dialect: DialectName = "generic",
): Promise<string[]> {
  return (await lintText(sql, dialect)).filter((violation) => violation.rule === rule)
    .map(({ line, column }) => `${line}:${column}`);
}

/** INTO OUTFILE is a clause of MySQL alone. */
const dialectOfRule: { readonly [id: string]: DialectName } = { L015: "mysql" };

for (const rule of rules) {
  const dialect = dialectOfRule[rule.id] ?? "generic";
  Deno.test(`${rule.id} ${rule.name} finds its bad example and leaves its good one alone`, async () => {
    assert.notDeepEqual(await places(rule.id, rule.bad, dialect), []);
    assert.deepEqual(await places(rule.id, rule.good, dialect), []);
  });
  Deno.test(`${rule.id} ${rule.name} has examples that are valid SQL`, async () => {
    assert.equal((await parse(rule.bad, dialect)).error, undefined);
    assert.equal((await parse(rule.good, dialect)).error, undefined);
  });
}

Deno.test("lint rules are numbered L001 to L030 and the first ten are standard", () => {
  assert.deepEqual(
    rules.map(({ id }) => id),
    Array.from({ length: 30 }, (_, i) => `L${String(i + 1).padStart(3, "0")}`),
  );
  assert.deepEqual(rules.filter(({ standard }) => standard).length, 10);
});

const table: readonly (readonly [
  rule: string,
  what: string,
  sql: string,
  places: readonly string[],
])[] = [
  [
    "L001",
    "finds spaces and tabs at line ends",
    "SELECT id   \nFROM users\t\nWHERE id = 1",
    ["1:10", "2:11"],
  ],
  ["L001", "finds white space before CRLF", "SELECT id \r\nFROM users\r\n", [
    "1:10",
  ]],
  [
    "L001",
    "leaves a string of several lines alone",
    "SELECT 'a  \n b' AS x",
    [],
  ],
  ["L001", "leaves a comment's end alone", "SELECT 1 -- note  \nFROM t", []],
  ["L001", "finds lines of white space", "SELECT 1\n  \nFROM t", ["2:1"]],
  [
    "L002",
    "finds both kinds in one indent",
    "SELECT id,\n \tname\nFROM users",
    ["2:1"],
  ],
  [
    "L002",
    "finds lines unlike the first indented one",
    "SELECT id,\n\tname,\n    email\nFROM users",
    ["3:1"],
  ],
  [
    "L002",
    "leaves the inside of strings alone",
    "SELECT 'a\n\tb',\n    c\nFROM t",
    [],
  ],
  [
    "L003",
    "finds a run once, at its first line",
    "SELECT id\n\n\n\nFROM users",
    ["2:1"],
  ],
  ["L003", "finds blank lines at the end", "SELECT id\nFROM users\n\n\n\n", [
    "3:1",
  ]],
  ["L003", "leaves strings alone", "SELECT 'a\n\n\nb' AS x", []],
  [
    "L004",
    "finds five levels and not four",
    `SELECT id\n${" ".repeat(20)},a\n${" ".repeat(16)},b\nFROM t`,
    ["2:1"],
  ],
  [
    "L005",
    "counts characters and not bytes",
    `SELECT '${"é".repeat(91)}'`,
    [],
  ],
  ["L005", "finds the 101st character", `SELECT '${"é".repeat(92)}'`, [
    "1:101",
  ]],
  [
    "L005",
    "counts an emoji as one character",
    `SELECT '${"🙂".repeat(91)}'`,
    [],
  ],
  [
    "L005",
    "leaves lines that begin with a comment alone",
    `-- ${"long ".repeat(40)}\nSELECT 1`,
    [],
  ],
  [
    "L005",
    "leaves lines inside a comment alone",
    `/* a\n${"long ".repeat(40)}\n*/ SELECT 1`,
    [],
  ],
  [
    "L006",
    "finds the item with another indent",
    "SELECT\n    id,\n  name,\n    email,\n    phone\nFROM users",
    ["3:3"],
  ],
  [
    "L006",
    "settles a tie by the indent seen first",
    "SELECT id,\n       name,\n     email\nFROM users",
    ["3:6"],
  ],
  [
    "L006",
    "treats a subquery's list on its own",
    "SELECT a,\n  (SELECT\n      b,\n      c\n   FROM u),\n  d\nFROM t",
    [],
  ],
  ["L007", "finds every keyword", "select id,name from users", [
    "1:1",
    "1:16",
  ]],
  [
    "L007",
    "leaves names that are keywords elsewhere alone",
    "SELECT rows, range, key, current FROM t",
    [],
  ],
  [
    "L007",
    "leaves literals and functions alone",
    "SELECT true, null, count(*), coalesce(a, b) FROM t",
    [],
  ],
  [
    "L007",
    "leaves strings, comments and quoted names alone",
    "SELECT 'select' AS s, \"from\" FROM t -- where and",
    [],
  ],
  ["L007", "works without a tree", "select * form t where", ["1:1", "1:17"]],
  [
    "L008",
    "finds lines that begin with a comma",
    "SELECT id\n     , name\n     , email\nFROM users",
    ["2:6", "3:6"],
  ],
  [
    "L008",
    "leaves strings that begin a line with a comma alone",
    "SELECT 'a\n, b' AS x",
    [],
  ],
  [
    "L009",
    "stands at the SELECT",
    "SELECT 1;\n\n  SELECT u.id FROM users u JOIN orders ON u.id = orders.user_id",
    ["3:3"],
  ],
  [
    "L009",
    "stands at a nested SELECT",
    "SELECT a FROM t1 x WHERE EXISTS (SELECT 1 FROM t3 y, t4)",
    ["1:34"],
  ],
  [
    "L009",
    "works without a tree",
    "SELECT u.id FROM users u JOIN orders ON ON x",
    ["1:26"],
  ],
  [
    "L010",
    "finds runs between tokens",
    "SELECT id  FROM   users WHERE name = 'a  b'",
    ["1:10", "1:16"],
  ],
  [
    "L010",
    "leaves indentation, line ends and comments alone",
    "  SELECT 1  \n    FROM t -- a  b",
    [],
  ],
  [
    "L016",
    "leaves COUNT(*) and EXISTS alone",
    "SELECT COUNT(*) FROM t WHERE EXISTS (SELECT * FROM u)",
    [],
  ],
  [
    "L018",
    "leaves a wildcard behind text alone",
    "SELECT a FROM t WHERE b LIKE 'x%'",
    [],
  ],
  [
    "L020",
    "leaves a subquery on its own alone",
    "SELECT u.id, (SELECT MAX(o.id) FROM orders o) AS m FROM users u",
    [],
  ],
  [
    "L021",
    "leaves two comparisons alone",
    "SELECT a FROM t WHERE b = 1 OR b = 2",
    [],
  ],
  [
    "L027",
    "finds each UNION",
    "SELECT 1 UNION SELECT 2 UNION ALL SELECT 3 UNION SELECT 4",
    ["1:10", "1:44"],
  ],
];

for (const [rule, what, sql, expected] of table) {
  Deno.test(`${rule} ${what}`, async () => assert.deepEqual(await places(rule, sql), expected));
}

Deno.test("lint orders violations by line, column and rule", async () => {
  const found = await lintText("select  a  \nfrom t");
  assert.deepEqual(
    found.map(({ rule, line, column }) => `${line}:${column} ${rule}`),
    [
      "1:1 L007",
      "1:1 L017",
      "1:7 L010",
      "1:10 L001",
      "2:1 L007",
    ],
  );
});

Deno.test("lint says which violations can be mended", async () => {
  assert.deepEqual(await lintText("SELECT a  FROM t WHERE b = 1"), [{
    rule: "L010",
    rule_name: "RedundantWhitespace",
    severity: "info",
    message: "Multiple consecutive spaces found",
    line: 1,
    column: 9,
    suggestion: "Reduce to single space",
    fixable: true,
  }]);
});

Deno.test("lint counts columns in characters where emoji stand before", async () => {
  assert.deepEqual(await places("L010", "SELECT '🙂🙂'  AS x"), ["1:12"]);
});

Deno.test("lint takes time in proportion to the text", async () => {
  for (
    const sql of [
      "a ,  ".repeat(13_000),
      "\n".repeat(65_000),
      "select ".repeat(9_000),
      " \t\n".repeat(21_000),
    ]
  ) {
    const parsed = await parse(sql, "generic");
    const start = performance.now();
    lint(parsed, "all");
    assert.ok(performance.now() - start < 5_000, "lint hangs on 64 KB");
  }
});
