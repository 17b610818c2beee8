import { CLOSE, OPEN, SEMICOLON } from "../symbols.ts";
import { Role, type Tokens } from "../token.ts";
import { textOf, words } from "../vocabulary.ts";

const { FROM, WHERE, GROUP, HAVING, WINDOW, QUALIFY, ORDER, LIMIT, OFFSET, SELECT, UNION, EXCEPT, INTERSECT } = words(
  "FROM",
  "WHERE",
  "GROUP",
  "HAVING",
  "WINDOW",
  "QUALIFY",
  "ORDER",
  "LIMIT",
  "OFFSET",
  "SELECT",
  "UNION",
  "EXCEPT",
  "INTERSECT",
);

/** The clauses of a query in the order in which they must stand. */
const order = [FROM, WHERE, GROUP, HAVING, WINDOW, QUALIFY, ORDER, LIMIT, OFFSET];

/** Words behind which the clauses begin anew. */
const restarts = new Set([SELECT, UNION, EXCEPT, INTERSECT, SEMICOLON]);

/** The keywords of the query around token `index` that stand before it at its level of brackets, nearest first. */
function* keywordsBefore(tokens: Tokens, index: number): Iterable<number> {
  let depth = 0;
  for (let i = index - 1; i >= 0 && depth >= 0; i--) {
    const word = tokens.word[i] ?? 0;
    if (word === CLOSE) depth++;
    else if (word === OPEN) depth--;
    else if (depth === 0 && tokens.role[i] === Role.Keyword) {
      if (restarts.has(word)) return;
      yield word;
    }
  }
}

/** Says that ORDER BY or LIMIT stands behind the last query of a set operation, where one stands before the operator. */
function setOperationHint(tokens: Tokens, index: number): string {
  for (const word of keywordsBefore(tokens, index)) {
    if (word === ORDER || word === LIMIT || word === OFFSET) {
      return `; ${shown(word)} stands behind the last query, or in brackets with its own`;
    }
  }
  return "";
}

function shown(word: number): string {
  return word === GROUP || word === ORDER ? `${textOf(word)} BY` : textOf(word);
}

/**
 * Says which clause the one at token `index` should stand before, or that it stands there already: "; WHERE comes
 * before ORDER BY". Empty where the token begins no clause or nothing is out of order.
 */
export function clauseOrderHint(tokens: Tokens, index: number): string {
  const here = tokens.word[index] ?? 0;
  if (here === UNION || here === EXCEPT || here === INTERSECT) return setOperationHint(tokens, index);
  const place = order.indexOf(here);
  if (place < 0) return "";
  for (const word of keywordsBefore(tokens, index)) {
    if (word === here) return `; there is a ${shown(here)} already`;
    if (order.indexOf(word) > place) return `; ${shown(here)} comes before ${shown(word)}`;
  }
  return "";
}
