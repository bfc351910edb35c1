import { type BlockColumn, splitBullet, type TextBlock, type TextLine } from "../document-text.ts";
import type { RunGroup } from "./runs.ts";
import { joinWrappedRows } from "./tables.ts";

/** Groups of one region, sorted into lines by baseline. */
export function linesFromGroups(groups: RunGroup[]): TextLine[] {
  const rows: RunGroup[][] = [];
  for (const group of groups.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && group.y - first.y < 0.4 * Math.min(first.size, group.size)) row.push(group);
    else rows.push([group]);
  }
  const lines = rows.map((row) => lineFromRow(row.sort((a, b) => a.x - b.x)));
  return withGaps(lines.filter((line) => line.text !== ""));
}

function lineFromRow(row: RunGroup[]): TextLine {
  const mark = row[0];
  // A list mark drawn on its own, or the number of a list: the text beside it is the line.
  const lone = row.length > 1 && mark !== undefined && splitBullet(`${mark.text} x`).text === "x";
  const groups = lone ? row.slice(1) : row;
  const start = splitBullet(groups[0]?.text ?? "");
  // A dash before one of several cells is the rest of a period (`2018` / `- to date`), not a list mark.
  const dashed = groups.length > 1 && /^[-–—]/.test(groups[0]?.text ?? "");
  const split = dashed ? { bullet: false, text: groups[0]?.text ?? "" } : start;
  const marked = groups[0]?.text ?? "";
  const markWidth = split.bullet
    ? ((groups[0]?.width ?? 0) * (marked.length - split.text.length)) / marked.length
    : 0;
  const segments = groups.map((group, index) => ({
    text: index === 0 ? split.text : group.text,
    // The text begins after its mark; its second line is at the same edge.
    x: index === 0 ? group.x + markWidth : group.x,
    width: index === 0 ? group.width - markWidth : group.width,
    bold: group.bold,
    order: group.order,
  }));
  const first = segments[0];
  const last = segments.at(-1);
  const x = first?.x ?? 0;
  const worded = groups.filter((group) => /[\p{L}\d]/u.test(group.text));
  return {
    text: segments.map((segment) => segment.text).join("\t"),
    segments,
    x,
    y: groups[0]?.y ?? 0,
    width: last ? last.x + last.width - x : 0,
    // A dot or a rule between words may be set larger than they are.
    size: Math.max(...(worded.length > 0 ? worded : groups).map((group) => group.size)),
    bold: segments.every((segment) => segment.bold),
    bullet: lone || split.bullet,
    heading: false,
    gapBefore: 0,
  };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Sets `gapBefore` from the distances between baselines; the median distance is the usual one. */
function withGaps(lines: TextLine[]): TextLine[] {
  const distances = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? 0));
  const usual = median(distances) ?? 0;
  return lines.map((line, index) => {
    const distance = distances[index - 1];
    const expected = Math.max(usual, 1.05 * line.size);
    const gapBefore = distance === undefined || expected === 0 ? 0 : Math.max(0, distance / expected - 1);
    return { ...line, gapBefore: Math.round(gapBefore * 100) / 100 };
  });
}

/** A gap above this fraction of a line's height starts a new block. */
const blockGap = 0.35;

/** Lines of a region as blocks: paragraphs by white space, tables by aligned columns. */
export function blocksFromGroups(groups: RunGroup[], column: BlockColumn): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const part of joinWrappedRows(linesFromGroups(groups))) {
    for (const line of part.lines) {
      const block = blocks.at(-1);
      const fits = block && block.kind === part.kind && (part.kind === "table" || line.gapBefore < blockGap);
      if (fits && line !== part.lines[0]) block.lines.push(line);
      else if (fits && part.kind === "text") block.lines.push(line);
      else blocks.push({ kind: part.kind, column, lines: [line] });
    }
  }
  return blocks;
}
