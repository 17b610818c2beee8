import { TokenKind } from "../../sql/token.ts";
import { isCatalogue } from "./catalogues.ts";
import type { Finding } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";

/** From how many bytes on SQLite's RANDOMBLOB and ZEROBLOB take noticeable time. */
const greatSize = 1_000_000;

/** Looks for work that does nothing but take time. */
export function findHeavyQueries(reading: Reading): Finding[] {
  const found: Finding[] = [];
  const outline = outlineOf(reading);
  const add = (index: number, description: string) =>
    found.push({ severity: "HIGH", pattern: "time_based", description, offset: reading.start(index) });
  for (let i = 0; i < reading.count; i++) {
    const name = reading.name(i);
    if ((name === "RANDOMBLOB" || name === "ZEROBLOB") && reading.word(i + 1) === "(") {
      const size = largestNumber(reading, i + 2, reading.closing(i + 1));
      if (size >= greatSize) add(i, `Delay: ${reading.text(i)} of a great size`);
    } else if (reading.word(i) === "FROM" && (outline.condition[i] === 1 || reading.hostile)) {
      if (cataloguesBehind(reading, i) >= 3) add(i, "Delay: a system catalogue joined with itself");
    }
  }
  return found;
}

function largestNumber(reading: Reading, start: number, end: number): number {
  let largest = 0;
  for (let i = start; i < Math.min(end, start + 40); i++) {
    if (reading.kindAt(i) === TokenKind.Number) {
      const value = Number(reading.text(i));
      largest = reading.word(i + 1) === "/" ? Math.max(largest, value / 2) : Math.max(largest, value);
    }
  }
  return largest;
}

/** How many catalogues the FROM at token `index` lists: three or more take long to join. */
function cataloguesBehind(reading: Reading, index: number): number {
  const { query } = outlineOf(reading);
  let names = 0;
  for (let at = index + 1; at < Math.min(reading.count, index + 60) && query[at] === query[index]; at++) {
    if (reading.word(at) === "WHERE") break;
    if (reading.text(at + 1) === "." || reading.name(at) === "") continue;
    const schema = reading.text(at - 1) === "." ? reading.name(at - 2) : "";
    if (schema === "INFORMATION_SCHEMA" || isCatalogue(reading.name(at), schema)) names++;
  }
  return names;
}
