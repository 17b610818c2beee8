import assert from "node:assert/strict";
import type { Span, Statement } from "../../../src/sql/ast.ts";
import { type DialectName, dialectNames } from "../../../src/sql/dialect.ts";
import { judges, read } from "./judge.ts";

/** Statements that every dialect has. */
const everywhere = [
  "CREATE TABLE t (a INT)",
  "CREATE TABLE s.t (a INT NOT NULL, b INT DEFAULT 1)",
  "CREATE VIEW v AS SELECT a FROM t",
  "ALTER TABLE t ADD COLUMN a INT",
  "DROP TABLE t",
  "DROP TABLE IF EXISTS s.t",
  "DROP VIEW v",
];

const nowhere = [
  "CREATE TABLE",
  "CREATE TABLE (a INT)",
  "CREATE TABLE t (a INT",
  "CREATE TABLE t a INT)",
  "CREATE TABLE t (a INT NOT)",
  "CREATE TABLE t (a INT,, b INT)",
  "CREATE TABLE t (a INT DEFAULT)",
  "CREATE TABLE IF EXISTS t (a INT)",
  "CREATE TABEL t (a INT)",
  "CREATE TABLE t (a INT) u",
  "CREATE TABLE t AS",
  "CREATE VIEW v",
  "CREATE VIEW v AS",
  "CREATE VIEW v SELECT 1",
  "CREATE INDEX i t (a)",
  "CREATE INDEX i ON (a)",
  "ALTER TABLE",
  "ALTER TABLE t ADD",
  "ALTER TABLE t DROP",
  "ALTER TABLE ADD a INT",
  "DROP TABLE",
  "DROP TABLE IF t",
  "DROP TABLE t u",
  "DROP VIEW",
];

for (const dialect of dialectNames) {
  // T-SQL and Oracle write ALTER TABLE … ADD without COLUMN.
  const bareAdd = dialect === "sqlserver" || dialect === "oracle";
  const valid = everywhere.map((sql) => bareAdd ? sql.replace("ADD COLUMN", "ADD") : sql);
  judges("definitions that every dialect has", dialect, { valid, invalid: nowhere });
}

judges("definitions of tables, views and indexes", "generic", {
  valid: [
    "CREATE TABLE t (id INT PRIMARY KEY AUTO_INCREMENT, a VARCHAR(10) NOT NULL DEFAULT 'x', key INT, index_ INT, FOREIGN KEY (a) REFERENCES u (b)) ENGINE=InnoDB",
    "CREATE TABLE t (id INT GENERATED ALWAYS AS IDENTITY, value TEXT, date DATE, CONSTRAINT c UNIQUE (id, value))",
    "CREATE TABLE t AS SELECT 1",
    "CREATE OR REPLACE VIEW v AS SELECT 1",
    "CREATE INDEX i ON t (a)",
    "ALTER TABLE t ADD COLUMN a INT",
    "ALTER TABLE t DROP COLUMN a",
    "DROP TABLE IF EXISTS t",
    "TRUNCATE TABLE t",
    "CREATE TABLE t (id INT IDENTITY(1,1) PRIMARY KEY, name NVARCHAR(50) NOT NULL, x VARCHAR(MAX))",
    "CREATE TABLE [dbo].[t] ([id] INT NOT NULL, CONSTRAINT [pk] PRIMARY KEY CLUSTERED ([id] ASC)) ON [PRIMARY]",
    "CREATE TABLE t (id NUMBER(10) NOT NULL, CONSTRAINT pk PRIMARY KEY (id)) TABLESPACE x",
    "CREATE TABLE t (a String, b UInt64) ENGINE = MergeTree() ORDER BY a",
    "CREATE TABLE t (a String) ENGINE = MergeTree PARTITION BY toYYYYMM(d) ORDER BY (a, b) SETTINGS index_granularity = 8192",
    "CREATE TABLE t (id SERIAL PRIMARY KEY, a TEXT UNIQUE, b JSONB DEFAULT '{}'::jsonb, c INT[] NOT NULL)",
    "CREATE TABLE `t` (`id` INT UNSIGNED NOT NULL AUTO_INCREMENT, `ts` TIMESTAMP DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP, PRIMARY KEY (`id`), UNIQUE KEY `k` (`a`), KEY `j` (`b`)) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4",
    "CREATE TABLE t (a INT64 NOT NULL OPTIONS(description='x'), b ARRAY<STRING>) PARTITION BY DATE(c) CLUSTER BY a OPTIONS(labels=[('a','b')])",
    "CREATE TABLE t (a INT ENCODE zstd DISTKEY, b INT) DISTSTYLE KEY SORTKEY (a)",
    "CREATE TABLE t (a INT) PARTITION BY RANGE (a)",
    "CREATE TABLE p PARTITION OF t FOR VALUES FROM (1) TO (10)",
    "CREATE TABLE t (a INT PRIMARY KEY) WITHOUT ROWID",
    "CREATE TABLE t (a INTEGER PRIMARY KEY AUTOINCREMENT)",
    "CREATE TABLE t (a INT REFERENCES u(b) ON DELETE CASCADE, price DECIMAL(10, 2) CHECK (price > 0))",
    "CREATE TABLE t (a DATETIME2 DEFAULT GETDATE(), b BIT DEFAULT 0)",
    "CREATE TABLE t (start_time TIMESTAMP, end_time TIMESTAMP, PERIOD FOR SYSTEM_TIME (start_time, end_time))",
    "CREATE TABLE t (LIKE u INCLUDING ALL)",
    "CREATE TABLE t (a INT) COMMENT = 'x'",
    "CREATE TEMPORARY TABLE t AS SELECT 1",
    "CREATE GLOBAL TEMPORARY TABLE t (a INT) ON COMMIT DELETE ROWS",
    "CREATE TABLE #t (a INT)",
    "CREATE VIEW v WITH (security_barrier) AS SELECT 1",
    "CREATE OR REPLACE SECURE VIEW v AS SELECT 1",
    "CREATE UNIQUE INDEX i ON t (a, b DESC) WHERE a IS NOT NULL",
    "CREATE INDEX i ON t USING gin (a)",
    "CREATE NONCLUSTERED INDEX i ON t (a) INCLUDE (b, c)",
    "CREATE FULLTEXT INDEX i ON t (a)",
    "ALTER TABLE t ADD CONSTRAINT fk FOREIGN KEY (a) REFERENCES u(b) ON DELETE SET NULL",
    "ALTER TABLE t ADD a INT, ADD b INT",
    "ALTER TABLE t ADD (a INT, b INT)",
    "ALTER TABLE t MODIFY a INT NOT NULL",
    "ALTER TABLE t MODIFY COLUMN a INT",
    "ALTER TABLE t CHANGE a b INT",
    "ALTER TABLE t ALTER COLUMN a TYPE BIGINT",
    "ALTER TABLE t ALTER COLUMN a INT NOT NULL",
    "ALTER TABLE t ALTER COLUMN a SET NOT NULL",
    "ALTER TABLE t ALTER COLUMN a DROP DEFAULT",
    "ALTER TABLE t RENAME TO u",
    "ALTER TABLE t RENAME COLUMN a TO b",
    "ALTER TABLE t DROP CONSTRAINT c",
    "ALTER TABLE t DROP COLUMN a CASCADE",
    "ALTER TABLE t ENABLE ROW LEVEL SECURITY",
    "ALTER TABLE t DISABLE TRIGGER ALL",
    "ALTER TABLE t ENGINE = InnoDB",
    "ALTER TABLE t ADD INDEX i (a)",
    "ALTER TABLE t ADD UNIQUE (a)",
    "ALTER TABLE t ADD PRIMARY KEY (a)",
    "ALTER TABLE t CLUSTER BY (a)",
    "ALTER TABLE t SET SCHEMA s",
    "DROP TABLE t CASCADE CONSTRAINTS PURGE",
    "DROP INDEX i ON t",
    "DROP INDEX IF EXISTS i",
    "DROP MATERIALIZED VIEW IF EXISTS m",
    "REFRESH MATERIALIZED VIEW CONCURRENTLY m",
    "EXPLAIN ANALYZE SELECT 1",
    "EXPLAIN (FORMAT JSON) SELECT 1",
    "DESCRIBE t",
    "DESC t",
  ],
  invalid: [
    "CREATE TABLE t (a INT b INT)",
  ],
});

judges("definitions of tables, views and indexes", "postgresql", {
  valid: [
    "CREATE TEMP TABLE IF NOT EXISTS t (a int GENERATED ALWAYS AS IDENTITY (START WITH 1), b text COLLATE \"C\" NOT NULL DEFAULT 'x'::text CHECK (length(b) > 1), c int REFERENCES u (x) ON DELETE SET NULL ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED, d int GENERATED ALWAYS AS (a * 2) STORED, UNIQUE NULLS NOT DISTINCT (a, b), CONSTRAINT f FOREIGN KEY (a, b) REFERENCES u (x, y) MATCH FULL, EXCLUDE USING gist (a WITH =, tsrange(b, c) WITH &&) WHERE (a > 1), LIKE v INCLUDING ALL EXCLUDING INDEXES) INHERITS (p, q) PARTITION BY RANGE (a, (b || 'x') COLLATE \"C\" text_ops) WITH (fillfactor = 70, autovacuum_enabled) ON COMMIT DROP TABLESPACE ts",
    "CREATE TABLE p PARTITION OF t FOR VALUES FROM (1, MINVALUE) TO (2, MAXVALUE) PARTITION BY LIST (a)",
    "CREATE TABLE p PARTITION OF t (a DEFAULT 1, CONSTRAINT c CHECK (b > 1)) DEFAULT",
    "CREATE TABLE p PARTITION OF t FOR VALUES WITH (MODULUS 4, REMAINDER 0)",
    "CREATE TABLE t OF ty (a WITH OPTIONS PRIMARY KEY)",
    "CREATE TABLE t ()",
    "CREATE UNLOGGED TABLE t AS SELECT 1 WITH NO DATA",
    "CREATE TABLE t (a, b) AS VALUES (1, 2)",
    "CREATE OR REPLACE TEMP RECURSIVE VIEW v (a) AS SELECT 1 WITH CASCADED CHECK OPTION",
    "CREATE MATERIALIZED VIEW IF NOT EXISTS m TABLESPACE x AS SELECT 1 WITH NO DATA",
    'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS i ON ONLY s.t USING btree (a DESC NULLS LAST, lower(b) COLLATE "C" text_pattern_ops, (a + b)) INCLUDE (c) NULLS NOT DISTINCT WITH (fillfactor = 70) TABLESPACE ts WHERE a > 1',
    "CREATE INDEX ON t (a)",
    "ALTER TABLE IF EXISTS ONLY t ADD COLUMN IF NOT EXISTS a int NOT NULL DEFAULT 1, DROP COLUMN b CASCADE, ALTER COLUMN c TYPE text USING c::text, ALTER d SET DEFAULT 1, ADD CONSTRAINT k UNIQUE (a), OWNER TO CURRENT_USER, VALIDATE CONSTRAINT z",
    "ALTER TABLE t RENAME a TO b",
    "ALTER TABLE t ATTACH PARTITION p FOR VALUES IN ('a', 'b')",
    "ALTER TABLE t ADD CONSTRAINT x FOREIGN KEY (a) REFERENCES u NOT VALID",
    "ALTER TABLE t ENABLE ROW LEVEL SECURITY",
    "ALTER TABLE t ALTER a ADD GENERATED BY DEFAULT AS IDENTITY",
    "DROP TABLE IF EXISTS a, b.c CASCADE",
    "DROP INDEX CONCURRENTLY i",
    "TRUNCATE TABLE ONLY a, b * RESTART IDENTITY CASCADE",
    "EXPLAIN (ANALYZE, BUFFERS true, FORMAT json) SELECT 1",
    "EXPLAIN ANALYZE VERBOSE UPDATE t SET a = 1",
    "CREATE TABLE t (id bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY, \"Name\" varchar(10)[] NOT NULL, ts timestamptz DEFAULT (now() AT TIME ZONE 'utc'), price numeric(10,2) DEFAULT 0.0 NOT NULL CONSTRAINT pos CHECK (price >= 0), d daterange, CONSTRAINT e EXCLUDE USING gist (d WITH &&))",
    "CREATE TABLE t (a int DEFAULT nextval('s'::regclass) NOT NULL, b bool DEFAULT true NOT NULL, c interval DEFAULT '1 day'::interval, d double precision DEFAULT -1)",
    "CREATE INDEX i ON t USING gin (to_tsvector('english', body))",
    "CREATE INDEX i ON t ((data->>'x'), (lower(a)))",
    "ALTER TABLE t ALTER COLUMN a SET DATA TYPE varchar(10), ALTER COLUMN b DROP NOT NULL",
    "ALTER TABLE t ADD PRIMARY KEY USING INDEX i",
    "ALTER TABLE t DROP CONSTRAINT IF EXISTS c, ADD CHECK (a > 0) NOT VALID",
  ],
  invalid: [
    "CREATE TABLE t (a int,)",
    "CREATE TABLE t (a int b text)",
  ],
});

judges("definitions of tables, views and indexes", "redshift", {
  valid: [
    "CREATE TABLE t (a INT IDENTITY(1,1) NOT NULL ENCODE az64, b VARCHAR(10) DISTKEY SORTKEY, PRIMARY KEY (a)) DISTSTYLE KEY COMPOUND SORTKEY (a, b)",
    "CREATE TEMP TABLE t (LIKE u INCLUDING DEFAULTS)",
    "CREATE TABLE t DISTKEY (a) SORTKEY (b) AS SELECT * FROM u",
    "CREATE TABLE #t AS SELECT 1",
    "CREATE MATERIALIZED VIEW m AUTO REFRESH YES AS SELECT 1",
    "CREATE VIEW v AS SELECT 1 WITH NO SCHEMA BINDING",
    "ALTER TABLE t ALTER COLUMN a TYPE VARCHAR(100)",
    "ALTER TABLE t APPEND FROM u",
    "ALTER TABLE t ALTER DISTSTYLE ALL",
    "DROP TABLE a, b CASCADE",
  ],
  invalid: [],
});

judges("definitions of tables, views and indexes", "mysql", {
  valid: [
    "CREATE TABLE IF NOT EXISTS d.t (id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY COMMENT 'x', a VARCHAR(10) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin DEFAULT 'x', b TIMESTAMP DEFAULT CURRENT_TIMESTAMP ON UPDATE CURRENT_TIMESTAMP(3), c INT GENERATED ALWAYS AS (id * 2) STORED, d ENUM('a','b'), e JSON DEFAULT (JSON_ARRAY()), KEY k (a(10) DESC, b), UNIQUE KEY u (a) USING BTREE COMMENT 'y', FULLTEXT KEY f (a) WITH PARSER ngram, CONSTRAINT fk FOREIGN KEY (id) REFERENCES u (x) ON DELETE CASCADE ON UPDATE RESTRICT, CHECK (id > 0) NOT ENFORCED, INDEX ((a + 1))) ENGINE=InnoDB AUTO_INCREMENT=5 DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_0900_ai_ci COMMENT='z' PARTITION BY RANGE (YEAR(b)) SUBPARTITION BY HASH (TO_DAYS(b)) SUBPARTITIONS 2 (PARTITION p0 VALUES LESS THAN (1990) ENGINE = InnoDB, PARTITION p1 VALUES LESS THAN MAXVALUE (SUBPARTITION s0, SUBPARTITION s1))",
    "CREATE TABLE t LIKE u",
    "CREATE TABLE t (LIKE u)",
    "CREATE TABLE t SELECT * FROM u",
    "CREATE TABLE t (a INT) ENGINE MyISAM IGNORE AS SELECT 1 AS a",
    "CREATE TABLE t (a INT) PARTITION BY KEY () PARTITIONS 4",
    "CREATE TABLE t (a INT DEFAULT -1, b BIT(1) DEFAULT b'0', c DATETIME DEFAULT NOW() NOT NULL)",
    "CREATE OR REPLACE ALGORITHM = MERGE DEFINER = `root`@`localhost` SQL SECURITY INVOKER VIEW v (a) AS SELECT 1 WITH LOCAL CHECK OPTION",
    "CREATE UNIQUE INDEX i USING BTREE ON t (a(10), b DESC) COMMENT 'x' ALGORITHM = INPLACE LOCK = NONE",
    "CREATE FULLTEXT INDEX i ON t (a) WITH PARSER ngram",
    "ALTER TABLE t ADD COLUMN a INT NOT NULL FIRST, ADD (b INT, c INT), ADD INDEX i (a), DROP COLUMN d, MODIFY e BIGINT AFTER f, CHANGE g h TEXT, RENAME COLUMN i TO j, ALTER k SET DEFAULT 1, DROP FOREIGN KEY fk, ENGINE = InnoDB, ALGORITHM = INPLACE",
    "ALTER TABLE t RENAME u",
    "ALTER TABLE t CONVERT TO CHARACTER SET utf8mb4 COLLATE utf8mb4_bin",
    "ALTER TABLE t ADD PARTITION (PARTITION p VALUES LESS THAN (10))",
    "ALTER TABLE t REORGANIZE PARTITION a, b INTO (PARTITION c VALUES IN (1, 2))",
    "ALTER TABLE t DROP PRIMARY KEY, ADD PRIMARY KEY (a, b)",
    "ALTER TABLE t ORDER BY a, b DESC",
    "DROP TEMPORARY TABLE IF EXISTS a, b",
    "DROP INDEX `PRIMARY` ON t",
    "RENAME TABLE a TO b, c TO d",
    "TRUNCATE t",
    "EXPLAIN SELECT 1",
    "EXPLAIN FORMAT=JSON SELECT 1",
    "EXPLAIN ANALYZE SELECT 1",
    "DESCRIBE t a",
    "DESC t 'a%'",
    "CREATE TABLE t (a INT, b POINT NOT NULL SRID 4326, SPATIAL INDEX (b), c VARCHAR(5) CHARACTER SET latin1 COLLATE latin1_bin NOT NULL DEFAULT '' COMMENT 'x', d DOUBLE PRECISION UNSIGNED ZEROFILL, e SET('a') DEFAULT 'a', f BOOL DEFAULT TRUE, g YEAR, h CHAR(1) BINARY)",
    "CREATE TABLE t (id INT, PRIMARY KEY (id)) ENGINE=InnoDB, ROW_FORMAT=DYNAMIC KEY_BLOCK_SIZE=8",
    "CREATE TABLE t (a INT) PARTITION BY LIST COLUMNS (a) (PARTITION p0 VALUES IN (1, 2), PARTITION p1 VALUES IN (3))",
    "ALTER TABLE t",
    "ALTER TABLE t ADD COLUMN a INT AFTER b, ALGORITHM=INSTANT",
    "ALTER TABLE t DROP INDEX i, DROP COLUMN a",
    "ALTER TABLE t PARTITION BY HASH (a) PARTITIONS 8",
    "ALTER TABLE t ENGINE=InnoDB ROW_FORMAT=COMPRESSED",
    "ALTER TABLE t COMMENT 'x'",
    "ALTER TABLE t AUTO_INCREMENT = 100",
    "ALTER TABLE t RENAME INDEX a TO b",
    "ALTER TABLE t TRUNCATE PARTITION ALL",
    "EXPLAIN FORMAT = TREE UPDATE t SET a = 1",
    "EXPLAIN FOR CONNECTION 5",
    "CREATE VIEW v AS (SELECT 1) UNION (SELECT 2)",
  ],
  invalid: [
    "CREATE TABLE t (a INT DEFAULT foo)",
    "CREATE TABLE t (a INT) ENGIN=InnoDB",
    "ALTER TABLE t ADD COLUMN",
    "ALTER TABLE t DROP",
  ],
});

judges("definitions of tables, views and indexes", "mariadb", {
  valid: [
    "CREATE OR REPLACE TABLE t (a INT, b TIMESTAMP(6) GENERATED ALWAYS AS ROW START, c TIMESTAMP(6) GENERATED ALWAYS AS ROW END, PERIOD FOR SYSTEM_TIME (b, c)) WITH SYSTEM VERSIONING",
    "CREATE TABLE t (a INT DEFAULT (1 + 1), b VARCHAR(10) DEFAULT uuid(), v VECTOR(5) NOT NULL, VECTOR INDEX (v) M=6 DISTANCE=cosine, UNIQUE (a, p WITHOUT OVERLAPS))",
    "ALTER TABLE t ADD COLUMN IF NOT EXISTS a INT, DROP COLUMN IF EXISTS b, ADD SYSTEM VERSIONING",
    "CREATE INDEX IF NOT EXISTS i ON t WAIT 5 (a)",
    "DROP TABLE IF EXISTS t WAIT 1",
    "ANALYZE FORMAT=JSON SELECT 1",
  ],
  invalid: [],
});

judges("definitions of tables, views and indexes", "sqlserver", {
  valid: [
    "CREATE TABLE dbo.t (id INT IDENTITY(1,1) NOT NULL PRIMARY KEY CLUSTERED, a NVARCHAR(MAX) COLLATE Latin1_General_CI_AS NULL, b AS (a + 'x') PERSISTED, c DATETIME2(7) GENERATED ALWAYS AS ROW START HIDDEN NOT NULL, CONSTRAINT ck CHECK (id > 0), CONSTRAINT fk FOREIGN KEY (a) REFERENCES u (x) ON DELETE CASCADE ON UPDATE NO ACTION, PERIOD FOR SYSTEM_TIME (c, d), INDEX ix NONCLUSTERED (a) WHERE a IS NOT NULL) ON [PRIMARY] TEXTIMAGE_ON [PRIMARY] WITH (SYSTEM_VERSIONING = ON (HISTORY_TABLE = dbo.h, DATA_CONSISTENCY_CHECK = ON))",
    "CREATE TABLE #t (a INT, b VARCHAR(10) DEFAULT 'x', c uniqueidentifier DEFAULT NEWID() ROWGUIDCOL)",
    "CREATE TABLE t (a INT CONSTRAINT df DEFAULT (0), PRIMARY KEY (a) WITH (FILLFACTOR = 80, PAD_INDEX = ON) ON fg)",
    "CREATE UNIQUE NONCLUSTERED INDEX ix ON dbo.t (a ASC, b DESC) INCLUDE (c, d) WHERE a IS NOT NULL WITH (ONLINE = ON, DATA_COMPRESSION = PAGE ON PARTITIONS (1 TO 3)) ON ps(a)",
    "CREATE CLUSTERED COLUMNSTORE INDEX ix ON t WITH (DROP_EXISTING = ON)",
    "CREATE NONCLUSTERED COLUMNSTORE INDEX ix ON t (a, b)",
    "ALTER TABLE t ADD a INT NULL, b INT NOT NULL CONSTRAINT df DEFAULT 1 WITH VALUES",
    "ALTER TABLE t WITH NOCHECK ADD CONSTRAINT fk FOREIGN KEY (a) REFERENCES u (b)",
    "ALTER TABLE t CHECK CONSTRAINT ALL",
    "ALTER TABLE t ALTER COLUMN a NVARCHAR(50) NOT NULL",
    "ALTER TABLE t DROP COLUMN a, b",
    "ALTER TABLE t DROP CONSTRAINT IF EXISTS x, COLUMN y",
    "ALTER TABLE t SWITCH PARTITION 1 TO u PARTITION 1",
    "ALTER TABLE t REBUILD WITH (DATA_COMPRESSION = PAGE)",
    "ALTER TABLE t ENABLE TRIGGER ALL",
    "ALTER TABLE t SET (SYSTEM_VERSIONING = OFF)",
    "DROP TABLE IF EXISTS a, b.c",
    "DROP INDEX ix ON t, iy ON u",
    "DROP INDEX t.ix",
    "TRUNCATE TABLE t WITH (PARTITIONS (2, 4, 6 TO 8))",
    "CREATE VIEW v WITH SCHEMABINDING AS SELECT a FROM dbo.t WITH CHECK OPTION",
    "CREATE OR ALTER VIEW v (a, b) AS SELECT 1, 2",
    "EXPLAIN SELECT 1",
    "ALTER TABLE t ADD CONSTRAINT df DEFAULT 0 FOR a",
    "ALTER TABLE t NOCHECK CONSTRAINT fk",
    "CREATE TABLE t (a INT NOT NULL PRIMARY KEY NONCLUSTERED HASH WITH (BUCKET_COUNT = 100), b INT INDEX ix) WITH (MEMORY_OPTIMIZED = ON, DURABILITY = SCHEMA_ONLY)",
    "CREATE TABLE t (a INT, b AS a * 2, c AS (a + 1) PERSISTED NOT NULL)",
    "CREATE TABLE t (a XML(CONTENT s.c), b GEOGRAPHY, c HIERARCHYID, d [dbo].[MyType] NULL, e SYSNAME)",
    "CREATE TABLE t (a INT NULL, PRIMARY KEY CLUSTERED (a) WITH (PAD_INDEX = OFF, STATISTICS_NORECOMPUTE = OFF, IGNORE_DUP_KEY = OFF, ALLOW_ROW_LOCKS = ON, ALLOW_PAGE_LOCKS = ON) ON [PRIMARY])",
    "ALTER INDEX ALL ON t REBUILD",
    "ALTER INDEX i ON dbo.t REORGANIZE",
    "CREATE XML INDEX i ON t (c) USING XML INDEX p FOR PATH",
    "CREATE SPATIAL INDEX i ON t (g) USING GEOMETRY_GRID WITH (BOUNDING_BOX = (0, 0, 500, 200))",
    "TRUNCATE TABLE dbo.t",
    "DROP VIEW IF EXISTS a, b",
  ],
  invalid: [
    "CREATE TABLE t (a INT,, b INT)",
    "CREATE TABLE t (a INT b INT)",
    "CREATE TABLE t a INT)",
    "DROP INDEX ALL ON t",
  ],
});

judges("definitions of tables, views and indexes", "oracle", {
  valid: [
    "CREATE TABLE t (id NUMBER GENERATED BY DEFAULT ON NULL AS IDENTITY (START WITH 1 INCREMENT BY 1), a VARCHAR2(10 CHAR) DEFAULT 'x' NOT NULL, b DATE DEFAULT SYSDATE, c NUMBER AS (a + 1) VIRTUAL, CONSTRAINT pk PRIMARY KEY (id) USING INDEX TABLESPACE ts ENABLE, CONSTRAINT fk FOREIGN KEY (a) REFERENCES u (x) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED) TABLESPACE users PCTFREE 10 STORAGE (INITIAL 64K NEXT 1M MAXEXTENTS UNLIMITED) LOGGING COMPRESS FOR OLTP",
    "CREATE GLOBAL TEMPORARY TABLE t (a NUMBER) ON COMMIT PRESERVE ROWS",
    "CREATE PRIVATE TEMPORARY TABLE ora$ptt_t (a NUMBER) ON COMMIT DROP DEFINITION",
    "CREATE TABLE t (a NUMBER, b DATE) PARTITION BY RANGE (b) INTERVAL (NUMTOYMINTERVAL(1, 'MONTH')) (PARTITION p0 VALUES LESS THAN (TO_DATE('2020-01-01', 'YYYY-MM-DD')) TABLESPACE ts, PARTITION p1 VALUES LESS THAN (MAXVALUE))",
    "CREATE TABLE t (a NUMBER, b VARCHAR2(2)) PARTITION BY LIST (b) SUBPARTITION BY HASH (a) SUBPARTITIONS 4 (PARTITION p VALUES ('A', 'B'), PARTITION d VALUES (DEFAULT))",
    "CREATE TABLE t AS SELECT * FROM u",
    "CREATE TABLE t PARALLEL 4 NOLOGGING AS SELECT * FROM u",
    "CREATE TABLE t OF typ (PRIMARY KEY (a)) OBJECT IDENTIFIER IS PRIMARY KEY",
    "CREATE TABLE t (a CLOB) LOB (a) STORE AS SECUREFILE seg (TABLESPACE ts CACHE DEDUPLICATE)",
    "CREATE OR REPLACE FORCE EDITIONABLE VIEW v (a, b) AS SELECT 1, 2 FROM dual WITH READ ONLY",
    "CREATE MATERIALIZED VIEW m BUILD IMMEDIATE REFRESH FAST ON COMMIT WITH ROWID ENABLE QUERY REWRITE AS SELECT * FROM t",
    "CREATE MATERIALIZED VIEW m REFRESH COMPLETE START WITH SYSDATE NEXT SYSDATE + 1 AS SELECT * FROM t",
    "CREATE UNIQUE INDEX s.i ON s.t (UPPER(a), b DESC) TABLESPACE ts ONLINE PARALLEL 4 COMPRESS 1 REVERSE",
    "CREATE BITMAP INDEX i ON t (a) LOCAL",
    "CREATE INDEX i ON t (a) GLOBAL PARTITION BY HASH (a) PARTITIONS 4",
    "CREATE INDEX i ON t (a) INDEXTYPE IS CTXSYS.CONTEXT PARAMETERS ('x')",
    "ALTER TABLE t ADD (a NUMBER, b VARCHAR2(10))",
    "ALTER TABLE t ADD a NUMBER DEFAULT 1 NOT NULL",
    "ALTER TABLE t ADD CONSTRAINT c CHECK (a > 1) NOVALIDATE",
    "ALTER TABLE t MODIFY (a NUMBER(10) NOT NULL, b DEFAULT 'x')",
    "ALTER TABLE t MODIFY a NULL",
    "ALTER TABLE t DROP COLUMN a CASCADE CONSTRAINTS",
    "ALTER TABLE t DROP (a, b)",
    "ALTER TABLE t SET UNUSED (a)",
    "ALTER TABLE t DROP UNUSED COLUMNS",
    "ALTER TABLE t RENAME COLUMN a TO b",
    "ALTER TABLE t RENAME TO u",
    "ALTER TABLE t DROP PARTITION p UPDATE GLOBAL INDEXES",
    "ALTER TABLE t ADD PARTITION p VALUES LESS THAN (10)",
    "ALTER TABLE t SPLIT PARTITION p AT (5) INTO (PARTITION a, PARTITION b)",
    "ALTER TABLE t TRUNCATE PARTITION p DROP STORAGE",
    "ALTER TABLE t EXCHANGE PARTITION p WITH TABLE u INCLUDING INDEXES WITHOUT VALIDATION",
    "ALTER TABLE t MOVE TABLESPACE ts",
    "ALTER TABLE t ENABLE ROW MOVEMENT",
    "ALTER TABLE t DISABLE CONSTRAINT c CASCADE",
    "ALTER TABLE t SHRINK SPACE CASCADE",
    "ALTER TABLE t READ ONLY",
    "DROP TABLE t CASCADE CONSTRAINTS PURGE",
    "DROP INDEX i ONLINE",
    "TRUNCATE TABLE t REUSE STORAGE",
    "EXPLAIN PLAN SET STATEMENT_ID = 'x' INTO p FOR SELECT * FROM t",
    "CREATE TABLE emp (id NUMBER(6) CONSTRAINT nn NOT NULL, name VARCHAR2(20 BYTE), hired DATE DEFAULT SYSDATE NOT NULL, CONSTRAINT uk UNIQUE (name) USING INDEX (CREATE UNIQUE INDEX uk_i ON emp (name)), CHECK (id > 0) ENABLE NOVALIDATE)",
    "CREATE INDEX i ON t (a) NOLOGGING COMPUTE STATISTICS",
    "CREATE VIEW v AS SELECT * FROM t WITH CHECK OPTION CONSTRAINT c",
    "CREATE TABLE t (a XMLTYPE) XMLTYPE a STORE AS BINARY XML",
    "CREATE TABLE t (a NUMBER) ORGANIZATION INDEX INCLUDING a OVERFLOW",
    "CREATE TABLE e (a NUMBER) ORGANIZATION EXTERNAL (TYPE ORACLE_LOADER DEFAULT DIRECTORY d ACCESS PARAMETERS (RECORDS DELIMITED BY NEWLINE FIELDS TERMINATED BY ',') LOCATION ('x.csv')) REJECT LIMIT UNLIMITED",
    "ALTER TABLE t ADD (CONSTRAINT pk PRIMARY KEY (a))",
    "ALTER TABLE t MODIFY (a DEFAULT NULL)",
    "ALTER INDEX i REBUILD ONLINE TABLESPACE x",
  ],
  invalid: [],
});

judges("definitions of tables, views and indexes", "sqlite", {
  valid: [
    "CREATE TABLE IF NOT EXISTS main.t (a INTEGER PRIMARY KEY AUTOINCREMENT, b, c TEXT NOT NULL ON CONFLICT FAIL DEFAULT 'x' COLLATE NOCASE, d DEFAULT (1 + 2) CHECK (d > 1), e REFERENCES u (x) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED, f INT AS (a + 1), g VARYING CHARACTER (10), CONSTRAINT pk PRIMARY KEY (a, b DESC) ON CONFLICT ROLLBACK, UNIQUE (a), FOREIGN KEY (b) REFERENCES u) WITHOUT ROWID, STRICT",
    "CREATE TEMP TABLE t AS SELECT 1",
    "CREATE VIEW IF NOT EXISTS v (a) AS SELECT 1",
    "CREATE UNIQUE INDEX IF NOT EXISTS i ON t (a COLLATE NOCASE DESC, b + 1) WHERE a > 1",
    "ALTER TABLE t RENAME TO u",
    "ALTER TABLE t RENAME a TO b",
    "ALTER TABLE t ADD a INT DEFAULT 1",
    "DROP TABLE IF EXISTS t",
    "EXPLAIN QUERY PLAN SELECT 1",
  ],
  invalid: [
    "CREATE TABLE t (a INT,)",
    "DROP TABLE a, b",
    "TRUNCATE TABLE t",
  ],
});

judges("definitions of tables, views and indexes", "snowflake", {
  valid: [
    "CREATE OR REPLACE TRANSIENT TABLE d.s.t (id NUMBER(38,0) AUTOINCREMENT START 1 INCREMENT 1 NOORDER, a VARCHAR(10) NOT NULL DEFAULT 'x' COMMENT 'c', v VARIANT, ts TIMESTAMP_NTZ(9) DEFAULT CURRENT_TIMESTAMP(), PRIMARY KEY (id), FOREIGN KEY (a) REFERENCES u (x) NOT ENFORCED) CLUSTER BY (a, TO_DATE(ts)) DATA_RETENTION_TIME_IN_DAYS = 1 CHANGE_TRACKING = TRUE COMMENT = 'x'",
    "CREATE TABLE t LIKE u",
    "CREATE TABLE t CLONE u AT (OFFSET => -60*5) COPY GRANTS",
    "CREATE TABLE t (a, b) AS SELECT 1, 2",
    "CREATE TABLE t USING TEMPLATE (SELECT ARRAY_AGG(OBJECT_CONSTRUCT(*)) FROM TABLE(INFER_SCHEMA(LOCATION => '@s', FILE_FORMAT => 'f')))",
    "CREATE TEMP TABLE t AS SELECT * FROM u WHERE a:b::int > 1",
    "CREATE TABLE t (a STRING WITH MASKING POLICY p USING (a, b) WITH TAG (x = 'y'), b INT UNIQUE RELY)",
    "CREATE SECURE VIEW v (a COMMENT 'x', b) COPY GRANTS COMMENT = 'c' AS SELECT 1, 2",
    "CREATE OR REPLACE MATERIALIZED VIEW m CLUSTER BY (a) AS SELECT a FROM t",
    "CREATE DYNAMIC TABLE d TARGET_LAG = '1 minute' WAREHOUSE = w AS SELECT 1 AS a",
    "ALTER TABLE t ADD COLUMN a INT, b VARCHAR DEFAULT 'x'",
    "ALTER TABLE t ADD COLUMN IF NOT EXISTS a INT",
    "ALTER TABLE t ALTER COLUMN a SET DATA TYPE VARCHAR(50), COLUMN b DROP DEFAULT",
    "ALTER TABLE t MODIFY COLUMN a SET MASKING POLICY p FORCE",
    "ALTER TABLE t DROP COLUMN a, b",
    "ALTER TABLE t RENAME TO u",
    "ALTER TABLE t SWAP WITH u",
    "ALTER TABLE t CLUSTER BY (a)",
    "ALTER TABLE t SET DATA_RETENTION_TIME_IN_DAYS = 30 COMMENT = 'x'",
    "ALTER TABLE t UNSET COMMENT",
    "ALTER TABLE t ADD ROW ACCESS POLICY p ON (a)",
    "ALTER TABLE t SET TAG a = 'b', c = 'd'",
    "ALTER TABLE t ADD SEARCH OPTIMIZATION ON EQUALITY(a), SUBSTRING(b)",
    "DROP TABLE IF EXISTS d.s.t CASCADE",
    "UNDROP TABLE t",
    "TRUNCATE TABLE IF EXISTS t",
    "EXPLAIN USING JSON SELECT 1",
    "DESC TABLE t",
    "DESCRIBE VIEW v",
    "CREATE TABLE t (a INT IDENTITY, b ARRAY, c OBJECT, d TIMESTAMP_LTZ, e BOOLEAN DEFAULT FALSE, f NUMBER(10,2) DEFAULT 0, g VARCHAR COLLATE 'en-ci')",
    "CREATE TABLE t (a INT) STAGE_FILE_FORMAT = (TYPE = CSV FIELD_DELIMITER = '|') DEFAULT_DDL_COLLATION = 'en' COPY GRANTS",
    "CREATE VIEW v AS WITH a AS (SELECT 1) SELECT * FROM a",
    "ALTER TABLE t DROP CLUSTERING KEY",
    "ALTER TABLE t SUSPEND RECLUSTER",
  ],
  invalid: [
    "CREATE TABLE t (a INT b INT)",
    "CREATE TABLE (a INT)",
  ],
});

judges("definitions of tables, views and indexes", "bigquery", {
  valid: [
    'CREATE OR REPLACE TABLE d.t (a INT64 NOT NULL OPTIONS(description=\'x\'), b STRUCT<x STRING, y ARRAY<INT64>>, c STRING(10) DEFAULT \'a\', PRIMARY KEY (a) NOT ENFORCED) PARTITION BY DATE_TRUNC(x, MONTH) CLUSTER BY a, b OPTIONS(expiration_timestamp=TIMESTAMP "2025-01-01 00:00:00 UTC", labels=[("org_unit", "development")])',
    "CREATE TABLE d.t AS SELECT 1 AS x",
    "CREATE TABLE d.t LIKE d.u",
    "CREATE TABLE d.t COPY d.u",
    "CREATE SNAPSHOT TABLE d.s CLONE d.t FOR SYSTEM_TIME AS OF TIMESTAMP_SUB(CURRENT_TIMESTAMP(), INTERVAL 1 HOUR) OPTIONS(friendly_name='x')",
    "CREATE VIEW IF NOT EXISTS d.v (a OPTIONS(description='x'), b) OPTIONS(friendly_name=\"v\") AS SELECT 1, 2",
    "CREATE MATERIALIZED VIEW d.m PARTITION BY DATE(ts) CLUSTER BY a OPTIONS(enable_refresh=true) AS SELECT 1",
    "CREATE SEARCH INDEX i ON d.t (ALL COLUMNS) OPTIONS(analyzer='LOG_ANALYZER')",
    "CREATE VECTOR INDEX i ON d.t(e) STORING(a, b) OPTIONS(index_type='IVF')",
    'ALTER TABLE d.t ADD COLUMN a INT64, ADD COLUMN IF NOT EXISTS b STRING OPTIONS(description="x")',
    "ALTER TABLE d.t ALTER COLUMN a SET DATA TYPE NUMERIC",
    "ALTER TABLE d.t RENAME COLUMN a TO b, RENAME COLUMN c TO d",
    "ALTER TABLE d.t DROP COLUMN a, DROP COLUMN IF EXISTS b",
    "DROP TABLE IF EXISTS d.t",
    "DROP SNAPSHOT TABLE d.t",
    "DROP MATERIALIZED VIEW d.m",
    "TRUNCATE TABLE d.t",
  ],
  invalid: [],
});

judges("definitions of tables, views and indexes", "clickhouse", {
  valid: [
    "ALTER TABLE t UPDATE a = a + 1, b = 'x' WHERE c = 1",
    "ALTER TABLE t DELETE WHERE a = 1",
    "CREATE TABLE IF NOT EXISTS db.t ON CLUSTER '{c}' (id UInt64 CODEC(Delta, ZSTD(1)), a LowCardinality(String) DEFAULT 'x' COMMENT 'y', b Nullable(Float64), c DateTime64(3, 'UTC') MATERIALIZED now(), d Array(Tuple(x UInt8, y String)), INDEX ix a TYPE bloom_filter(0.01) GRANULARITY 4, PROJECTION p (SELECT a, count() GROUP BY a), CONSTRAINT k CHECK id > 0) ENGINE = ReplicatedMergeTree('/c/{shard}', '{replica}') PARTITION BY toYYYYMM(c) ORDER BY (id, a) PRIMARY KEY id SAMPLE BY id TTL c + INTERVAL 1 MONTH DELETE, c + INTERVAL 1 WEEK TO VOLUME 'x' SETTINGS index_granularity = 8192, storage_policy = 'd' COMMENT 'z'",
    "CREATE TABLE t (a Int32) ENGINE = Memory",
    "CREATE TABLE t ENGINE = MergeTree ORDER BY tuple() AS SELECT 1 AS a",
    "CREATE TABLE t AS u",
    "CREATE TABLE t AS numbers(10)",
    "CREATE TABLE t (a Int32) ENGINE = Distributed(c, d, t, rand())",
    "CREATE VIEW v AS SELECT 1",
    "CREATE MATERIALIZED VIEW m TO d AS SELECT a FROM t",
    "CREATE MATERIALIZED VIEW m ENGINE = SummingMergeTree ORDER BY a POPULATE AS SELECT a FROM t",
    "CREATE MATERIALIZED VIEW m REFRESH EVERY 1 HOUR OFFSET 10 MINUTE TO d AS SELECT 1",
    "ALTER TABLE t ADD COLUMN a Int32 DEFAULT 1 AFTER b, DROP COLUMN c, MODIFY COLUMN d String",
    "ALTER TABLE t ON CLUSTER c DROP PARTITION '2020'",
    "ALTER TABLE t MODIFY TTL d + INTERVAL 1 DAY",
    "ALTER TABLE t ADD INDEX i a TYPE minmax GRANULARITY 1",
    "ALTER TABLE t ATTACH PARTITION ID 'x' FROM u",
    "ALTER TABLE t FREEZE",
    "DROP TABLE IF EXISTS t ON CLUSTER c SYNC",
    "TRUNCATE TABLE t",
    "RENAME TABLE a TO b, c TO d",
    "EXCHANGE TABLES a AND b",
    "DESCRIBE TABLE t",
    "DESCRIBE s3('x')",
    "EXPLAIN PLAN indexes = 1 SELECT 1",
    "EXPLAIN SYNTAX SELECT 1",
    "CREATE TABLE t (`a.b` Array(String), c Nested(x UInt8, y String), e Enum8('a' = 1, 'b' = 2), f Decimal(10, 2) DEFAULT 0, g Map(String, UInt64), PRIMARY KEY (c)) ENGINE = MergeTree ORDER BY tuple()",
    "CREATE TABLE t (d Date) ENGINE = MergeTree(d, (a, b), 8192)",
    "CREATE TABLE t ON CLUSTER c AS u ENGINE = Distributed(c, d, t)",
    "CREATE OR REPLACE TABLE t (a Int8) ENGINE = Null",
    "ALTER TABLE t ADD COLUMN IF NOT EXISTS a.b Array(UInt8) FIRST",
    "ALTER TABLE t MATERIALIZE INDEX i IN PARTITION 1",
    "ALTER TABLE t MODIFY COLUMN a REMOVE TTL",
    "CREATE MATERIALIZED VIEW m (a Int8) ENGINE = AggregatingMergeTree() ORDER BY a AS SELECT a FROM t",
    "DETACH TABLE t PERMANENTLY",
    "DESC t",
  ],
  invalid: [],
});

function only(dialect: DialectName, sql: string): { readonly node: Statement; readonly text: (span: Span) => string } {
  const { tokens, statements } = read(dialect, sql);
  const [node] = statements;
  assert.ok(node !== undefined);
  return { node, text: ({ start, end }) => sql.slice(tokens.start[start], tokens.end[end - 1]) };
}

Deno.test("CREATE TABLE keeps its name, columns with types, constraints and query", () => {
  const sql =
    "CREATE TABLE s.t (a INT NOT NULL, b VARCHAR(10) DEFAULT 'x', PRIMARY KEY (a), FOREIGN KEY (b) REFERENCES u (c))";
  const { node, text } = only("postgresql", sql);
  assert.ok(node.kind === "create_table");
  assert.equal(text(node.name), "s.t");
  assert.deepEqual(node.elements.map(({ kind }) => kind), [
    "column_definition",
    "column_definition",
    "table_element",
    "table_element",
  ]);
  const columns = node.elements.filter((element) => element.kind === "column_definition");
  assert.deepEqual(columns.map(({ type }) => type === undefined ? "" : text(type)), ["INT", "VARCHAR(10)"]);
  assert.deepEqual(node.elements[3]?.parts.map(({ kind }) => kind), ["column", "table", "column"]);
});

Deno.test("CREATE TABLE AS keeps its query", () => {
  const { node } = only("snowflake", "CREATE TABLE t AS SELECT 1 AS a");
  assert.ok(node.kind === "create_table");
  assert.equal(node.query?.body.kind, "select");
});

Deno.test("CREATE VIEW keeps its name and query and says whether it is materialized", () => {
  const plain = only("postgresql", "CREATE OR REPLACE VIEW v (a) AS SELECT 1").node;
  const materialized = only("postgresql", "CREATE MATERIALIZED VIEW v AS SELECT 1").node;
  assert.ok(plain.kind === "create_view" && materialized.kind === "create_view");
  assert.deepEqual([plain.materialized, materialized.materialized], [false, true]);
  assert.deepEqual([plain.query?.kind, materialized.query?.kind], ["query", "query"]);
});

Deno.test("CREATE INDEX, ALTER TABLE, DROP and TRUNCATE keep their tables", () => {
  const index = only("sqlserver", "CREATE UNIQUE CLUSTERED INDEX i ON dbo.t (a)");
  assert.ok(index.node.kind === "create_index");
  assert.equal(index.node.table === undefined ? "" : index.text(index.node.table), "dbo.t");
  const columnstore = only("sqlserver", "CREATE CLUSTERED COLUMNSTORE INDEX i ON t");
  assert.equal(columnstore.node.kind, "create_index");
  const alter = only("mysql", "ALTER TABLE t ADD COLUMN a INT, DROP COLUMN b");
  assert.ok(alter.node.kind === "alter_table");
  assert.equal(alter.text(alter.node.table), "t");
  assert.deepEqual(alter.node.parts.map(({ kind }) => kind), ["column_definition", "column"]);
  const drop = only("postgresql", "DROP TABLE IF EXISTS a, s.b CASCADE");
  assert.ok(drop.node.kind === "drop");
  assert.deepEqual(drop.node.tables.map(drop.text), ["a", "s.b"]);
  assert.equal(drop.node.ifExists, true);
  const dropIndex = only("postgresql", "DROP INDEX i").node;
  assert.ok(dropIndex.kind === "drop");
  assert.deepEqual([dropIndex.tables.length, dropIndex.ifExists], [0, false]);
  const truncate = only("postgresql", "TRUNCATE a, b");
  assert.ok(truncate.node.kind === "truncate");
  assert.deepEqual(truncate.node.tables.map(truncate.text), ["a", "b"]);
});

Deno.test("EXPLAIN keeps the statement it explains", () => {
  const { node } = only("postgresql", "EXPLAIN ANALYZE DELETE FROM t");
  assert.ok(node.kind === "explain");
  assert.equal(node.statement?.kind, "delete");
  const described = only("mysql", "DESCRIBE t").node;
  assert.ok(described.kind === "explain");
  assert.equal(described.statement, undefined);
  assert.deepEqual(described.parts.map(({ kind }) => kind), ["table"]);
});

Deno.test("words that begin constraints can be names of columns where the dialect does not reserve them", () => {
  for (
    const [dialect, sql] of [
      ["generic", "CREATE TABLE t (key INT, index INT, period INT, projection INT)"],
      ["postgresql", "CREATE TABLE t (key INT, index INT, period INT, exclude INT)"],
      ["snowflake", "CREATE TABLE t (key INT, index INT, comment VARCHAR, tag VARCHAR)"],
      ["clickhouse", "CREATE TABLE t (index UInt8, projection String, constraint String) ENGINE = Memory"],
      ["oracle", "CREATE TABLE t (key NUMBER, period NUMBER, ref NUMBER)"],
    ] as const
  ) assert.equal(read(dialect, sql).failsAt, undefined, sql);
});

Deno.test("64 KB of columns, constraints or actions are read in time that grows with the text", () => {
  const columns = `CREATE TABLE t (${Array(2500).fill("a INT NOT NULL DEFAULT 1").join(", ")})`;
  const checks = `CREATE TABLE t (a INT, ${Array(4000).fill("CHECK (a > 1)").join(", ")})`;
  const actions = `ALTER TABLE t ${Array(3500).fill("ADD COLUMN a INT").join(", ")}`;
  const open = `CREATE TABLE t (a INT DEFAULT ${"(".repeat(20_000)}`;
  for (const sql of [columns, checks, actions, open]) {
    const begin = performance.now();
    assert.equal(read("postgresql", sql).failsAt === undefined, sql !== open);
    assert.ok(performance.now() - begin < 5000);
  }
});
