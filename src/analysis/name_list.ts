/** Names and the tokens at which each stands first. */
export class NameList {
  readonly #first = new Map<string, number>();

  /** Adds a name that stands at token `token`. */
  add(name: string, token: number): void {
    const known = this.#first.get(name);
    if (known === undefined || token < known) this.#first.set(name, token);
  }

  /** Each name once, in the order of the text. */
  inOrder(): string[] {
    return [...this.#first].sort((a, b) => a[1] - b[1]).map(([name]) => name);
  }
}
