import type { LexicalRules } from "../dialect.ts";
import { fold, word } from "../vocabulary.ts";
import { isDigit, isLetter, isSpace } from "./characters.ts";
import { type CompleteRules, completeRules } from "./complete_rules.ts";

/** What an ASCII character begins. */
export enum Start {
  Nothing,
  Space,
  Letter,
  Digit,
  /** A quote of a string or a name. */
  Quote,
  /** A symbol that is always one character long. */
  Symbol,
  /** A symbol that may be longer. */
  Operator,
  Dot,
  /** Comments, parameters and all else that needs a closer look, then symbols. */
  Special,
  BeyondAscii,
}

/** Bits of `LexicalTables.prefixes`. */
export enum Prefix {
  Known = 1,
  Escaping = 2,
  Raw = 4,
  Alternative = 8,
}

/** How a quoted text ends. */
export interface QuoteRules {
  readonly escapes: boolean;
  readonly doubled: boolean;
  readonly multiline: boolean;
}

/** A symbol of several characters. */
export interface LongSymbol {
  readonly text: string;
  readonly number: number;
}

/** A dialect's lexical rules as tables by character code. */
export interface LexicalTables {
  readonly rules: CompleteRules;
  /** `Start` by code. */
  readonly starts: Uint8Array;
  /** The folded code of a character that a name may hold, 0 for others. */
  readonly names: Uint8Array;
  /** The vocabulary number of a character that is a symbol by itself, 0 for others. */
  readonly singles: Uint16Array;
  /** Longer symbols by first character, longest first. */
  readonly longer: readonly (readonly LongSymbol[] | undefined)[];
  /** Bits of `Prefix` of letters before a string's quote, upper case. */
  readonly prefixes: ReadonlyMap<string, number>;
  /** 1 for letters that begin or end a prefix, so that most words skip the map. */
  readonly prefixLetters: Uint8Array;
  /** 1 for characters of custom operators. */
  readonly operators: Uint8Array;
  /** How strings end: by the dialect's rule, with escapes, and without. */
  readonly strings: QuoteRules;
  readonly escapedStrings: QuoteRules;
  readonly rawStrings: QuoteRules;
  /** How names end, in quotes and in brackets. */
  readonly quotedNames: QuoteRules;
  readonly bracketedNames: QuoteRules;
}

const specials = "-/#$@:?{[%\\&";
const customOperatorCharacters = "+-*/<>=~!@#%^&|`?";

function startsOf(rules: CompleteRules, longer: readonly unknown[]): Uint8Array {
  const starts = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (isSpace(code)) starts[code] = Start.Space;
    else if (isLetter(code)) starts[code] = Start.Letter;
    else if (isDigit(code)) starts[code] = Start.Digit;
    else if (specials.includes(character)) starts[code] = Start.Special;
    else if (rules.quotes[character] !== undefined) starts[code] = Start.Quote;
    else if (character === "*" && rules.conditionalComments.marks.length > 0) starts[code] = Start.Special;
    else if (character === ".") starts[code] = Start.Dot;
    else if (rules.customOperators && customOperatorCharacters.includes(character)) {
      starts[code] = Start.Special;
    } else if (longer[code] !== undefined) starts[code] = Start.Operator;
    else if (rules.characters.includes(character)) starts[code] = Start.Symbol;
  }
  return starts;
}

function longerOf(rules: CompleteRules): (LongSymbol[] | undefined)[] {
  const longer: (LongSymbol[] | undefined)[] = new Array(128).fill(undefined);
  for (const text of [...rules.symbols].sort((a, b) => b.length - a.length)) {
    const code = text.charCodeAt(0);
    (longer[code] ??= []).push({ text, number: word(text) });
  }
  return longer;
}

function prefixesOf(rules: CompleteRules): Map<string, number> {
  const prefixes = new Map<string, number>();
  for (const prefix of rules.stringPrefixes) {
    const alternative = rules.alternativeQuoting && prefix.endsWith("Q");
    prefixes.set(
      prefix,
      Prefix.Known | (rules.escapingPrefixes.includes(prefix) ? Prefix.Escaping : 0) |
        (rules.rawPrefixes.includes(prefix) ? Prefix.Raw : 0) | (alternative ? Prefix.Alternative : 0),
    );
  }
  return prefixes;
}

/** Builds the tables of a dialect's rules; `escapes` says whether backslashes escape in ordinary strings. */
export function buildTables(lexical: LexicalRules, escapes: boolean): LexicalTables {
  const rules = completeRules(lexical);
  const longer = longerOf(rules);
  const prefixes = prefixesOf(rules);
  const names = new Uint8Array(128);
  const singles = new Uint16Array(128);
  const prefixLetters = new Uint8Array(128);
  const operators = new Uint8Array(128);
  for (let code = 0; code < 128; code++) {
    const character = String.fromCharCode(code);
    if (isLetter(code) || isDigit(code) || rules.nameCharacters.includes(character)) names[code] = fold(code);
    if (rules.characters.includes(character)) singles[code] = word(character);
    if (customOperatorCharacters.includes(character)) operators[code] = 1;
  }
  for (const prefix of prefixes.keys()) {
    for (const letter of prefix) {
      prefixLetters[letter.charCodeAt(0)] = 1;
      prefixLetters[letter.toLowerCase().charCodeAt(0)] = 1;
    }
  }
  const starts = startsOf(rules, longer);
  const { doubledQuotes: doubled, multilineStrings: multiline } = rules;
  const quotedNames = { escapes: rules.escapesInNames, doubled, multiline };
  return {
    rules,
    starts,
    names,
    singles,
    longer,
    prefixes,
    prefixLetters,
    operators,
    strings: { escapes, doubled, multiline },
    escapedStrings: { escapes: true, doubled, multiline },
    rawStrings: { escapes: false, doubled, multiline },
    quotedNames,
    bracketedNames: { ...quotedNames, doubled: !rules.plainBrackets },
  };
}
