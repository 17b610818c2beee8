import type { Call, Expression, Literal } from "../../ast.ts";
import { WordClass } from "../../dialect.ts";
import { CLOSE, COMMA, DOT, EQUAL, OPEN } from "../../symbols.ts";
import { Role, TokenKind } from "../../token.ts";
import { words } from "../../vocabulary.ts";
import { parseExpression } from "./expression.ts";
import { emptyCall, nameAt, parseCall } from "./function_call.ts";
import { missing, parseLiteral } from "./literal.ts";
import { parsePrefixed } from "./operand.ts";
import type { Parser } from "../parser.ts";
import { parseWindowSpecification } from "./window.ts";

const { CURRENT_SCHEMA, AS, VALUE, FOR, OF, OVER } = words("CURRENT_SCHEMA", "AS", "VALUE", "FOR", "OF", "OVER");

/** PostgreSQL's keywords that are functions and may have a number of digits in brackets behind them. */
const withPrecision = new Set(
  Object.values(words("CURRENT_TIME", "CURRENT_TIMESTAMP", "LOCALTIME", "LOCALTIMESTAMP")),
);

/** `CURRENT_DATE` and its kin without brackets, a call that is syntax; with brackets an ordinary call. */
export function parsePseudoFunction(p: Parser): Call | undefined {
  const next = p.wordAt(1);
  if (next === DOT) return undefined;
  const name = nameAt(p.index);
  if (next === OPEN) {
    if (p.has.bareKeywordFunctions && p.word !== CURRENT_SCHEMA) {
      if (!withPrecision.has(p.word)) p.index++;
      else if (p.kindAt(2) !== TokenKind.Number || p.wordAt(3) !== CLOSE) p.index += 2;
      if (p.index !== name.start) {
        p.fail(withPrecision.has(p.tokens.word[name.start] ?? 0) ? "a whole number" : undefined);
        return emptyCall(p, name, true);
      }
    }
    p.advance(Role.Function);
    return parseCall(p, name);
  }
  p.advance(Role.Keyword);
  return emptyCall(p, name, true);
}

/** The same for words that are plain names in the dialects that do not reserve them. */
export function parseReservedPseudoFunction(p: Parser): Call | undefined {
  return (p.wordClass & WordClass.Reserved) === 0 ? undefined : parsePseudoFunction(p);
}

/** The same for words that mean a function in the databases that follow Oracle. */
export function parseSystemFunction(p: Parser): Call | undefined {
  return p.has.systemFunctions ? parsePseudoFunction(p) : parseReservedPseudoFunction(p);
}

/** DEFAULT as a value of a row, a SET or an argument; `DEFAULT (column)`. */
export function parseDefault(p: Parser): Expression | undefined {
  if (p.wordAt(1) === OPEN && p.has.defaultFunction) {
    p.advance(Role.Function);
    return parseCall(p, nameAt(p.index - 1));
  }
  const before = p.tokens.word[p.index - 1];
  if (before !== OPEN && before !== COMMA && before !== EQUAL) return undefined;
  return parseLiteral(p, "default", Role.Keyword);
}

/** MySQL's `VALUES (column)` in ON DUPLICATE KEY UPDATE. */
export function parseValuesColumn(p: Parser): Call | undefined {
  if (!p.has.valuesFunction || p.wordAt(1) !== OPEN) return undefined;
  p.advance(Role.Function);
  return parseCall(p, nameAt(p.index - 1));
}

/** `NEXT VALUE FOR sequence [OVER (…)]`. */
export function parseNextValue(p: Parser): Call | undefined {
  if (!p.has.nextValueFor || p.wordAt(1) !== VALUE || p.wordAt(2) !== FOR) return undefined;
  const name = nameAt(p.index);
  p.advance(Role.Keyword);
  p.accept(VALUE);
  p.accept(FOR);
  p.objectName("a sequence name");
  const call = emptyCall(p, name, true);
  if (p.word === OVER && p.wordAt(1) === OPEN) {
    p.accept(OVER);
    call.over = parseWindowSpecification(p);
  }
  call.end = p.index;
  return call;
}

/** `CURRENT OF cursor`: the condition of a positioned UPDATE or DELETE. */
export function parseCurrentOf(p: Parser): Literal | undefined {
  const start = p.index;
  if (p.wordAt(1) !== OF || !p.has.currentOf) return undefined;
  p.advance(Role.Keyword);
  p.accept(OF);
  if (p.kind === TokenKind.Parameter) p.advance(Role.None);
  else p.objectName("a cursor name");
  return { kind: "literal", start, end: p.index, type: "other" };
}

/** `NEW type (…)`. */
export function parseNew(p: Parser): Expression | undefined {
  if (!p.has.newOperator) return undefined;
  const kind = p.kindAt(1);
  if (kind !== TokenKind.QuotedName && (kind !== TokenKind.Word || !isPlainName(p))) return undefined;
  p.advance(Role.Keyword);
  const name = p.objectName("a type name");
  p.setRole(p.index - 1, Role.Function);
  if (p.word !== OPEN) {
    p.expect(OPEN);
    return missing(p);
  }
  return parseCall(p, name);
}

function isPlainName(p: Parser): boolean {
  return ((p.dialect.wordClass[p.wordAt(1)] ?? 0) & WordClass.Reserved) === 0 &&
    (p.wordAt(2) === OPEN || p.wordAt(2) === DOT);
}

/** BigQuery's `WITH (a AS 1, b AS a + 1, a + b)`. */
export function parseWithExpression(p: Parser): Call | Expression | undefined {
  if (!p.has.withExpression || p.wordAt(1) !== OPEN) return undefined;
  const name = nameAt(p.index);
  if (!p.enter()) return missing(p);
  p.advance(Role.Keyword);
  p.advance(Role.None);
  const call = emptyCall(p, name, true);
  const items: Expression[] = [];
  do {
    // the names come first: `name AS expression`
    if (p.atName && p.wordAt(1) === AS) {
      p.name("a name");
      p.accept(AS);
    }
    items.push(parseExpression(p));
  } while (p.accept(COMMA));
  p.expect(CLOSE);
  p.leave();
  call.arguments = items;
  call.end = p.index;
  return call;
}

/** True where the token behind a prefix word begins an operand, so that the word is no name. */
function operandFollows(p: Parser): boolean {
  switch (p.kindAt(1)) {
    case TokenKind.Word:
      return ((p.dialect.wordClass[p.wordAt(1)] ?? 0) & (WordClass.Reserved | WordClass.NoColumnAlias)) === 0 ||
        ((p.dialect.wordClass[p.wordAt(1)] ?? 0) & WordClass.FunctionName) !== 0 || startsOperand.has(p.wordAt(1));
    case TokenKind.Symbol:
      return p.wordAt(1) === OPEN;
    case TokenKind.End:
    case TokenKind.Invalid:
      return false;
    default:
      return true;
  }
}

const startsOperand = new Set(
  Object.values(words("NULL", "TRUE", "FALSE", "CASE", "CAST", "CONVERT", "BINARY", "EXISTS")),
);

/** MySQL's `BINARY x`. */
export function parseBinaryPrefix(p: Parser): Expression | undefined {
  return p.has.binaryOperator && operandFollows(p) ? parsePrefixed(p) : undefined;
}

/** `PRIOR x` in CONNECT BY. */
export function parsePrior(p: Parser): Expression | undefined {
  return p.has.connectBy && operandFollows(p) ? parsePrefixed(p) : undefined;
}

/** `CONNECT_BY_ROOT x`. */
export function parseConnectByRoot(p: Parser): Expression | undefined {
  return p.has.connectBy && operandFollows(p) ? parsePrefixed(p) : undefined;
}

/** `OPERATOR(schema.-) x`. */
export function parseQualifiedOperatorPrefix(p: Parser): Expression | undefined {
  return p.has.operatorCall && p.wordAt(1) === OPEN ? parsePrefixed(p) : undefined;
}

/** Redshift's `APPROXIMATE COUNT(DISTINCT x)`. */
export function parseApproximate(p: Parser): Expression | undefined {
  if (!p.has.approximateCalls || p.kindAt(1) !== TokenKind.Word || p.wordAt(2) !== OPEN) return undefined;
  return parsePrefixed(p);
}
