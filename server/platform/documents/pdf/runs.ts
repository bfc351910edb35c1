import { cleanText, joinSpacedLetters } from "../document-text.ts";

/** A run of characters as the PDF draws it: top-left origin, points. */
export interface TextRun {
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
}

/** Runs on one baseline without a wide gap between them. `order` is the place in the drawing order. */
export interface RunGroup extends TextRun {
  order: number;
}

/** A gap wider than this many font sizes separates segments; spaces in justified text stay below it. */
const segmentGap = 0.9;
/** A gap wider than this many font sizes is a space that was not drawn. */
const spaceGap = 0.13;

const sameBaseline = (a: TextRun, b: TextRun) => Math.abs(a.y - b.y) < 0.3 * Math.min(a.size, b.size);

/** Removes text drawn twice at (nearly) the same place, which some programs use for bold. */
function withoutOverprints(runs: TextRun[]): TextRun[] {
  const kept: TextRun[] = [];
  const seen = new Map<string, TextRun[]>();
  for (const run of runs) {
    const twins = seen.get(run.text) ?? [];
    const twin = twins.find((other) => Math.abs(other.x - run.x) < 1.5 && Math.abs(other.y - run.y) < 1.5);
    if (twin) {
      twin.bold = true;
      continue;
    }
    twins.push(run);
    seen.set(run.text, twins);
    kept.push(run);
  }
  return kept;
}

/** Sorts runs into rows by baseline; a row's members lie within a third of the font size of its first. */
function intoRows<T extends TextRun>(runs: T[]): T[][] {
  const rows: T[][] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row?.[0] && sameBaseline(row[0], run)) row.push(run);
    else rows.push([run]);
  }
  return rows.map((row) => row.sort((a, b) => a.x - b.x));
}

/** Joins runs into groups, row by row; a group ends at a wide gap. Overlapping columns of text stay apart. */
export function groupRuns(input: TextRun[]): RunGroup[] {
  const runs = withoutOverprints(input.filter((run) => run.text.trim() !== ""));
  const pieces = runs.map((run, order) => ({ ...run, text: joinSpacedLetters(cleanText(run.text)), order }));
  const groups: RunGroup[] = [];
  for (const row of intoRows(pieces)) {
    let last: RunGroup | undefined;
    for (const piece of row) {
      if (last && continues(last, piece)) append(last, piece);
      else {
        last = piece;
        groups.push(piece);
      }
    }
  }
  return groups.map((group) => ({ ...group, text: group.text.replace(/\s+/g, " ").trim() }));
}

function continues(group: RunGroup, piece: RunGroup): boolean {
  const gap = piece.x - (group.x + group.width);
  const size = Math.max(group.size, piece.size);
  return gap < segmentGap * size && gap > -0.6 * size;
}

function append(group: RunGroup, piece: RunGroup): void {
  const gap = piece.x - (group.x + group.width);
  const joint = gap > spaceGap * piece.size && !group.text.endsWith(" ") ? " " : "";
  const weight = (run: RunGroup) => run.text.replace(/\P{L}/gu, "").length;
  group.bold = weight(piece) === 0 ? group.bold : weight(group) === 0 ? piece.bold : group.bold && piece.bold;
  if (piece.size > group.size && weight(piece) > 0) group.size = piece.size;
  group.text += joint + piece.text;
  group.width = Math.max(group.width, piece.x + piece.width - group.x);
}
