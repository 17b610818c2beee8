import { type Branch, branchAt } from "./branch.ts";
import type { Finding, PatternName, Severity } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";
import { isAccountName, isAccountTable, isSecretName } from "./sensitive_names.ts";

/** What speaks for injection in a UNION, and how much. */
interface Evidence {
  readonly severity: Severity;
  readonly pattern: PatternName;
  readonly description: string;
}

/** Looks for UNIONs that draw something else than the query they follow. */
export function findUnions(reading: Reading): Finding[] {
  const outline = outlineOf(reading);
  const found: Finding[] = [];
  const firsts = new Map<number, Branch>();
  for (let i = 0; i < reading.count; i++) {
    const word = reading.word(i);
    if (word !== "UNION" && word !== "EXCEPT" && word !== "INTERSECT" && word !== "MINUS") continue;
    let at = i + 1;
    if (/^(?:ALL|DISTINCT|DISTINCTROW)$/.test(reading.word(at))) at++;
    while (reading.word(at) === "(") at++;
    if (!/^(?:SELECT|VALUES|TABLE)$/.test(reading.word(at))) continue;
    const start = outline.query[i] ?? 0;
    let first = firsts.get(start);
    if (first === undefined) {
      first = branchAt(reading, firstOf(reading, start), i);
      firsts.set(start, first);
    }
    const branch = branchAt(reading, at, reading.count);
    const evidence = judge(reading, first, branch, word === "UNION");
    if (evidence !== undefined) found.push({ ...evidence, offset: reading.start(i) });
  }
  return found;
}

/** The first SELECT at or behind token `start`, common table expressions passed over. */
function firstOf(reading: Reading, start: number): number {
  if (reading.word(start) !== "WITH") {
    while (reading.word(start) === "(") start++;
    return start;
  }
  for (let i = start; i < reading.count; i++) {
    const word = reading.word(i);
    if (word === "(") i = reading.closing(i);
    else if (word === "SELECT") return i;
  }
  return start;
}

function evidence(severity: Severity, pattern: PatternName, description: string): Evidence {
  return { severity, pattern, description };
}

function judge(reading: Reading, first: Branch, branch: Branch, union: boolean): Evidence | undefined {
  const injected = "union_injection" as const;
  if (branch.catalogue !== "" && first.catalogue === "") {
    return evidence("HIGH", injected, `UNION with the system catalogue ${branch.catalogue}`);
  }
  const padding = paddingOf(first, branch);
  if (padding !== undefined) return evidence("HIGH", injected, padding);
  if (branch.revealing !== "" && first.revealing === "" && first.hasFrom) {
    return evidence("HIGH", injected, `UNION with ${branch.revealing}, which tells about the server`);
  }
  const secret = branch.columns.find((name) => isSecretName(name) && !first.columns.includes(name));
  if (secret !== undefined && (first.hasFrom || reading.hostile)) {
    return evidence("HIGH", injected, `UNION with the column ${secret} of another table`);
  }
  if (branch.encoded && first.hasFrom && !first.encoded) {
    return evidence("HIGH", injected, "UNION with text written as character codes");
  }
  if (reading.hostile) return evidence("HIGH", injected, "UNION behind a value");
  const generic = "union_generic" as const;
  const known = reading.statements !== undefined;
  if (known && first.items !== undefined && branch.items !== undefined && first.items.length !== branch.items.length) {
    return evidence("MEDIUM", generic, "UNION of queries with different numbers of columns");
  }
  if (!union) return undefined;
  if (first.emptied && !branch.narrowed) {
    return evidence("MEDIUM", generic, "UNION behind a condition that no row meets");
  }
  return drawsAccounts(first, branch)
    ? evidence("MEDIUM", generic, "UNION with a table of accounts that the first query does not read")
    : undefined;
}

/** Says what fills the columns where nothing but constants does. */
function paddingOf(first: Branch, branch: Branch): string | undefined {
  const { items } = branch;
  if (items === undefined || items.length === 0 || !first.hasFrom) return undefined;
  const nulls = items.filter((item) => item.kind === "null").length;
  const several = items.length > 1 || first.items?.length !== 1;
  if (nulls === items.length && (several || (first.narrowed && !branch.hasFrom))) return "UNION padded with NULL";
  const positions = items.filter((item, i) => item.kind === "integer" && item.value === i + 1).length;
  if (positions >= 2 && positions + nulls >= items.length - 2) return "UNION padded with column numbers";
  const integers = items.every((item) => item.kind === "integer" && item.value === items[0]?.value);
  if (integers && items.length >= 3 && !branch.hasFrom) return "UNION padded with constants";
  const constants = items.every(({ kind }) => kind !== "other" && kind !== "star");
  if (!constants || branch.hasFrom || !first.narrowed) return undefined;
  if (nulls > 0 && items.length > 1) return "UNION padded with NULL";
  return positions === items.length ? "UNION padded with column numbers" : undefined;
}

function drawsAccounts(first: Branch, branch: Branch): boolean {
  const table = branch.tables.find(isAccountTable);
  if (table === undefined || first.tables.includes(table) || !first.narrowed) return false;
  if (first.tables.some(isAccountTable)) return false;
  if (branch.items?.some(({ kind }) => kind === "star") === true) return first.items !== undefined;
  return branch.columns.some((name) => isAccountName(name) && !first.columns.some((other) => other.includes(name)));
}
