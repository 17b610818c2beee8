/** A text made from another, with the place in the other that each of its UTF-16 units comes from. */
export interface DecodedText {
  readonly text: string;
  readonly places: Int32Array;
}

/** Characters that browsers and drivers turn into the quotes and spaces that SQL knows. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ["\uff07", "'"],
  ["\u02bc", "'"],
  ["\u2019", "'"],
  ["\u2018", "'"],
  ["\uff02", '"'],
  ["\u201c", '"'],
  ["\u201d", '"'],
  ["\uff1d", "="],
  ["\uff1b", ";"],
  ["\uff0d", "-"],
  ["\uff08", "("],
  ["\uff09", ")"],
]);

const entities: readonly (readonly [string, string])[] = [
  ["&#39;", "'"],
  ["&#x27;", "'"],
  ["&apos;", "'"],
  ["&quot;", '"'],
  ["&#34;", '"'],
  ["&gt;", ">"],
  ["&lt;", "<"],
];

/** True where a text looks written for a URL or a page: `%27`, `&#39;`, or `+` for every space. */
export function isEncoded(text: string): boolean {
  if (/%(?:2[0-9a-f]|3[b-f]|[05][0-9a-f]|u00)/i.test(text) || /&(?:#39|#x27|apos|quot|#34);/i.test(text)) return true;
  if (!/\s/.test(text) && /\w\+(?:or|and|union|select)\+|'\+(?:or|and|union)\+/i.test(text)) return true;
  for (const character of lookalikes.keys()) if (text.includes(character)) return true;
  return false;
}

function decodeOnce(source: DecodedText, plusIsSpace: boolean): DecodedText {
  const { text } = source;
  const places: number[] = [];
  let out = "";
  for (let i = 0; i < text.length;) {
    const place = source.places[i] ?? 0;
    let length = 1;
    let character = text.charAt(i);
    const wide = character === "%" && /^%u00[0-9a-f]{2}/i.test(text.slice(i, i + 6));
    const percent = character === "%" && /^%[0-9a-f]{2}/i.test(text.slice(i, i + 3));
    if (wide) {
      character = String.fromCharCode(parseInt(text.slice(i + 2, i + 6), 16));
      length = 6;
    } else if (percent) {
      character = String.fromCharCode(parseInt(text.slice(i + 1, i + 3), 16));
      length = 3;
    } else if (character === "+" && plusIsSpace) character = " ";
    else if (character === "&") {
      const entity = entities.find(([written]) => text.slice(i, i + written.length).toLowerCase() === written);
      if (entity !== undefined) {
        character = entity[1];
        length = entity[0].length;
      }
    } else character = lookalikes.get(character) ?? character;
    out += character;
    places.push(place);
    i += length;
  }
  places.push(source.places[text.length] ?? text.length);
  return { text: out, places: Int32Array.from(places) };
}

/**
 * The text with percent signs, entities and look-alike characters decoded, twice over where it was encoded twice.
 *
 * @example
 * ```ts
 * decodeText("%27%20OR%201%3D1").text; // "' OR 1=1"
 * ```
 */
export function decodeText(text: string): DecodedText {
  const places = Int32Array.from({ length: text.length + 1 }, (_, i) => i);
  const plusIsSpace = !/\s/.test(text);
  const once = decodeOnce({ text, places }, plusIsSpace);
  return /%[0-9a-f]{2}/i.test(once.text) ? decodeOnce(once, false) : once;
}
