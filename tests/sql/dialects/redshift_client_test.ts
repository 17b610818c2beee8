import { judges } from "../parser/judge.ts";

judges("parameters with names", "redshift", {
  valid: [
    "SELECT a FROM t WHERE b = :id AND c > DATEADD(day, -CAST(:days AS INT), GETDATE())",
    "INSERT INTO t VALUES (:a, :b::int)",
  ],
  invalid: ["SELECT a FROM t WHERE b = :", "SELECT a FROM t WHERE b = : id"],
});

judges("types, frames and settings", "redshift", {
  valid: [
    "CREATE TABLE t (a VARCHAR(10), b TIMESTAMPTZ, c SUPER, d HLLSKETCH, e GEOMETRY)",
    "SELECT SUM(a) OVER (ORDER BY b ROWS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) FROM t",
    "COPY t FROM 's3://b/k' IAM_ROLE DEFAULT FORMAT AS ORC SERIALIZETOJSON",
    "ALTER SYSTEM SET data_catalog_auto_mount = TRUE",
    "SHOW DATABASES FROM DATA CATALOG ACCOUNT '1' IAM_ROLE DEFAULT LIMIT 5",
    "ALTER TABLE s.t SET FILE FORMAT PARQUET",
  ],
  invalid: [
    "CREATE TABLE t (a VACRHAR(10))",
    "CREATE TABLE t (a TIMESTMAP)",
    "CREATE TABLE t (VARCHAR a(10))",
    "SELECT SUM(a) OVER (ORDER BY b ROWS BETWEEN UNBOUNDD PRECEDING AND CURRENT ROW) FROM t",
    "SELECT SUM(a) OVER (ORDER BY b ROWS c PRECEDING) FROM t",
    "COPY t FROM 's3://b/k' IAM_ROLE DEFAULT FORMAT AS CSV SERIALIZETOJSON",
    "ALTER SYSTEM SET data_catalog_auto_mount",
    "ALTER TABLE s.t SET FILE FORMAT PAQUET",
  ],
});
