import type { DialectDefinition } from "../dialect.ts";
import { word } from "../vocabulary.ts";
import { commonRules } from "./common_rules.ts";
import { buildGraph, firstOf, type Graph, NotationError, type Rule, tableOf } from "./graph.ts";
import type { Hole } from "./hole.ts";
import { holes } from "./holes.ts";
import { boundary, firstWord, mergeRows, readRow, type Row } from "./row.ts";
import { internRows, isFault, type NotationFault, readSyntax, type Syntax, visitHoles } from "./syntax.ts";

/** The rows that share their first word. */
export interface RowGroup {
  readonly rows: readonly Row[];
  /** By a word that must follow the first, maybe behind optional parts. */
  readonly bySecond: ReadonlyMap<number, readonly Row[]>;
  /** Those of which nothing is known behind the first word. */
  readonly others: readonly Row[];
}

/**
 * The statements and rules of a dialect. A row is read when a text first begins with its first word, and compiled
 * when it is first tried: most texts meet a few rows of several hundred.
 */
export class Grammar {
  readonly #title: string;
  /** Rows by their first word, not yet read. */
  readonly #texts = new Map<number, string[]>();
  readonly #groups = new Map<number, RowGroup>();
  readonly #rows = new Map<string, Row>();
  readonly #graphs = new Map<Row, Graph>();
  readonly #rules = new Map<string, Rule>();
  readonly #ruleTexts = new Map<string, string>();

  /** @throws {NotationError} for a rule without a name, and a row whose first words cannot be told. */
  constructor(definition: DialectDefinition) {
    this.#title = definition.title;
    const rules = [...commonRules, ...definition.rules].filter((text) => text !== boundary);
    internRows(rules);
    internRows(definition.statements);
    for (const text of rules) this.#addRule(text);
    for (const text of definition.statements) this.#addRow(text);
  }

  /**
   * The rows that begin with a word.
   *
   * @throws {NotationError} that lists those of them that cannot be read, each with the place in it.
   */
  group(word: number): RowGroup | undefined {
    const known = this.#groups.get(word);
    const texts = this.#texts.get(word);
    if (known !== undefined || texts === undefined) return known;
    const faults: string[] = [];
    const group = grouped(mergeRows(texts, (text) => this.#read(text, faults)));
    this.#refuse(faults);
    this.#groups.set(word, group);
    return group;
  }

  /** A row's graph, compiled when first asked for. */
  graphOf(row: Row): Graph {
    let graph = this.#graphs.get(row);
    if (graph === undefined) {
      this.#graphs.set(row, graph = buildGraph(row.syntax, (name) => this.#resolve(name), this.#where(row.text)));
    }
    return graph;
  }

  /** @throws {NotationError} where the dialect has no such rule. */
  rule(name: string): Rule {
    const rule = this.#rules.get(name);
    if (rule === undefined) throw new NotationError(`${this.#title} has no rule "${name}"`);
    return rule;
  }

  hasRule(name: string): boolean {
    return this.#rules.has(name);
  }

  /**
   * Reads and compiles everything.
   *
   * @throws {NotationError} that lists each row and rule that cannot be read, with the place in it, or tells of one
   * that cannot be matched.
   */
  compileAll(): void {
    const faults: string[] = [];
    for (const texts of this.#texts.values()) mergeRows(texts, (text) => this.#read(text, faults));
    for (const [, text] of this.#ruleTexts) this.#readRule(text, faults);
    this.#refuse([...new Set(faults)]);
    const graphs = [...this.#rules.values()].map((rule) => rule.graph);
    for (const word of this.#texts.keys()) {
      for (const row of this.group(word)?.rows ?? []) graphs.push(this.graphOf(row));
    }
    for (const graph of graphs) {
      firstOf(graph.start);
      for (const choice of graph.choices) tableOf(choice);
    }
  }

  #addRow(text: string): void {
    if (text === boundary) {
      for (const texts of this.#texts.values()) texts.push(boundary);
      return;
    }
    const first = firstWord(text);
    const faults: string[] = [];
    const words = first === undefined ? this.#read(text, faults)?.first ?? [] : [word(first)];
    this.#refuse(faults);
    for (const word of new Set(words)) addTo(this.#texts, word, text);
  }

  #addRule(text: string): void {
    const name = rulePattern.exec(text)?.[1];
    if (name === undefined) {
      return this.#refuse([described(text, { at: 0, message: "a rule reads `name = notation`" })]);
    }
    this.#ruleTexts.set(name, text);
    let graph: Graph | undefined;
    const compile = () => this.#compileRule(text);
    this.#rules.set(name, {
      name,
      get graph(): Graph {
        return graph ??= compile();
      },
    });
  }

  #compileRule(text: string): Graph {
    const faults: string[] = [];
    const syntax = this.#readRule(text, faults) ?? { kind: "sequence", items: [] };
    this.#refuse(faults);
    return buildGraph(syntax, (name) => this.#resolve(name), this.#where(text));
  }

  #readRule(text: string, faults: string[]): Syntax | undefined {
    const syntax = readSyntax(text, rulePattern.exec(text)?.[0].length);
    if (!isFault(syntax)) return this.#knowsHoles(text, syntax, faults) ? syntax : undefined;
    faults.push(described(text, syntax));
    return undefined;
  }

  /** Reads a row; where it cannot, puts what is wrong into `faults`. */
  #read(text: string, faults: string[]): Row | undefined {
    const known = this.#rows.get(text);
    if (known !== undefined) return known;
    const row = readRow(text);
    if (isFault(row)) {
      faults.push(described(text, row));
      return undefined;
    }
    if (!this.#knowsHoles(text, row.syntax, faults)) return undefined;
    this.#rows.set(text, row);
    return row;
  }

  #knowsHoles(text: string, syntax: Syntax, faults: string[]): boolean {
    const before = faults.length;
    visitHoles(syntax, (name, at) => {
      if (this.#resolve(name) !== undefined) return;
      faults.push(described(text, { at, message: `there is no hole or rule <${name}>` }));
    });
    return faults.length === before;
  }

  #resolve(name: string): Rule | Hole | undefined {
    return this.#rules.get(name) ?? holes[name];
  }

  #refuse(faults: readonly string[]): void {
    if (faults.length > 0) throw new NotationError(`${this.#title}: ${faults.join("; ")}`);
  }

  #where(text: string): string {
    return `${this.#title}: "${shortened(text)}"`;
  }
}

const rulePattern = /^\s*([a-z][a-z0-9_]*)\s*=\s*/;

function grouped(rows: readonly Row[]): RowGroup {
  const bySecond = new Map<number, Row[]>();
  const others: Row[] = [];
  for (const row of rows) {
    const [second] = row.anchors;
    if (second === undefined) others.push(row);
    for (const word of new Set(second)) addTo(bySecond, word, row);
  }
  return { rows, bySecond, others };
}

function addTo<Item>(lists: Map<number, Item[]>, word: number, item: Item): void {
  const list = lists.get(word);
  if (list === undefined) lists.set(word, [item]);
  else list.push(item);
}

function described(row: string, { message, at }: NotationFault): string {
  return `${message}, at character ${at + 1} of "${shortened(row)}"`;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const grammars = new WeakMap<DialectDefinition, Grammar>();

/** The grammar of a dialect, made on first use. */
export function grammarOf(definition: DialectDefinition): Grammar {
  let grammar = grammars.get(definition);
  if (grammar === undefined) grammars.set(definition, grammar = new Grammar(definition));
  return grammar;
}
