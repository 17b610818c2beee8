import assert from "node:assert/strict";
import { inherit } from "../../../src/sql/notation/mod.ts";
import { accepts, dialectOfRows, match, roles } from "./dialect.ts";

/** Rows, then texts with whether they match. */
type Case = readonly [
  name: string,
  rows: string | readonly string[],
  texts: Readonly<Record<string, boolean>>,
];

const cases: readonly Case[] = [
  ["words match in any case and in order", "FLUSH LOGS NOW", {
    "FLUSH LOGS NOW": true,
    "flush Logs now": true,
    "FLUSH NOW LOGS": false,
    "FLUSH LOGS": false,
    "FLUSH LOGS NOW NOW": false,
  }],
  ["[x] may be left out", "DROP ROLE [IF EXISTS] <name>", {
    "DROP ROLE a": true,
    "DROP ROLE IF EXISTS a.b": true,
    "DROP ROLE IF a": false,
  }],
  [
    "[a | b] is one of them or nothing",
    "LOCK <name> [SHARED | EXCLUSIVE MODE]",
    {
      "LOCK a": true,
      "LOCK a SHARED": true,
      "LOCK a EXCLUSIVE MODE": true,
      "LOCK a EXCLUSIVE": false,
      "LOCK a SHARED EXCLUSIVE MODE": false,
    },
  ],
  ["{a | b} is one of them", "LOCK {SHARED | EXCLUSIVE MODE} <name>", {
    "LOCK SHARED a": true,
    "LOCK EXCLUSIVE MODE a": true,
    "LOCK a": false,
  }],
  ["x ... is one or more", "RUN <string> ... END", {
    "RUN 'a' END": true,
    "RUN 'a' 'b' 'c' END": true,
    "RUN END": false,
  }],
  ["[x] ... is none or more", "RUN [<string>] ... END", {
    "RUN 'a' 'b' END": true,
    "RUN END": true,
    "RUN 1 END": false,
  }],
  ["x, ... is parted by commas", "UNSET <name>, ... NOW", {
    "UNSET a NOW": true,
    "UNSET a, b.c NOW": true,
    "UNSET a b NOW": false,
    "UNSET a, NOW": false,
    "UNSET a, NOW NOW": true,
    "UNSET , a NOW": false,
  }],
  ["x [, ...] and x [...] are the manuals' way to write the same", [
    "A <string> [, ...]",
    "B <string> [...]",
  ], {
    "A 'a', 'b'": true,
    "A 'a' 'b'": false,
    "B 'a' 'b'": true,
    "B 'a', 'b'": false,
  }],
  ["x [,] ... may have commas", "A {<any_name> = <integer>} [,] ...", {
    "A a = 1 b = 2": true,
    "A a = 1, b = 2 c = 3": true,
    "A a = 1,": false,
  }],
  ["braces group", "A {<name> = <integer> | <string>}, ...", {
    "A a = 1, 'b', c = 2": true,
    "A a = 1 2": false,
  }],
  [
    "{{a | b}} is each at most once in any order",
    "MAKE {{COLD | HOT | WARM <integer>}} TEA",
    {
      "MAKE COLD TEA": true,
      "MAKE WARM 3 HOT COLD TEA": true,
      "MAKE HOT WARM 1 COLD TEA": true,
      "MAKE HOT HOT TEA": false,
      "MAKE TEA": false,
    },
  ],
  ["[{{a | b}}] may be left out", "MAKE [{{COLD | HOT}}] TEA", {
    "MAKE TEA": true,
    "MAKE HOT COLD TEA": true,
  }],
  ["{{a | b}}, ... has commas", "MAKE ({{COLD | HOT}}, ...)", {
    "MAKE (COLD)": true,
    "MAKE (HOT, COLD)": true,
    "MAKE (HOT COLD)": false,
    "MAKE (HOT, HOT)": false,
    "MAKE ()": false,
  }],
  [
    "{{a | b}} counts anew each time it is met",
    "MAKE {TEA {{COLD | HOT}}} ...",
    {
      "MAKE TEA COLD TEA COLD HOT": true,
      "MAKE TEA COLD COLD": false,
    },
  ],
  [
    "alternatives of {{ }} may share their first word",
    "MAKE {{COPY GRANTS | COPY TAGS | COPY <integer>}}",
    {
      "MAKE COPY 1 COPY TAGS COPY GRANTS": true,
      "MAKE COPY TAGS COPY TAGS": false,
    },
  ],
  [
    "symbols stand for themselves, quoted where the notation uses them",
    "CALL <name> (*) => '[' <name> ']' '|' @ '{' '}'",
    {
      "CALL a(*) => [b] | @ { }": true,
      "CALL a(*) => b | @ { }": false,
    },
  ],
  [
    "a keyword of the row may be a name",
    "DROP INDEX [CONCURRENTLY] [IF EXISTS] <name> [CASCADE]",
    {
      "DROP INDEX concurrently": true,
      "DROP INDEX concurrently concurrently": true,
      "DROP INDEX if": true,
      "DROP INDEX if exists if": true,
      "DROP INDEX cascade": true,
      "DROP INDEX cascade cascade": true,
      "DROP INDEX concurrently if exists concurrently cascade": true,
    },
  ],
  [
    "an optional name gives way to the keyword behind it",
    "DECLARE [<name>] HANDLER FOR <name>",
    {
      "DECLARE HANDLER FOR x": true,
      "DECLARE handler HANDLER FOR x": true,
      "DECLARE a HANDLER FOR handler": true,
      "DECLARE FOR x": false,
    },
  ],
  ["reserved words are no names", "DROP ROLE <name>", {
    "DROP ROLE table": false,
    'DROP ROLE "table"': true,
  }],
  ["rows with the same words are alternatives", [
    "SET <name> = <value>",
    "SET NAMES <string>",
    "SET ROLE {<name> | NONE}",
  ], {
    "SET NAMES 'x'": true,
    "SET names = 3": true,
    "SET role = NONE": true,
    "SET ROLE role": true,
    "SET ROLE": false,
  }],
  ["the way that reads furthest counts", ["RESET ALL", "RESET <name>"], {
    "RESET ALL": true,
    "RESET all.x": true,
    "RESET x": true,
  }],
  ["a row may begin with an optional word or a choice", [
    "[EXECUTE] IMMEDIATE <string>",
    "{BEGIN | START} WORK",
  ], {
    "EXECUTE IMMEDIATE 'x'": true,
    "IMMEDIATE 'x'": true,
    "BEGIN WORK": true,
    "start work": true,
    "WORK": false,
  }],
  ["the words that tell rows apart may stand far behind", [
    "MAKE [<integer>] ... TEA",
    "MAKE [<integer>] ... PIE",
  ], {
    [`MAKE ${"1 ".repeat(40)} TEA`]: true,
    [`MAKE ${"1 ".repeat(40)} PIE`]: true,
    [`MAKE ${"1 ".repeat(40)} CAKE`]: false,
  }],
];

for (const [name, rows, texts] of cases) {
  Deno.test(`notation: ${name}`, () => {
    const dialect = dialectOfRows(typeof rows === "string" ? [rows] : rows);
    const outcome = Object.fromEntries(
      Object.keys(texts).map((sql) => [sql, accepts(dialect, sql)]),
    );
    assert.deepEqual(outcome, texts);
  });
}

Deno.test("notation: a text that begins like no row is left alone", () => {
  assert.equal(
    match(dialectOfRows(["DROP ROLE <name>"]), "CREATE ROLE x"),
    undefined,
  );
});

Deno.test("notation: a statement ends where its row does, and the rest is not looked at", () => {
  const dialect = dialectOfRows(["DROP ROLE <name> [CASCADE]"]);
  assert.equal(
    match(dialect, "DROP ROLE a; DROP ROLE b")?.rest,
    "; DROP ROLE b",
  );
  assert.equal(match(dialect, "DROP ROLE a b")?.rest, "b");
});

Deno.test("notation: rules are holes by name, may hold each other and themselves", () => {
  const dialect = dialectOfRows([
    "GRANT <privilege>, ... ON <table> TO <name>",
    "LOAD <tree>",
  ], [
    "privilege = SELECT [<columns>] | ALL [PRIVILEGES]",
    "tree = <string> | ( <tree>, ... )",
  ]);
  assert.equal(accepts(dialect, "GRANT SELECT (a, b), ALL ON t TO u"), true);
  assert.equal(accepts(dialect, "GRANT SELECT () ON t TO u"), false);
  assert.equal(accepts(dialect, "LOAD (('a', 'b'), ('c'), 'd')"), true);
  assert.equal(accepts(dialect, "LOAD (('a', 'b'), ('c', 'd')"), false);
});

Deno.test("notation: the types of statements come from their leading words or their row", () => {
  const dialect = dialectOfRows([
    "CREATE [OR REPLACE] MASKING POLICY <name>",
    "CREATE {ROLE | USER_GROUP} <name>",
    "CREATE USER MAPPING FOR <name>",
    "ALTER MASKING POLICY <name>",
    "RefreshMaterializedView: REFRESH MATERIALIZED VIEW <view>",
  ]);
  const types = [
    "CREATE OR REPLACE MASKING POLICY p",
    "CREATE ROLE r",
    "CREATE USER_GROUP r",
    "CREATE USER MAPPING FOR u",
    "ALTER MASKING POLICY p",
    "REFRESH MATERIALIZED VIEW v",
  ].map((sql) => match(dialect, sql)?.type);
  assert.deepEqual(types, [
    "CreateMaskingPolicy",
    "CreateRole",
    "CreateUserGroup",
    "CreateUserMapping",
    "Alter",
    "RefreshMaterializedView",
  ]);
});

Deno.test("notation: holes put their nodes among the statement's parts, given-up ways leave none", () => {
  const dialect = dialectOfRows([
    "MOVE {<table> NOW | <column> LATER} TO <name>",
  ]);
  assert.deepEqual(match(dialect, "MOVE a.b LATER TO c")?.parts, [
    "column a.b",
    "name c",
  ]);
});

Deno.test("notation: tokens have the roles of the way that counts", () => {
  const drop = dialectOfRows(["DROP INDEX [CONCURRENTLY] [IF EXISTS] <name>"]);
  assert.equal(roles(drop, "DROP INDEX concurrently"), "Keyword Keyword Name");
  assert.equal(roles(drop, "DROP INDEX if exists concurrently"), "Keyword Keyword Keyword Keyword Name");
  const furthest = dialectOfRows(["GO <name> [NORTH]", "GO NORTH", "GO NORTH EAST WEST SOUTH"]);
  assert.equal(roles(furthest, "GO north north east"), "Keyword Name Keyword None");
  const again = dialectOfRows(["RUN <columns> A", "RUN <columns> <name> B", "RUN <name> ..."]);
  assert.equal(roles(again, "RUN (x) a b 1"), "Keyword Keyword Name Keyword Name Keyword None");
});

Deno.test("notation: a failure is told at the furthest place, with all that could stand there", () => {
  const dialect = dialectOfRows([
    "ALTER WAREHOUSE [IF EXISTS] <name> {SUSPEND | RESUME [IF SUSPENDED] | RENAME TO <name>}",
    "ALTER ROLE <name> RENAME TO <name>",
  ]);
  const told = (sql: string) => {
    const outcome = match(dialect, sql);
    return [outcome?.failedAt, ...(outcome?.expected ?? [])];
  };
  assert.deepEqual(told("ALTER WAREHOUSE w SUSPND"), [
    "SUSPND",
    ".",
    "RENAME",
    "RESUME",
    "SUSPEND",
  ]);
  assert.deepEqual(told("ALTER WAREHOUSE w RENAME x"), ["x", "TO"]);
  assert.deepEqual(told("ALTER WAREHOUSE table"), ["table", "IF", "a name"]);
  assert.deepEqual(told("ALTER WAREHUOSE w SUSPEND"), [
    "WAREHUOSE",
    "ROLE",
    "WAREHOUSE",
  ]);
});

Deno.test("notation: alternatives already taken are not expected again", () => {
  const outcome = match(
    dialectOfRows(["MAKE {{COLD | HOT}} TEA"]),
    "MAKE HOT HOT",
  );
  assert.deepEqual([outcome?.failedAt, ...(outcome?.expected ?? [])], [
    "HOT",
    "COLD",
    "TEA",
  ]);
});

Deno.test("notation: a child's rows take the place of inherited ones with the same leading words", () => {
  const dialect = dialectOfRows(inherit(
    [
      "DROP ROLE <name>",
      "DROP [OLD] USER <name>",
      "CREATE POLICY <name>",
      "CREATE POLICY GROUP <name>",
    ],
    ["DROP [NEW] ROLE <name>", "DROP ROLE <name> NOW", "- CREATE POLICY"],
  ));
  const texts = ["DROP NEW ROLE a", "DROP ROLE a NOW", "DROP OLD USER a"].map((
    sql,
  ) => accepts(dialect, sql));
  assert.deepEqual(texts, [true, true, true]);
  assert.equal(match(dialect, "CREATE POLICY a"), undefined);
});

Deno.test("notation: a child's rule takes the place of the inherited one", () => {
  const dialect = dialectOfRows(
    ["DROP <kind> <name>"],
    inherit(["kind = ROLE"], ["kind = USER"]),
  );
  assert.deepEqual([
    accepts(dialect, "DROP ROLE a"),
    accepts(dialect, "DROP USER a"),
  ], [false, true]);
});
