/**
 * Redshift Spectrum's external schemas, tables, views and functions; machine learning models; libraries.
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_EXTERNAL_SCHEMA.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_EXTERNAL_TABLE.html,
 * https://docs.aws.amazon.com/redshift/latest/dg/r_CREATE_MODEL.html
 */

export const externalRules: readonly string[] = [
  "schema_source = [DATA CATALOG] | HIVE METASTORE | POSTGRES | MYSQL | KINESIS | MSK | REDSHIFT | KAFKA",
  `schema_option =
     {DATABASE | SCHEMA | REGION | SECRET_ARN | CLUSTER_ARN | CATALOG_ID} <string>
   | <external_access>
   | CATALOG_ROLE <string>
   | CREATE EXTERNAL DATABASE IF NOT EXISTS`,
  `external_access =
     <iam_role>
   | URI <string> [PORT <integer>]
   | AUTHENTICATION {NONE | IAM | MTLS}
   | AUTHENTICATION_ARN <string>
   | SECRET_ARN <string>`,
  "string_property = <string> = <string>",
  `row_format =
     ROW FORMAT DELIMITED [{{
       FIELDS TERMINATED BY <string> [ESCAPED BY <string>]
     | LINES TERMINATED BY <string>
     | COLLECTION ITEMS TERMINATED BY <string>
     | MAP KEYS TERMINATED BY <string>
     | NULL DEFINED AS <string> }}]
   | ROW FORMAT SERDE <string> [WITH SERDEPROPERTIES ( <string_property>, ... )]`,
  `stored_as =
     STORED AS {PARQUET | RCFILE | SEQUENCEFILE | TEXTFILE | ORC | AVRO | ION | JSON | INPUTFORMAT <string> OUTPUTFORMAT <string>}`,
  "external_column = <identifier> <type>",
  `external_storage =
     [PARTITIONED BY ( {<identifier> [<type>]}, ... )] [<row_format>] [<stored_as>] [LOCATION <string>]
     [TABLE PROPERTIES ( <string_property>, ... )]`,
  "model_source = <table> | ( <query> ) | <string>",
  `model_setting =
     {S3_BUCKET | TAGS | KMS_KEY_ID | FREQUENCY | PERCENTILES | MODEL_ID | PROMPT | SUFFIX} <string>
   | S3_GARBAGE_COLLECT {ON | OFF}
   | {MAX_CELLS | MAX_RUNTIME | HORIZON | MAX_BATCH_ROWS} <integer>
   | {REQUEST_TYPE | RESPONSE_TYPE} <identifier>`,
  "volatility = VOLATILE | STABLE | IMMUTABLE",
];

export const externalStatements: readonly string[] = [
  "CREATE EXTERNAL SCHEMA [IF NOT EXISTS] <schema> FROM [<schema_source>] [<schema_option>] ...",
  "ALTER EXTERNAL SCHEMA <schema> {<external_access> | SET <string_property>} ...",
  "CREATE EXTERNAL TABLE <table> ( <external_column>, ... ) <external_storage>",
  "CREATE EXTERNAL TABLE <table> <external_storage> AS {<query> | ( <query> )}",
  "CREATE EXTERNAL [PROTECTED] VIEW <table> [IF NOT EXISTS] AS <query>",
  "ALTER EXTERNAL VIEW <table> [FORCE] {AS <query> | REMOVE DEFINITION}",
  "DROP EXTERNAL VIEW [IF EXISTS] <table> [DROP DEFINITION] [CASCADE | RESTRICT]",
  `CREATE [OR REPLACE] EXTERNAL FUNCTION <function> ( [<type>, ...] ) RETURNS <type> [<volatility>]
     {LAMBDA | SAGEMAKER} <string> <iam_role>
     [{{RETRY_TIMEOUT <integer> | MAX_BATCH_ROWS <integer> | MAX_BATCH_SIZE <integer> [KB | MB]}}]`,
  `CREATE MODEL <name> [FROM <model_source>] [TARGET <column>] FUNCTION <function> [( <type>, ... )] [RETURNS <type>]
     [SAGEMAKER <string> [: <string>]] [<iam_role>] [AUTO {ON | OFF}]
     [MODEL_TYPE {XGBOOST | MLP | LINEAR_LEARNER | KMEANS | FORECAST}]
     [PROBLEM_TYPE {REGRESSION | BINARY_CLASSIFICATION | MULTICLASS_CLASSIFICATION}] [OBJECTIVE <string>] [PREPROCESSORS <string>]
     [HYPERPARAMETERS DEFAULT [EXCEPT ( {<any_name> <string>}, ... )]] [SETTINGS ( <model_setting>, ... )]`,
  `CREATE EXTERNAL MODEL <name> FUNCTION <function> <iam_role> MODEL_TYPE BEDROCK SETTINGS ( <model_setting>, ... )`,
  "DROP MODEL [IF EXISTS] <name>",
  "CREATE [OR REPLACE] LIBRARY <identifier> LANGUAGE <identifier> FROM <string> [<authorization>] [REGION [AS] <string>]",
  "DROP LIBRARY <identifier>",
];
