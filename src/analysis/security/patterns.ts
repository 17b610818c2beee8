import type { PatternName, Severity } from "./finding.ts";

/** A pattern as the catalogue of rules tells it. */
export interface Pattern {
  readonly name: PatternName;
  /** The gravest that a finding of it can be. */
  readonly severity: Severity;
  /** One sentence on what it is. */
  readonly summary: string;
  /** What an attacker could gain. */
  readonly risk: string;
  /** What to do about it. */
  readonly suggestion: string;
  /** A statement that an attack made, and how the program should have written it. */
  readonly bad: string;
  readonly good: string;
}

/** Every pattern that `security_scan` tells apart. */
export const patterns: readonly Pattern[] = [
  {
    name: "tautology",
    severity: "CRITICAL",
    summary: "A condition that is always true, or that no row decides",
    risk: "Authentication bypass or full table disclosure",
    suggestion: "Use parameterized queries; never interpolate user input into SQL",
    bad: "SELECT id FROM users WHERE name = '' OR 1=1",
    good: "SELECT id FROM users WHERE name = ?",
  },
  {
    name: "union_injection",
    severity: "HIGH",
    summary: "A UNION that draws catalogues, secrets or padding beside what the query is for",
    risk: "Disclosure of other tables, credentials or the database's structure",
    suggestion: "Use parameterized queries, and give the account no access to tables it does not need",
    bad: "SELECT name, price FROM products WHERE id = -1 UNION SELECT username, password FROM users",
    good: "SELECT name, price FROM products WHERE id = ?",
  },
  {
    name: "union_generic",
    severity: "MEDIUM",
    summary: "A UNION whose branches do not look made for each other",
    risk: "Disclosure of other tables",
    suggestion: "Check that the UNION is intended; pass input as parameters",
    bad: "SELECT name FROM products WHERE id = -1 UNION SELECT name FROM suppliers",
    good: "SELECT name FROM products WHERE id = ?",
  },
  {
    name: "stacked_query",
    severity: "CRITICAL",
    summary: "A further statement behind a query that a program would have sent alone",
    risk: "Loss or change of data, or takeover of the server",
    suggestion: "Use parameterized queries, and do not allow several statements in one call",
    bad: "SELECT * FROM users WHERE id = 1; DROP TABLE users",
    good: "SELECT * FROM users WHERE id = ?",
  },
  {
    name: "comment_bypass",
    severity: "HIGH",
    summary: "A comment that cuts off the rest of a statement, or hides its words",
    risk: "Conditions behind the comment do not count",
    suggestion: "Use parameterized queries; do not strip or escape comments by hand",
    bad: "SELECT * FROM users WHERE name = 'admin'--' AND password = ''",
    good: "SELECT * FROM users WHERE name = ? AND password_hash = ?",
  },
  {
    name: "time_based",
    severity: "HIGH",
    summary: "A call that makes the database wait, by which data can be asked for bit by bit",
    risk: "Disclosure of data by response times, or denial of service",
    suggestion: "Use parameterized queries, set statement timeouts, and revoke EXECUTE on functions that wait",
    bad: "SELECT * FROM users WHERE id = 1 AND SLEEP(5)",
    good: "SELECT * FROM users WHERE id = ?",
  },
  {
    name: "out_of_band",
    severity: "CRITICAL",
    summary: "Access to files, other hosts or commands of the operating system",
    risk: "Data leaves the database by another way, or commands run on the server",
    suggestion: "Revoke file, network and command rights from the account, and switch such features off",
    bad: "EXEC xp_cmdshell 'whoami'",
    good: "EXEC reporting.refresh_totals",
  },
  {
    name: "dangerous_function",
    severity: "CRITICAL",
    summary: "Text run as SQL, rights given away, or data drawn out through errors and probes",
    risk: "Execution of SQL from input, or disclosure of data piece by piece",
    suggestion: "Bind values as parameters of dynamic SQL, quote names with the database's function, hide errors",
    bad: "EXEC('SELECT * FROM users WHERE name = ''' + @name + '''')",
    good: "EXEC sp_executesql N'SELECT * FROM users WHERE name = @name', N'@name nvarchar(50)', @name",
  },
];

const byName: ReadonlyMap<PatternName, Pattern> = new Map(patterns.map((pattern) => [pattern.name, pattern]));

/** The pattern of a name. */
export function patternOf(name: PatternName): Pattern | undefined {
  return byName.get(name);
}
