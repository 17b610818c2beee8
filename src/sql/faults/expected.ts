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
  ") , = FROM SELECT WHERE SET VALUES INTO ON USING BY AS THEN END WHEN ELSE ( JOIN GROUP_BY HAVING ORDER_BY LIMIT UNION ASC DESC INSERT UPDATE DELETE CREATE ALTER DROP WITH TABLE VIEW INDEX COLUMN"
    .split(" ").map((text) => text.replace("_", " "));

const rank: ReadonlyMap<string, number> = new Map(usual.map((text, i) => [text, i]));

/** What is possible nearly everywhere and never what was meant; named only where nothing else is. */
const noise: ReadonlySet<string> = new Set(
  ". .. [ :: : := += -= *= /= %= &= ^= |= ; COLLATE AND OR LIKE IN IS BETWEEN".split(" ").concat("a statement"),
);

/** From how many usual entries on the others are left out. */
const enough = 2;

/**
 * Where a view can stand, kinds of objects are listed: GROUP, CLUSTER and JOIN are such kinds and no clauses. GROUP
 * without ORDER is one too.
 */
const { VIEW, VIEWS, ORDER } = words("VIEW", "VIEWS", "ORDER");

interface Entry {
  readonly text: string;
  readonly order: number;
}

function entriesOf(expected: ReadonlySet<number | string>, meant: string | undefined): Entry[] {
  const entries = new Map<string, Entry>();
  const listsKinds = expected.has(VIEW) || expected.has(VIEWS);
  for (const entry of expected) {
    const raw = typeof entry === "string" ? entry : textOf(entry);
    const isKind = listsKinds || (raw === "GROUP" && !expected.has(ORDER));
    const text = isKind ? raw : pairs.get(raw) ?? raw;
    if (text === "" || entries.has(text) || (raw === "JOIN" && listsKinds)) continue;
    const order = text === meant || raw === meant
      ? -2
      : noise.has(text)
      ? 2000
      : typeof entry === "string"
      ? -1
      : rank.get(text) ?? 1000;
    entries.set(text, { text: typeof entry === "string" || /^[A-Za-z]/.test(text) ? text : `'${text}'`, order });
  }
  return [...entries.values()].sort((a, b) => a.order - b.order);
}

/**
 * What could have stood at a place, as a message lists it: descriptions ("a table name") first, then usual words,
 * rare ones only where few usual ones fit, at most five; `meant` (the word most likely meant) before all.
 *
 * @example
 * ```ts
 * import { word } from "../vocabulary.ts";
 * listExpected(new Set(["a table name", word("FROM")])); // "a table name or FROM"
 * ```
 */
export function listExpected(expected: ReadonlySet<number | string>, meant?: string): string {
  const entries = entriesOf(expected, meant);
  const telling = entries.filter(({ order }) => order < 1000);
  const usable = telling.length >= enough ? telling : entries.filter(({ order }) => order < 2000);
  const list = (usable.length > 0 ? usable : entries).slice(0, most).map(({ text }) => text);
  const last = list.pop();
  if (last === undefined) return "";
  return list.length === 0 ? last : `${list.join(", ")} or ${last}`;
}
