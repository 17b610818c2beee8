import type { Comment } from "../../sql/token.ts";
import type { Node } from "../../sql/ast.ts";
import type { ParseResult } from "../../sql/mod.ts";

/** How much a violation matters. */
export type Severity = "error" | "warning" | "info";

/** Text to put in place of `sql.slice(start, end)` (UTF-16 offsets). */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One place where a rule is broken. */
export interface Finding {
  /** UTF-16 offset of the place. */
  readonly offset: number;
  readonly message: string;
  readonly suggestion: string;
  /** A change that mends it without touching meaning; absent where a person has to decide. */
  readonly edit?: Edit;
}

/** A line of the text, without its line end. UTF-16 offsets. */
export interface Line {
  readonly start: number;
  readonly end: number;
  /** It begins inside a string, a quoted name or a comment. */
  readonly protected: boolean;
  /** Where its indentation ends. */
  readonly indentEnd: number;
  /** The first token that begins on the line behind its indentation, -1 where there is none (blank, comment, inside a token). */
  readonly firstToken: number;
}

/** What rules look at. */
export interface LintInput {
  readonly sql: string;
  readonly parsed: ParseResult;
  readonly lines: readonly Line[];
  readonly comments: readonly Comment[];
  /** Every node of the tree, parents before children; empty where there is no tree. */
  readonly nodes: readonly Node[];
  /** True when the UTF-16 offset lies inside a string, a quoted name or a comment. */
  isProtected(offset: number): boolean;
}

/** A lint rule as data: what it is called, how it is explained, and the pure function that looks for it. */
export interface Rule {
  /** "L001". */
  readonly id: string;
  /** "TrailingWhitespace". */
  readonly name: string;
  readonly severity: Severity;
  /** One sentence on what the rule asks for. */
  readonly summary: string;
  /** SQL that breaks it, and the same done well. */
  readonly bad: string;
  readonly good: string;
  /** Whether `lint_sql` applies it when no rules are named. */
  readonly standard: boolean;
  check(input: LintInput): Iterable<Finding>;
}
