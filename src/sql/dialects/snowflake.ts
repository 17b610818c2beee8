import type { DialectDefinition } from "../dialect.ts";
import { snowflakeSharedRules } from "./snowflake/shared.ts";
import { applicationRules, applicationStatements } from "./snowflake/application.ts";
import { automationRules, automationStatements } from "./snowflake/automation.ts";
import { databaseRules, databaseStatements } from "./snowflake/database.ts";
import { integrationRules, integrationStatements } from "./snowflake/integration.ts";
import { optionNames } from "./snowflake/option_names.ts";
import { policyRules, policyStatements } from "./snowflake/policy.ts";
import { definitions, projectStatements } from "./snowflake/project.ts";
import { routineRules, routineStatements } from "./snowflake/routine.ts";
import { scriptingRules, scriptingStatements } from "./snowflake/scripting.ts";
import { securityRules, securityStatements } from "./snowflake/security.ts";
import { semanticViewRules, semanticViewStatements } from "./snowflake/semantic_view.ts";
import { serviceRules, serviceStatements } from "./snowflake/service.ts";
import { showRules, showStatements } from "./snowflake/show.ts";
import { storageRules, storageStatements } from "./snowflake/storage.ts";
import { tableKindRules, tableKindStatements } from "./snowflake/table_kinds.ts";
import { typeNames } from "./snowflake/type_names.ts";
import { warehouseRules, warehouseStatements } from "./snowflake/warehouse.ts";
import { snowflakeTableRules, snowflakeTableStatements } from "./tables/snowflake.ts";

const rows: readonly string[] = [
  ...snowflakeTableStatements,
  ...warehouseStatements,
  ...databaseStatements,
  ...storageStatements,
  ...tableKindStatements,
  ...securityStatements,
  ...policyStatements,
  ...integrationStatements,
  ...routineStatements,
  ...automationStatements,
  ...serviceStatements,
  ...applicationStatements,
  ...semanticViewStatements,
  ...showStatements,
];

/**
 * Snowflake, as its SQL reference has it: string constants, identifiers, reserved and limited keywords, bind
 * variables, stages. Keywords that are only limited stand where their limit is: those that no table may be called
 * among `tableAliases`.
 *
 * `operators` holds binary operators only, loosest first, comparisons as one level; NOT, IS, LIKE, IN, BETWEEN and
 * the like are the expression parser's.
 */
export const snowflake: DialectDefinition = {
  name: "snowflake",
  title: "Snowflake",
  lexical: {
    quotes: { "'": "string", '"': "name" },
    backslashEscapes: true,
    hexBytes: true,
    stringPrefixes: ["X", "B", "N"],
    dollarQuotes: "plain",
    lineComments: ["--", "//"],
    nestedComments: false,
    digitsThenLetters: "split",
    unicodeNames: "letters",
    unicodeSpaces: true,
    nameCharacters: "$",
    parameters: { question: true, dollarNumber: true, dollarName: true, colon: true, stage: true },
    symbols: ["<=", ">=", "<>", "!=", "||", "::", ":=", "=>", "->", "->>", "..", "**"],
    characters: "()[]{},;:.+-*/%<>=^|&!$@",
  },
  reserved: {
    names:
      "ALL ALTER AND ANY AS BETWEEN BY CASE CAST CHECK COLUMN CONNECT CONSTRAINT CREATE CURRENT CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER DELETE DISTINCT DROP ELSE EXISTS FALSE FOLLOWING FOR FROM GRANT GROUP HAVING ILIKE IN INCREMENT INSERT INTERSECT INTO IS LIKE LOCALTIME LOCALTIMESTAMP MINUS NOT NULL OF ON OR ORDER QUALIFY REGEXP REVOKE RLIKE ROW ROWS SAMPLE SELECT SET SOME START TABLE TABLESAMPLE THEN TO TRIGGER TRUE TRY_CAST UNION UNIQUE UPDATE VALUES WHEN WHENEVER WHERE WITH",
    columnAliases: "EXCEPT FETCH LIMIT OFFSET",
    tableAliases:
      "CROSS FULL INNER JOIN LATERAL LEFT NATURAL RIGHT OUTER USING ASOF DIRECTED PIVOT UNPIVOT MATCH_RECOGNIZE MATCH_CONDITION LIMIT OFFSET FETCH EXCEPT AT BEFORE CHANGES WINDOW",
    functions:
      "ANY CAST CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER EXISTS ILIKE INSERT LIKE LOCALTIME LOCALTIMESTAMP REGEXP RLIKE ROW SAMPLE TRY_CAST",
    labels: "CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER LOCALTIME LOCALTIMESTAMP",
  },
  features: [
    "groupByAlias",
    "implicitRecursion",
    "qualify",
    "top",
    "limit",
    "fetchFirst",
    "offsetRows",
    "lateral",
    "pivot",
    "tableSample",
    "naturalJoin",
    "fullJoin",
    "rightJoin",
    "connectBy",
    "groupByAll",
    "groupingSets",
    "trailingComma",
    "minus",
    "forUpdate",
    "asOfJoin",
    "timeTravel",
    "matchRecognize",
    "recursiveWord",
    "cteColumns",
    "starExclude",
    "starRename",
    "starReplace",
    "starIlike",
    "intoVariables",
    "tableAliasAs",
    "valuesQuery",
    "bracketedQuery",
    "stageTables",
    "parameterTables",
    "identifierFunction",
    "functionTables",
    "tableWord",
    "semanticView",
    "sampleClause",
    "bracketedTableList",
    "directedJoin",
    "joinWordsReserved",
    "outerJoinMark",
    "queryArgument",
    "fromFirstLast",
    "typeLiterals",
    "crossJoinOn",
    "pivotAny",
    "setByName",
    "doubleColonCast",
    "bracketArray",
    "subscripts",
    "braceObject",
    "lambda",
    "namedArguments",
    "colonPath",
    "ilike",
    "regexpOperators",
    "collate",
    "isDistinctFrom",
    "quantifiedComparison",
    "rowConstructor",
    "boolean",
    "intervalString",
    "typedStrings",
    "withinGroup",
    "nullTreatment",
    "multiTableInsert",
    "updateFrom",
    "deleteUsing",
    "merge",
    "truncate",
    "comparisonChains",
    "datePartFirst",
    "datePartLast",
    "emptyNameParts",
    "extract",
    "isTruth",
    "likeAny",
    "nestedTypes",
    "notAsOperand",
    "nullTreatmentBehind",
    "nullsFirst",
    "orderByAll",
    "positionIn",
    "positionalColumns",
    "spread",
    "starArgument",
    "tableArgument",
    "typedLambda",
    "insertOverwrite",
    "mergeAllByName",
    "aliasColumns",
    "bareValuesTable",
    "joinAlias",
    "lateralJoinWithoutOn",
    "lockWait",
    "looseFetch",
    "naturalFullJoin",
    "offsetFirst",
    "omittedNameParts",
    "pivotMany",
    "setDistinct",
    "tableAliasColumns",
    "fieldAccess",
    "innerJoinWithoutOn",
    "flowOperator",
    "scriptingBlocks",
    "instanceMethods",
  ],
  operators: ["OR", "AND", "= < > <= >= <> !=", "+ - ||", "* / %"],
  statements: [...rows, ...definitions(rows), ...scriptingStatements, ...projectStatements],
  optionNames,
  typeNames,
  rules: [
    ...snowflakeSharedRules,
    ...snowflakeTableRules,
    ...warehouseRules,
    ...databaseRules,
    ...storageRules,
    ...tableKindRules,
    ...securityRules,
    ...policyRules,
    ...integrationRules,
    ...routineRules,
    ...scriptingRules,
    ...automationRules,
    ...serviceRules,
    ...applicationRules,
    ...semanticViewRules,
    ...showRules,
  ],
};
