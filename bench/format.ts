/**
 * The formatter's law on a folder of labelled statements, a line a dialect:
 *
 *     deno run --allow-read --config tests/deno.json bench/format.ts [FOLDER] [DIALECT] [--show]
 *
 * Of the valid statements that we accept: the shares whose tokens and comments come out unchanged, that come out the
 * same when formatted again, and whose output is valid with the same kinds and names; each under three sets of
 * options. `--show` prints what breaks it.
 */
import { extractMetadata } from "../src/analysis/metadata.ts";
import { defaultOptions, type FormatOptions, formatText } from "../src/analysis/format/mod.ts";
import { statementTypes } from "../src/analysis/statement_types.ts";
import { parse, type ParseResult } from "../src/sql/mod.ts";
import { corpusDialects, readCorpus } from "./corpus.ts";
import { changedPart } from "../tests/support/format_law.ts";

const optionSets: readonly FormatOptions[] = [
  defaultOptions,
  { indentSize: 4, uppercaseKeywords: true, addSemicolon: true },
  { indentSize: 0, uppercaseKeywords: true, addSemicolon: false },
];

interface Counts {
  statements: number;
  accepted: number;
  unchanged: number;
  idempotent: number;
  same: number;
}

function meaning(parsed: ParseResult): string {
  return JSON.stringify([
    parsed.error?.message,
    statementTypes(parsed.statements),
    extractMetadata(parsed),
  ]);
}

const flags = Deno.args.filter((arg) => arg.startsWith("--"));
const [folder = "../shared/corpus", only] = Deno.args.filter((arg) => !arg.startsWith("--"));
const show = flags.includes("--show");
const dialects = corpusDialects(folder);
if (dialects.length === 0) console.log(`format: ${folder} has no statements`);
else {console.log(
    "dialect      valid  accepted  formatted  unchanged  idempotent  parsing again",
  );}
const percent = (
  part: number,
  whole: number,
) => (whole === 0 ? "-" : `${(100 * part / whole).toFixed(2)}%`);
for (const dialect of dialects) {
  if (only !== undefined && only !== dialect) continue;
  const counts: Counts = {
    statements: 0,
    accepted: 0,
    unchanged: 0,
    idempotent: 0,
    same: 0,
  };
  for (const { sql, valid } of readCorpus(folder, dialect)) {
    if (!valid) continue;
    counts.statements++;
    const parsed = await parse(sql, dialect);
    if (parsed.error !== undefined) continue;
    counts.accepted++;
    const before = meaning(parsed);
    const broken: string[] = [];
    let output = "";
    for (const options of optionSets) {
      output = await formatText(parsed, options);
      const again = await parse(output, dialect);
      const change = changedPart(parsed.tokens, again.tokens, options);
      if (change !== undefined) broken.push(`changed: ${change}`);
      if (again.error !== undefined || meaning(again) !== before) {
        broken.push(
          `not the same: ${again.error?.message ?? `${before} / ${meaning(again)}`}`,
        );
      }
      if (again.error !== undefined || await formatText(again, options) !== output) {
        broken.push("not idempotent");
      }
      if (broken.length > 0) break;
    }
    if (!broken.some((one) => one.startsWith("changed"))) counts.unchanged++;
    if (!broken.some((one) => one.startsWith("not the same"))) counts.same++;
    if (!broken.includes("not idempotent")) counts.idempotent++;
    if (show && broken.length > 0) {
      console.log(
        `--- ${dialect}: ${broken.join("; ")}\n${sql}\n>>>\n${output}\n`,
      );
    }
  }
  const { statements, accepted, unchanged, idempotent, same } = counts;
  const shares = [
    percent(accepted, statements),
    percent(unchanged, accepted),
    percent(idempotent, accepted),
  ];
  console.log(
    `${dialect.padEnd(11)} ${String(statements).padStart(6)}  ${String(accepted).padStart(8)}  ` +
      `${shares[0]?.padStart(9)}  ${shares[1]?.padStart(9)}  ${shares[2]?.padStart(10)}  ` +
      percent(same, accepted).padStart(13),
  );
}
