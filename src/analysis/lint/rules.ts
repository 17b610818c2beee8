import type { Rule } from "./rule.ts";
import { aliasingConsistency } from "./rules/aliasing_consistency.ts";
import { columnAlignment } from "./rules/column_alignment.ts";
import { commaJoin } from "./rules/comma_join.ts";
import { commaPlacement } from "./rules/comma_placement.ts";
import { consecutiveBlankLines } from "./rules/consecutive_blank_lines.ts";
import { correlatedSelectSubquery } from "./rules/correlated_select_subquery.ts";
import { deleteWithoutWhere } from "./rules/delete_without_where.ts";
import { distinctManyColumns } from "./rules/distinct_many_columns.ts";
import { dropWithoutIfExists } from "./rules/drop_without_if_exists.ts";
import { functionOnColumn } from "./rules/function_on_column.ts";
import { indentationDepth } from "./rules/indentation_depth.ts";
import { insertWithoutColumns } from "./rules/insert_without_columns.ts";
import { intoOutfile } from "./rules/into_outfile.ts";
import { keywordCase } from "./rules/keyword_case.ts";
import { leadingWildcard } from "./rules/leading_wildcard.ts";
import { limitWithoutOrder } from "./rules/limit_without_order.ts";
import { longLines } from "./rules/long_lines.ts";
import { missingAlias } from "./rules/missing_alias.ts";
import { mixedIndentation } from "./rules/mixed_indentation.ts";
import { notInSubquery } from "./rules/not_in_subquery.ts";
import { orChain } from "./rules/or_chain.ts";
import { redundantWhitespace } from "./rules/redundant_whitespace.ts";
import { reservedName } from "./rules/reserved_name.ts";
import { selectStar } from "./rules/select_star.ts";
import { selectWithoutWhere } from "./rules/select_without_where.ts";
import { trailingWhitespace } from "./rules/trailing_whitespace.ts";
import { truncate } from "./rules/truncate.ts";
import { unionDistinct } from "./rules/union_distinct.ts";
import { updateWithoutWhere } from "./rules/update_without_where.ts";
import { whereSubquery } from "./rules/where_subquery.ts";

/** Every lint rule, in the order of their ids. */
export const rules: readonly Rule[] = [
  trailingWhitespace,
  mixedIndentation,
  consecutiveBlankLines,
  indentationDepth,
  longLines,
  columnAlignment,
  keywordCase,
  commaPlacement,
  aliasingConsistency,
  redundantWhitespace,
  deleteWithoutWhere,
  updateWithoutWhere,
  dropWithoutIfExists,
  truncate,
  intoOutfile,
  selectStar,
  selectWithoutWhere,
  leadingWildcard,
  notInSubquery,
  correlatedSelectSubquery,
  orChain,
  functionOnColumn,
  commaJoin,
  missingAlias,
  reservedName,
  insertWithoutColumns,
  unionDistinct,
  limitWithoutOrder,
  whereSubquery,
  distinctManyColumns,
];
