import type { BlockColumn, BlockKind, TextBlock, TextLine } from "../document-text.ts";
import { LineBuilder, type LineStyle } from "../text-lines.ts";
import { type DocxNode, walk } from "./tree.ts";

/** A paragraph's text with the style that its runs share. Line breaks inside it are newlines. */
interface Paragraph {
  text: string;
  style: LineStyle;
}

/** Turns the body of a DOCX into blocks; tables become rows, labels or columns by what they hold. */
export class BlockBuilder {
  readonly blocks: TextBlock[] = [];
  readonly #lines = new LineBuilder();
  readonly #isHeading: (text: string) => boolean;

  constructor(isHeading: (text: string) => boolean) {
    this.#isHeading = isHeading;
  }

  add(nodes: DocxNode[], column: BlockColumn = "full"): void {
    for (const node of nodes) {
      if (node.type === "paragraph") this.#paragraph(node, column);
      else if (node.type === "table") this.#table(node, column);
      else this.add(node.children, column);
    }
  }

  /** Plain lines, as from a page header. */
  addText(lines: string[], kind: BlockKind): void {
    for (const text of lines) this.#push(this.#lines.line(text), kind, "full");
  }

  #push(line: TextLine | null, kind: BlockKind, column: BlockColumn): void {
    if (!line) return;
    const block = this.blocks.at(-1);
    if (block?.kind === kind && block.column === column && line.gapBefore === 0) block.lines.push(line);
    else this.blocks.push({ kind, column, lines: [line] });
  }

  #paragraph(node: DocxNode, column: BlockColumn): void {
    const { text, style } = readParagraph(node);
    for (const line of text.split("\n")) this.#push(this.#lines.line(line, style), "text", column);
  }

  #table(table: DocxNode, column: BlockColumn): void {
    const rows = table.children.filter((row) => row.type === "tableRow").map((row) => row.children);
    if (this.#isLayout(rows)) {
      const columns = Math.max(...rows.map((row) => row.length));
      for (let index = 0; index < columns; index++) {
        const side = columns === 1 ? column : index === 0 ? "left" : "right";
        for (const row of rows) this.add(row[index]?.children ?? [], side);
      }
      return;
    }
    for (const row of rows) this.#row(row, column);
  }

  /** Columns of text side by side rather than data: headings in more than one of the columns. */
  #isLayout(rows: DocxNode[][]): boolean {
    if (rows.every((row) => row.length === 1)) return true;
    const headings = [0, 1, 2].map((index) => rows.flatMap((row) => this.#headingsIn(row[index])).length);
    const long = rows.some((row) => row.filter((cell) => textsOf(cell).length >= 4).length >= 2);
    return headings.filter((count) => count > 0).length >= 2 && (long || rows.length <= 2);
  }

  #headingsIn(cell: DocxNode | undefined): string[] {
    return cell ? textsOf(cell).filter((text) => this.#isHeading(text)) : [];
  }

  #row(cells: DocxNode[], column: BlockColumn): void {
    const paragraphs = cells.map(paragraphsOf);
    const filled = paragraphs.filter((cell) => cell.length > 0);
    const first = filled[0]?.[0];
    const asData =
      cells.length >= 3 && filled.every((cell) => cell.length <= 4 && !cell.some((p) => p.style.bullet));
    if (asData) {
      const texts = paragraphs.map((cell) => ({
        text: cell.map((p) => p.text).join(" "),
        bold: cell.length > 0 && cell.every((p) => p.style.bold),
      }));
      this.#push(this.#lines.row(texts), "table", column);
      return;
    }
    if (first && filled.length > 1 && filled[0]?.length === 1 && this.#isHeading(first.text)) {
      for (const cell of cells) this.add(cell.children, column);
      return;
    }
    // Labels or dates beside text: the paragraphs of the cells are put side by side, as they are seen.
    const height = Math.max(0, ...paragraphs.map((cell) => cell.length));
    for (let index = 0; index < height; index++) {
      const side = paragraphs.map((cell) => cell[index]);
      const present = side.filter((paragraph) => paragraph !== undefined);
      if (present.length === 1 && present[0]) {
        this.#push(this.#lines.line(present[0].text, present[0].style), "text", column);
        continue;
      }
      const texts = side.map((paragraph) => ({
        text: paragraph?.text ?? "",
        bold: paragraph?.style.bold ?? false,
      }));
      this.#push(this.#lines.row(texts), "table", column);
    }
  }
}

function paragraphsOf(cell: DocxNode): Paragraph[] {
  return [...walk(cell)]
    .filter((node) => node.type === "paragraph")
    .map(readParagraph)
    .flatMap(({ text, style }) => text.split("\n").map((line) => ({ text: line.trim(), style })))
    .filter((paragraph) => paragraph.text !== "");
}

const textsOf = (cell: DocxNode) => paragraphsOf(cell).map((paragraph) => paragraph.text);

/** Sizes of Word's built-in heading styles, which mammoth names but does not measure. */
const styleSizes: Record<string, number> = { title: 26, "heading 1": 16, "heading 2": 13, "heading 3": 12 };

function readParagraph(node: DocxNode): Paragraph {
  const runs = [...walk(node)].filter((child) => child.type === "run");
  const text = [...walk(node)].map(characters).join("");
  const written = runs.filter((run) => /\S/.test([...walk(run)].map(characters).join("")));
  const styleName = node.styleName?.toLowerCase() ?? "";
  const heading = /^(?:heading \d|title)$/.test(styleName);
  const sizes = written.flatMap((run) => run.fontSize ?? []);
  const size = sizes.length > 0 ? Math.max(...sizes) : styleSizes[styleName];
  return {
    text,
    style: {
      x: node.indentStart / 20,
      bold: heading || (written.length > 0 && written.every((run) => run.isBold)),
      bullet: node.isListItem || /^list (?:bullet|number)/.test(styleName),
      heading,
      ...(size === undefined ? {} : { size }),
    },
  };
}

function characters(node: DocxNode): string {
  if (node.type === "text") return node.value;
  if (node.type === "tab") return "\t";
  return node.type === "break" ? "\n" : "";
}
