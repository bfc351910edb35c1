import { firstWordWidth, type TextLine, type TextSegment } from "../document-text.ts";

interface Part {
  kind: "text" | "table";
  lines: TextLine[];
}

const columnTolerance = 4;

/** Left edges shared by the rows of a table, seeded by its first row. */
function columnOf(segment: TextSegment, edges: number[]): number {
  return edges.findIndex((edge) => Math.abs(edge - segment.x) < columnTolerance);
}

/**
 * Finds tables of three or more left-aligned columns and joins the rows whose cells wrap over several
 * lines. Other lines pass unchanged.
 */
export function joinWrappedRows(lines: TextLine[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < lines.length; ) {
    const rows = tableAt(lines, index);
    if (rows.length > 0) {
      parts.push({ kind: "table", lines: joinRows(rows) });
      index += rows.length;
      continue;
    }
    const line = lines[index];
    const last = parts.at(-1);
    if (line && last?.kind === "text") last.lines.push(line);
    else if (line) parts.push({ kind: "text", lines: [line] });
    index++;
  }
  return parts;
}

/** The lines from `start` on that form a table; empty when they do not. */
function tableAt(lines: TextLine[], start: number): TextLine[] {
  const first = lines[start];
  if (!first || first.segments.length < 3) return [];
  const edges = first.segments.map((segment) => segment.x);
  const rows: TextLine[] = [];
  for (const line of lines.slice(start)) {
    const columns = line.segments.map((segment) => columnOf(segment, edges));
    const previous = rows.at(-1);
    const near = !previous || line.y - previous.y < 4 * line.size;
    if (!near || columns.includes(-1) || new Set(columns).size < columns.length) break;
    // One cell alone may be a wrapped cell, but not a line as wide as the table, which is text below it.
    const cell = line.segments[0];
    const column = columns[0] ?? 0;
    const limit = edges[column + 1];
    if (cell && columns.length === 1 && limit !== undefined && cell.x + cell.width > limit) break;
    rows.push({
      ...line,
      segments: line.segments.map((segment, index) => ({ ...segment, column: columns[index] ?? 0 })),
    });
  }
  const full = rows.filter((row) => row.segments.length >= 3).length;
  if (full >= 2) return rows;
  // A single row is one when several of its cells wrap.
  const end = rows.findIndex(
    (row, index) => index > 0 && (row.segments.length < 2 || row.segments[0]?.column === 0),
  );
  const wrapped = end < 0 ? rows : rows.slice(0, end);
  return wrapped.length >= 2 ? wrapped : [];
}

/**
 * Joins continuation lines to their row. Most files draw a table cell by cell: then a line whose cell was
 * drawn before a later cell of the row belongs to it. Else lines that leave the first column empty and follow
 * closely, and, where the distances between lines are of two kinds (inside a row, between rows), the close ones.
 */
function joinRows(lines: TextLine[]): TextLine[] {
  const distances = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const smallest = Math.min(...distances);
  const largest = Math.max(...distances);
  const twoKinds = smallest < 0.85 * largest;
  const most = Math.max(...lines.map((line) => line.segments.length));
  const rows: TextLine[] = [];
  lines.forEach((line, index) => {
    const row = rows.at(-1);
    const distance = distances[index - 1] ?? Number.POSITIVE_INFINITY;
    const close = distance < 1.12 * smallest;
    if (row && line.segments.some((segment) => isDrawnBefore(segment, row))) {
      appendRow(row, line);
      return;
    }
    const hangs = line.segments[0]?.column !== 0 && distance < 1.7 * line.size;
    // Nothing shows the order of drawing in a picture: there the room in the cells does.
    const above = lines[index - 1];
    const rest = above !== undefined && line.segments.length < most && close && wraps(above, line, lines[0]);
    if (row && ((twoKinds && close) || hangs || rest)) appendRow(row, line);
    else rows.push({ ...line, segments: line.segments.map((segment) => ({ ...segment })) });
  });
  return rows;
}

/** Whether the first word of each cell, but those in the last column, had no room left in the cell above it. */
function wraps(above: TextLine, line: TextLine, first: TextLine | undefined): boolean {
  const tested = line.segments.filter((segment) => (segment.column ?? 0) < (first?.segments.length ?? 0) - 1);
  return (
    tested.length > 0 &&
    tested.every((segment) => {
      const cell = above.segments.find((other) => other.column === segment.column);
      const limit = first?.segments[(segment.column ?? 0) + 1]?.x;
      if (!cell || limit === undefined) return false;
      return cell.x + cell.width + firstWordWidth(segment, 1) > limit - 0.9 * line.size;
    })
  );
}

/** Whether a cell's text was drawn before what is in a later column of the row. */
function isDrawnBefore({ column = 0, order = 0 }: TextSegment, row: TextLine): boolean {
  return row.segments.some((cell) => (cell.column ?? 0) > column && (cell.order ?? 0) > order);
}

function appendRow(row: TextLine, line: TextLine): void {
  for (const segment of line.segments) {
    const cell = row.segments.find((other) => other.column === segment.column);
    if (cell) cell.text = `${cell.text} ${segment.text}`;
    else row.segments.push({ ...segment });
  }
  row.segments.sort((a, b) => (a.column ?? 0) - (b.column ?? 0));
  row.text = row.segments.map((segment) => segment.text).join("\t");
}
