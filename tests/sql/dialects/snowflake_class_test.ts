import { judges } from "../parser/judge.ts";

judges("instances of classes in the search path", "snowflake", {
  valid: [
    "CREATE OR REPLACE FORECAST f (INPUT_DATA => SYSTEM$REFERENCE('VIEW', 'v'), TIMESTAMP_COLNAME => 'ts')",
    "CREATE SNOWFLAKE.ML.ANOMALY_DETECTION a (INPUT_DATA => SYSTEM$REFERENCE('TABLE', 't'))",
    "SHOW FORECAST",
    "SHOW CLASSIFICATION INSTANCES LIKE 'c%'",
    "DROP BUDGET IF EXISTS b",
    "CREATE TABLE forecast (budget NUMBER)",
  ],
  invalid: ["CREATE FORCAST f ()", "SHOW FORECAST INSTANCE", "DROP BUDGET", "CREATE OR REPLACE FORECAST"],
});

judges("type literals and moments", "snowflake", {
  valid: [
    "SELECT AI_COMPLETE(model => 'm', prompt => 'p', response_format => TYPE OBJECT(name VARCHAR, n ARRAY(NUMBER)))",
    "SELECT f(type) FROM t",
    "SELECT * FROM t AT (OFFSET => -60)",
    "SELECT * FROM t BEFORE (STATEMENT => 'x')",
  ],
  invalid: [
    "SELECT * FROM t AT (TIMSTAMP => 'x')",
    "SELECT * FROM t AT (TIMESTAMP 'x')",
    "CREATE TABLE t (a VECTORS(FLOAT, 3))",
  ],
});
