import type { Expression } from "../../ast.ts";
import { words } from "../../vocabulary.ts";
import { parseCase } from "./case.ts";
import { parseCast, parseConvert, parseValidation } from "./cast.ts";
import { parseArrayForm, parseRange, parseStruct } from "./collection.ts";
import { parseJsonCall, parseJsonConstructor } from "./json_call.ts";
import { parseJsonTransform } from "./json_transform.ts";
import {
  parseApproximate,
  parseBinaryPrefix,
  parseConnectByRoot,
  parseCurrentOf,
  parseDefault,
  parseNew,
  parseNextValue,
  parsePrior,
  parsePseudoFunction,
  parseQualifiedOperatorPrefix,
  parseReservedPseudoFunction,
  parseSystemFunction,
  parseValuesColumn,
  parseWithExpression,
} from "./keyword_operand.ts";
import { parseInterval, parseTimeString, parseTypedString } from "./literal.ts";
import { parseBoolean, parseNull, parseNumberWord } from "./literal_word.ts";
import type { Parser } from "../parser.ts";
import {
  parseColumns,
  parseExtract,
  parseMatch,
  parseNormalize,
  parseOverlay,
  parsePosition,
  parseRow,
  parseSubstring,
  parseTrim,
  parseWeightString,
} from "./special_call.ts";
import { parseConditionalOperand } from "../procedural/plsql/conditional.ts";
import { parseExists, parseQueryOperand } from "./query_operand.ts";
import { parseRaise } from "./raise.ts";
import { parseSearchCondition } from "./search_condition.ts";
import {
  parseXmlElement,
  parseXmlExists,
  parseXmlForest,
  parseXmlParse,
  parseXmlPi,
  parseXmlQuery,
  parseXmlRoot,
  parseXmlSerialize,
} from "./xml_call.ts";

/** Reads the operand that begins with a word; undefined where the word is a mere name, with nothing consumed. */
export type OperandForm = (p: Parser) => Expression | undefined;

/** By vocabulary number; longer than the vocabulary, so that it stays dense. */
const forms: (OperandForm | undefined)[] = new Array(8192).fill(undefined);

/** Lets `form` read the operands that begin with one of `list`. */
function register(form: OperandForm, ...list: readonly string[]): void {
  for (const number of Object.values(words(...list))) forms[number] = form;
}

let registered = false;

/** Made on first use: the modules of the grammar import one another, and all of them must be there. */
function registerAll(): void {
  registered = true;
  register(parseNull, "NULL");
  register(parseBoolean, "TRUE", "FALSE");
  register(parseNumberWord, "INF", "NAN", "INFINITY");
  register(parseCase, "CASE");
  register(parseCast, "CAST", "TRY_CAST", "SAFE_CAST", "TREAT", "XMLCAST", "PARSE", "TRY_PARSE");
  register(parseValidation, "VALIDATE_CONVERSION");
  register(parseConvert, "CONVERT", "TRY_CONVERT");
  register(parseInterval, "INTERVAL");
  register(parseTimeString, "TIME", "TIMESTAMP");
  register(
    parseTypedString,
    "DATE",
    "DATETIME",
    "NUMERIC",
    "DECIMAL",
    "BIGNUMERIC",
    "BIGDECIMAL",
    "TIMETZ",
    "TIMESTAMPTZ",
  );
  register(parseArrayForm, "ARRAY");
  register(parseStruct, "STRUCT");
  register(parseRow, "ROW");
  register(parseExists, "EXISTS");
  register(parseQueryOperand, "UNIQUE", "CURSOR", "MULTISET", "THE");
  register(parseDefault, "DEFAULT");
  register(parseValuesColumn, "VALUES");
  register(parseNextValue, "NEXT", "PREVIOUS");
  register(parseCurrentOf, "CURRENT");
  register(parseNew, "NEW");
  register(parseWithExpression, "WITH");
  register(parseBinaryPrefix, "BINARY");
  register(parsePrior, "PRIOR");
  register(parseConnectByRoot, "CONNECT_BY_ROOT");
  register(parseQualifiedOperatorPrefix, "OPERATOR");
  register(
    parsePseudoFunction,
    ...["CURRENT_DATE", "CURRENT_TIME", "CURRENT_TIMESTAMP", "CURRENT_USER", "CURRENT_ROLE", "LOCALTIME"],
    ...["LOCALTIMESTAMP", "SESSION_USER", "SYSTEM_USER", "CURRENT_DATETIME"],
  );
  register(
    parseReservedPseudoFunction,
    ...["USER", "UID", "CURRENT_CATALOG", "CURRENT_SCHEMA", "UTC_DATE", "UTC_TIME", "UTC_TIMESTAMP"],
  );
  register(parseSystemFunction, "SYSDATE", "SYSTIMESTAMP", "SESSIONTIMEZONE", "DBTIMEZONE");
  register(parseApproximate, "APPROXIMATE");
  register(parseRange, "RANGE");
  register(parseConditionalOperand, "$IF");
  register(parseExtract, "EXTRACT");
  register(parseTrim, "TRIM");
  register(parseSubstring, "SUBSTRING", "SUBSTR", "MID");
  register(parsePosition, "POSITION");
  register(parseWeightString, "WEIGHT_STRING");
  register(parseOverlay, "OVERLAY");
  register(parseNormalize, "NORMALIZE");
  register(parseMatch, "MATCH");
  register(parseRaise, "RAISE");
  register(parseSearchCondition, "CONTAINS", "FREETEXT");
  register(parseColumns, "COLUMNS");
  register(
    parseJsonCall,
    ...["JSON_OBJECT", "JSON_ARRAY", "JSON_ARRAYAGG", "JSON_OBJECTAGG", "JSON_VALUE", "JSON_QUERY", "JSON_EXISTS"],
    ...["JSON_SCALAR", "JSON_SERIALIZE", "JSON_MERGEPATCH"],
  );
  register(parseJsonConstructor, "JSON");
  register(parseJsonTransform, "JSON_TRANSFORM");
  register(parseXmlElement, "XMLELEMENT");
  register(parseXmlForest, "XMLFOREST", "XMLATTRIBUTES", "XMLCOLATTVAL");
  register(parseXmlParse, "XMLPARSE");
  register(parseXmlSerialize, "XMLSERIALIZE");
  register(parseXmlPi, "XMLPI");
  register(parseXmlRoot, "XMLROOT");
  register(parseXmlExists, "XMLEXISTS");
  register(parseXmlQuery, "XMLQUERY");
}

/** Gives the words of all forms their vocabulary numbers, which must happen before the lexer meets a text. */
export function internOperandForms(): void {
  if (!registered) registerAll();
}

/** The form of the operands that begin with a word, by the word's vocabulary number. */
export function formOf(number: number): OperandForm | undefined {
  if (!registered) registerAll();
  return forms[number];
}
