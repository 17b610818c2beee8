import type { DialectDefinition } from "../dialect.ts";
import { without } from "./inherit.ts";
import { postgresql } from "./postgresql.ts";
import { inherit } from "../notation/mod.ts";
import { commonRules } from "./postgresql/common.ts";
import { copyRules, copyStatements } from "./redshift/copy.ts";
import { externalRules, externalStatements } from "./redshift/external.ts";
import { objectRules, objectStatements } from "./redshift/objects.ts";
import { securityRules, securityStatements } from "./redshift/security.ts";
import { sessionRules, sessionStatements } from "./redshift/session.ts";
import { sharingRules, sharingStatements } from "./redshift/sharing.ts";
import { typeNames } from "./redshift/type_names.ts";
import { postgresqlTableRules, postgresqlTableStatements } from "./tables/postgresql.ts";
import { redshiftTableRules, redshiftTableStatements } from "./tables/redshift.ts";

/**
 * Amazon Redshift, as its Database Developer Guide has it (reserved words; literals). It descends from PostgreSQL 8:
 * backslashes escape in ordinary strings, there are no `0x` numbers, and a number may touch the word behind it.
 */
export const redshift: DialectDefinition = {
  ...postgresql,
  name: "redshift",
  title: "Redshift",
  typeNames,
  lexical: {
    ...postgresql.lexical,
    backslashEscapes: true,
    stringPrefixes: ["N", "E", "B", "X"],
    digitsThenLetters: "split",
    hexNumbers: false,
    binaryNumbers: false,
    octalNumbers: false,
    underscoresInNumbers: false,
    nameCharacters: "$#",
    nameStarts: "#",
    // `:name` is the Data API's: https://docs.aws.amazon.com/redshift/latest/mgmt/data-api.html
    parameters: { dollarNumber: true, colon: true },
  },
  reserved: {
    names:
      "AES128 AES256 ALL ALLOWOVERWRITE ANALYSE ANALYZE AND ANY ARRAY AS ASC AUTHORIZATION AZ64 BACKUP BETWEEN BINARY BLANKSASNULL BOTH BYTEDICT BZIP2 CASE CAST CHECK COLLATE COLUMN CONNECT CONSTRAINT CREATE CREDENTIALS CROSS CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER CURRENT_USER_ID DEFAULT DEFERRABLE DEFLATE DEFRAG DELTA DELTA32K DESC DISABLE DISTINCT DO ELSE EMPTYASNULL ENABLE ENCODE ENCRYPT ENCRYPTION END EXCEPT EXPLICIT FALSE FOR FOREIGN FREEZE FROM FULL GLOBALDICT256 GLOBALDICT64K GRANT GROUP GZIP HAVING IDENTITY IGNORE ILIKE IN INITIALLY INNER INTERSECT INTERVAL INTO IS ISNULL JOIN LEADING LEFT LIKE LIMIT LOCALTIME LOCALTIMESTAMP LUN LUNS LZO LZOP MINUS MOSTLY16 MOSTLY32 MOSTLY8 NATURAL NEW NOT NOTNULL NULL NULLS OFF OFFLINE OFFSET OLD ON ONLY OPEN OR ORDER OUTER OVERLAPS PARALLEL PARTITION PERCENT PERMISSIONS PIVOT PLACING PRIMARY RAW READRATIO RECOVER REFERENCES REJECTLOG RESORT RESPECT RESTORE RIGHT SELECT SESSION_USER SIMILAR SNAPSHOT SOME SYSTEM TABLE TAG TDES TEXT255 TEXT32K THEN TIMESTAMP TO TOP TRAILING TRUE TRUNCATECOLUMNS UNION UNIQUE UNNEST UNPIVOT USER USING VERBOSE WALLET WHEN WHERE WITH WITHOUT",
    columnAliases: "QUALIFY OVER FILTER WITHIN WINDOW FETCH RETURNING",
    tableAliases: "QUALIFY SET WINDOW FETCH TABLESAMPLE LATERAL CONNECT START",
    functions:
      "AUTHORIZATION BINARY CAST CURRENT_DATE CURRENT_TIME CURRENT_TIMESTAMP CURRENT_USER FREEZE FULL ILIKE INNER IS ISNULL JOIN LEFT LIKE NATURAL NOTNULL OUTER OVERLAPS RIGHT SIMILAR IDENTITY UNNEST TIMESTAMP ARRAY",
    labels: "all",
  },
  features: [
    ...without(
      postgresql.features,
      "lateral",
      "tableSample",
      "fetchFirst",
      "offsetRows",
      "distinctOn",
      "materializedCte",
      "windowClause",
      "cteStatement",
      "cteSearch",
      "emptySelectList",
      "withOrdinality",
      "rowsFrom",
      "jsonTable",
      "xmlTable",
      "usingAlias",
      "groupByQuantifier",
      "limitTies",
      "lockStrength",
      "filterClause",
      "sqlJson",
      "isJson",
      "sqlXml",
      "isNormalized",
      "isDistinctFrom",
      "operatorCall",
      "variadic",
      "arrayTypes",
      "setOf",
      "isOfType",
      "betweenSymmetric",
      "orderedArguments",
      "slices",
      "arrayQuery",
      "wholeRow",
      "accessBehindNames",
      "anyTypedString",
      "onConflict",
      "returning",
      "withInsert",
      "withMerge",
      "insertAlias",
      "overriding",
      "returningAliases",
      "portionOf",
      "mergeDoNothing",
      "mergeBySource",
      "fetchTies",
      "forUpdateFirst",
      "intersectAll",
      "lockShare",
      "onlyTable",
      "sampleMethods",
      "tableQuery",
      "tableStar",
      "typedAliasColumns",
      "valuesQuery",
    ),
    "pathTables",
    "colonFields",
    "deleteFromOptional",
    "bareDeleteAlias",
    "mergeRemoveDuplicates",
    "top",
    "qualify",
    "pivot",
    "connectBy",
    "minus",
    "starExclude",
    "superUnnest",
    "frameNumbers",
    "intervalUnit",
    "approximateCalls",
    "nullTreatment",
    "convertTypeFirst",
    "datePartFirst",
    "nullTreatmentBehind",
    "groupByAll",
    "pivotMany",
    "listExclude",
    "systemFunctions",
  ],
  statements: inherit(postgresqlTableStatements, [
    ...redshiftTableStatements,
    ...copyStatements,
    ...externalStatements,
    ...objectStatements,
    ...securityStatements,
    ...sessionStatements,
    ...sharingStatements,
  ]),
  rules: inherit([...postgresqlTableRules, ...commonRules], [
    ...redshiftTableRules,
    ...copyRules,
    ...externalRules,
    ...objectRules,
    ...securityRules,
    ...sessionRules,
    ...sharingRules,
  ]),
};
