import { analyzeSql } from "./analyze.ts";
import { formatSql } from "./format.ts";
import { lintSql } from "./lint.ts";
import { extractMetadataTool } from "./metadata.ts";
import { parseSql } from "./parse.ts";
import { securityScan } from "./security.ts";
import type { Tool } from "./tool.ts";
import { validateSql } from "./validate.ts";

/** The seven tools, in the order clients list them. */
export const tools: readonly Tool[] = [
  validateSql,
  formatSql,
  parseSql,
  extractMetadataTool,
  securityScan,
  lintSql,
  analyzeSql,
];
