import assert from "node:assert/strict";
import { type DialectName, dialectNames, type ReservedWords, WordClass } from "../../src/sql/dialect.ts";
import { definitions, dialectOf } from "../../src/sql/dialects/mod.ts";
import { features } from "../../src/sql/features.ts";
import { tokenize } from "../../src/sql/lexer.ts";
import { word } from "../../src/sql/vocabulary.ts";

const lists = ["names", "columnAliases", "tableAliases", "functions"] as const satisfies (keyof ReservedWords)[];

function listed(text: string): string[] {
  return text.split(" ").filter((entry) => entry !== "");
}

function classOf(dialect: DialectName, text: string): number {
  return dialectOf(dialect).wordClass[word(text)] ?? 0;
}

for (const dialect of dialectNames) {
  const definition = definitions[dialect];

  Deno.test(`dialects: ${dialect} is built once, with a value for every feature`, () => {
    const built = dialectOf(dialect);
    assert.equal(dialectOf(dialect), built);
    assert.equal(built.name, dialect);
    assert.deepEqual(Object.keys(built.features), [...features]);
    assert.deepEqual(features.filter((feature) => built.features[feature]).sort(), [...definition.features].sort());
  });

  Deno.test(`dialects: each word list of ${dialect} names a word once, in upper case`, () => {
    for (const list of lists) {
      const entries = listed(definition.reserved[list]);
      assert.deepEqual(entries, [...new Set(entries)], list);
      for (const entry of entries) assert.match(entry, /^[A-Z][A-Z0-9_]*$/);
    }
  });

  Deno.test(`dialects: reserved words of ${dialect} that may be functions or labels are reserved`, () => {
    const names = new Set(listed(definition.reserved.names));
    const { functions, labels } = definition.reserved;
    const exceptions = [...listed(functions), ...(labels === "all" ? [] : listed(labels))];
    assert.deepEqual(exceptions.filter((entry) => !names.has(entry)), []);
  });

  Deno.test(`dialects: every operator of ${dialect} is one token with its precedence`, () => {
    const built = dialectOf(dialect);
    definition.operators.forEach((row, level) => {
      for (const operator of listed(row)) {
        assert.equal(built.precedence[word(operator)], level + 1, operator);
        if (operator === "<operator>") continue;
        const tokens = tokenize(`a ${operator} b`, built);
        assert.deepEqual([tokens.count, tokens.word[1]], [3, word(operator)], operator);
      }
    });
  });

  Deno.test(`dialects: the everyday names of tables and columns are free in ${dialect}`, () => {
    const everyday = listed("ID NAME TYPE STATUS VALUE CODE TITLE AMOUNT TOTAL COUNT DATA STATE EMAIL VERSION PRICE");
    for (const name of everyday) assert.equal(classOf(dialect, name), 0, name);
  });

  Deno.test(`dialects: no alias without AS may be the word of a clause in ${dialect}`, () => {
    for (const name of listed("FROM WHERE GROUP HAVING ORDER UNION INTO")) {
      assert.notEqual(classOf(dialect, name) & WordClass.NoColumnAlias, 0, name);
    }
    for (const name of listed("WHERE GROUP HAVING ORDER UNION ON")) {
      assert.notEqual(classOf(dialect, name) & WordClass.NoTableAlias, 0, name);
    }
    const joins = listed("LEFT RIGHT INNER CROSS JOIN");
    for (const name of joins) assert.notEqual(classOf(dialect, name) & WordClass.NoTableAlias, 0, name);
  });
}

/** Dialects and words, and whether the words are reserved there. */
const cases: readonly (readonly [dialects: string, words: string, reserved: boolean])[] = [
  [
    "generic",
    "KEY INDEX FIRST ROW ROWS RANGE CURRENT PARTITION MATCHED DATE USER COMMENT OFFSET END START LEVEL",
    false,
  ],
  ["generic", "SELECT FROM WHERE GROUP ORDER UNION JOIN ON AND OR NOT NULL CASE", true],
  ["postgresql", "USER END DESC TABLE COLUMN LEFT FREEZE VERBOSE ANALYZE WINDOW OFFSET", true],
  ["postgresql", "KEY INDEX VALUES ROW DATE ROWS RANGE VIEW BEGIN SET UPDATE COALESCE", false],
  ["mysql mariadb", "KEY INDEX RANGE ROWS CONDITION KEYS MOD DIV INTERVAL", true],
  ["mysql mariadb", "DATE USER OFFSETS VIEW BEGIN END COMMENT FIRST TEXT LEVEL", false],
  ["mysql", "RANK SYSTEM GROUPS LATERAL ROW QUALIFY MANUAL", true],
  ["mariadb", "RANK SYSTEM GROUPS LATERAL ROW QUALIFY MANUAL", false],
  ["mariadb", "RETURNING OFFSET CURRENT_ROLE", true],
  ["sqlserver", "USER PLAN FILE KEY PERCENT RULE PUBLIC EXTERNAL", true],
  ["sqlserver", "DATE OFFSET ROWS LIMIT LEVEL MATCHED ROW", false],
  ["oracle", "DATE NUMBER SIZE MODE SHARE START RESOURCE MINUS", true],
  ["oracle", "CASE END WHEN LEFT JOIN KEY LIMIT ROWNUM LEVEL", false],
  ["sqlite", "INDEX TABLE TRANSACTION COMMIT LIMIT ISNULL", true],
  ["sqlite", "KEY DESC BEGIN END ROW OFFSET LEFT REPLACE WINDOW", false],
  ["snowflake", "ROWS SAMPLE QUALIFY ILIKE INCREMENT TRIGGER START", true],
  ["snowflake", "LEFT DATE DATABASE SCHEMA VIEW LIMIT INDEX END DESC", false],
  ["bigquery", "HASH LOOKUP NEW NO PROTO ROWS QUALIFY WITHIN IF", true],
  ["bigquery", "DATE KEY INDEX TABLE UPDATE OFFSET VALUES USER", false],
  ["redshift", "TAG OPEN OFFSET SNAPSHOT TOP PERCENT USER", true],
  ["redshift", "KEY INDEX DATE LANGUAGE SORTKEY DISTKEY", false],
];

for (const [dialects, names, reserved] of cases) {
  for (const dialect of dialectNames.filter((name) => dialects.split(" ").includes(name))) {
    Deno.test(`dialects: ${dialect} ${reserved ? "reserves" : "does not reserve"} ${names}`, () => {
      for (const name of listed(names)) {
        assert.equal((classOf(dialect, name) & WordClass.Reserved) !== 0, reserved, name);
      }
    });
  }
}

Deno.test("dialects: PostgreSQL's reserved words may be labels behind AS, and most of them without it", () => {
  assert.equal(classOf("postgresql", "TABLE"), WordClass.Reserved | WordClass.NoTableAlias | WordClass.Label);
  assert.equal(
    classOf("postgresql", "LIMIT"),
    WordClass.Reserved | WordClass.NoTableAlias | WordClass.NoColumnAlias | WordClass.Label,
  );
  assert.equal(classOf("postgresql", "DAY"), WordClass.NoColumnAlias);
});

Deno.test("dialects: reserved words that are functions too are marked so", () => {
  assert.notEqual(classOf("mysql", "IF") & WordClass.FunctionName, 0);
  assert.notEqual(classOf("postgresql", "LEFT") & WordClass.FunctionName, 0);
  assert.equal(classOf("postgresql", "WHERE") & WordClass.FunctionName, 0);
});

Deno.test("dialects: each database binds its operators in its own order", () => {
  const level = (dialect: DialectName, operator: string) => dialectOf(dialect).precedence[word(operator)] ?? 0;
  assert.ok(level("mysql", "||") < level("mysql", "AND"));
  assert.ok(level("postgresql", "||") < level("postgresql", "+"));
  assert.equal(level("oracle", "||"), level("oracle", "+"));
  assert.ok(level("sqlite", "||") > level("sqlite", "*"));
  assert.equal(level("bigquery", "||"), level("bigquery", "*"));
  assert.equal(level("sqlserver", "&"), level("sqlserver", "+"));
  assert.ok(level("mysql", "^") > level("mysql", "*"));
  assert.equal(level("mariadb", "->"), 0);
});

Deno.test("dialects: a child keeps what it does not override", () => {
  assert.equal(definitions.mariadb.lexical.dashesNeedSpace, true);
  assert.equal(definitions.redshift.lexical.dollarQuotes, "tagged");
});
