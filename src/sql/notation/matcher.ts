import type { Node } from "../ast.ts";
import type { Parser } from "../parser/parser.ts";
import { SEMICOLON } from "../symbols.ts";
import { type ChoiceState, type ChoiceTable, type Graph, type Rule, type State, tableOf, type Way } from "./graph.ts";
import type { Hole } from "./hole.ts";
import { type Memory, memoryOf, type Reading } from "./memory.ts";

/** A place to come back to: where another way may be tried. */
interface Fork {
  readonly ways: readonly Way[];
  /** The first of `ways` that is not tried yet. */
  untried: number;
  readonly choice: ChoiceState;
  readonly index: number;
  readonly depth: number;
  readonly step: Step | undefined;
  readonly taken: readonly number[];
}

/** One thing read on the way to a place. Ways that fork share the steps before. */
interface Step {
  readonly before: Step | undefined;
  readonly parts: readonly Node[];
  /** Its tokens, and where in the memory their roles are, for a way that is taken up again after another one. */
  readonly start: number;
  readonly end: number;
  readonly roles: number;
}

/** One way in which the whole matched, though the text goes on behind it. */
interface Candidate {
  readonly index: number;
  readonly step: Step | undefined;
}

/**
 * Matches a graph from the parser's place on: the way that reads furthest, and among equals the first. Gives the
 * nodes of the holes; undefined, with `p` failed, where there is no way.
 *
 * A choice remembers which of its ways the next word leaves open. Once a way has failed, the choices met are noted
 * with their tokens, and what holes read is kept: each pair of choice and token is tried once more at most, so that
 * the time grows with the text and not with its powers.
 */
export function matchGraph(p: Parser, graph: Graph): Node[] | undefined {
  if (p.failed || !p.enter()) return undefined;
  const parts = new Match(p, graph).run();
  p.leave();
  return parts;
}

/** The one of several items whose graph matched, and the nodes of its holes. */
export interface Chosen<Item> {
  readonly item: Item;
  readonly parts: readonly Node[];
}

/**
 * Matches the item whose graph reads furthest from the parser's place on, and among equals the first. `graphOf` is
 * not asked for items behind one that reads to the end of the statement. Undefined, with `p` failed, where none
 * matches.
 */
export function matchFurthest<Item>(
  p: Parser,
  items: readonly Item[],
  graphOf: (item: Item) => Graph,
): Chosen<Item> | undefined {
  const memory = memoryOf(p);
  const around = memory.mayReturn;
  const mark = p.mark();
  let untried = items.length;
  let best: (Chosen<Item> & { readonly index: number; readonly roles: number }) | undefined;
  for (const item of items) {
    p.reset(mark);
    untried--;
    memory.mayReturn = around || untried > 0 || best !== undefined;
    const parts = matchGraph(p, graphOf(item));
    memory.mayReturn = around;
    if (parts === undefined || (best !== undefined && p.index <= best.index)) continue;
    if (untried === 0 || atStatementEnd(p)) return { item, parts };
    best = { item, index: p.index, parts, roles: memory.keepRoles(p, mark.index, p.index) };
  }
  if (best === undefined) {
    p.reset(mark);
    p.fail();
    return undefined;
  }
  p.reset({ index: best.index, depth: mark.depth });
  memory.restoreRoles(p, mark.index, best.index, best.roles);
  return best;
}

function atStatementEnd(p: Parser): boolean {
  return p.atEnd || p.word === SEMICOLON;
}

class Match {
  readonly #p: Parser;
  readonly #graph: Graph;
  readonly #memory: Memory;
  readonly #depth: number;
  readonly #forks: Fork[] = [];
  #step: Step | undefined;
  /** By set: the targets taken, as bits of a double (beyond 32, so no bit operators). */
  #taken: readonly number[];
  /** Choices met since the first way failed. */
  #met: Set<string | number> | undefined;
  #best: Candidate | undefined;

  constructor(p: Parser, graph: Graph) {
    this.#p = p;
    this.#graph = graph;
    this.#memory = memoryOf(p);
    this.#depth = p.depth;
    this.#taken = graph.sets === 0 ? noSets : new Array<number>(graph.sets).fill(0);
  }

  run(): Node[] | undefined {
    let state: State | undefined = this.#graph.start;
    while (state !== undefined) {
      switch (state.kind) {
        case "word":
          state = this.#readWord(state.word) ? state.next : this.#back();
          break;
        case "hole":
          state = this.#read(state.hole) ? state.next : this.#back();
          break;
        case "rule":
          state = this.#read(state.rule) ? state.next : this.#back();
          break;
        case "clear":
          if (this.#taken[state.set] !== 0) this.#taken = this.#taken.with(state.set, 0);
          state = state.next;
          break;
        case "choice":
          state = this.#choose(state);
          break;
        case "match":
          if (this.#endsHere()) return partsOf(this.#step);
          this.#remember();
          state = this.#back();
      }
    }
    return this.#restore();
  }

  #choose(choice: ChoiceState): State | undefined {
    const p = this.#p;
    if (this.#met !== undefined && !this.#isNew(this.#met, choice)) return this.#back();
    const table = choice.table ?? tableOf(choice);
    const ways = table.byWord.get(p.word) ?? table.others;
    const found = this.#viable(choice, ways, 0);
    const way = ways[found];
    if (way?.keyword !== true || mayRefuse(way.target)) this.#noteExpected(choice, table);
    if (way === undefined) {
      p.fail();
      return this.#back();
    }
    const next = this.#viable(choice, ways, found + 1);
    if (next < ways.length) {
      this.#forks.push({
        ways,
        untried: next,
        choice,
        index: p.index,
        depth: p.depth,
        step: this.#step,
        taken: this.#taken,
      });
    }
    return this.#take(choice, way);
  }

  /** The first of `ways`, from number `from` on, that the next token may begin. */
  #viable(choice: ChoiceState, ways: readonly Way[], from: number): number {
    let i = from;
    for (; i < ways.length; i++) {
      const way = ways[i];
      if (way === undefined) break;
      if (choice.set !== undefined && this.#isTaken(choice.set, way.number)) continue;
      if (way.open || startsAny(this.#p, way.holes)) break;
    }
    return i;
  }

  #isTaken(set: number, number: number): boolean {
    return Math.floor((this.#taken[set] ?? 0) / 2 ** number) % 2 === 1;
  }

  #take(choice: ChoiceState, way: Way): State {
    if (choice.set !== undefined) {
      this.#taken = this.#taken.with(choice.set, (this.#taken[choice.set] ?? 0) + 2 ** way.number);
    }
    return way.target;
  }

  /** Notes what could stand here, what a set has taken already left out. */
  #noteExpected(choice: ChoiceState, table: ChoiceTable): void {
    for (let number = 0; number < table.expected.length; number++) {
      if (choice.set !== undefined && this.#isTaken(choice.set, number)) continue;
      const target = choice.targets[number];
      if (target !== undefined && mayRefuse(target)) this.#noteExpected(target, tableOf(target));
      else for (const what of table.expected[number] ?? []) this.#p.note(what);
    }
  }

  #isNew(met: Set<string | number>, choice: ChoiceState): boolean {
    const place = choice.id * (this.#p.tokens.count + 1) + this.#p.index;
    const key = this.#taken.length === 0 ? place : `${place} ${this.#taken.join(" ")}`;
    if (met.has(key)) return false;
    met.add(key);
    return true;
  }

  /** Takes the next way that is not tried yet; undefined where there is none. */
  #back(): State | undefined {
    const p = this.#p;
    const fork = this.#forks.at(-1);
    if (fork === undefined) return undefined;
    this.#met ??= new Set();
    p.reset(fork);
    this.#step = fork.step;
    this.#taken = fork.taken;
    const way = fork.ways[fork.untried];
    fork.untried = this.#viable(fork.choice, fork.ways, fork.untried + 1);
    if (fork.untried >= fork.ways.length) this.#forks.pop();
    return way === undefined ? undefined : this.#take(fork.choice, way);
  }

  #readWord(word: number): boolean {
    const p = this.#p;
    if (!p.expect(word)) return false;
    if (this.#forks.length > 0) this.#addStep(noParts, p.index - 1, this.#memory.keepRoles(p, p.index - 1, p.index));
    return true;
  }

  /** Has a hole or rule read; false and failed where it cannot. */
  #read(reader: Hole | Rule): boolean {
    const p = this.#p;
    const start = p.index;
    const canReturn = this.#forks.length > 0 || this.#memory.mayReturn;
    const keep = !("brief" in reader && reader.brief) && (canReturn || this.#met !== undefined);
    const reading = keep ? this.#keptReading(reader) : this.#newReading(reader, canReturn);
    if (reading.end === undefined) {
      p.fail();
      return false;
    }
    if (p.index !== reading.end) {
      this.#memory.restoreRoles(p, start, reading.end, reading.roles);
      p.index = reading.end;
    }
    if (canReturn || reading.parts.length > 0) this.#addStep(reading.parts, start, reading.roles);
    return true;
  }

  #addStep(parts: readonly Node[], start: number, roles: number): void {
    this.#step = { before: this.#step, parts, start, end: roles < 0 ? start : this.#p.index, roles };
  }

  /** What `reader` reads here, maybe read before. */
  #keptReading(reader: Hole | Rule): Reading {
    const p = this.#p;
    const memory = this.#memory;
    const start = p.index;
    let readings = memory.readings.get(reader);
    if (readings === undefined) memory.readings.set(reader, readings = new Map());
    let reading = readings.get(start);
    if (reading !== undefined) return reading;
    const around = memory.mayReturn;
    memory.mayReturn = true;
    reading = this.#newReading(reader, true);
    memory.mayReturn = around;
    readings.set(start, reading);
    return reading;
  }

  #newReading(reader: Hole | Rule, keepsRoles: boolean): Reading {
    const p = this.#p;
    const start = p.index;
    const parts = "parse" in reader ? parsed(p, reader) : matchGraph(p, reader.graph) ?? noParts;
    if (p.failed) return failedReading;
    return { end: p.index, parts, roles: keepsRoles ? this.#memory.keepRoles(p, start, p.index) : -1 };
  }

  /** True where no way left can read further: T-SQL's `p;2` reads on behind a semicolon. */
  #endsHere(): boolean {
    const best = this.#best;
    if (atStatementEnd(this.#p)) return best === undefined || this.#p.index >= best.index;
    return best === undefined && this.#forks.length === 0;
  }

  #remember(): void {
    const index = this.#p.index;
    if (this.#best === undefined || index > this.#best.index) this.#best = { index, step: this.#step };
  }

  /** Every way was tried: the best of those that matched, if any did. */
  #restore(): Node[] | undefined {
    const p = this.#p;
    const best = this.#best;
    if (best === undefined) {
      p.fail();
      return undefined;
    }
    p.reset({ index: best.index, depth: this.#depth });
    for (let step = best.step; step !== undefined; step = step.before) {
      this.#memory.restoreRoles(p, step.start, step.end, step.roles);
    }
    return partsOf(best.step);
  }
}

function startsAny(p: Parser, holes: readonly Hole[]): boolean {
  for (const hole of holes) if (hole.starts(p)) return true;
  return false;
}

function parsed(p: Parser, hole: Hole): Node[] {
  const parts: Node[] = [];
  hole.parse(p, parts);
  return parts;
}

/** The nodes of all steps up to `last`, in the text's order. */
function partsOf(last: Step | undefined): Node[] {
  let count = 0;
  for (let step = last; step !== undefined; step = step.before) count += step.parts.length;
  const parts = new Array<Node>(count);
  for (let step = last; step !== undefined; step = step.before) {
    for (let i = step.parts.length - 1; i >= 0; i--) {
      const part = step.parts[i];
      if (part !== undefined) parts[--count] = part;
    }
  }
  return parts;
}

/** True for a choice that refuses a keyword it knows, as that was taken before. */
function mayRefuse(state: State): state is ChoiceState {
  return state.kind === "choice" && state.set !== undefined;
}

const noSets: readonly number[] = [];
const noParts: readonly Node[] = [];
const failedReading: Reading = { end: undefined, parts: noParts, roles: 0 };
