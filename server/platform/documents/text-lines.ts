import { cleanText, splitBullet, type TextLine, type TextSegment } from "./document-text.ts";

/** Height of a line, in points, where a format has no layout of its own. */
const lineHeight = 14;
const defaultSize = 11;

export interface LineStyle {
  x?: number;
  size?: number;
  bold?: boolean;
  bullet?: boolean;
  heading?: boolean;
}

/**
 * Builds lines for formats that give text without positions (DOCX, DOC): counts lines downwards, splits at
 * tabs and runs of spaces as people align with them, and turns empty lines into white space.
 */
export class LineBuilder {
  #row = 0;
  #empty = 0;

  /** An empty paragraph. */
  skip(): void {
    this.#row++;
    this.#empty++;
  }

  /** A line of text; null when there is nothing in it. */
  line(raw: string, style: LineStyle = {}): TextLine | null {
    const text = cleanText(raw).trimEnd();
    if (text.trim() === "") {
      this.skip();
      return null;
    }
    const mark = splitBullet(text.trimStart());
    const cells = mark.text.split(/\s*\t\s*|\s{3,}/).filter((cell) => cell !== "");
    return this.#add(
      cells.map((cell) => ({ text: cell.replace(/\s+/g, " ").trim() })),
      { ...style, bullet: style.bullet || mark.bullet },
    );
  }

  /** A row of a table; null when all its cells are empty. */
  row(cells: { text: string; bold: boolean }[], style: LineStyle = {}): TextLine | null {
    const filled = cells
      .map((cell, column) => ({
        text: cleanText(cell.text).replace(/\s+/g, " ").trim(),
        bold: cell.bold,
        column,
      }))
      .filter((cell) => cell.text !== "");
    return filled.length === 0 ? null : this.#add(filled, style);
  }

  #add(cells: { text: string; bold?: boolean; column?: number }[], style: LineStyle): TextLine {
    const x = style.x ?? 0;
    const segments: TextSegment[] = cells.map((cell, index) => ({
      text: cell.text,
      x: x + 150 * (cell.column ?? index),
      width: 0,
      bold: cell.bold ?? style.bold ?? false,
      ...(cell.column === undefined ? {} : { column: cell.column }),
    }));
    const gapBefore = Math.min(3, this.#empty);
    this.#row++;
    this.#empty = 0;
    return {
      text: segments.map((segment) => segment.text).join("\t"),
      segments,
      x,
      y: this.#row * lineHeight,
      width: 0,
      size: style.size ?? defaultSize,
      bold: segments.every((segment) => segment.bold),
      bullet: style.bullet ?? false,
      heading: style.heading ?? false,
      gapBefore,
    };
  }
}
