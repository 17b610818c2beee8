import { mixedOrdinary } from "./ordinary_mixed.ts";
import { ordinaryMysql } from "./ordinary_mysql.ts";
import { partsOrdinary } from "./ordinary_parts.ts";
import { ordinaryPostgresql } from "./ordinary_postgresql.ts";
import { ordinaryQueries } from "./ordinary_queries.ts";
import { ordinarySqlserver } from "./ordinary_sqlserver.ts";
import type { Sample } from "./sample.ts";

/** Statements and scripts of reports, programs, migrations, routines, dumps and administration: no attack in them. */
export const ordinary: readonly Sample[] = [
  ...ordinaryQueries,
  ...ordinaryMysql,
  ...ordinaryPostgresql,
  ...ordinarySqlserver,
  ...mixedOrdinary,
  ...partsOrdinary,
];
