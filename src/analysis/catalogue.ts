import { rules } from "./lint/rules.ts";
import { patterns } from "./security/patterns.ts";

/** What is told of a lint rule or a security pattern. */
export interface CatalogueEntry {
  /** "L007" or "tautology". */
  readonly id: string;
  readonly name: string;
  readonly kind: "lint" | "security";
  readonly severity: string;
  readonly summary: string;
  readonly bad: string;
  readonly good: string;
}

/** Every lint rule and security pattern. */
export const catalogue: readonly CatalogueEntry[] = [
  ...rules.map(({ id, name, severity, summary, bad, good }) =>
    ({ id, name, kind: "lint", severity, summary, bad, good }) as const
  ),
  ...patterns.map(({ name, severity, summary, bad, good }) =>
    ({ id: name, name, kind: "security", severity, summary, bad, good }) as const
  ),
];
