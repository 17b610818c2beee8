/**
 * How fast texts fall into tokens: megabytes a second over one megabyte of everyday SQL, by dialect. Prints a table.
 *
 * @example
 * ```sh
 * deno run --config tests/deno.json bench/lexer.ts
 * ```
 */

import { dialectNames } from "../src/sql/dialect.ts";
import { dialectOf } from "../src/sql/dialects/mod.ts";
import { tokenize } from "../src/sql/lexer.ts";

const sample = `SELECT c.id, c.full_name AS customer, SUM(i.net * 1.19) AS gross
FROM customers c
  LEFT JOIN invoices i ON i.customer_id = c.id AND i.state <> 'void'
WHERE c.since >= '2021-03-01' AND (c.region IN ('north', 'it''s west') OR c.rating > 4.5)
GROUP BY c.id, c.full_name -- one row for each
HAVING COUNT(*) > 3
ORDER BY gross DESC;
INSERT INTO visits (customer_id, page, seen_at) VALUES (17, '/prices', CURRENT_TIMESTAMP), (18, '/', NULL);
/* yearly */ UPDATE prices SET amount = amount * 1.02, changed_by = 'review' WHERE valid_to IS NULL;
`;
const text = sample.repeat(Math.ceil(1_000_000 / sample.length));

console.log("dialect       MB/s   tokens");
for (const name of dialectNames) {
  const dialect = dialectOf(name);
  let best = Infinity;
  let count = 0;
  for (let round = 0; round < 25; round++) {
    const started = performance.now();
    count = tokenize(text, dialect).count;
    best = Math.min(best, performance.now() - started);
  }
  const speed = (text.length / 1000 / best).toFixed(0);
  console.log(`${name.padEnd(12)} ${speed.padStart(5)} ${String(count).padStart(8)}`);
}
