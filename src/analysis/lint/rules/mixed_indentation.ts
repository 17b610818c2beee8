import type { Rule } from "../rule.ts";

/** Columns a tab stands for where it is replaced by spaces. */
const tabWidth = 4;

function isMixed(indent: string): boolean {
  return indent.includes("\t") && indent.includes(" ");
}

/** The same indentation in one kind of character. */
function reindented(indent: string, kind: "tabs" | "spaces"): string {
  const spaces = indent.replaceAll("\t", " ".repeat(tabWidth));
  return kind === "spaces" ? spaces : "\t".repeat(Math.ceil(spaces.length / tabWidth));
}

/** Tabs and spaces in one indentation, or lines that are indented with another kind than the first. */
export const mixedIndentation: Rule = {
  id: "L002",
  name: "MixedIndentation",
  severity: "error",
  summary: "A text is indented with spaces or with tabs, not with both",
  bad: "SELECT id,\n\tname,\n    email\nFROM users",
  good: "SELECT id,\n    name,\n    email\nFROM users",
  standard: true,
  *check({ sql, lines }) {
    const indented = lines.filter((line) =>
      !line.protected && line.start < line.indentEnd && line.indentEnd < line.end
    );
    const indents = indented.map(({ start, indentEnd }) => sql.slice(start, indentEnd));
    const usual = indents.find((indent) => !isMixed(indent))?.startsWith("\t") ? "tabs" : "spaces";
    for (const [i, line] of indented.entries()) {
      const indent = indents[i] ?? "";
      if (isMixed(indent)) {
        yield {
          offset: line.start,
          message: "Line mixes tabs and spaces for indentation",
          suggestion: "Use either tabs or spaces consistently for indentation (spaces recommended)",
          edit: { start: line.start, end: line.indentEnd, text: reindented(indent, usual) },
        };
      } else if (indent.startsWith("\t") !== (usual === "tabs")) {
        yield {
          offset: line.start,
          message: "Inconsistent indentation: file uses both tabs and spaces",
          suggestion: `Use ${usual} consistently throughout the file`,
          edit: { start: line.start, end: line.indentEnd, text: reindented(indent, usual) },
        };
      }
    }
  },
};
