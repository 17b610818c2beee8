import type { Finding, Severity } from "./finding.ts";
import { type Extent, outlineOf } from "./outline.ts";
import { contentOf } from "./query_content.ts";
import type { Reading } from "./reading.ts";

/** How much harm a statement does: destroys or takes over, changes, or merely acts. */
type Harm = "destroys" | "changes" | "acts";

const destroying: ReadonlySet<string> = new Set(
  "DROP TRUNCATE SHUTDOWN ALTER GRANT EXEC EXECUTE RECONFIGURE KILL RESTORE".split(" "),
);
const changing: ReadonlySet<string> = new Set(
  ("INSERT UPDATE DELETE MERGE REPLACE UPSERT CREATE CALL DECLARE WAITFOR COPY LOAD BULK ATTACH BACKUP REVOKE RENAME " +
    "PREPARE HANDLER DENY DO SET BEGIN IF WHILE").split(" "),
);

/** Looks for statements that stand behind another where a program would have sent one. */
export function findStacked(reading: Reading): Finding[] {
  const { statements } = outlineOf(reading);
  const found: Finding[] = [];
  const first = statements[0];
  if (first === undefined) return found;
  const reads = reading.hostile || isRead(reading, first) || isShort(reading, first);
  let inLine = startsAsInput(reading, first);
  let before = first;
  let certain = reading.hostile;
  for (let i = 1; i < statements.length && inLine; i++) {
    const extent = statements[i];
    if (extent === undefined) break;
    if (!isBehindOnLine(reading, before, extent)) {
      if (isLostBehindInput(reading, statements)) found.push(finding(reading, extent.start, "MEDIUM"));
      break;
    }
    certain ||= endsAsInput(reading, before) || isShort(reading, before);
    const severity = judge(reading, before, extent, certain);
    if (severity !== undefined) found.push(finding(reading, extent.start, severity));
    inLine = reading.hostile || (reads && isRead(reading, extent));
    before = extent;
  }
  for (const extent of statements) findUnparted(reading, extent, found);
  return found;
}

/** Two statements, a read that ends as input does and, on a line below, one that destroys a table or the server. */
function isLostBehindInput(reading: Reading, statements: readonly Extent[]): boolean {
  const [first, second] = statements;
  if (first === undefined || second === undefined || statements.length > 2) return false;
  return isRead(reading, first) && holds(reading, first.start, first.end, "WHERE") && endsAsInput(reading, first) &&
    /^(?:DROP|TRUNCATE|SHUTDOWN)$/.test(reading.word(second.start));
}

function finding(reading: Reading, index: number, severity: Severity): Finding {
  return {
    severity,
    pattern: "stacked_query",
    description: `Statement stacked behind another: ${reading.word(index)} ${reading.name(index + 1)}`.trimEnd(),
    offset: reading.start(index),
  };
}

/** True for what a program sends with input in it: a read, a change of rows that ends with a constant, a piece. */
function startsAsInput(reading: Reading, extent: Extent): boolean {
  if (reading.hostile || isRead(reading, extent)) return true;
  const word = reading.word(extent.start);
  return (word === "INSERT" || word === "UPDATE" || word === "DELETE") || isShort(reading, extent);
}

/** `admin` as a statement: in T-SQL the call of a procedure, else a value. */
function isShort(reading: Reading, extent: Extent): boolean {
  return extent.end - extent.start === 1 && reading.name(extent.start) !== "" &&
    !/^(?:BEGIN|COMMIT|ROLLBACK|START|END|GO|CHECKPOINT|RECONFIGURE|ABORT|REVERT|VACUUM|ANALYZE|QUIT|EXIT)$/.test(
      reading.name(extent.start),
    );
}

function isRead(reading: Reading, { start }: Extent): boolean {
  let first = start;
  while (reading.word(first) === "(") first++;
  const word = reading.word(first);
  return word === "SELECT" || word === "WITH" || word === "VALUES" || word === "TABLE" || word === "SHOW";
}

/** True where nothing but `;` and spaces stands between the end of one statement and the other. */
function isBehindOnLine(reading: Reading, before: Extent, extent: Extent): boolean {
  for (let i = before.end; i <= extent.start; i++) if (reading.breaksBefore(i)) return reading.hostile;
  return true;
}

/** What kind of harm the statement at token `start` does. */
export function harmOf(reading: Reading, start: number, end: number): Harm | undefined {
  const word = reading.word(start);
  if (
    word === "EXECUTE" && reading.word(start + 2) === "" && reading.string(start + 1) === undefined && end - start <= 3
  ) {
    return "acts";
  }
  if (destroying.has(word)) return "destroys";
  if (!changing.has(word)) return word === "" ? undefined : "acts";
  if (word === "CREATE" && /^(?:USER|LOGIN|ROLE)$/.test(reading.name(start + 1))) return "destroys";
  if (word === "DELETE" && !holds(reading, start, end, "WHERE")) return "destroys";
  if (word === "COPY" && holds(reading, start, end, "PROGRAM")) return "destroys";
  return "changes";
}

function holds(reading: Reading, start: number, end: number, word: string): boolean {
  for (let i = start; i < Math.min(end, start + 1000); i++) if (reading.word(i) === word) return true;
  return false;
}

/** True where the statement narrows rows down by a constant that stands last, as input does. */
function endsAsInput(reading: Reading, { start, end }: Extent): boolean {
  let last = end - 1;
  while (last > start && reading.word(last) === ")") last--;
  if (!reading.isLiteral(last)) return false;
  return holds(reading, start, end, "WHERE") || holds(reading, start, end, "HAVING") || end - start <= 3;
}

/** True where a comment that leaves nothing or a quote behind ends the text. */
function endsInTail(reading: Reading): boolean {
  const comment = reading.tokens.comments.at(-1);
  if (comment === undefined || comment.style !== "line" || comment.before < reading.count - 1) return false;
  const rest = reading.tokens.sql.slice(comment.start, comment.end).replace(/^(?:--|#)/, "").trim();
  return rest === "" || /^['"`);%-]/.test(rest) && !/^-{3,}$/.test(rest);
}

/** `certain` says that input ends a statement before. */
function judge(reading: Reading, before: Extent, extent: Extent, certain: boolean): Severity | undefined {
  const harm = harmOf(reading, extent.start, extent.end);
  if (harm === undefined) return undefined;
  const tail = endsInTail(reading);
  const read = isRead(reading, before) || isShort(reading, before);
  switch (harm) {
    case "destroys":
      if (certain || tail) return read || reading.hostile || tail ? "CRITICAL" : "HIGH";
      return read ? "HIGH" : undefined;
    case "changes":
      if (reading.hostile || tail) return "HIGH";
      if (!certain || !read || isSetting(reading, extent)) return undefined;
      // a table, view or index made changes nothing that is there
      return reading.word(extent.start) === "CREATE" ? "MEDIUM" : "HIGH";
    case "acts":
      return reading.hostile || (certain && drawsMore(reading, extent)) ? "MEDIUM" : undefined;
  }
}

/** SET of anything but a password, and what begins a block. */
function isSetting(reading: Reading, { start }: Extent): boolean {
  const word = reading.word(start);
  return word === "BEGIN" || word === "DO" || (word === "SET" && reading.name(start + 1) !== "PASSWORD");
}

/** True where the statement reads a catalogue or secrets. */
function drawsMore(reading: Reading, { start, end }: Extent): boolean {
  const { catalogue, secret } = contentOf(reading, start, end);
  return catalogue || secret;
}

/** What must follow a word that begins a statement, so that it is none of the statement before it. */
const seconds: Readonly<Record<string, RegExp>> = {
  DROP: /^(?:TABLE|DATABASE|USER|LOGIN|VIEW|SCHEMA|PROCEDURE|FUNCTION)$/,
  TRUNCATE: /^TABLE$/,
  DELETE: /^FROM$/,
  INSERT: /^INTO$/,
  WAITFOR: /^(?:DELAY|TIME)$/,
  EXEC: /^(?:MASTER|SP_\w+|XP_\w+|SYS|\()$/,
  EXECUTE: /^(?:MASTER|SP_\w+|XP_\w+|\()$/,
  SHUTDOWN: /^(?:WITH|)$/,
  DECLARE: /^$/,
  IF: /^(?:\(|NOT|EXISTS)$/,
};

/** Statements that follow a condition on the same line without a semicolon, as T-SQL reads them. */
function findUnparted(reading: Reading, { start, end }: Extent, found: Finding[]): void {
  const outline = outlineOf(reading);
  if (outline.procedural[start] === 1 && !reading.hostile) return;
  // two statements of a tree
  if (reading.statements !== undefined) {
    if (start === 0 || !followsUnparted(reading, start)) return;
    const harm = harmOf(reading, start, end);
    const word = reading.word(start);
    if (harm === "acts" || !(word in seconds)) return;
    found.push(finding(reading, start, harm === "destroys" ? "CRITICAL" : "HIGH"));
    return;
  }
  for (let i = start + 1; i < end; i++) {
    const second = seconds[reading.word(i)];
    if (second === undefined || outline.level[i] !== outline.level[start]) continue;
    if (!followsUnparted(reading, i) || !second.test(reading.name(i + 1) || reading.word(i + 1))) continue;
    if (outline.condition[i] !== 1 && !reading.hostile) continue;
    const harm = harmOf(reading, i, end);
    found.push(finding(reading, i, harm === "destroys" ? "CRITICAL" : "HIGH"));
  }
}

/** True where token `index` stands behind a constant on its line with no semicolon between. */
function followsUnparted(reading: Reading, index: number): boolean {
  let before = index - 1;
  if (reading.breaksBefore(index)) return false;
  while (before > 0 && before > index - 50 && reading.word(before) === ")") before--;
  return reading.isLiteral(before) && reading.word(index - 1) !== ";" && outlineOf(reading).condition[before] === 1;
}
