import { TokenKind } from "../../sql/token.ts";
import { longestText } from "./constant_value.ts";
import type { Reading } from "./reading.ts";
import { fromHex, isReadable } from "./string_text.ts";

/** A text as written over several tokens. */
export interface FoldedText {
  /** What its constant parts say, joined. */
  readonly text: string;
  /** Variables, names and calls that are joined in, each with the constant text before it. */
  readonly inputs: readonly string[];
  /** A part is spelled in character codes or hexadecimal digits. */
  readonly spelled: boolean;
}

/** Functions that make names and constants safe to join: no input remains. */
const quoting: ReadonlySet<string> = new Set(
  ("QUOTENAME QUOTE_IDENT QUOTE_LITERAL QUOTE_NULLABLE FORMAT QUOTE SIMPLE_SQL_NAME ENQUOTE_NAME ENQUOTE_LITERAL " +
    "QUALIFIED_SQL_NAME SCHEMA_NAME SQL_OBJECT_NAME STRING_AGG LISTAGG GROUP_CONCAT IDENTIFIER DBMS_ASSERT STUFF TO_CHAR " +
    "REGCLASS OID SYSDATE DATE_FORMAT CONVERT CAST STR DATENAME YEAR MONTH DAY LEN LENGTH").split(" "),
);

/** Folds the constants among tokens `start` to `end`: strings, CHAR(…), 0x…, joined by `+`, `||` or CONCAT. */
export function foldText(reading: Reading, start: number, end: number): FoldedText {
  let text = "";
  let spelled = false;
  const inputs: string[] = [];
  for (let i = start; i < Math.min(end, start + 4000) && text.length < longestText * 4; i++) {
    const kind = reading.kindAt(i);
    const string = reading.string(i);
    if (string !== undefined) text += string;
    else if (kind === TokenKind.Number) {
      const hex = fromHex(/^0x([0-9a-f]+)$/i.exec(reading.text(i))?.[1] ?? "");
      if (hex !== undefined && isReadable(hex)) {
        text += hex;
        if (hex.length >= 3) spelled = true;
      }
    } else if (kind === TokenKind.Parameter) {
      if (!/^@@/.test(reading.text(i))) inputs.push(text);
    } else if (kind === TokenKind.Word || kind === TokenKind.QuotedName) {
      const name = reading.name(i);
      const called = reading.word(i + 1) === "(";
      if (called && /^(?:CHAR|CHR|NCHAR)$/.test(name)) {
        const close = reading.closing(i + 1);
        const codes = codesBetween(reading, i + 2, close);
        if (codes !== undefined) {
          text += codes;
          i = close;
          spelled ||= codes.length > 2;
        }
      } else if (called && quoting.has(name)) i = reading.closing(i + 1);
      else if (!called && !/^(?:AS|VARCHAR|NVARCHAR|VARCHAR2|MAX|INT|TEXT|DATE|USING|INTO|NULL|N)$/.test(name)) {
        inputs.push(text);
      }
    }
  }
  return { text, inputs, spelled: spelled || isSpelledByOnes(reading, start, end) };
}

/** `CHAR(83)+CHAR(69)+CHAR(76)`: at least three in a row. */
export function isSpelledByOnes(reading: Reading, start: number, end: number): boolean {
  let run = 0;
  for (let i = start; i < Math.min(end, start + 400); i++) {
    if (/^(?:CHAR|CHR|NCHAR)$/.test(reading.name(i)) && reading.word(i + 1) === "(") {
      const codes = codesBetween(reading, i + 2, reading.closing(i + 1));
      if (codes !== undefined && /^[!-~]+$/.test(codes)) run += codes.length;
      else run = 0;
      if (run >= 3) return true;
      i = reading.closing(i + 1);
    } else if (!/^(?:\+|\|\||,|\(|\)|CONCAT|)$/.test(reading.word(i)) || reading.isLiteral(i)) run = 0;
  }
  return false;
}

/** The text that the codes between two brackets spell; undefined where other things stand there. */
export function codesBetween(reading: Reading, start: number, end: number): string | undefined {
  let text = "";
  if (end - start > 800) return undefined;
  for (let i = start; i < end; i++) {
    if (reading.word(i) === "," || reading.word(i) === "USING") continue;
    if (reading.kindAt(i) !== TokenKind.Number) return reading.word(i - 1) === "USING" ? text : undefined;
    const code = Number(reading.text(i));
    if (!(code >= 0 && code < 0x10000)) return undefined;
    text += String.fromCharCode(code);
  }
  return text;
}
