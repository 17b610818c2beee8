import { type Dialect, type DialectDefinition, type DialectName, WordClass } from "../dialect.ts";
import { type Features, features } from "../features.ts";
import { internWords } from "../notation/mod.ts";
import { vocabularySize, word } from "../vocabulary.ts";
import { internOperandForms } from "../parser/expression/operand_forms.ts";
import { bigquery } from "./bigquery.ts";
import { clickhouse } from "./clickhouse.ts";
import { generic } from "./generic.ts";
import { mariadb } from "./mariadb.ts";
import { mysql } from "./mysql.ts";
import { oracle } from "./oracle.ts";
import { postgresql } from "./postgresql.ts";
import { redshift } from "./redshift.ts";
import { snowflake } from "./snowflake.ts";
import { sqlite } from "./sqlite.ts";
import { sqlserver } from "./sqlserver.ts";

/** Every dialect's definition by name. */
export const definitions: Readonly<Record<DialectName, DialectDefinition>> = {
  generic,
  postgresql,
  mysql,
  mariadb,
  sqlserver,
  oracle,
  sqlite,
  snowflake,
  bigquery,
  redshift,
  clickhouse,
};

const built = new Map<DialectName, Dialect>();

/**
 * The dialect called `name`, built on first use. What its grammar names is in the vocabulary then, so that texts
 * may be cut into tokens.
 *
 * @example
 * ```ts
 * dialectOf("mysql").title; // "MySQL"
 * ```
 */
export function dialectOf(name: DialectName): Dialect {
  let dialect = built.get(name);
  if (dialect === undefined) built.set(name, dialect = buildDialect(definitions[name]));
  return dialect;
}

/** Makes a dialect of its definition. */
export function buildDialect(definition: DialectDefinition): Dialect {
  internOperandForms();
  internWords(definition);
  const { reserved, operators, lexical } = definition;
  for (const symbol of [...lexical.symbols, ...lexical.characters]) word(symbol);
  const names = numbersOf(reserved.names);
  const columnAliases = numbersOf(reserved.columnAliases);
  const tableAliases = numbersOf(reserved.tableAliases);
  const functions = numbersOf(reserved.functions);
  const labels = reserved.labels === "all" ? names : numbersOf(reserved.labels);
  const neverFunctions = numbersOf(reserved.neverFunctions ?? "");
  const callForms = numbersOf(reserved.callForms ?? "");
  const rows = operators.map(numbersOf);

  const wordClass = new Uint8Array(vocabularySize());
  const mark = (list: readonly number[], bits: number) => {
    for (const number of list) wordClass[number] = (wordClass[number] ?? 0) | bits;
  };
  mark(names, WordClass.Reserved | WordClass.NoTableAlias | (reserved.bareLabels ? 0 : WordClass.NoColumnAlias));
  mark(columnAliases, WordClass.NoColumnAlias);
  mark(tableAliases, WordClass.NoTableAlias);
  mark(functions, WordClass.FunctionName);
  mark(labels, WordClass.Label);
  mark(neverFunctions, WordClass.NeverFunction);
  mark(callForms, WordClass.CallForm);

  const precedence = new Uint8Array(vocabularySize());
  rows.forEach((row, level) => {
    for (const number of row) precedence[number] = level + 1;
  });

  const { name, title } = definition;
  return { name, title, lexical, features: featuresOf(definition), wordClass, precedence, definition };
}

function numbersOf(list: string): number[] {
  return list.split(" ").filter((text) => text !== "").map(word);
}

function featuresOf(definition: DialectDefinition): Features {
  const has = new Set<string>(definition.features);
  return Object.fromEntries(features.map((feature) => [feature, has.has(feature)])) as Features;
}
