import { word } from "./vocabulary.ts";

// Vocabulary numbers of the symbols that more than one grammar file names.

export const OPEN: number = word("(");
export const CLOSE: number = word(")");
export const OPEN_BRACKET: number = word("[");
export const CLOSE_BRACKET: number = word("]");
export const OPEN_BRACE: number = word("{");
export const CLOSE_BRACE: number = word("}");
export const COMMA: number = word(",");
export const DOT: number = word(".");
export const SEMICOLON: number = word(";");
export const COLON: number = word(":");
export const DOUBLE_COLON: number = word("::");
export const ASSIGN: number = word(":=");
export const ARROW: number = word("=>");
export const THIN_ARROW: number = word("->");
export const EQUAL: number = word("=");
export const STAR: number = word("*");
export const PLUS: number = word("+");
export const MINUS: number = word("-");
export const SLASH: number = word("/");
export const PERCENT: number = word("%");
export const LESS: number = word("<");
export const GREATER: number = word(">");
export const SHIFT_RIGHT: number = word(">>");
export const DOLLAR: number = word("$");
export const AT_SIGN: number = word("@");
export const QUESTION: number = word("?");
export const PIPE: number = word("|>");
export const RANGE: number = word("..");
/** Any operator of PostgreSQL's kind that no grammar names by its characters. */
export const CUSTOM_OPERATOR: number = word("<operator>");
/** The text that ends statements since a DELIMITER command. */
export const DELIMITER_TEXT: number = word("<delimiter>");
/** A line that is a command of the sqlcmd client. */
export const CLIENT_COMMAND: number = word("<command>");
