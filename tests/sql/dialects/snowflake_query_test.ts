import assert from "node:assert/strict";
import { extractMetadata } from "../../../src/analysis/metadata.ts";
import { statementTypes } from "../../../src/analysis/statement_types.ts";
import { parse, type ParseResult } from "../../../src/sql/mod.ts";
import { judges } from "../parser/judge.ts";

judges("instances, models and older joins", "snowflake", {
  valid: [
    "SELECT m!PREDICT(INPUT_DATA => {*}) FROM t",
    "SELECT * FROM TABLE(db.s.m!FORECAST(FORECASTING_PERIODS => 3))",
    "SELECT MODEL(m, v1)!PREDICT(a):output::FLOAT FROM t",
    "WITH mv AS MODEL m VERSION v1 SELECT mv!predict(a) FROM t",
    "WITH x AS (SELECT 1 a), mv AS MODEL m SELECT mv!predict(a) FROM x",
    "SELECT t.a, u.b FROM t, u WHERE t.id = u.id(+)",
    "SELECT NTH_VALUE(a, 2) FROM FIRST IGNORE NULLS OVER (ORDER BY b) FROM t",
    "SELECT * FROM db..t",
    'SELECT env :APPLICATION :: STRING app, job.dpo :"a:b" .c, t. * FROM t WHERE a = :b AND c IN (:d, :e) LIMIT :n',
    "SELECT snowflake.core.null_count (SELECT a FROM db.s.t)",
    "SELECT * FROM REFERENCE('x') r JOIN REFERENCE('y') s ON r.a = s.a",
    "SELECT CAST(NULL AS DATE) AS a WHERE 1 = 0",
    "SELECT IDENTIFIER($f)(1, 2), IDENTIFIER('a') FROM IDENTIFIER('db.s.t') x",
    'SHOW TABLES ->> SELECT "name" FROM $1 ->> SELECT COUNT(*) FROM $1',
  ],
  invalid: [
    "SELECT m!PREDICT FROM t",
    "SELECT m!(a) FROM t",
    "SELECT m!!PREDICT(a) FROM t",
    "WITH mv AS MODEL SELECT mv!predict(a) FROM t",
    "WITH mv AS MODEL m VERSION SELECT mv!predict(a) FROM t",
    "SELECT * FROM .t",
    "SELECT a FROM t WHERE t. .b = 1",
    "SELECT * FROM NATURAL JOIN u",
    "SELECT * FROM t JOIN JOIN u USING (a)",
    "SELECT * FROM TABLE((a, b))",
    "SHOW TABLES ->>",
    "->> SELECT 1",
    "SELECT 1 :a",
    "INSERT INTO t VALUES (:a :b)",
    "INSERT INTO @files SELECT 1",
  ],
});

function parsed(sql: string): ParseResult {
  const result = parse(sql, "snowflake", "none");
  assert.ok(!(result instanceof Promise));
  return result;
}

function messageOf(sql: string): string | undefined {
  return parsed(sql).error?.message;
}

Deno.test("snowflake names the option that was meant", () => {
  assert.equal(
    messageOf("CREATE WAREHOUSE w WAREHOUSE_SZIE = 'LARGE'"),
    "unknown option 'WAREHOUSE_SZIE' (did you mean 'WAREHOUSE_SIZE'?), at position 19 (line 1, column 20)",
  );
  assert.equal(
    messageOf("COPY INTO t FROM @s FILE_FORMAT = (TYPE = CSV SKIP_HEADR = 1)"),
    "unknown option 'SKIP_HEADR' (did you mean 'SKIP_HEADER'?), at position 46 (line 1, column 47)",
  );
  assert.equal(
    messageOf("ALTER WAREHOUSE w UNSET RESOURCE_MONITRO"),
    "unknown option 'RESOURCE_MONITRO' (did you mean 'RESOURCE_MONITOR'?), at position 24 (line 1, column 25)",
  );
  assert.equal(
    messageOf("COPY INTO t FROM @s PURGE = TREU"),
    "unknown value 'TREU' (did you mean 'TRUE'?), at position 28 (line 1, column 29)",
  );
});

Deno.test("snowflake takes options that it does not know and that are like none it knows", () => {
  assert.equal(messageOf("ALTER SESSION SET SOME_NEW_PARAMETER = 1"), undefined);
  assert.equal(messageOf("ALTER TASK t SET x = 'y'"), undefined);
});

Deno.test("snowflake names the data type that was meant, and takes a user's own", () => {
  assert.equal(
    messageOf("CREATE TABLE t (a VARCHRA(10))"),
    "unknown data type 'VARCHRA' (did you mean 'VARCHAR'?), at position 18 (line 1, column 19)",
  );
  assert.equal(messageOf("CREATE TABLE t (a email_address, b s.price)"), undefined);
  assert.equal(messageOf("CREATE TYPE email_address AS VARCHAR(320) COMMENT = 'x'"), undefined);
});

Deno.test("snowflake tells of a semicolon that is missing in a block", () => {
  assert.equal(
    messageOf("BEGIN\n  a := 1;\n  RETURN a\nEND"),
    "missing ';' before 'END', at position 27 (line 4, column 1)",
  );
});

Deno.test("snowflake's IDENTIFIER stands for the table or function that it names", () => {
  const { tables, functions } = extractMetadata(
    parsed("SELECT IDENTIFIER('my_function')(a) FROM IDENTIFIER('db.s.t') JOIN IDENTIFIER($other)"),
  );
  assert.deepEqual({ tables, functions }, { tables: ["db.s.t"], functions: ["my_function"] });
});

Deno.test("snowflake's statements have types by the object they make", () => {
  const types = (sql: string) => statementTypes(parsed(sql).statements);
  assert.deepEqual(
    types(
      [
        "CREATE ROW ACCESS POLICY p AS (a INT) RETURNS BOOLEAN -> TRUE",
        "CREATE STORAGE INTEGRATION s ENABLED = TRUE",
        "CREATE OR REPLACE DYNAMIC TABLE d TARGET_LAG = '1 minute' AS SELECT 1 AS a",
        "COPY INTO t FROM @s",
        "LS @s",
        "DESC STAGE s",
        "BEGIN RETURN 1; END",
        "DEFINE VIEW d.s.v AS SELECT 1 AS a",
      ].join(";\n"),
    ),
    [
      "*ast.CreateRowAccessPolicyStatement",
      "*ast.CreateStorageIntegrationStatement",
      "*ast.CreateTableStatement",
      "*ast.CopyIntoTableStatement",
      "*ast.ListStatement",
      "*ast.DescribeStatement",
      "*ast.BlockStatement",
      "*ast.CreateViewStatement",
    ],
  );
});
