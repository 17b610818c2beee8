import type { Finding, Severity } from "./finding.ts";
import { outlineOf } from "./outline.ts";
import type { Reading } from "./reading.ts";

/** Looks for T-SQL's WAITFOR, which in scripts and procedures is ordinary. */
export function findWaits(reading: Reading): Finding[] {
  const found: Finding[] = [];
  const { statements, procedural, statement } = outlineOf(reading);
  for (let i = 0; i < reading.count; i++) {
    if (reading.word(i) !== "WAITFOR" || !/^(?:DELAY|TIME)$/.test(reading.word(i + 1))) continue;
    const start = statements[statement[i] ?? 0]?.start ?? 0;
    const alone = statements.length === 1 && start === i;
    let severity: Severity = "LOW";
    if (reading.hostile || (start !== i && procedural[i] !== 1)) severity = "HIGH";
    else if (alone) severity = "MEDIUM";
    found.push({
      severity,
      pattern: "time_based",
      description: `Delay: WAITFOR ${reading.word(i + 1)}`,
      offset: reading.start(i),
    });
  }
  return found;
}
