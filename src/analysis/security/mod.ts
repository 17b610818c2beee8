import type { ParseResult } from "../../sql/mod.ts";
import { placeOf } from "../../sql/faults/place.ts";
import { findCalls } from "./calls.ts";
import { findComments } from "./comments.ts";
import { findDynamicSql } from "./dynamic_sql.ts";
import { findErrors } from "./error_based.ts";
import { findFiles } from "./files.ts";
import { type Finding, rankOf, type Severity } from "./finding.ts";
import { patternOf } from "./patterns.ts";
import { findHeavyQueries } from "./heavy_queries.ts";
import { findProbes } from "./probing.ts";
import { findPieces } from "./pieces.ts";
import { findPrivileges } from "./privileges.ts";
import type { Reading } from "./reading.ts";
import { readingsOf } from "./readings.ts";
import { findSpelledTexts } from "./spelled_text.ts";
import { findStacked } from "./stacked.ts";
import { findTautologies } from "./tautology.ts";
import { findUnions } from "./union.ts";
import { findWaits } from "./waits.ts";

/** A finding as `security_scan` shows it. */
export interface SecurityFinding {
  readonly severity: Severity;
  readonly pattern: string;
  readonly description: string;
  readonly risk: string;
  readonly suggestion: string;
  /** 1-based; the column counts code points. */
  readonly line: number;
  readonly column: number;
}

/** Every finding, in source order. */
export interface SecurityResult {
  readonly findings: readonly SecurityFinding[];
}

type Family = (reading: Reading) => Finding[];

const families: readonly Family[] = [
  findTautologies,
  findUnions,
  findStacked,
  findComments,
  findCalls,
  findWaits,
  findFiles,
  findPrivileges,
  findErrors,
  findProbes,
  findHeavyQueries,
  findSpelledTexts,
  (reading) => findDynamicSql(reading, scanParsed),
];

/** The findings of all readings of a text, those of one pattern at one place united to the gravest. */
function scanParsed(parsed: ParseResult, depth: number): Finding[] {
  const united = new Map<string, Finding>();
  let suspicious = false;
  const unite = (finding: Finding, place: (offset: number) => number) => {
    const offset = Math.min(parsed.tokens.sql.length, place(finding.offset));
    const key = `${finding.pattern} ${offset}`;
    const known = united.get(key);
    if (rankOf(finding.severity) >= rankOf("MEDIUM")) suspicious = true;
    if (known !== undefined && rankOf(known.severity) >= rankOf(finding.severity)) return;
    united.set(key, { ...finding, offset });
  };
  const readings = readingsOf(parsed, depth);
  for (const { reading, doubtful, place } of readings) {
    if (doubtful && suspicious) continue;
    for (const family of families) for (const finding of family(reading)) unite(finding, place);
  }
  for (const { reading, place } of readings) {
    if (suspicious) break;
    for (const finding of findPieces(reading)) unite(finding, place);
  }
  return [...united.values()].sort((a, b) =>
    a.offset - b.offset || rankOf(b.severity) - rankOf(a.severity) || (a.pattern < b.pattern ? -1 : 1)
  );
}

/**
 * Looks for signs of SQL injection. A valid text is judged by its tree: what stands in strings, comments and quoted
 * names is data. A text that is no valid SQL is read as its tokens are, and once more behind each quote by which input
 * may have broken out of a string. Takes time in proportion to the text.
 *
 * @example
 * ```ts
 * import { parse } from "../../sql/mod.ts";
 *
 * const { findings } = scan(await parse("SELECT * FROM users WHERE id = 1 OR 1=1", "generic"));
 * console.assert(findings[0]?.pattern === "tautology" && findings[0].column === 37);
 * ```
 */
export function scan(parsed: ParseResult): SecurityResult {
  const { sql } = parsed.tokens;
  let offset = 0;
  let line = 1;
  let column = 1;
  const findings = scanParsed(parsed, 0).map((finding) => {
    const step = placeOf(sql.slice(offset, finding.offset), finding.offset - offset);
    if (step.line > 1) column = step.column;
    else column += step.column - 1;
    line += step.line - 1;
    offset = finding.offset;
    const { severity, pattern, description } = finding;
    const { risk = "", suggestion = "" } = patternOf(pattern) ?? {};
    return { severity, pattern, description, risk, suggestion, line, column };
  });
  return { findings };
}
