/**
 * What the notation costs: reading a dialect's rows, compiling those that a text meets, and matching.
 * `deno run bench/notation.ts`; the dialect is made here, six hundred rows of the usual kind.
 */
import type { DialectDefinition } from "../src/sql/dialect.ts";
import { buildDialect, definitions } from "../src/sql/dialects/mod.ts";
import { tokenize } from "../src/sql/lexer.ts";
import { compileAll, internWords, matchStatement } from "../src/sql/notation/mod.ts";
import { Parser } from "../src/sql/parser/parser.ts";

const objects = "ROLE USER WAREHOUSE POLICY STAGE PIPE STREAM TASK SHARE SECRET".split(" ").flatMap((object) =>
  ["", "MASKING ", "NETWORK ", "SESSION ", "EXTERNAL ", "STORAGE "].map((kind) => kind + object)
);

const statements = objects.flatMap((object) => [
  `CREATE [OR REPLACE] [TEMPORARY | TRANSIENT] ${object} [IF NOT EXISTS] <name> [<options>]`,
  `CREATE ${object} <name> CLONE <name> [AT ( <option_list> )]`,
  `ALTER ${object} [IF EXISTS] <name> { SUSPEND | RESUME [IF SUSPENDED] | RENAME TO <name> | SET <options> | UNSET <any_name>, ... }`,
  `ALTER ${object} <name> OWNER TO {<user> | CURRENT_USER}`,
  `DROP ${object} [IF EXISTS] <name>, ... [CASCADE | RESTRICT]`,
  `SHOW ${object} [LIKE <string>] [IN {ACCOUNT | SCHEMA <name>}] [LIMIT <integer> [FROM <string>]]`,
  `DESCRIBE ${object} <name>`,
  `GRANT {ALL [PRIVILEGES] | {USAGE | OPERATE | MONITOR}, ...} ON ${object} <name> TO <user>, ... [WITH GRANT OPTION]`,
  `REVOKE {ALL [PRIVILEGES] | {USAGE | OPERATE | MONITOR}, ...} ON ${object} <name> FROM <user>, ... [CASCADE]`,
  `COMMENT ON ${object} <name> IS {<string> | NULL}`,
]);

const texts = [
  "CREATE OR REPLACE NETWORK POLICY p ALLOWED_IP_LIST = ('1.2.3.4', '5.6.7.8') COMMENT = 'x'",
  "ALTER WAREHOUSE IF EXISTS w RESUME IF SUSPENDED",
  "DROP STORAGE SHARE IF EXISTS a, b.c, d CASCADE",
  "GRANT USAGE, MONITOR ON EXTERNAL STAGE s TO alice, bob WITH GRANT OPTION",
  "SHOW TASK LIKE 'x%' IN SCHEMA a.b LIMIT 10",
  "COMMENT ON ROLE r IS 'text'",
  "VACUUM everything",
];

function measured(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

function row(what: string, figure: number, unit: string): void {
  console.log(`${what.padEnd(64)} ${figure.toFixed(2).padStart(9)} ${unit}`);
}

const definition: DialectDefinition = { ...definitions.generic, statements, rules: definitions.generic.rules };
row(`${statements.length} rows read`, measured(() => internWords(definition)), "ms");
row("the same rows again (warm)", measured(() => internWords({ ...definition })), "ms");
const dialect = buildDialect(definition);

for (const text of texts) {
  const tokens = tokenize(text, dialect);
  const match = () => {
    const p = new Parser(tokens, dialect);
    matchStatement(p);
    return p;
  };
  const first = measured(match);
  const repeats = 20_000;
  const time = measured(() => {
    for (let i = 0; i < repeats; i++) match();
  });
  const p = match();
  const verdict = p.failed || (p.index === 0 && !p.atEnd) ? "no" : p.atEnd ? "yes" : "in part";
  row(`${text.slice(0, 44)} (${verdict}), first time`, first * 1000, "µs");
  row(`${text.slice(0, 44)} (${verdict}), warm`, time * 1000 / repeats, "µs");
}
row(`${statements.length} rows compiled`, measured(() => compileAll(definition)), "ms");
