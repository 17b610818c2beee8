import type { ParseResult } from "../../sql/mod.ts";
import { placeOf } from "../../sql/faults/place.ts";
import { applyEdits } from "./fix.ts";
import { lintInput } from "./input.ts";
import type { Finding, Rule } from "./rule.ts";
import { rules } from "./rules.ts";

/** A violation as `lint_sql` shows it. */
export interface Violation {
  readonly rule: string;
  readonly rule_name: string;
  readonly severity: string;
  readonly message: string;
  /** 1-based; the column counts code points. */
  readonly line: number;
  readonly column: number;
  readonly suggestion: string;
  /** True where `fix` mends it. */
  readonly fixable?: true;
}

/** Which rules run: the standard ten, all, or those with the ids listed. */
export type RuleChoice = "standard" | "all" | ReadonlySet<string>;

function isChosen(rule: Rule, choice: RuleChoice): boolean {
  if (choice === "all") return true;
  return choice === "standard" ? rule.standard : choice.has(rule.id);
}

interface Found {
  readonly rule: Rule;
  readonly finding: Finding;
}

function findAll(parsed: ParseResult, choice: RuleChoice): Found[] {
  const input = lintInput(parsed);
  const found: Found[] = [];
  for (const rule of rules) {
    if (!isChosen(rule, choice)) continue;
    for (const finding of rule.check(input)) found.push({ rule, finding });
  }
  return found.sort((a, b) => a.finding.offset - b.finding.offset || (a.rule.id < b.rule.id ? -1 : 1));
}

/**
 * Every violation of the chosen rules, ordered by line, column and rule. Works on texts that are no valid SQL.
 *
 * @example
 * ```ts
 * import { parse } from "../../sql/mod.ts";
 * lint(await parse("select 1", "generic")); // one violation of L007
 * ```
 */
export function lint(parsed: ParseResult, choice: RuleChoice = "standard"): Violation[] {
  const { sql } = parsed.tokens;
  let offset = 0;
  let line = 1;
  let column = 1;
  return findAll(parsed, choice).map(({ rule, finding }) => {
    const step = placeOf(sql.slice(offset, finding.offset), finding.offset - offset);
    if (step.line > 1) column = step.column;
    else column += step.column - 1;
    line += step.line - 1;
    offset = finding.offset;
    const violation = {
      rule: rule.id,
      rule_name: rule.name,
      severity: rule.severity,
      message: finding.message,
      line,
      column,
      suggestion: finding.suggestion,
    };
    return finding.edit === undefined ? violation : { ...violation, fixable: true };
  });
}

/**
 * The text with every violation mended that can be mended safely: white space and the case of keywords change,
 * nothing else. Edits that overlap are left to a next call.
 */
export function fix(parsed: ParseResult, choice: RuleChoice = "standard"): string {
  const edits = findAll(parsed, choice).flatMap(({ finding }) => finding.edit === undefined ? [] : [finding.edit]);
  return applyEdits(parsed.tokens.sql, edits);
}
