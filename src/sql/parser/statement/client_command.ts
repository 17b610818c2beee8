import { AT_SIGN } from "../../symbols.ts";
import { TokenKind, tokenText } from "../../token.ts";
import type { Parser } from "../parser.ts";

/** Commands of SQL*Plus that no SQL statement begins with. */
const sqlplusCommands = new Set(
  ("EXEC EXECUTE SHOW START RUN EDIT ED GET SAVE LIST APPEND CHANGE INPUT DEL STORE RECOVER COPY CONNECT SPOOL PROMPT WHENEVER REM REMARK TTITLE BTITLE REPHEADER REPFOOTER COLUMN COL BREAK COMPUTE ACCEPT DEFINE UNDEFINE " +
    "VARIABLE VAR PRINT PAUSE HOST TIMING CLEAR EXIT QUIT CONN DISCONNECT PASSWORD STARTUP SHUTDOWN ARCHIVE XQUERY " +
    "OERR HISTORY").split(" "),
);

/** What SQL*Plus's own SET sets: SQL's SET begins with other words. */
const sqlplusSettings = new Set(
  ("SERVEROUTPUT SERVEROUT ECHO FEEDBACK FEED LINESIZE LIN PAGESIZE PAGES DEFINE DEF VERIFY VER HEADING HEA TERMOUT TERM " +
    "TIMING TIMI TRIMSPOOL TRIMS TRIMOUT TRIM WRAP LONG LONGCHUNKSIZE SQLBLANKLINES AUTOCOMMIT AUTO AUTOTRACE AUTOT " +
    "SQLPROMPT SQLP COLSEP NUMWIDTH NUMFORMAT ESCAPE SCAN UNDERLINE NEWPAGE ARRAYSIZE TAB EXITCOMMIT ERRORLOGGING " +
    "SQLTERMINATOR SQLFORMAT MARKUP NULL SPACE TIME CONCAT SHOWMODE EDITFILE").split(" "),
);

/** The message for a command of SQL*Plus where a statement should stand. */
export function clientCommand(p: Parser): string | undefined {
  const text = tokenText(p.tokens, p.index);
  if (p.has.plusCommands && p.word === AT_SIGN) {
    return `'${scriptCall(p)}' is a command of the SQL*Plus client, not SQL`;
  }
  if (!p.has.plusCommands || p.kind !== TokenKind.Word || p.kindAt(1) === TokenKind.Symbol) return undefined;
  const first = text.toUpperCase();
  if (first === "START" && tokenText(p.tokens, p.index + 1).toUpperCase() === "TRANSACTION") return undefined;
  const isSet = first === "SET" && sqlplusSettings.has(tokenText(p.tokens, p.index + 1).toUpperCase());
  if (!isSet && !sqlplusCommands.has(first)) return undefined;
  return `'${
    isSet ? `${text} ${tokenText(p.tokens, p.index + 1)}` : text
  }' is a command of the SQL*Plus client, not SQL`;
}

/** `@` or `@@`, with which SQL*Plus runs another script. */
function scriptCall(p: Parser): string {
  return p.wordAt(1) === AT_SIGN ? "@@" : "@";
}
