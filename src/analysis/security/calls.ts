import { TokenKind } from "../../sql/token.ts";
import { type DangerousCall, dangerousFunction, dangerousProcedure, type Place } from "./dangerous_calls.ts";
import type { Finding, Severity } from "./finding.ts";
import { outlineOf, Part } from "./outline.ts";
import type { Reading } from "./reading.ts";
import { isHarmlessPath, isRemoteAddress, isTellingPath } from "./paths.ts";

/** Looks for calls that wait, reach out of the database or run commands. */
export function findCalls(reading: Reading): Finding[] {
  const found: Finding[] = [];
  for (let i = 0; i < reading.count; i++) {
    const kind = reading.kindAt(i);
    if (kind !== TokenKind.Word && kind !== TokenKind.QuotedName) continue;
    const name = reading.name(i);
    const procedure = dangerousProcedure(name);
    if (procedure !== undefined) {
      const severity = judgeProcedure(reading, i, procedure);
      if (severity !== undefined) found.push(finding(reading, i, procedure, severity));
      continue;
    }
    if (reading.word(i + 1) !== "(") continue;
    const qualifier = reading.text(i - 1) === "." ? `${reading.name(i - 2)}.` : "";
    const { name: dialect } = reading.dialect;
    const call = dangerousFunction(qualifier + name, dialect) ?? dangerousFunction(name, dialect);
    if (call === undefined) continue;
    const severity = judgeCall(reading, i, name, call);
    if (severity !== undefined) found.push(finding(reading, i, call, severity));
  }
  return found;
}

function finding(reading: Reading, index: number, call: DangerousCall, severity: Severity): Finding {
  let start = index;
  while (reading.text(start - 1) === "." && reading.name(start - 2) !== "") start -= 2;
  const { pattern } = call;
  const written = reading.tokens.sql.slice(reading.start(start), reading.end(index));
  const what = pattern === "time_based"
    ? "Delay"
    : pattern === "out_of_band"
    ? "Access to files, hosts or commands"
    : "Function whose result or error gives data away";
  return { severity, pattern, description: `${what}: ${written}`, offset: reading.start(start) };
}

/** Names of extended procedures are harmless where rights are given or they are defined, not called. */
function judgeProcedure(reading: Reading, index: number, call: DangerousCall): Severity | undefined {
  const outline = outlineOf(reading);
  const head = reading.word(outline.statements[outline.statement[index] ?? 0]?.start ?? 0);
  if (/^(?:GRANT|REVOKE|DENY|DROP|CREATE|ALTER)$/.test(head) && outline.procedural[index] === 0) return "LOW";
  return call.severity;
}

/** Where a call stands, if that is an ordinary place; undefined inside conditions, added queries and pieces. */
export function ordinaryPlace(reading: Reading, index: number): Place | undefined {
  const outline = outlineOf(reading);
  if (reading.hostile || outline.condition[index] === 1 || outline.added[index] === 1) return undefined;
  if (outline.procedural[index] === 1) return "block";
  switch (outline.part[index]) {
    case Part.From:
    case Part.Into:
      return "table";
    case Part.Values:
      return "values";
    case Part.Assignments:
      return "block";
    case Part.Head:
      if (/^(?:INSERT|UPDATE|DELETE)$/.test(headOf(reading, index))) return "table";
      return /^(?:CALL|EXEC|EXECUTE|DO|PERFORM|SET|BEGIN|DECLARE|SELECT)$/.test(headOf(reading, index))
        ? "alone"
        : undefined;
    case Part.Items:
      return outline.level[index] === 0 && !drawsFromTable(reading, index) ? "alone" : undefined;
    default:
      return undefined;
  }
}

function headOf(reading: Reading, index: number): string {
  const outline = outlineOf(reading);
  return reading.word(outline.statements[outline.statement[index] ?? 0]?.start ?? 0);
}

/** True where the query that an item belongs to has a FROM. */
function drawsFromTable(reading: Reading, index: number): boolean {
  for (let i = index; i < Math.min(reading.count, index + 200); i++) {
    const word = reading.word(i);
    if (word === "(") i = reading.closing(i);
    else if (word === ";" || word === ")") return false;
    else if (word === "FROM") return reading.name(i + 1) !== "DUAL";
  }
  return false;
}

/** True for a function that rights are given on or taken from, or that is altered, dropped or commented. */
function isNamedOnly(reading: Reading, index: number): boolean {
  const outline = outlineOf(reading);
  if (reading.hostile) return false;
  let start = index;
  while (reading.text(start - 1) === "." && reading.name(start - 2) !== "") start -= 2;
  const before = reading.word(start - 1);
  switch (headOf(reading, index)) {
    case "GRANT":
    case "REVOKE":
    case "DENY":
      return outline.procedural[index] === 0;
    case "COMMENT":
    case "DROP":
    case "ALTER":
      return before === "FUNCTION" || before === "PROCEDURE";
    default:
      return false;
  }
}

/** True for the engine of a table, database or dictionary that a statement of its own defines. */
function isEngine(reading: Reading, index: number): boolean {
  if (reading.hostile || !/^(?:CREATE|ATTACH|REPLACE)$/.test(headOf(reading, index))) return false;
  return reading.word(index - 1) === "ENGINE" ||
    (reading.text(index - 1) === "=" && reading.word(index - 2) === "ENGINE");
}

function judgeCall(reading: Reading, index: number, name: string, call: DangerousCall): Severity | undefined {
  if (isNamedOnly(reading, index) || isEngine(reading, index)) return "LOW";
  const place = ordinaryPlace(reading, index);
  const ordinary = place !== undefined && call.ordinary.includes(place);
  const close = reading.closing(index + 1);
  const [first] = stringsBetween(reading, index + 2, close);
  switch (name) {
    case "SLEEP":
    case "LOAD_EXTENSION":
      if (reading.word(index + 2) === ")") return undefined;
  }
  if (call.pattern === "time_based" && place !== undefined && isMoment(reading, index + 2)) return "LOW";
  switch (name) {
    case "FILE":
    case "URL":
    case "SQLITE":
    case "MYSQL":
    case "REDIS":
    case "POSTGRESQL":
    case "REMOTE":
    case "S3":
      if (reading.string(index + 2) === undefined) return undefined;
  }
  if (name === "LOAD_EXTENSION" && ordinary) return first === undefined || /[\\/]/.test(first) ? "CRITICAL" : "LOW";
  if (name === "LO_GET" || name === "LO_FROM_BYTEA") return reading.hostile ? call.severity : undefined;
  if (name === "WRITEFILE" && place !== undefined && first !== undefined && isHarmlessPath(first)) return "LOW";
  if (name === "WRITEFILE") return "CRITICAL";
  if (name === "HTTPURITYPE" || name === "REQUEST") return ordinary ? "LOW" : call.severity;
  if (first !== undefined && isTellingPath(first)) return "HIGH";
  if (ordinary && name === "DBLINK" && joinsQuery(reading, index + 2, close)) return "HIGH";
  if (ordinary && call.pattern === "out_of_band" && reading.word(index + 2) !== "BULK") {
    const strings = stringsBetween(reading, index + 2, close);
    const plain = strings.some((text) => /excel|\.xlsx?|\.mdb|\.accdb/i.test(text.slice(0, 1000)));
    return !plain && strings.some((text) => isRemoteAddress(name, text.slice(0, 1000))) ? "MEDIUM" : "LOW";
  }
  return ordinary ? "LOW" : call.severity;
}

/** True where the one argument is less than a second. */
function isMoment(reading: Reading, index: number): boolean {
  return reading.kindAt(index) === TokenKind.Number && Number(reading.text(index)) < 1 &&
    reading.word(index + 1) === ")";
}

function stringsBetween(reading: Reading, start: number, end: number): string[] {
  const strings: string[] = [];
  for (let i = start; i < Math.min(end, start + 20); i++) {
    const text = reading.string(i);
    if (text !== undefined) strings.push(text);
  }
  return strings;
}

/** True where what a query gives is joined into the argument. */
function joinsQuery(reading: Reading, start: number, end: number): boolean {
  let joins = false;
  let draws = false;
  for (let i = start; i < Math.min(end, start + 200); i++) {
    if (reading.word(i) === "||") joins = true;
    if (reading.word(i) === "SELECT") draws = true;
  }
  return joins && draws;
}
