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
  {
    id: "L007",
    name: "KeywordCase",
    kind: "lint",
    severity: "warning",
    summary: "Keywords are written in upper case",
    bad: "select id FROM users",
    good: "SELECT id FROM users",
  },
  {
    id: "tautology",
    name: "tautology",
    kind: "security",
    severity: "CRITICAL",
    summary: "A condition that is always true",
    bad: "SELECT id FROM users WHERE name = '' OR 1=1",
    good: "SELECT id FROM users WHERE name = ?",
  },
];
