import type { Finding, Severity } from "./finding.ts";
import { outlineOf, Part } from "./outline.ts";
import { contentOf, isComparedWithConstant } from "./query_content.ts";
import type { Reading } from "./reading.ts";

/** Functions of XML whose error quotes the path or document they get: MySQL "XML Functions", Oracle XMLTYPE. */
const xmlFunctions: ReadonlySet<string> = new Set(["EXTRACTVALUE", "UPDATEXML", "XMLTYPE"]);

/** Functions of MySQL whose error quotes their argument: "Spatial Analysis Functions", "JSON Functions". */
const quotingFunctions: ReadonlySet<string> = new Set(
  ("POLYGON MULTIPOLYGON MULTIPOINT LINESTRING MULTILINESTRING GEOMETRYCOLLECTION ST_LATFROMGEOHASH " +
    "ST_LONGFROMGEOHASH ST_POINTFROMGEOHASH JSON_KEYS").split(" "),
);

/** Looks for expressions that fail on purpose, with data in the message. */
export function findErrors(reading: Reading): Finding[] {
  const found: Finding[] = [];
  for (let i = 0; i < reading.count; i++) {
    if (reading.word(i + 1) !== "(" || reading.name(i) === "") continue;
    const judged = judge(reading, i);
    if (judged === undefined) continue;
    const [severity, description] = judged;
    found.push({
      severity,
      pattern: "dangerous_function",
      description: `${description}: ${reading.text(i)}`,
      offset: reading.start(i),
    });
  }
  return found;
}

type Judged = readonly [Severity, description: string];

const quotes: Judged = ["HIGH", "Function whose error quotes its argument"];

function judge(reading: Reading, index: number): Judged | undefined {
  const name = reading.name(index);
  const { condition, part } = outlineOf(reading);
  const inCondition = condition[index] === 1 || reading.hostile || part[index] === Part.Order;
  const close = reading.closing(index + 1);
  if (xmlFunctions.has(name)) {
    const { draws, reveals, joins, spelled, entity } = contentOf(reading, index + 2, close);
    if (entity) return ["HIGH", "XML that calls another host"];
    if (name === "XMLTYPE") return (spelled && (draws || inCondition)) || (reveals && inCondition) ? quotes : undefined;
    return reveals || (draws && (joins || inCondition)) ? quotes : undefined;
  }
  if (quotingFunctions.has(name)) {
    return inCondition && contentOf(reading, index + 2, close).draws ? quotes : undefined;
  }
  if (/^(?:EXP|POW|POWER)$/.test(name)) {
    return reading.word(index + 2) === "~" ? ["HIGH", "Overflow whose error quotes data"] : undefined;
  }
  if (name === "FLOOR") {
    const random = /^RAND(?:OM)?$/.test(reading.name(index + 2));
    return random && isGrouped(reading, index) ? ["HIGH", "Duplicate key whose error quotes data"] : undefined;
  }
  if (/^(?:CAST|CONVERT|TRY_CAST)$/.test(name) && convertsToNumber(reading, index, close)) {
    return judgeConversion(reading, index, close, inCondition);
  }
  return undefined;
}

function judgeConversion(reading: Reading, index: number, close: number, inCondition: boolean): Judged | undefined {
  const { draws, reveals, secret, catalogue, joins } = contentOf(reading, index + 2, close);
  const description = "Conversion to a number whose error quotes data";
  if (reveals || (draws && (secret || catalogue)) || (draws && joins && inCondition)) return ["HIGH", description];
  const compared = draws && inCondition && isComparedWithConstant(reading, index, close);
  return compared ? ["MEDIUM", description] : undefined;
}

/** True where the query around token `index` groups its rows. */
function isGrouped(reading: Reading, index: number): boolean {
  for (let i = index; i < Math.min(reading.count, index + 200); i++) if (reading.word(i) === "GROUP") return true;
  return false;
}

const numberType = /^(?:INT|INTEGER|BIGINT|NUMERIC|DECIMAL|SIGNED|UNSIGNED|FLOAT|INT4|INT8|MONEY|SMALLINT)$/;

function convertsToNumber(reading: Reading, index: number, close: number): boolean {
  if (reading.name(index) === "CONVERT" && numberType.test(reading.name(index + 2))) return true;
  for (let i = close - 1; i > Math.max(index, close - 7); i--) {
    if (reading.word(i) === "AS") return numberType.test(reading.name(i + 1));
  }
  return false;
}
