import type { Expression } from "../../ast.ts";
import { CLOSE, COMMA, OPEN } from "../../symbols.ts";
import { TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression, parseExpressionList } from "./expression.ts";
import type { OpenCall } from "./function_call.ts";
import type { Parser } from "../parser.ts";

const { PARTITION, BY, IGNORE, RESPECT, NULLS, DETERMINISTIC, COST, MODEL, AUTO, VALUES, ASC, DESC, ABS, USING } =
  words(
    "PARTITION",
    "BY",
    "IGNORE",
    "RESPECT",
    "NULLS",
    "DETERMINISTIC",
    "COST",
    "MODEL",
    "AUTO",
    "VALUES",
    "ASC",
    "DESC",
    "ABS",
    "USING",
  );
const { VECTOR_CHUNKS, MAX, OVERLAP, SPLIT, LANGUAGE, NORMALIZE, EXTENDED, VOCABULARY } = words(
  "VECTOR_CHUNKS",
  "MAX",
  "OVERLAP",
  "SPLIT",
  "LANGUAGE",
  "NORMALIZE",
  "EXTENDED",
  "VOCABULARY",
);

/** Words that Oracle has behind arguments: `LAG(x IGNORE NULLS, 2)`, `APPROX_MEDIAN(x DETERMINISTIC)` and the like. */
export function parseCallModifiers(p: Parser, call: OpenCall, rest: Expression[]): void {
  if (p.word === PARTITION) {
    p.accept(PARTITION);
    p.expect(BY);
    rest.push(...parseExpressionList(p));
  }
  if (p.word === IGNORE || p.word === RESPECT) {
    p.acceptAny(IGNORE, RESPECT);
    p.expect(NULLS);
    parseFurther(p, call);
  } else if (p.word === DETERMINISTIC && p.accept(DETERMINISTIC)) parseFurther(p, call);
  else if (p.tokens.word[call.name.start] === VECTOR_CHUNKS) parseChunking(p, rest);
  else if (p.word === COST || p.word === ASC || p.word === DESC || p.word === ABS) parseMiningModifiers(p, rest);
}

function parseFurther(p: Parser, call: OpenCall): void {
  if (p.accept(COMMA)) call.arguments = [...call.arguments, ...parseExpressionList(p)];
}

/** What stands between a model and USING: `COST MODEL AUTO`, `COST (a, b) VALUES ((0, 1), (1, 0))`, `DESC`. */
function parseMiningModifiers(p: Parser, rest: Expression[]): void {
  if (p.accept(COST)) {
    if (p.accept(MODEL)) p.accept(AUTO);
    else {
      rest.push(parseExpression(p));
      p.expect(VALUES);
      rest.push(parseExpression(p));
    }
  } else p.acceptAny(ASC, DESC, ABS);
  if (!p.at(USING)) p.fail();
}

/** How VECTOR_CHUNKS cuts a text: `BY words MAX 100 OVERLAP 10 SPLIT BY sentence LANGUAGE x NORMALIZE all EXTENDED`. */
function parseChunking(p: Parser, rest: Expression[]): void {
  for (;;) {
    if (p.accept(BY)) p.accept(VOCABULARY);
    else if (p.accept(SPLIT)) p.accept(BY);
    else if (p.accept(EXTENDED)) continue;
    else if (p.acceptAny(MAX, OVERLAP, LANGUAGE, NORMALIZE) === 0) return;
    if (p.at(OPEN)) parseNames(p);
    else if (p.kind === TokenKind.Word) p.anyName("an option");
    else rest.push(parseExpression(p));
  }
}

function parseNames(p: Parser): void {
  p.expect(OPEN);
  p.list((p) => p.anyName("an option"));
  p.expect(CLOSE);
}
