import { COMMA } from "../symbols.ts";
import type { Hole } from "./hole.ts";
import type { Separator, Syntax } from "./syntax.ts";

/** A named piece of notation. */
export interface Rule {
  readonly name: string;
  /** Compiled when first asked for. */
  readonly graph: Graph;
}

/** A word or symbol that must come next. */
export interface WordState {
  readonly kind: "word";
  readonly word: number;
  /** Where a choice begins with it, the word begins nothing else there. */
  readonly firm: boolean;
  readonly next: State;
}

/** Something a hand-written parser reads. */
export interface HoleState {
  readonly kind: "hole";
  readonly hole: Hole;
  readonly next: State;
}

/** Something a named rule reads: as far as the rule goes, in one piece. */
export interface RuleState {
  readonly kind: "rule";
  readonly rule: Rule;
  readonly next: State;
}

/** One of several ways on. */
export interface ChoiceState {
  readonly kind: "choice";
  /** Unique in its graph. */
  readonly id: number;
  /** The row or rule it belongs to, for errors. */
  readonly where: string;
  readonly targets: readonly State[];
  /** Where each target may be taken once only: which of the matcher's sets notes those taken. */
  readonly set: number | undefined;
  /** Made by `tableOf` when the choice is first met. */
  table: ChoiceTable | undefined;
}

/** Empties a set of the matcher before its choice is met. */
export interface ClearState {
  readonly kind: "clear";
  readonly set: number;
  readonly next: State;
}

/** Everything matched. */
export interface MatchState {
  readonly kind: "match";
}

/** One step of a graph. */
export type State = WordState | HoleState | RuleState | ChoiceState | ClearState | MatchState;

/** A target of a choice, as seen from one next word. */
export interface Way {
  readonly target: State;
  /** Its number among the choice's targets. */
  readonly number: number;
  /** The next word begins it as a keyword, or it can be empty: no need to ask the holes. */
  readonly open: boolean;
  /** The next word begins it as a keyword. */
  readonly keyword: boolean;
  /** Holes that can begin it. */
  readonly holes: readonly Hole[];
}

/** How a choice is decided: by the next word, keywords before holes before what is empty. */
export interface ChoiceTable {
  readonly byWord: ReadonlyMap<number, readonly Way[]>;
  /** For words that begin no target as keywords, and for all other tokens. */
  readonly others: readonly Way[];
  /** What can begin each target, in the targets' order: vocabulary numbers and descriptions. */
  readonly expected: readonly (readonly (number | string)[])[];
}

/** A row or rule as a graph. */
export interface Graph {
  readonly start: State;
  /** How many sets the matcher needs for it. */
  readonly sets: number;
  readonly choices: readonly ChoiceState[];
}

/** What can stand first. */
export interface First {
  readonly words: Set<number>;
  /** Those of `words` that are never names here. */
  readonly firm: Set<number>;
  readonly holes: Set<Hole>;
  /** True where nothing need stand at all. */
  empty: boolean;
}

/** Most alternatives of one `{{ … }}`; each is a bit of a number. */
const mostAlternatives = 50;

/** Thrown for rows and rules that say nothing that could be matched: an error of whoever wrote the dialect. */
export class NotationError extends Error {
  override readonly name = "NotationError";
}

/** What a name in `< >` stands for. */
export type Resolve = (name: string) => Hole | Rule | undefined;

/**
 * Compiles a row's or rule's syntax; `where` says in errors which it is.
 *
 * @throws {NotationError} for a hole that does not exist and for a `{{ }}` of too many alternatives.
 */
export function buildGraph(syntax: Syntax, resolve: Resolve, where: string): Graph {
  const builder = new Builder(resolve, where);
  const start = builder.build(syntax, { kind: "match" });
  return { start, sets: builder.sets, choices: builder.choices };
}

class Builder {
  readonly resolve: Resolve;
  readonly where: string;
  readonly choices: ChoiceState[] = [];
  sets = 0;

  constructor(resolve: Resolve, where: string) {
    this.resolve = resolve;
    this.where = where;
  }

  /** The graph of `syntax` with `next` behind it: built from the back, so that what follows is known. */
  build(syntax: Syntax, next: State): State {
    switch (syntax.kind) {
      case "word":
        return { kind: "word", word: syntax.word, firm: syntax.firm === true, next };
      case "hole":
        return this.#hole(syntax.name, next);
      case "sequence":
        return syntax.items.reduceRight((following, item) => this.build(item, following), next);
      case "choice":
        return this.#choice(syntax.items.map((item) => this.build(item, next)));
      case "optional":
        return this.#choice([this.build(syntax.item, next), next]);
      case "repeated":
        return this.#loop((again) => this.build(syntax.item, again), syntax.separator, next);
      case "any_order":
        return this.#anyOrder(syntax.items, syntax.separator, next);
    }
  }

  #hole(name: string, next: State): State {
    const found = this.resolve(name);
    if (found === undefined) throw new NotationError(`${this.where}: there is no hole or rule <${name}>`);
    return "graph" in found ? { kind: "rule", rule: found, next } : { kind: "hole", hole: found, next };
  }

  #choice(targets: readonly State[], set?: number): ChoiceState {
    const choice: ChoiceState = {
      kind: "choice",
      id: this.choices.length,
      where: this.where,
      targets,
      set,
      table: undefined,
    };
    this.choices.push(choice);
    return choice;
  }

  /** `body` as often as it comes: behind each, a choice between going on and another one. */
  #loop(body: (again: State) => State, separator: Separator, next: State): State {
    const targets: State[] = [];
    const behind = this.#choice(targets);
    const start = body(behind);
    if (separator !== "none") targets.push({ kind: "word", word: COMMA, firm: false, next: start });
    if (separator !== "comma") targets.push(start);
    targets.push(next);
    return start;
  }

  #anyOrder(items: readonly Syntax[], separator: Separator, next: State): State {
    if (items.length > mostAlternatives) {
      throw new NotationError(`${this.where}: '{{' holds more than ${mostAlternatives} alternatives`);
    }
    const set = this.sets++;
    const body = (again: State) => this.#choice(items.map((item) => this.build(item, again)), set);
    return { kind: "clear", set, next: this.#loop(body, separator, next) };
  }
}

/**
 * The table by which a choice is decided.
 *
 * @throws {NotationError} when something that may be empty is repeated, or a rule begins with itself.
 */
export function tableOf(choice: ChoiceState): ChoiceTable {
  return choice.table ??= makeTable(choice);
}

function makeTable(choice: ChoiceState): ChoiceTable {
  const lists = choice.targets.map(firstOf);
  const words = new Set<number>();
  for (const first of lists) for (const word of first.words) words.add(word);
  const byWord = new Map<number, readonly Way[]>();
  for (const word of words) byWord.set(word, waysOf(choice, lists, word));
  const expected = lists.map(({ words, holes }) => [...words, ...[...holes].map((hole) => hole.what)]);
  return { byWord, others: waysOf(choice, lists, 0), expected };
}

function waysOf(choice: ChoiceState, lists: readonly First[], word: number): Way[] {
  const ways: Way[] = [];
  const firm = lists.some((first) => first.firm.has(word));
  choice.targets.forEach((target, number) => {
    const first = lists[number];
    if (first === undefined) return;
    const keyword = first.words.has(word);
    if (firm && !keyword) return;
    const open = keyword || first.empty;
    if (open || first.holes.size > 0) ways.push({ target, number, open, keyword, holes: [...first.holes] });
  });
  const rank = (way: Way) => way.keyword ? 0 : way.open ? 2 : 1;
  return ways.sort((a, b) => rank(a) - rank(b));
}

/** What is known of each state, over all graphs. */
const firsts = new WeakMap<State, First | "being found">();

/** What can begin the match of a row or rule from `state` on. */
export function firstOf(state: State): First {
  const found = firsts.get(state);
  if (found === "being found") {
    const where = state.kind === "rule" ? `<${state.rule.name}>` : state.kind === "choice" ? state.where : "a row";
    throw new NotationError(`${where}: something that may be empty is repeated, or a rule begins with itself`);
  }
  if (found !== undefined) return found;
  firsts.set(state, "being found");
  const first: First = { words: new Set(), firm: new Set(), holes: new Set(), empty: false };
  switch (state.kind) {
    case "word":
      first.words.add(state.word);
      if (state.firm) first.firm.add(state.word);
      break;
    case "hole":
      first.holes.add(state.hole);
      break;
    case "rule":
      add(first, firstOf(state.rule.graph.start));
      if (first.empty) {
        first.empty = false;
        add(first, firstOf(state.next));
      }
      break;
    case "choice":
      for (const target of state.targets) add(first, firstOf(target));
      break;
    case "clear":
      add(first, firstOf(state.next));
      break;
    case "match":
      first.empty = true;
  }
  firsts.set(state, first);
  return first;
}

function add(to: First, from: First): void {
  for (const word of from.words) to.words.add(word);
  for (const word of from.firm) to.firm.add(word);
  for (const hole of from.holes) to.holes.add(hole);
  if (from.empty) to.empty = true;
}
