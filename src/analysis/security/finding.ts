/** How grave a finding is, as `security_scan` shows it. */
export type Severity = "CRITICAL" | "HIGH" | "MEDIUM" | "LOW";

/** The kinds of pattern that `security_scan` tells apart. */
export type PatternName =
  | "tautology"
  | "union_injection"
  | "union_generic"
  | "stacked_query"
  | "comment_bypass"
  | "time_based"
  | "out_of_band"
  | "dangerous_function";

/** One sign of injection in a reading. */
export interface Finding {
  readonly severity: Severity;
  readonly pattern: PatternName;
  readonly description: string;
  /** UTF-16 offset into the reading's text. */
  readonly offset: number;
}

const ranks: Readonly<Record<Severity, number>> = { LOW: 0, MEDIUM: 1, HIGH: 2, CRITICAL: 3 };

/** A number that grows with gravity. */
export function rankOf(severity: Severity): number {
  return ranks[severity];
}

/** The graver of two severities. */
export function graver(a: Severity, b: Severity): Severity {
  return ranks[a] >= ranks[b] ? a : b;
}
