/** One piece of a CV as its author typed it. */
export type Node =
  | { kind: "name" | "heading" | "text" | "bullet" | "centred"; text: string }
  /** Text and, at the right margin, more text. */
  | { kind: "split"; left: string; right: string }
  /** A row of a table without rules: a label or date and what belongs to it. */
  | { kind: "pair"; label: string; text: string }
  | { kind: "table"; rows: string[][] }
  | { kind: "columns"; left: Node[]; right: Node[]; share: number }
  | { kind: "gap" };

export interface Markup {
  header: string | null;
  footer: string | null;
  nodes: Node[];
}

/**
 * Reads the notation that the CVs of this benchmark are written in, a line at a time:
 * `@ name`, `# heading`, `- list item`, `^ centred`, `text >> text at the right`, `label :: text`,
 * `|cell|cell|` (ruled table), `[[[30` left column of 30% `|||` right column `]]]`, `%header`, `%footer`,
 * ` // ` a new paragraph within a cell, a blank line for white space, and `**bold**` inside.
 */
export function readMarkup(markup: string): Markup {
  const result: Markup = { header: null, footer: null, nodes: [] };
  const lines = markup.trim().split("\n");
  let into = result.nodes;
  let columns: { left: Node[]; right: Node[]; share: number } | null = null;
  for (const raw of lines) {
    const line = raw.trim();
    if (line.startsWith("[[[")) {
      columns = { left: [], right: [], share: Number(line.slice(3)) / 100 };
      result.nodes.push({ kind: "columns", ...columns });
      into = columns.left;
    } else if (line === "|||" && columns) into = columns.right;
    else if (line === "]]]") into = result.nodes;
    else if (line.startsWith("%header ")) result.header = line.slice(8);
    else if (line.startsWith("%footer ")) result.footer = line.slice(8);
    else addLine(into, line);
  }
  return result;
}

function addLine(into: Node[], line: string): void {
  const row = /^\|(.*)\|$/.exec(line);
  const last = into.at(-1);
  if (row?.[1] !== undefined) {
    const cells = row[1].split("|").map((cell) => cell.trim());
    if (last?.kind === "table") last.rows.push(cells);
    else into.push({ kind: "table", rows: [cells] });
  } else if (line === "") into.push({ kind: "gap" });
  else if (line.startsWith("@ ")) into.push({ kind: "name", text: line.slice(2) });
  else if (line.startsWith("# ")) into.push({ kind: "heading", text: line.slice(2) });
  else if (line.startsWith("- ")) into.push({ kind: "bullet", text: line.slice(2) });
  else if (line.startsWith("^ ")) into.push({ kind: "centred", text: line.slice(2) });
  else if (line.includes(" >> ")) {
    const [left = "", right = ""] = line.split(" >> ");
    into.push({ kind: "split", left, right });
  } else if (line.includes(" :: ")) {
    const [label = "", text = ""] = line.split(" :: ");
    into.push({ kind: "pair", label, text });
  } else into.push({ kind: "text", text: line });
}

/** The paragraphs of a cell. */
export const paragraphsOf = (cell: string): string[] => cell.split(" // ");

/** Splits `plain **bold** plain` into its runs. */
export function runsOf(text: string): { text: string; bold: boolean }[] {
  return text
    .split("**")
    .map((part, index) => ({ text: part, bold: index % 2 === 1 }))
    .filter((run) => run.text !== "");
}
