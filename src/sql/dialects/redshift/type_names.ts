/** Redshift's types: https://docs.aws.amazon.com/redshift/latest/dg/c_Supported_data_types.html */
export const typeNames: readonly string[] =
  ("SMALLINT INTEGER BIGINT DECIMAL NUMERIC REAL DOUBLE FLOAT BOOLEAN BOOL CHAR CHARACTER NCHAR BPCHAR VARCHAR NVARCHAR TEXT " +
    "DATE TIME TIMETZ TIMESTAMP TIMESTAMPTZ INTERVAL VARBYTE VARBINARY BINARY GEOMETRY GEOGRAPHY HLLSKETCH SUPER")
    .split(" ");
