import type { BlockColumn } from "../document-text.ts";
import type { RunGroup } from "./runs.ts";

/** A part of a page that is read from top to bottom before the next one. */
export interface Region {
  column: BlockColumn;
  groups: RunGroup[];
}

type HeadingHint = (text: string) => boolean;

const right = (group: RunGroup) => group.x + group.width;
const startTolerance = 3;

/** Groups above the next one that crosses the gutter, between two crossing ones, or below the last. */
interface Band {
  left: RunGroup[];
  right: RunGroup[];
  crossing: RunGroup[];
}

/**
 * Splits a page into regions in reading order.
 *
 * A gutter is a vertical line that text starts at and that little text crosses. Whether the text on both
 * sides of it is read column by column (a sidebar) or row by row (dates set to the right, a table, labels
 * and values) is decided by `readsByColumn`.
 */
export function splitIntoRegions(groups: RunGroup[], isHeading: HeadingHint, depth = 0): Region[] {
  const bands = depth > 1 ? null : bestBands(groups, isHeading);
  if (!bands) return [{ column: "full", groups }];
  const regions: Region[] = [];
  let full: RunGroup[] = [];
  const flush = () => {
    if (full.length > 0) regions.push({ column: "full", groups: full });
    full = [];
  };
  for (const band of bands) {
    full.push(...band.crossing);
    if (!readsByColumn(band, isHeading)) {
      full.push(...band.left, ...band.right);
      continue;
    }
    flush();
    for (const side of ["left", "right"] as const) {
      for (const region of splitIntoRegions(band[side], isHeading, depth + 1)) {
        regions.push({ column: side, groups: region.groups });
      }
    }
  }
  flush();
  return regions;
}

/** The bands around the gutter that sets apart the most text in columns; null when no gutter does. */
function bestBands(groups: RunGroup[], isHeading: HeadingHint): Band[] | null {
  const left = Math.min(...groups.map((group) => group.x));
  const width = Math.max(...groups.map(right)) - left;
  let best: { bands: Band[]; worth: number } | null = null;
  for (const x of candidateGutters(groups, left, width)) {
    const bands = bandsAround(groups, x);
    const worth = bands
      .filter((band) => readsByColumn(band, isHeading))
      .reduce((sum, band) => sum + band.left.length + band.right.length, 0);
    if (worth > 0 && (!best || worth > best.worth)) best = { bands, worth };
  }
  return best?.bands ?? null;
}

/** Left edges, between 15% and 85% of the width, that several groups share. */
function candidateGutters(groups: RunGroup[], left: number, width: number): number[] {
  const edges = groups
    .map((group) => group.x)
    .filter((x) => x > left + 0.15 * width && x < left + 0.85 * width)
    .sort((a, b) => a - b);
  const candidates: { x: number; count: number }[] = [];
  for (const x of edges) {
    const last = candidates.at(-1);
    if (last && x - last.x < startTolerance) last.count++;
    else candidates.push({ x, count: 1 });
  }
  return candidates.filter((candidate) => candidate.count >= 3).map((candidate) => candidate.x);
}

function bandsAround(groups: RunGroup[], x: number): Band[] {
  const edge = x - startTolerance;
  const bands: Band[] = [];
  let band: Band = { left: [], right: [], crossing: [] };
  for (const group of groups.toSorted((a, b) => a.y - b.y)) {
    if (group.x >= edge) band.right.push(group);
    else if (right(group) <= edge + 1) band.left.push(group);
    else if (band.left.length === 0 && band.right.length === 0) band.crossing.push(group);
    else {
      bands.push(band);
      band = { left: [], right: [], crossing: [group] };
    }
  }
  bands.push(band);
  return bands;
}

/** Three or more groups on one baseline are a table's row; its heading cells say nothing about columns. */
function inTableRow(group: RunGroup, band: Band): boolean {
  const beside = [...band.left, ...band.right].filter((other) => Math.abs(other.y - group.y) < 2);
  return beside.length >= 3;
}

const rowsOf = (groups: RunGroup[]) => {
  const rows: number[] = [];
  for (const group of groups.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1);
    if (last === undefined || group.y - last > 0.4 * group.size) rows.push(group.y);
  }
  return rows;
};

/**
 * Column by column when both sides carry headings, or when the file draws one side before the other (few
 * changes of side in drawing order) and the sides' lines are not simply beside each other.
 */
function readsByColumn(band: Band, isHeading: HeadingHint): boolean {
  const rows = { left: rowsOf(band.left), right: rowsOf(band.right) };
  const fewer = Math.min(rows.left.length, rows.right.length);
  if (fewer < 3) return false;
  const isOwnHeading = (group: RunGroup) => isHeading(group.text) && !inTableRow(group, band);
  const headings = {
    left: band.left.filter(isOwnHeading).length,
    right: band.right.filter(isOwnHeading).length,
  };
  const switches = countSwitches(band);
  if (headings.left > 0 && headings.right > 0) {
    // A cell of a table may read like a heading; tables are drawn row by row.
    return switches <= Math.max(3, 0.4 * fewer) || Math.min(headings.left, headings.right) >= 2;
  }
  if (switches > Math.max(1, 0.4 * fewer)) return false;
  const shared = rows.left.filter((y) => rows.right.some((other) => Math.abs(other - y) < 2)).length;
  if (headings.left + headings.right > 0) {
    // Headings alone in the left margin belong to the text beside them.
    const beside = shared >= 0.9 * rows.left.length && rows.left.length < 0.5 * rows.right.length;
    return headings.left === 0 || !beside;
  }
  return shared < 0.8 * fewer && fewer >= 5;
}

/** How often the drawing order of the groups changes sides. */
function countSwitches(band: Band): number {
  const sides = [
    ...band.left.map((group) => ({ order: group.order, side: "left" })),
    ...band.right.map((group) => ({ order: group.order, side: "right" })),
  ].sort((a, b) => a.order - b.order);
  return sides.filter((entry, index) => index > 0 && entry.side !== sides[index - 1]?.side).length;
}
