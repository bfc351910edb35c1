import type { EntryLine } from "./chunks.ts";
import { type Draft, emptyDraft, isCampus, place } from "./education-draft.ts";
import type { Piece } from "./education-pieces.ts";
import { findQualification } from "./lexicon/qualifications.ts";

/** Kinds of parts that can be the first of an entry. */
const starters = ["institution", "qualification", "dates"] as const;
export type Starter = (typeof starters)[number];
/** Whether a part of this kind can begin an entry. */
export const isStarter = (kind: string): kind is Starter => starters.some((starter) => starter === kind);

/** Puts lines together to entries, one line at a time. */
export class Grouping {
  readonly drafts: Draft[] = [];
  readonly #first: Starter | undefined;
  /** A short unknown line that waits for the entry below it. */
  #pending: string | null = null;
  /** An entry began at a line that is no list item. */
  #headed = false;
  /** The left edge of the line that began the last entry. */
  #edge = 0;

  constructor(first: Starter | undefined) {
    this.#first = first;
  }

  add(row: EntryLine, found: Piece[]): void {
    const pieces = withOneSchool(found);
    if (!pieces.some(isTelling)) {
      this.#addUnknown(row, pieces);
      return;
    }
    this.#headed ||= !row.line.bullet;
    if (isWholeEntry(row, pieces, this.drafts.at(-1))) this.#begin(row);
    if (this.#isItem(row, pieces)) {
      this.#placeGrades(pieces);
      return;
    }
    let qualified = false;
    for (const [position, each] of pieces.entries()) {
      const draft = this.drafts.at(-1);
      const piece = asSubject(each, draft, row);
      // `PhD` in the margin and `PhD in Computer Science` beside it.
      const specific = position > 0 && draft?.qualification ? specified(piece, draft.qualification) : null;
      if (draft && specific) {
        draft.qualification = specific;
        continue;
      }
      if (draft && isExpected(piece, draft, row, pieces)) continue;
      if (draft && piece.kind === "institution" && isPartOfSchool(piece.text, draft, row)) continue;
      // `Master of Business Administration - MBA`: the same qualification twice in one line.
      if (draft?.qualification && piece.kind === "qualification" && qualified) {
        draft.qualification += ` - ${piece.text}`;
        continue;
      }
      const begins = !draft || beginsEntry(draft, piece, position === 0 && startsBlock(row), this.#first);
      place(begins ? this.#begin(row) : draft, piece);
      qualified = piece.kind === "qualification";
    }
  }

  /** Whether a list item says more about a study that is complete: honours, a thesis. */
  #isItem(row: EntryLine, pieces: Piece[]): boolean {
    const draft = this.drafts.at(-1);
    // Some programs draw the mark of an item, which leaves no character: its indent is left.
    const indented = row.line.width > 0 && row.line.x > this.#edge + 6;
    const flush = row.line.width > 0 && Math.abs(row.line.x - this.#edge) < 3;
    const listed = (row.line.bullet && !flush) || (indented && (row.dates.length === 0 || inText(row)));
    if (!listed || !this.#headed || !draft?.institution || !draft.qualification) return false;
    return row.dates.length === 0 || !pieces.some((piece) => piece.kind === "qualification") || inText(row);
  }

  #placeGrades(pieces: Piece[]): void {
    const draft = this.drafts.at(-1);
    for (const piece of pieces) if (draft && piece.kind === "grade") place(draft, piece);
  }

  #begin(row: EntryLine): Draft {
    const draft = emptyDraft(this.#pending);
    const before = this.drafts.at(-1);
    this.#pending = null;
    this.#edge = row.line.x;
    // A school over a list of what was studied there.
    if (row.line.bullet && this.#headed && before?.institution && draft.unknown === null) {
      draft.institution = before.institution;
      draft.institutionScore = 0.5;
    }
    this.drafts.push(draft);
    return draft;
  }

  #addUnknown(row: EntryLine, pieces: Piece[]): void {
    const piece = pieces.find((each) => each.kind === "unknown");
    if (piece?.kind !== "unknown" || !isNameLike(row)) return;
    const draft = this.drafts.at(-1);
    const missing = draft && (draft.institution === null) !== (draft.qualification === null);
    if (missing && row.line.gapBefore < 0.3) place(draft, piece);
    else this.#pending = piece.text;
  }
}

/** Whether a date is part of the words and not set apart: `Scholar (Class of 2022)`. */
const inText = ({ line }: EntryLine) => line.segments.length === 1 && /\([^)]*\d{4}\)/.test(line.text);

/** The qualification that was found, with its subject: `PhD` and `PhD in Computer Science`; null for another. */
const specified = (piece: Piece, found: string) =>
  piece.kind === "qualification" && found.length <= 8 && piece.text.startsWith(`${found} `)
    ? piece.text
    : null;

/** `Summer Abroad - University of Lisbon, 2009 - 2010` after a study that has its school and dates. */
function isWholeEntry(row: EntryLine, pieces: Piece[], before: Draft | undefined): boolean {
  const [first] = pieces.filter((piece) => piece.kind !== "dates");
  const school = pieces.some((piece) => piece.kind === "institution" && piece.score >= 2);
  const complete = before !== undefined && before.institution !== null && before.dates !== null;
  return (
    complete &&
    school &&
    (first?.kind === "unknown" || first?.kind === "qualification") &&
    row.dates.length > 0
  );
}

/** `M.Sc. in Physics, expected March 2016` under a school with its period: the date begins nothing. */
const isExpected = (piece: Piece, draft: Draft, row: EntryLine, pieces: Piece[]) =>
  piece.kind === "dates" &&
  piece.span.single &&
  draft.dates !== null &&
  draft.qualification !== null &&
  !startsBlock(row) &&
  pieces.some((other) => other.kind === "qualification" && other.text === draft.qualification);

/** `College of Engineering` below a study that is complete says where in the university it was. */
const isPartOfSchool = (text: string, draft: Draft, row: EntryLine) =>
  /^(?:school|faculty|department|college) of\b/i.test(text) &&
  draft.institution !== null &&
  draft.qualification !== null &&
  row.dates.length === 0 &&
  !startsBlock(row);

/** `Field Project`, `Moi University`: beside a school, what only ends like an organisation is none. */
function withOneSchool(pieces: Piece[]): Piece[] {
  if (!pieces.some((piece) => piece.kind === "institution" && piece.score >= 2)) return pieces;
  return pieces.map((piece) =>
    piece.kind === "institution" && piece.score === 1.5 ? { kind: "unknown", text: piece.text } : piece,
  );
}

/**
 * `Water Engineering` under a university ends like an organisation, and `A (secondary education)`
 * like a school: under one that still lacks a qualification each is that.
 */
function asSubject(piece: Piece, draft: Draft | undefined, row: EntryLine): Piece {
  const lacking = draft?.institution && draft.institutionScore >= 2 && !draft.qualification && !draft.dates;
  if (piece.kind !== "institution" || !lacking || row.dates.length === 0) return piece;
  const qualification = findQualification(piece.text);
  return piece.score === 1.5 || qualification
    ? { kind: "qualification", text: piece.text, level: qualification?.level ?? null }
    : piece;
}

const startsBlock = (row: EntryLine) => row.line.bullet || row.line.gapBefore > 0.3;

const isTelling = (piece: Piece) => piece.kind !== "unknown" && piece.kind !== "place";

/** A short capitalised line may be a school or a qualification without any keyword. */
export const isNameLike = ({ rest }: EntryLine) =>
  rest.split(/\s+/).length <= 7 && /^\p{Lu}/u.test(rest) && !/[.:]$/.test(rest);

function beginsEntry(draft: Draft, piece: Piece, atBlockStart: boolean, first: Starter | undefined): boolean {
  const { kind } = piece;
  if (!isStarter(kind) || (draft.institution !== null && isCampus(piece))) return false;
  const complete = draft.institution !== null && draft.qualification !== null;
  const examiner = piece.kind === "institution" && piece.score <= 1.2;
  // Who examined or awarded belongs to the entry, unless the entry has all it needs.
  if (examiner && draft.institution !== null) return complete && first === "institution";
  const filled = {
    institution: draft.institution !== null && draft.institutionScore > 1,
    qualification: draft.qualification !== null,
    dates: draft.dates !== null,
  };
  if (filled[kind]) {
    // A second date inside an entry (awarded, graduated) is not a new entry when another kind begins them.
    return kind !== "dates" || first === "dates" || atBlockStart || complete;
  }
  return (kind === first && complete) || (atBlockStart && complete && draft.dates !== null);
}
