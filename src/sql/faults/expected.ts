import { textOf, words } from "../vocabulary.ts";

/** Most that a message lists. */
const most = 5;

/** Words that never stand alone, with what people write behind them. */
const pairs: ReadonlyMap<string, string> = new Map([
  ["GROUP", "GROUP BY"],
  ["ORDER", "ORDER BY"],
  ["PARTITION", "PARTITION BY"],
  ["CLUSTER", "CLUSTER BY"],
  ["CONNECT", "CONNECT BY"],
  ["CROSS", "CROSS JOIN"],
  ["LEFT", "LEFT JOIN"],
  ["RIGHT", "RIGHT JOIN"],
  ["FULL", "FULL JOIN"],
  ["INNER", "INNER JOIN"],
  ["NATURAL", "NATURAL JOIN"],
]);

/** What people write most, most usual first. */
const usual =
  ") , = FROM SELECT WHERE SET VALUES ( INTO ON USING BY AS THEN END WHEN ELSE JOIN GROUP_BY HAVING ORDER_BY LIMIT UNION ASC DESC INSERT UPDATE DELETE CREATE ADD ALTER DROP RENAME WITH TABLE VIEW INDEX COLUMN"
    .split(" ").map((text) => text.replace("_", " "));

const rank: ReadonlyMap<string, number> = new Map(usual.map((text, i) => [text, i]));

/** What is possible nearly everywhere and never what was meant; named only where nothing else is. */
const noise: ReadonlySet<string> = new Set(
  ". .. [ :: : := += -= *= /= %= &= ^= |= ; COLLATE AND OR LIKE IN IS BETWEEN BY".split(" ").concat("a statement"),
);

/** From how many usual entries on the others are left out. */
const enough = 2;

/**
 * Where a view can stand, kinds of objects are listed: GROUP, CLUSTER and JOIN are such kinds and no clauses. GROUP
 * without ORDER is one too.
 */
const { VIEW, VIEWS, ORDER, ADD } = words("VIEW", "VIEWS", "ORDER", "ADD");

/** What may be done to an object behind ALTER, most usual first. */
const alterations: readonly string[] = ["ADD", "ALTER", "DROP", "RENAME", "SET"];

interface Entry {
  readonly text: string;
  readonly order: number;
}

/** What joins conditions: named first where one goes on. */
const joiners: ReadonlySet<string> = new Set(["AND", "OR"]);

function entriesOf(expected: ReadonlySet<number | string>, meant: string | undefined, inCondition: boolean): Entry[] {
  const entries = new Map<string, Entry>();
  const listsKinds = expected.has(VIEW) || expected.has(VIEWS);
  for (const entry of expected) {
    // A grammar's row may have noted a symbol quoted, as it is shown.
    const raw = typeof entry === "string" ? entry.replace(/^'(.*)'$/, "$1") : textOf(entry);
    const isKind = listsKinds || (raw === "GROUP" && !expected.has(ORDER));
    const text = isKind ? raw : pairs.get(raw) ?? raw;
    if (text === "" || entries.has(text) || (raw === "JOIN" && listsKinds)) continue;
    const order = text === meant || raw === meant
      ? -3
      : inCondition && joiners.has(text)
      ? -2
      : noise.has(text)
      ? 2000
      : typeof entry === "string" && raw === entry
      ? -1
      : expected.has(ADD) && alterations.includes(text)
      ? alterations.indexOf(text) / alterations.length
      : rank.get(text) ?? 1000;
    const isSymbol = typeof entry === "number" ? !/^[A-Za-z]/.test(text) : raw !== entry;
    entries.set(text, { text: isSymbol ? `'${text}'` : text, order });
  }
  return [...entries.values()].sort((a, b) => a.order - b.order);
}

/**
 * What could have stood at a place, as a message lists it: descriptions ("a table name") first, then usual words,
 * rare ones only where few usual ones fit, at most five; `meant` (the word most likely meant) before all. AND and OR
 * are named where a condition goes on.
 *
 * @example
 * ```ts
 * import { word } from "../vocabulary.ts";
 * listExpected(new Set(["a table name", word("FROM")])); // "a table name or FROM"
 * ```
 */
export function listExpected(
  expected: ReadonlySet<number | string>,
  meant?: string,
  inCondition = false,
): string {
  const entries = entriesOf(expected, meant, inCondition);
  const telling = entries.filter(({ order }) => order < 1000);
  const usable = telling.length >= enough ? telling : entries.filter(({ order }) => order < 2000);
  const list = (usable.length > 0 ? usable : entries).slice(0, most).map(({ text }) => text);
  const last = list.pop();
  if (last === undefined) return "";
  return list.length === 0 ? last : `${list.join(", ")} or ${last}`;
}
