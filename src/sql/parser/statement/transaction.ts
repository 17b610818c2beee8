import { SEMICOLON } from "../../symbols.ts";
import { words } from "../../vocabulary.ts";
import type { Parser } from "../parser.ts";

const {
  BEGIN,
  TRAN,
  TRANSACTION,
  WORK,
  DISTRIBUTED,
  ISOLATION,
  READ,
  DEFERRED,
  IMMEDIATE,
  EXCLUSIVE,
  CONCURRENT,
  NAME,
} = words(
  "BEGIN",
  "TRAN",
  "TRANSACTION",
  "WORK",
  "DISTRIBUTED",
  "ISOLATION",
  "READ",
  "DEFERRED",
  "IMMEDIATE",
  "EXCLUSIVE",
  "CONCURRENT",
  "NAME",
);

/** True at a BEGIN that opens a transaction and no block of statements. */
export function atTransaction(p: Parser): boolean {
  if (p.word !== BEGIN || p.has.plsqlBlocks) return false;
  switch (p.wordAt(1)) {
    case SEMICOLON:
      return !p.has.transactBlocks;
    case TRAN:
    case TRANSACTION:
    case WORK:
    case DISTRIBUTED:
    case ISOLATION:
    case READ:
    case DEFERRED:
    case IMMEDIATE:
    case EXCLUSIVE:
    case CONCURRENT:
    case NAME:
      return true;
    default:
      return p.index + 1 >= p.tokens.count;
  }
}
