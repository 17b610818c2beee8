import type { Finding, Line, Rule } from "../rule.ts";

function finding(run: readonly Line[], atEnd: boolean): Finding | undefined {
  const first = run[0];
  const last = run.at(-1);
  if (first === undefined || last === undefined || first === last) return undefined;
  return atEnd
    ? {
      offset: first.start,
      message: "File ends with multiple consecutive blank lines",
      suggestion: "Remove excess trailing blank lines",
      edit: { start: first.start, end: last.end, text: "" },
    }
    : {
      offset: first.start,
      message: "Multiple consecutive blank lines found",
      suggestion: "Reduce consecutive blank lines to at most 1",
      edit: { start: first.end, end: last.end, text: "" },
    };
}

/** More than one blank line in a row; not inside strings and comments. One finding a run, at its first line. */
export const consecutiveBlankLines: Rule = {
  id: "L003",
  name: "ConsecutiveBlankLines",
  severity: "warning",
  summary: "At most one blank line stands between two lines",
  bad: "SELECT id\n\n\nFROM users",
  good: "SELECT id\n\nFROM users",
  standard: true,
  *check({ lines }) {
    let run: Line[] = [];
    for (const line of lines) {
      if (!line.protected && line.indentEnd === line.end) {
        run.push(line);
        continue;
      }
      const found = finding(run, false);
      if (found !== undefined) yield found;
      run = [];
    }
    const found = finding(run, true);
    if (found !== undefined) yield found;
  },
};
