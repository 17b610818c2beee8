import type { DialectName } from "../../../src/sql/dialect.ts";

/** A text and the dialect it is scanned in. */
export interface Sample {
  readonly sql: string;
  readonly dialect: DialectName;
}

/** Samples of one dialect. */
export function samples(dialect: DialectName, texts: readonly string[]): Sample[] {
  return texts.map((sql) => ({ sql, dialect }));
}
