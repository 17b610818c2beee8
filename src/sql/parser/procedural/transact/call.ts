import type { Statement } from "../../../ast.ts";
import { matchRule } from "../../../notation/mod.ts";
import { nearWords } from "../../../faults/near_word.ts";
import { SEMICOLON } from "../../../symbols.ts";
import { TokenKind, tokenText } from "../../../token.ts";
import { textOf, word } from "../../../vocabulary.ts";
import type { Parser } from "../../parser.ts";
import { atBatchEnd, atBatchStart } from "./batch.ts";

/** Words that begin statements and are reserved. */
const statementTexts =
  ("ALTER BACKUP BEGIN BULK CHECKPOINT CLOSE COMMIT CREATE DBCC DEALLOCATE DECLARE DELETE DENY DROP EXEC EXECUTE FETCH GRANT IF " +
    "INSERT KILL MERGE OPEN PRINT RAISERROR RECONFIGURE RESTORE RETURN REVERT REVOKE ROLLBACK SAVE SELECT SET TRUNCATE UPDATE USE " +
    "WAITFOR WHILE").split(" ");
const statementWords = new Set(statementTexts.map(word));

/** Words that begin statements and are not reserved, here or in other databases: nobody calls a procedure so. */
const otherWords = new Set(
  ("ADD ANALYZE ATTACH CALL CLUSTER COMMENT COPY DESCRIBE DETACH DISABLE DISCARD DO ENABLE EXPLAIN EXPORT FLUSH GET HELP IMPORT " +
    "INSTALL LIST LISTEN LOCK MOVE NOTIFY OPTIMIZE PRAGMA PREPARE PUT RECEIVE REFRESH REINDEX RELEASE REMOVE RENAME REPLACE RESET " +
    "SAVEPOINT SEND SHOW START THROW UNDROP UNLOCK UPSERT VACUUM WITH").split(" ").map(word),
);

/**
 * A procedure's call without EXECUTE, which may be a batch's first statement; undefined where none stands. What is
 * one letter from a statement's first word is taken for that word misspelt.
 */
export function parseBareCall(p: Parser): Statement | undefined {
  if (!p.atName || otherWords.has(p.word) || !atBatchStart(p)) return undefined;
  if (p.kind === TokenKind.Word && isMisspelt(p)) return undefined;
  return p.attempt(parseCall);
}

function isMisspelt(p: Parser): boolean {
  const text = p.word === 0 ? tokenText(p.tokens, p.index) : textOf(p.word);
  return !text.includes("_") && nearWords(text, statementTexts).length > 0;
}

function parseCall(p: Parser): Statement {
  const start = p.index;
  const parts = matchRule(p, "procedure_call");
  if (!atBatchEnd(p) && p.word !== SEMICOLON && !statementWords.has(p.word)) p.fail("a statement");
  return { kind: "command", start, end: p.index, type: "Execute", parts };
}
