import type { Reading } from "./reading.ts";

/** Which part of a statement a token stands in, as far as its words tell. */
export enum Part {
  Head,
  Items,
  From,
  Condition,
  Order,
  Values,
  Assignments,
  Into,
}

/** A statement of a text: tokens from `start` to `end`, the separator behind it left out. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** Where each token of a reading stands. Arrays are by token. */
export interface Outline {
  readonly statements: readonly Extent[];
  /** Index into `statements`. */
  readonly statement: Int32Array;
  readonly part: Uint8Array;
  /** 1 inside WHERE, HAVING or ON, brackets around the token included. */
  readonly condition: Uint8Array;
  /** 1 in a branch that UNION and its kin add, brackets around the token included. */
  readonly added: Uint8Array;
  /** Brackets that are open before the token. */
  readonly level: Int32Array;
  /** First token of the query that the token belongs to: behind a bracket, or the statement's first. */
  readonly query: Int32Array;
  /** 1 in a procedural block or the body of a routine. */
  readonly procedural: Uint8Array;
}

interface Frame {
  start: number;
  part: Part;
  added: boolean;
  condition: boolean;
  query: boolean;
}

const partWords: ReadonlyMap<string, Part> = new Map([
  ["SELECT", Part.Items],
  ["RETURNING", Part.Items],
  ["OUTPUT", Part.Items],
  ["WHERE", Part.Condition],
  ["PREWHERE", Part.Condition],
  ["HAVING", Part.Condition],
  ["QUALIFY", Part.Condition],
  ["ON", Part.Condition],
  ["GROUP", Part.Order],
  ["ORDER", Part.Order],
  ["LIMIT", Part.Order],
  ["OFFSET", Part.Order],
  ["PROCEDURE", Part.Order],
  ["VALUES", Part.Values],
  ["SET", Part.Assignments],
  ["INTO", Part.Into],
]);

/** The parts of statements that the reading's tokens stand in, made once, in one pass. */
export function outlineOf(reading: Reading): Outline {
  return reading.outline ??= makeOutline(reading);
}

/** True where what begins at `index` holds statements of its own up to its END. */
function opensBlock(reading: Reading, index: number): boolean {
  const word = reading.word(index);
  const next = reading.word(index + 1);
  if (word === "CREATE" || word === "ALTER") {
    for (let i = index + 1; i < Math.min(index + 12, reading.count); i++) {
      const kind = reading.name(i);
      if (kind === "TABLE" || kind === "VIEW" || kind === "INDEX" || reading.word(i) === "(") return false;
      if (/^(?:PROCEDURE|PROC|FUNCTION|TRIGGER|PACKAGE|EVENT|TYPE|TASK)$/.test(kind)) return true;
    }
    return false;
  }
  if (word === "DECLARE") return !reading.text(index + 1).startsWith("@");
  if (word === "BEGIN") return !/^(?:|;|TRAN|TRANSACTION|WORK|DEFERRED|IMMEDIATE|EXCLUSIVE|ISOLATION|READ)$/.test(next);
  if (word === "DO") return reading.string(index + 1) !== undefined || next === "LANGUAGE";
  return word === "IF" || word === "WHILE" || word === "FOR" || word === "LOOP";
}

function isSeparator(reading: Reading, index: number): boolean {
  const word = reading.word(index);
  if (word === ";") return true;
  return word !== "" && reading.breaksBefore(index) && reading.breaksBefore(index + 1) &&
    (word === "/" || word === "GO");
}

/** The statements as the tree has them, or parted at semicolons, a block as one. */
function extentsOf(reading: Reading): { extents: Extent[]; blocks: Extent[] } {
  const blocks: Extent[] = [];
  if (reading.statements !== undefined) {
    const extents = reading.statements.filter(({ kind }) => kind !== "separator");
    for (const one of extents) if (one.kind === "block" || opensBlock(reading, one.start)) blocks.push(one);
    return { extents, blocks };
  }
  const extents: Extent[] = [];
  let start = 0;
  let block = false;
  for (let i = 0; i <= reading.count; i++) {
    if (i === start && i < reading.count) block = !reading.hostile && opensBlock(reading, i);
    if (i < reading.count && (!isSeparator(reading, i) || (block && reading.word(i) === ";"))) continue;
    if (i > start) {
      extents.push({ start, end: i });
      if (block) blocks.push({ start, end: i });
    }
    start = i + 1;
  }
  return { extents, blocks };
}

function makeOutline(reading: Reading): Outline {
  const { count } = reading;
  const { extents, blocks } = extentsOf(reading);
  // One buffer for all: a buffer each takes longer to allocate than a short text takes to outline.
  const size = count + 1;
  const buffer = new ArrayBuffer(size * 16);
  const outline = {
    statements: extents,
    statement: new Int32Array(buffer, 0, size),
    level: new Int32Array(buffer, size * 4, size),
    query: new Int32Array(buffer, size * 8, size),
    part: new Uint8Array(buffer, size * 12, size),
    condition: new Uint8Array(buffer, size * 13, size),
    added: new Uint8Array(buffer, size * 14, size),
    procedural: new Uint8Array(buffer, size * 15, size),
  };
  for (const { start, end } of blocks) outline.procedural.fill(1, start, end);
  let current = 0;
  let frame = newFrame(0, undefined);
  let stack: Frame[] = [];
  for (let i = 0; i < count; i++) {
    if (i === extents[current + 1]?.start) {
      current++;
      frame = newFrame(i, undefined);
      stack = [];
    } else if (reading.word(i) === ";") {
      frame = newFrame(i + 1, undefined);
      stack = [];
    }
    const word = reading.word(i);
    if (word === ")") frame = stack.pop() ?? frame;
    else if (word !== "") follow(reading, frame, word, i);
    outline.statement[i] = current;
    outline.part[i] = frame.part;
    outline.condition[i] = frame.condition || frame.part === Part.Condition ? 1 : 0;
    outline.added[i] = frame.added ? 1 : 0;
    outline.level[i] = stack.length;
    outline.query[i] = frame.start;
    if (word === "(") {
      stack.push(frame);
      frame = newFrame(i + 1, frame);
    }
  }
  return outline;
}

function newFrame(start: number, around: Frame | undefined): Frame {
  return {
    start,
    part: around === undefined ? Part.Head : around.part === Part.Condition ? Part.Head : around.part,
    added: around?.added ?? false,
    condition: around !== undefined && (around.condition || around.part === Part.Condition),
    query: false,
  };
}

/** Takes note of what the word at `index` begins. */
function follow(reading: Reading, frame: Frame, word: string, index: number): void {
  const part = partWords.get(word);
  if (word === "SELECT") frame.query = true;
  if (word === "FROM") {
    if (frame.query || reading.word(index - 1) === "DELETE" || frame.part === Part.Assignments) frame.part = Part.From;
    else if (index === frame.start || frame.start === 0) frame.part = Part.From;
  } else if (word === "USING" && frame.part === Part.From) frame.part = Part.From;
  else if (/^(?:JOIN|APPLY)$/.test(word) && frame.part === Part.Condition) frame.part = Part.From;
  else if (word === "UNION" || word === "EXCEPT" || word === "INTERSECT" || word === "MINUS") {
    const next = reading.word(index + 1);
    if (/^(?:SELECT|ALL|DISTINCT|\(|VALUES|TABLE|)$/.test(next)) {
      frame.part = Part.Head;
      frame.added = true;
    }
  } else if (part !== undefined) {
    if (word === "ON" && frame.part !== Part.From && frame.part !== Part.Condition) return;
    if (word === "INTO" && frame.part === Part.Condition) return;
    if (word === "VALUES" && frame.part === Part.Condition) return;
    frame.part = part;
  }
}
