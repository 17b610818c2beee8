import type { Node } from "../ast.ts";
import type { Parser } from "../parser/parser.ts";

/** A hole of the notation: something a hand-written parser reads. It reads at least one token. */
export interface Hole {
  /** What it is to a person: "a table name". */
  readonly what: string;
  /** It reads so few tokens that reading them again costs no more than remembering them. */
  readonly brief?: boolean;
  /** False where the current token certainly begins none; looks at the next words only and notes nothing. */
  starts(p: Parser): boolean;
  /** Reads it, or leaves `p` failed; puts what of it is tree into `parts`. */
  parse(p: Parser, parts: Node[]): void;
}
