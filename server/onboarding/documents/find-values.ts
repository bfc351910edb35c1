import { type Rectangle, shareRow } from "#server/platform/pictures/geometry.ts";
import { type Label, type LabelName, labelsIn } from "./labels.ts";
import { type DocumentLine, type Passage, type Piece, passageOf, pieceOf, trimmed } from "./pieces.ts";
import type { ReadValue, ValueReader } from "./values.ts";

/** Where a value stands as seen from its label. */
const positions = ["inline", "right", "below"] as const;
type Position = (typeof positions)[number];

/** What is looked for under a label. */
export interface Wanted {
  name: LabelName;
  read: ValueReader;
  /** Text of any form: which of several texts is meant follows from where the other values of the document stand. */
  free?: boolean;
}

/** A value that was found under its label. */
export interface Found extends ReadValue {
  name: LabelName;
  passage: Passage;
  position: Position;
  /** Wrong letters for each letter of the label. */
  labelFault: number;
}

interface Place {
  label: Label;
  /** Texts that may be its value, the likeliest first. */
  texts: { position: Position; passage: Passage; distance: number }[];
}

/** A value stands at most so many heights of its label below it, or right of it. */
const reachBelow = 2.6;
const reachRight = 20;
/** Pieces of a value side by side are at most so many heights apart. */
const wordGap = 1.6;
/** The year of a day stands in a place of its own on some: `23 AUGUST      1990`. */
const yearGap = 6;
const year = /^(?:19|20)\d\d$/;

/**
 * Finds values by their labels: behind the label in its line, right of it or below it, as the document has it. A text
 * is the value of one label only.
 */
export function findValues(lines: readonly DocumentLine[], wanted: readonly Wanted[]): Found[] {
  const { labels, texts } = takenApart(lines);
  const places = labels.map((label) => placeOf(label, labels, texts));
  const found: Found[] = [];
  const used = new Set<Piece>();
  const take = (one: Wanted, prefer: Position | null) => {
    const best = bestOf(one, places, used, prefer);
    if (!best) return;
    found.push(best);
    for (const piece of best.passage.pieces) used.add(piece);
  };
  for (const one of wanted.filter(({ free }) => !free)) take(one, null);
  const prefer = usualOf(found);
  for (const one of wanted.filter(({ free }) => free)) take(one, prefer);
  return found;
}

/** All labels of a document, and what stands between them. */
export function takenApart(lines: readonly DocumentLine[]): { labels: Label[]; texts: Piece[] } {
  const labels: Label[] = [];
  const texts: Piece[] = [];
  for (const line of lines) {
    const inLine = labelsIn(line);
    let from = 0;
    for (const { piece } of inLine) {
      if (piece.from > from) texts.push(trimmed(pieceOf(line, from, piece.from)));
      from = piece.to;
    }
    if (from < line.characters.length) texts.push(trimmed(pieceOf(line, from)));
    // The same in two languages side by side is one label.
    for (const label of inLine) {
      const before = labels.at(-1);
      if (
        before?.name === label.name &&
        before.piece.line === line &&
        label.piece.from - before.piece.to <= 2
      ) {
        labels[labels.length - 1] = {
          ...before,
          fault: Math.min(before.fault, label.fault),
          piece: pieceOf(line, before.piece.from, label.piece.to),
        };
      } else labels.push(label);
    }
  }
  return { labels, texts: texts.filter(({ text }) => /[\p{L}\d]/u.test(text)) };
}

function placeOf(label: Label, labels: readonly Label[], texts: readonly Piece[]): Place {
  const { box, line, to } = label.piece;
  const found: Place["texts"] = [];
  // A label that is wider than others ends the reach of this one.
  const nextLabel = Math.min(
    ...labels
      .filter((other) => other !== label && isRightOf(other.piece.box, box))
      .map(({ piece }) => piece.box.x),
  );
  const behind = texts.filter((text) => text.line === line && text.from >= to);
  const right = texts
    .filter(
      (text) =>
        text.line !== line &&
        isRightOf(text.box, box) &&
        text.box.x < nextLabel &&
        text.box.x - rightOf(box) < reachRight * box.height,
    )
    .toSorted((a, b) => a.box.x - b.box.x);
  const [first] = behind;
  if (first && first.box.x < nextLabel) {
    found.push({ position: "inline", passage: passageOf(joined([first, ...right])), distance: 0 });
  } else if (right[0]) {
    found.push({
      position: "right",
      passage: passageOf(joined(right)),
      distance: (right[0].box.x - rightOf(box)) / box.height / 6,
    });
  }
  const below = texts
    .filter((text) => isBelow(text.box, box))
    .toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  for (const text of below.slice(0, 3)) {
    const beside = texts
      .filter((other) => other !== text && isRightOf(other.box, text.box))
      .toSorted((a, b) => a.box.x - b.box.x);
    const distance = Math.max(0, text.box.y - bottomOf(box)) / box.height;
    const row = joined([text, ...beside]);
    found.push({ position: "below", passage: passageOf(row), distance });
    // In a narrow column a value goes on in the next line: `14 NOV`, `1968`.
    const under = texts.find((other) => goesOn(other.box, text.box));
    if (under)
      found.push({ position: "below", passage: passageOf([...row, under]), distance: distance + 0.5 });
  }
  return { label, texts: found };
}

/** Pieces side by side up to the first wide gap, which before a year is a wider one. */
function joined(pieces: readonly Piece[]): Piece[] {
  const [first, ...more] = pieces;
  if (!first) return [];
  const all = [first];
  for (const piece of more) {
    const last = all.at(-1) as Piece;
    const gap = year.test(piece.text) && !year.test(last.text) ? yearGap : wordGap;
    if (piece.box.x - rightOf(last.box) > gap * last.box.height) break;
    // Lines that were found over each other have the letter between them twice: half of it, where it stands alone.
    const isOver = piece.box.x < rightOf(last.box);
    const twice = isOver && (last.text.at(-1) === piece.text[0] || last.text.length === 1);
    const rest = twice ? pieceOf(last.line, last.from, last.to - 1) : last;
    if (twice && rest.text === "") all.splice(-1, 1);
    else all[all.length - 1] = rest;
    all.push(piece);
  }
  return all;
}

function bestOf(
  { name, read, free }: Wanted,
  places: readonly Place[],
  used: ReadonlySet<Piece>,
  prefer: Position | null,
): Found | null {
  let best: Found | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { label, texts } of places) {
    if (label.name !== name) continue;
    for (const { position, passage, distance } of texts) {
      for (const pieces of beginnings(passage.pieces)) {
        if (pieces.some((piece) => used.has(piece))) continue;
        const shorter = passageOf(pieces);
        const value = read(shorter.text);
        if (!value) continue;
        const odd = free && prefer && position !== prefer && position !== "inline" ? 3 : 0;
        const cut = free ? passage.pieces.length - pieces.length : 0;
        const cost = distance + 4 * label.fault + 2 * (1 - value.form) + odd + cut;
        if (cost >= least) continue;
        least = cost;
        best = { ...value, name, passage: shorter, position, labelFault: label.fault };
      }
    }
  }
  return best;
}

/** All pieces of a passage, all but the last, and so on: what follows may belong to something else. */
const beginnings = (pieces: readonly Piece[]) =>
  pieces.map((_, index) => pieces.slice(0, pieces.length - index));

/** Where most values stand as seen from their labels. */
function usualOf(found: readonly Found[]): Position | null {
  const counts = positions.map((position) => found.filter((one) => one.position === position).length);
  const most = Math.max(...counts);
  return most === 0 ? null : (positions[counts.indexOf(most)] ?? null);
}

const rightOf = ({ x, width }: Rectangle) => x + width;
const bottomOf = ({ y, height }: Rectangle) => y + height;

/** Whether a box stands in the row of another, right of it. */
const isRightOf = (box: Rectangle, other: Rectangle): boolean =>
  shareRow(box, other) && box.x > other.x + other.width / 2;

/** Whether a box is the next line of another: close below it, beginning where it begins. */
function goesOn(box: Rectangle, other: Rectangle): boolean {
  const gap = box.y - bottomOf(other);
  const low = Math.min(other.height, box.height);
  return gap > -0.4 * low && gap < 0.6 * low && Math.abs(box.x - other.x) < low;
}

/** Whether a box stands below another, beginning under it. */
function isBelow(box: Rectangle, other: Rectangle): boolean {
  const gap = box.y - bottomOf(other);
  const high = Math.max(other.height, box.height);
  if (gap < -0.5 * Math.min(other.height, box.height) || gap > reachBelow * high) return false;
  const aligned = Math.abs(box.x - other.x) < 1.5 * high;
  const shared = Math.min(rightOf(box), rightOf(other)) - Math.max(box.x, other.x);
  return aligned || shared > 0.5 * Math.min(box.width, other.width);
}
