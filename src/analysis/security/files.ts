import type { Finding, Severity } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import { isDataFile, isServedPath, isTellingPath } from "./paths.ts";
import type { Reading } from "./reading.ts";

/** Looks for statements and clauses that read or write the server's files or run its programs. */
export function findFiles(reading: Reading): Finding[] {
  const found: Finding[] = [];
  const add = (index: number, severity: Severity, description: string) =>
    found.push({ severity, pattern: "out_of_band", description, offset: reading.start(index) });
  for (let i = 0; i < reading.count; i++) {
    switch (reading.word(i)) {
      case "INTO":
        judgeInto(reading, i, add);
        break;
      case "COPY":
        if (isHead(reading, i)) judgeCopy(reading, i, add);
        break;
      case "LOAD":
        judgeLoad(reading, i, add);
        break;
      case "BULK":
        if (reading.word(i + 1) === "INSERT") judgePath(reading, i, i + 2, "BULK INSERT", add);
        break;
      case "ATTACH":
        judgeAttach(reading, i, add);
        break;
      case "BACKUP":
        judgeBackup(reading, i, add);
        break;
      case "CREATE":
        judgeLibrary(reading, i, add);
        break;
    }
  }
  return found;
}

type Add = (index: number, severity: Severity, description: string) => void;

/** True where a statement begins: first of all, behind `;`, or behind words of a block. */
function isHead(reading: Reading, index: number): boolean {
  const outline = outlineOf(reading);
  if (outline.statements[outline.statement[index] ?? 0]?.start === index) return true;
  return index === 0 || /^(?:;|BEGIN|THEN|ELSE|DO|LOOP|AS)$/.test(reading.word(index - 1));
}

/** The first string of the next few tokens, and its token. */
function stringBehind(reading: Reading, index: number, limit = 40): string | undefined {
  for (let i = index; i < Math.min(index + limit, reading.count); i++) {
    if (reading.word(i) === ";") return undefined;
    const text = reading.string(i);
    if (text !== undefined) return text;
  }
  return undefined;
}

function judgeInto(reading: Reading, index: number, add: Add): void {
  const target = reading.word(index + 1);
  if (target !== "OUTFILE" && target !== "DUMPFILE") return;
  const path = reading.string(index + 2);
  if (target === "DUMPFILE" || path === undefined || reading.hostile || isServedPath(path)) {
    return add(index, "CRITICAL", `Write of a file of the server: INTO ${target}`);
  }
  const table = /^(?:FIELDS|COLUMNS)$/.test(reading.word(index + 3)) || reading.word(index + 3) === "CHARACTER";
  const text = /\.txt$/i.test(path) && !table;
  // ClickHouse's client writes the file, not the server; a bare name lands in the server's folder of data
  const client = reading.dialect.name === "clickhouse" || reading.word(index + 3) === "FORMAT" || !/[\\/]/.test(path);
  const exported = ((isDataFile(path) || table) && !text) || client;
  add(index, exported ? "LOW" : "CRITICAL", `Write of a file of the server: INTO ${target}`);
}

function judgeCopy(reading: Reading, index: number, add: Add): void {
  const outline = outlineOf(reading);
  const end = outline.statements[outline.statement[index] ?? 0]?.end ?? reading.count;
  for (let i = index + 1; i < Math.min(end, index + 2000); i++) {
    const word = reading.word(i);
    if (word === "(") i = reading.closing(i);
    if (word !== "TO" && word !== "FROM") continue;
    if (reading.word(i + 1) === "PROGRAM") return add(index, "CRITICAL", "Command run by the server: COPY … PROGRAM");
    const path = reading.string(i + 1);
    if (path === undefined) continue;
    if (isTellingPath(path)) return add(index, "HIGH", "Read or write of a file of the server: COPY");
    if (word === "TO" && isServedPath(path)) return add(index, "CRITICAL", "Write of a file of the server: COPY … TO");
    return;
  }
}

function judgeLoad(reading: Reading, index: number, add: Add): void {
  const next = reading.word(index + 1);
  if (next === "DATA" || next === "XML") judgePath(reading, index, index + 2, `LOAD ${next}`, add);
}

function judgePath(reading: Reading, index: number, from: number, what: string, add: Add): void {
  const path = stringBehind(reading, from, 12);
  const telling = path !== undefined && isTellingPath(path);
  if (telling || reading.hostile) add(index, "HIGH", `Read of a file of the server: ${what}`);
}

function judgeAttach(reading: Reading, index: number, add: Add): void {
  if (!isHead(reading, index)) return;
  const path = stringBehind(reading, index + 1, 3);
  if (path !== undefined && isServedPath(path)) add(index, "CRITICAL", "Write of a file of the server: ATTACH");
}

function judgeBackup(reading: Reading, index: number, add: Add): void {
  if (!isHead(reading, index) || !/^(?:DATABASE|LOG|DB)$/.test(reading.word(index + 1))) return;
  const path = stringBehind(reading, index + 2, 12);
  if (path === undefined) return;
  if (/^\\\\/.test(path) && reading.hostile) add(index, "CRITICAL", "Copy of a database to another host: BACKUP");
  else if (/\.(?:asp|aspx|php|jsp)$/i.test(path)) add(index, "CRITICAL", "Write of a file of the server: BACKUP");
}

/** Functions in libraries of the machine: `CREATE FUNCTION system(…) AS '/lib/libc.so.6'`, `… SONAME 'udf.so'`. */
function judgeLibrary(reading: Reading, index: number, add: Add): void {
  if (!isHead(reading, index)) return;
  let library = false;
  for (let i = index + 1; i < Math.min(index + 40, reading.count); i++) {
    const word = reading.word(i);
    if (word === ";") return;
    if (word === "FUNCTION" || word === "AGGREGATE") library = true;
    const path = reading.string(i);
    if (!library || path === undefined) continue;
    const before = reading.word(i - 1);
    const system = before === "AS" && /(?:^|\/)libc(?:\.so|-\d)|^\/tmp\//.test(path);
    if (system || (before === "SONAME" && (reading.hostile || /sys|udf/i.test(path)))) {
      return add(index, "CRITICAL", "Function made of a library of the machine, which runs commands");
    }
  }
}
