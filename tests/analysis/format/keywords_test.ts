import assert from "node:assert/strict";
import { formatted } from "./formatted.ts";

const uppercaseKeywords = true;

Deno.test("uppercase_keywords puts every keyword in upper case, operators that are words too", async () => {
  assert.equal(
    await formatted(
      "select a from t where a in (1) and not b is null or c like 'x' and d between 1 and 2",
      { uppercaseKeywords },
    ),
    "SELECT a\nFROM t\nWHERE\n  a IN (1)\n    AND NOT b IS null\n  OR c LIKE 'x'\n    AND d BETWEEN 1 AND 2",
  );
});

Deno.test("uppercase_keywords leaves names, functions, types and literals as they are", async () => {
  assert.equal(
    await formatted(
      "select count(key) as value, cast(name as varchar(3)), true, null from first",
      { uppercaseKeywords },
    ),
    "SELECT\n  count(key) AS value,\n  CAST(name AS varchar(3)),\n  true,\n  null\nFROM first",
  );
});

Deno.test("without uppercase_keywords the case of everything stays", async () => {
  assert.equal(await formatted("Select A fRoM t"), "Select A\nfRoM t");
});
