import type { Clause } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { clauseFrom } from "./clause.ts";
import type { Parser } from "../parser.ts";

const {
  FOR,
  XML,
  JSON,
  BROWSE,
  RAW,
  AUTO,
  EXPLICIT,
  PATH,
  BINARY,
  BASE64,
  TYPE,
  ROOT,
  XMLDATA,
  XMLSCHEMA,
  ELEMENTS,
  XSINIL,
  ABSENT,
  INCLUDE_NULL_VALUES,
  WITHOUT_ARRAY_WRAPPER,
} = words(
  "FOR",
  "XML",
  "JSON",
  "BROWSE",
  "RAW",
  "AUTO",
  "EXPLICIT",
  "PATH",
  "BINARY",
  "BASE64",
  "TYPE",
  "ROOT",
  "XMLDATA",
  "XMLSCHEMA",
  "ELEMENTS",
  "XSINIL",
  "ABSENT",
  "INCLUDE_NULL_VALUES",
  "WITHOUT_ARRAY_WRAPPER",
);

/** T-SQL's `FOR XML …`, `FOR JSON …` and `FOR BROWSE`. */
export function parseForXml(p: Parser): Clause {
  const start = p.index;
  p.expect(FOR);
  const format = p.expectAny(XML, JSON, BROWSE);
  if (format === XML) {
    const mode = p.expectAny(RAW, AUTO, EXPLICIT, PATH);
    if (mode === RAW || mode === PATH) parseName(p);
    while (p.accept(COMMA)) parseXmlOption(p);
  } else if (format === JSON) {
    p.expectAny(AUTO, PATH);
    while (p.accept(COMMA)) {
      if (p.expectAny(ROOT, INCLUDE_NULL_VALUES, WITHOUT_ARRAY_WRAPPER) === ROOT) parseName(p);
    }
  }
  return clauseFrom(p, start, "FOR", []);
}

function parseXmlOption(p: Parser): void {
  switch (p.expectAny(BINARY, TYPE, ROOT, XMLDATA, XMLSCHEMA, ELEMENTS)) {
    case BINARY:
      p.expect(BASE64);
      break;
    case ROOT:
    case XMLSCHEMA:
      parseName(p);
      break;
    case ELEMENTS:
      p.acceptAny(XSINIL, ABSENT);
  }
}

/** An optional string in brackets. */
function parseName(p: Parser): void {
  if (!p.accept(OPEN)) return;
  p.expectKind(TokenKind.String, "a string");
  p.expect(CLOSE);
}
