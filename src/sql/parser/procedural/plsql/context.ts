/** True while what is read is PL/SQL, or SQL inside it. */
let inside = false;

/** True where PL/SQL's own operands may stand: cursor attributes, elements of collections, `$IF`. */
export function insidePlsql(): boolean {
  return inside;
}

/** Reads PL/SQL: while `grammar` runs, `insidePlsql` is true. */
export function readPlsql<Result>(grammar: () => Result): Result {
  const outer = inside;
  inside = true;
  const result = grammar();
  inside = outer;
  return result;
}

/** Tokens of the names that the block being read has declared so far. */
let declared: number[] = [];

/** Notes that the name at `token` is declared; gives the token. */
export function declareName(token: number): number {
  declared.push(token);
  return token;
}

/** Runs `grammar` and gives the tokens of the names that it declares, those of blocks in it left out. */
export function declaredBy(grammar: () => void): readonly number[] {
  const outer = declared;
  declared = [];
  grammar();
  const own = declared;
  declared = outer;
  return own;
}
