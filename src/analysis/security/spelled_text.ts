import { TokenKind } from "../../sql/token.ts";
import type { Finding } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";
import { fromHex } from "./string_text.ts";
import { codesBetween } from "./text_folding.ts";

/** From how many characters on a text in codes is no accident of a number. */
const shortestText = 5;

/** Looks for conditions with texts spelled in character codes or hexadecimal digits, which pass filters of quotes. */
export function findSpelledTexts(reading: Reading): Finding[] {
  const found: Finding[] = [];
  const { condition } = outlineOf(reading);
  let run = "";
  let first = 0;
  for (let i = 0; i < reading.count; i++) {
    const codes = condition[i] === 1 ? codesAt(reading, i) : undefined;
    if (codes !== undefined) {
      if (run === "") first = i;
      run += codes;
      i = reading.closing(i + 1);
      if (reading.word(i + 1) === "+" || reading.word(i + 1) === "||") {
        i++;
        continue;
      }
    }
    const text = run === "" && condition[i] === 1 ? digitsAt(reading, i) : run;
    if (text.length >= (run === "" ? shortestText : 3) && /^[\w@.:~-]+$/.test(text)) {
      found.push({
        severity: "MEDIUM",
        pattern: "dangerous_function",
        description: "Text spelled in character codes inside a condition",
        offset: reading.start(run === "" ? i : first),
      });
    }
    run = "";
  }
  return found;
}

/** The text of `CHAR(97, 98)` or `CHR(97)` at token `index`. */
function codesAt(reading: Reading, index: number): string | undefined {
  if (!/^(?:CHAR|CHR|NCHAR)$/.test(reading.name(index)) || reading.word(index + 1) !== "(") return undefined;
  const close = reading.closing(index + 1);
  const text = codesBetween(reading, index + 2, close);
  return text === "" || close >= reading.count ? undefined : text;
}

/** The text that a hexadecimal number behind a comparison spells; empty for none. */
function digitsAt(reading: Reading, index: number): string {
  if (reading.kindAt(index) !== TokenKind.Number || !/^(?:=|<>|!=|LIKE|\(|,)$/.test(reading.word(index - 1))) return "";
  return fromHex(/^0x([0-9a-f]+)$/i.exec(reading.text(index))?.[1] ?? "") ?? "";
}
