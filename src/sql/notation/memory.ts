import type { Node } from "../ast.ts";
import type { Parser } from "../parser/parser.ts";
import { Role } from "../token.ts";
import type { Rule } from "./graph.ts";
import type { Hole } from "./hole.ts";

/** What a hole or rule read at a place, kept while it may be asked again. */
export interface Reading {
  /** Undefined where it failed. */
  readonly end: number | undefined;
  readonly parts: readonly Node[];
  /** Where in the memory the roles of its tokens are. */
  readonly roles: number;
}

const noRoles = new Uint8Array(0);

/** What one parser's matches share, so that nested statements are never read twice over. */
export class Memory {
  /** By hole or rule, then by token. */
  readonly readings = new Map<Hole | Rule, Map<number, Reading>>();
  /** True while a match around the current one may go back. */
  mayReturn = false;
  /** Roles kept, those of each reading side by side. */
  #roles = noRoles;
  #used = 0;

  /** Keeps the roles of the tokens from `start` to `end` and gives their place. */
  keepRoles(p: Parser, start: number, end: number): number {
    const place = this.#used;
    this.#used += end - start;
    if (this.#used > this.#roles.length) {
      const larger = new Uint8Array(Math.max(64, this.#used * 2));
      larger.set(this.#roles);
      this.#roles = larger;
    }
    const { role } = p.tokens;
    for (let i = start; i < end; i++) this.#roles[place + i - start] = role[i] ?? Role.None;
    return place;
  }

  /** Gives the tokens from `start` to `end` the roles kept at `place`. */
  restoreRoles(p: Parser, start: number, end: number, place: number): void {
    for (let i = start; i < end; i++) p.setRole(i, this.#roles[place + i - start] ?? Role.None);
  }
}

/** The memory of all matches that `p` makes, nested ones too. */
export function memoryOf(p: Parser): Memory {
  return p.memory ??= new Memory();
}
