import { isCatalogue } from "./catalogues.ts";
import type { Finding, Severity } from "./finding.ts";
import { outlineOf, Part } from "./outline.ts";
import { contentOf, drawsSecret, isComparedWithConstant } from "./query_content.ts";
import type { Reading } from "./reading.ts";
import { isRevealing, serverVariableAt } from "./revealing_calls.ts";
import { isSecretName } from "./sensitive_names.ts";

/** Functions that give a part, the code or the length of a text. */
const partFunctions: ReadonlySet<string> = new Set(
  "SUBSTRING SUBSTR MID LEFT RIGHT ASCII ORD UNICODE LENGTH LEN CHAR_LENGTH HEX BIN IFNULL LOWER".split(" "),
);

/** Functions about the session that programs compare in conditions too. */
const sessionFunctions: ReadonlySet<string> = new Set(
  ("USER CURRENT_USER SESSION_USER CURRENT_SCHEMA SCHEMA DATABASE DB_NAME CURRENT_DATABASE SUSER_SNAME USER_NAME " +
    "CURRENT_ROLE CURRENT_ACCOUNT HOST_NAME SUSER_NAME CONNECTION_ID").split(" "),
);

type Add = (index: number, severity: Severity, description: string) => void;

/** Looks for conditions that ask for data bit by bit, and for queries joined to values. */
export function findProbes(reading: Reading): Finding[] {
  const outline = outlineOf(reading);
  const found: Finding[] = [];
  const add: Add = (index, severity, description) =>
    found.push({ severity, pattern: "dangerous_function", description, offset: reading.start(index) });
  for (let i = 0; i < reading.count; i++) {
    const query = reading.word(i) === "SELECT" && reading.word(i - 1) === "(";
    if (query) {
      judgeJoined(reading, i, add);
      if (outline.part[i - 1] === Part.Values && drawsSecret(reading, i)) {
        add(i, "MEDIUM", "Secret of another table put into a row");
      }
    }
    const called = reading.word(i + 1) === "(" && reading.name(i) !== "";
    const inCondition = outline.condition[i] === 1 || reading.hostile;
    if (called && partFunctions.has(reading.name(i)) && (inCondition || outline.part[i] === Part.Order)) {
      judgePart(reading, i, reading.closing(i + 1), add);
    }
    if (!inCondition) continue;
    if (serverVariableAt(reading, i) !== "") {
      if (reading.hostile || isComparedWithConstant(reading, i, i)) {
        add(i, "MEDIUM", `Server variable asked for: ${reading.text(i)}`);
      }
    } else if (called && reading.word(i + 2) === ")") judgeCall(reading, i, add);
    else if (query) judgeQuery(reading, i, add);
  }
  return found;
}

/** A function without arguments that tells about the server. */
function judgeCall(reading: Reading, index: number, add: Add): void {
  const name = reading.name(index);
  if (!isRevealing(name, true)) return;
  const compared = !sessionFunctions.has(name) && isComparedWithConstant(reading, index, index + 2);
  if (reading.hostile || compared) add(index, "MEDIUM", `Server asked about itself: ${reading.text(index)}`);
}

/** A subquery of a condition, whose SELECT is token `index`. */
function judgeQuery(reading: Reading, index: number, add: Add): void {
  const close = reading.closing(index - 1);
  const { secret, catalogue, reveals } = contentOf(reading, index, Math.min(close, index + 60));
  const before = reading.word(index - 2);
  const compared = isComparedWithConstant(reading, index - 1, close);
  if (catalogue && (compared || reading.hostile) && !readsCatalogue(reading, index)) {
    add(index, reading.hostile ? "HIGH" : "MEDIUM", "System catalogue asked inside a condition");
  } else if (secret && compared && drawsSecret(reading, index)) {
    add(index, "HIGH", "Secret asked for inside a condition");
  } else if (reading.hostile && before !== "EXISTS" && before !== "IN") {
    add(index, "MEDIUM", "Query joined to a value");
  } else if (compared && isUnrelated(reading, index, close)) {
    add(index, "MEDIUM", "Query without relation to the rows, compared with a constant");
  } else if (compared && reveals) {
    add(index, "MEDIUM", "Server asked about itself inside a condition");
  } else if ((before === "EXISTS" || compared) && secret && probesSecret(reading, index, close)) {
    add(index, "MEDIUM", "Secret asked for inside a condition");
  }
}

/** A part or the length of something a condition should not ask for. */
function judgePart(reading: Reading, index: number, close: number, add: Add): void {
  if (/^(?:LOWER|IFNULL|HEX|BIN)$/.test(reading.name(index)) && reading.word(index + 2) !== "(") return;
  const first = argumentEnd(reading, index + 2, close);
  const { draws, reveals, secret, catalogue } = contentOf(reading, index + 2, first);
  if (!draws && !reveals && !(secret && isComparedWithConstant(reading, index, close))) return;
  if (!isComparedWithConstant(reading, index, close) && !reading.hostile) {
    if (!draws || !(catalogue || reveals || secret)) return;
  }
  const gravely = draws && (catalogue || secret || reveals);
  add(index, gravely ? "HIGH" : "MEDIUM", `Data asked for bit by bit: ${reading.text(index)}`);
}

function argumentEnd(reading: Reading, start: number, close: number): number {
  for (let i = start; i < Math.min(close, start + 150); i++) {
    const word = reading.word(i);
    if (word === "(") i = reading.closing(i);
    else if (word === "," || word === "FROM") return i;
  }
  return close;
}

/** A query whose answer is joined to texts, as input that closes a text and opens it again does. */
function judgeJoined(reading: Reading, index: number, add: Add): void {
  const joins = /^(?:\|\||\+)$/;
  const close = reading.closing(index - 1);
  if (!joins.test(reading.word(index - 2)) || !joins.test(reading.word(close + 1))) return;
  if (reading.string(index - 3) === undefined || reading.string(close + 2) === undefined) return;
  if (reading.string(index - 3) === "" || reading.string(close + 2) === "") {
    add(index, "HIGH", "Query joined to an empty text");
  } else if (drawsSecret(reading, index)) add(index, "MEDIUM", "Query for a secret joined to a text");
}

/** True where the statement's own FROM, before token `index`, reads a catalogue. */
function readsCatalogue(reading: Reading, index: number): boolean {
  const outline = outlineOf(reading);
  const start = outline.statements[outline.statement[index] ?? 0]?.start ?? 0;
  for (let i = Math.max(start, index - 400); i < index; i++) {
    const schema = reading.text(i - 1) === "." ? reading.name(i - 2) : "";
    if (reading.name(i) !== "" && isCatalogue(reading.name(i), schema)) return true;
  }
  return !hasFrom(reading, start, index);
}

function hasFrom(reading: Reading, start: number, end: number): boolean {
  for (let i = Math.max(start, end - 400); i < end; i++) if (reading.word(i) === "FROM") return true;
  return false;
}

/** True where a secret is compared by parts: `password LIKE 'a%'`. */
function probesSecret(reading: Reading, start: number, end: number): boolean {
  for (let i = start; i < Math.min(end, start + 100); i++) {
    if (isSecretName(reading.name(i)) && /^(?:LIKE|REGEXP|RLIKE|GLOB)$/.test(reading.word(i + 1))) return true;
  }
  return false;
}

/** `(SELECT COUNT(*) FROM t) > 0` behind a comparison with a constant and AND or OR: short, and with no WHERE. */
function isUnrelated(reading: Reading, start: number, close: number): boolean {
  let before = start - 2;
  while (before > start - 50 && reading.word(before) === "(") before--;
  if (!/^(?:AND|OR|&&)$/.test(reading.word(before)) || !reading.isLiteral(before - 1) || close - start > 24) {
    return false;
  }
  for (let i = start; i < close; i++) if (/^(?:WHERE|JOIN)$/.test(reading.word(i))) return false;
  return true;
}
