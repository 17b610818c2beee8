import assert from "node:assert/strict";
import { catalogue } from "../../../src/analysis/catalogue.ts";
import { scan, type SecurityFinding } from "../../../src/analysis/security/mod.ts";
import { patterns } from "../../../src/analysis/security/patterns.ts";
import { type DialectName, dialectNames } from "../../../src/sql/dialect.ts";
import { parse } from "../../../src/sql/mod.ts";

async function findings(sql: string, dialect: DialectName = "generic"): Promise<readonly SecurityFinding[]> {
  return scan(await parse(sql, dialect)).findings;
}

/** Severity, pattern and place of each finding. */
async function summary(sql: string, dialect: DialectName = "generic"): Promise<string[]> {
  return (await findings(sql, dialect)).map(({ severity, pattern, line, column }) =>
    `${severity} ${pattern} ${line}:${column}`
  );
}

async function gravest(sql: string, dialect: DialectName = "generic"): Promise<string> {
  const order = ["LOW", "MEDIUM", "HIGH", "CRITICAL"];
  return (await findings(sql, dialect)).reduce(
    (worst, { severity }) => order.indexOf(severity) > order.indexOf(worst) ? severity : worst,
    "",
  );
}

Deno.test("scan reports an always-true condition with its place and the documented texts", async () => {
  assert.deepEqual(await findings("SELECT * FROM users WHERE id = 1 OR 1=1"), [{
    severity: "CRITICAL",
    pattern: "tautology",
    description: "Tautology injection detected: always-true condition",
    risk: "Authentication bypass or full table disclosure",
    suggestion: "Use parameterized queries; never interpolate user input into SQL",
    line: 1,
    column: 37,
  }]);
});

Deno.test("scan counts lines and code points, in pieces and decoded texts too", async () => {
  assert.deepEqual(await summary("SELECT '😀'\nFROM t\r\nWHERE a = 1 OR 2>1"), ["CRITICAL tautology 3:16"]);
  assert.deepEqual(await summary("😀' OR 1=1 --"), ["CRITICAL tautology 1:7", "HIGH comment_bypass 1:11"]);
  assert.deepEqual(await summary("x%27%20OR%201=1"), ["CRITICAL tautology 1:13"]);
});

Deno.test("scan finds nothing in an empty text, in rubbish and in words", async () => {
  for (const sql of ["", " ", ";", "-- x", "\u0000\u0001", "hello world", "\ud800", "((((", "%"]) {
    assert.deepEqual(await findings(sql), [], JSON.stringify(sql));
  }
});

const harmless = [
  "UPDATE t SET n = n + 1",
  "MERGE INTO t USING s ON t.id = s.id WHEN MATCHED THEN UPDATE SET n = t.n + 1",
  "SELECT '1=1', '; DROP TABLE x', 'union select', 'sleep(5)', '--' FROM t",
  "SELECT a FROM t UNION SELECT b FROM u",
  "WITH RECURSIVE n AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM n WHERE x < 9) SELECT x FROM n",
  "CREATE TABLE a (b INT);\nINSERT INTO a VALUES (1);\nALTER TABLE a ADD c INT;\nDROP TABLE a;",
  "SELECT a FROM t WHERE x-1=1",
  'SELECT "sleep(5)" FROM "union select"',
];

for (const sql of harmless) {
  Deno.test(`scan finds nothing in ${JSON.stringify(sql)}`, async () => assert.deepEqual(await findings(sql), []));
}

const severities: readonly (readonly [what: string, severity: string, sql: string, dialect?: DialectName])[] = [
  ["execution of commands", "CRITICAL", "EXEC xp_cmdshell 'dir'", "sqlserver"],
  ["COPY to a program", "CRITICAL", "COPY t TO PROGRAM 'sh'", "postgresql"],
  ["a file that a web server runs", "CRITICAL", "SELECT 'x' INTO OUTFILE '/var/www/a.php'", "mysql"],
  ["a table dropped behind a broken quote", "CRITICAL", "'; DROP TABLE users; --"],
  ["a superuser made behind a broken quote", "CRITICAL", "'; ALTER ROLE app SUPERUSER --"],
  ["a table dropped behind a query", "CRITICAL", "SELECT a FROM t WHERE b = 1; DROP TABLE t"],
  ["a row changed behind a query", "HIGH", "SELECT a FROM t WHERE b = 1; UPDATE t SET c = 2 WHERE d = 3"],
  ["a UNION with a catalogue", "HIGH", "SELECT a FROM t UNION SELECT name FROM sqlite_master"],
  ["a UNION of padding", "HIGH", "SELECT a, b FROM t WHERE c = 1 UNION SELECT NULL, NULL"],
  ["a delay in a condition", "HIGH", "SELECT a FROM t WHERE b = 1 AND SLEEP(5)"],
  ["an error that quotes data", "HIGH", "SELECT a FROM t WHERE b = EXTRACTVALUE(1, CONCAT('~', VERSION()))", "mysql"],
  ["a comment before a left-over quote", "HIGH", "SELECT a FROM t WHERE b = 'x'--' AND c = 'y'"],
  ["a constant condition behind a constant", "MEDIUM", "SELECT a FROM t WHERE b = 1 AND 1=2"],
  ["DELETE where 1=1", "MEDIUM", "DELETE FROM t WHERE 1=1"],
  ["a condition that every row meets, as query builders begin", "LOW", "SELECT a FROM t WHERE 1=1 AND b = 2"],
  ["a delay in a procedure", "LOW", "CREATE PROCEDURE p AS BEGIN WAITFOR DELAY '0:0:1'; END", "sqlserver"],
];

for (const [what, severity, sql, dialect] of severities) {
  Deno.test(`${what} is ${severity}`, async () => assert.equal(await gravest(sql, dialect), severity));
}

const alwaysTrue = [
  ...["1=1", "2>1", "1<>2", "1", "TRUE", "NOT FALSE", "01=1", "1.0=1.0", "1234567=1234567", "'a'='a'", '"x"="x"'],
  ...["'a' LIKE 'a'", "'abc' LIKE 'a%c'", "1 IN (1)", "3 NOT IN (1, 2)", "5 BETWEEN 1 AND 10", "1 IS NOT NULL"],
  ...["NULL IS NULL", "2*3=6", "7%4=3", "-1<0", "(1=1)", "((2)>(1))", "1=1 AND 2=2", "1=2 OR 3=3", "0x41='A'"],
  ...["'a'||'b'='ab'", "CONCAT('a','b')='ab'", "CHAR(65)='A'", "ASCII('a')=97", "LENGTH('abc')=3", "UPPER('x')='X'"],
  ...["SUBSTRING('abc',2,1)='b'", "REVERSE('ab')='ba'", "COALESCE(NULL,1)=1", "NULLIF(1,2)=1", "ABS(-2)=2"],
  ...["CASE WHEN 1=1 THEN 1 ELSE 0 END=1", "(SELECT 1)=1", "EXISTS (SELECT 1)", "CAST('1' AS INT)=1", "id=id"],
  ...["t.id = t.id", "1 = /* x */ 1", "NOT 1=2", "NOT (1=2 AND 3=3)", "IF(1=1,1,0)=1"],
];

for (const condition of alwaysTrue) {
  Deno.test(`OR ${condition} is always true`, async () => {
    const found = await findings(`SELECT a FROM t WHERE b = 1 OR ${condition}`);
    assert.ok(found.some(({ severity, pattern }) => severity === "CRITICAL" && pattern === "tautology"));
  });
}

const undecided = [
  ...["a = b", "a > 1", "a LIKE 'x%'", "a IS NULL", "a IN (1, 2)", "a BETWEEN 1 AND 2", "? = 1", ":x = :y", "? = ?"],
  ...["NOW() = NOW()", "RANDOM() = RANDOM()", "EXISTS (SELECT 1 FROM u)", "a - 1 = 1"],
  ...["COALESCE(a, 1) = 1", "CASE WHEN a = 1 THEN 1 ELSE 0 END = 1", "CURRENT_DATE > '2024-01-01'"],
];

for (const condition of undecided) {
  Deno.test(`OR ${condition} is decided by rows or parameters`, async () => {
    assert.deepEqual(await findings(`SELECT a FROM t WHERE b = 1 OR ${condition}`), []);
  });
}

Deno.test("ten thousand characters before an attack hide nothing", async () => {
  const padding = "a = 1 AND ".repeat(1100);
  assert.equal(await gravest(`SELECT a FROM t WHERE ${padding} b = 2 OR 1=1`), "CRITICAL");
  assert.equal(await gravest(`SELECT a FROM t WHERE ${padding} b = 2 OR 1=1 AND`), "CRITICAL");
  assert.equal(await gravest(`${"x".repeat(10_000)}' OR 1=1 --`), "CRITICAL");
});

Deno.test("the text of dynamic SQL is read too, at the place that runs it", async () => {
  assert.deepEqual(await summary("EXEC('SELECT a FROM t WHERE b = 1 OR 1=1')", "sqlserver"), [
    "CRITICAL tautology 1:1",
  ]);
  assert.deepEqual(await findings("EXEC('SELECT a FROM t WHERE b = 1')", "sqlserver"), []);
});

Deno.test("every pattern's bad example is found as that pattern, and its good example is clean", async () => {
  for (const { name, bad, good } of patterns) {
    const dialect = /^EXEC/.test(bad) ? "sqlserver" : "generic";
    assert.ok((await findings(bad, dialect)).some(({ pattern }) => pattern === name), bad);
    assert.deepEqual(await findings(good, dialect), [], good);
  }
});

Deno.test("the catalogue holds every lint rule and every pattern, each id once", () => {
  const ids = catalogue.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  assert.equal(ids.filter((id) => /^L\d{3}$/.test(id)).length, 30);
  assert.deepEqual(ids.slice(30), patterns.map(({ name }) => name));
});

const long = 64 * 1024;
const hostile: readonly string[] = [
  ...[" OR 1=1", "(", " OR (", " UNION SELECT 1,2", " UNION SELECT (SELECT 1,2", "; DROP TABLE x", "'", "a'", "/**/"],
  ...["/*", "-- x\n", "SUBSTRING((SELECT ", "CAST((SELECT ", "EXEC(", "CHAR(65)+", "EXEC('SELECT 1 OR 1=1');", "1+"],
  ...["CASE WHEN 1=1 THEN ", "NOT ", "%27%20OR%201=1", "\u2019 ", "WHERE a=1 ", "$$", "\\'", "1 )", "'a'||"],
];

for (const piece of hostile) {
  for (const head of ["", "SELECT a FROM t WHERE b = 1 AND ", "1' OR "]) {
    Deno.test(`64 KB of ${JSON.stringify(head)} and ${JSON.stringify(piece)} are scanned in bounded time`, async () => {
      const sql = (head + piece.repeat(Math.ceil(long / piece.length))).slice(0, long);
      const start = performance.now();
      await findings(sql);
      assert.ok(performance.now() - start < 20_000);
    });
  }
}

Deno.test("every dialect's scanner answers on pieces of every kind", async () => {
  for (const dialect of dialectNames) {
    for (const sql of ["' OR 1=1 --", "1; DROP TABLE x", "1 UNION SELECT NULL, NULL", "') OR ('a'='a"]) {
      assert.match(await gravest(sql, dialect), /HIGH|CRITICAL/, `${dialect} ${sql}`);
    }
  }
});
