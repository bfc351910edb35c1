import { type EntryLine, entryLine } from "./chunks.ts";
import type { DateSpan } from "./dates.ts";
import { type Level, type Piece, piecesOf } from "./education-pieces.ts";
import { findGrade } from "./lexicon/grades.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** An entry while its parts are found. */
export interface Draft {
  institution: string | null;
  institutionScore: number;
  qualification: string | null;
  level: Level;
  grade: string | null;
  dates: DateSpan | null;
  /** A short text that no list knows; the qualification, when no other turns up. */
  unknown: string | null;
}

export const emptyDraft = (unknown: string | null = null): Draft => ({
  institution: null,
  institutionScore: 0,
  qualification: null,
  level: null,
  grade: null,
  dates: null,
  unknown,
});

/** Kinds of parts that can be the first of an entry. */
const starters = ["institution", "qualification", "dates"] as const;
type Starter = (typeof starters)[number];
const isStarter = (kind: string): kind is Starter => starters.some((starter) => starter === kind);

/** Lines that tell about a study and name none. */
const aside =
  /^(?:(?:relevant |key |core |main )?(?:modules|courses|subjects|coursework|course work|electives|units)|thesis|dissertation|research project|final year project|projects?|activities|advis[eo]r|supervisor|awards?|majors? in)\b[^:]{0,25}:|^(?:level in (?:inter)?national|principal subjects|isced)\b|^(?:(?:associate|full|student|active) )?member\b/i;

/** What a study ended with: `Award: Second Class Honours`. */
const isAward = (text: string) => /^award\b/i.test(text) && findGrade(text) !== null;

/**
 * Groups the lines of an education section into entries: a new one begins where the kind of part that began
 * the first one comes again. In a section of certificates a line without any telling word is one, too.
 */
export function draftsOf(lines: ResumeLine[], certificates: boolean): Draft[] {
  const rows = lines
    .filter((line) => !aside.test(line.text) || isAward(line.text))
    .map(entryLine)
    .filter((row) => !isProse(row));
  const pieces = rows.map((row) =>
    certificates ? withIssuer(asCertificate(row, piecesOf(row))) : piecesOf(row),
  );
  // In a list of certificates every item is one.
  const isItem = (row: EntryLine) => row.line.bullet || (row.dates.length > 0 && row.rest !== "");
  if (certificates && rows.every(isItem))
    return rows.flatMap((row, index) => groupsOf([row], [pieces[index] ?? []]));
  return groupsOf(rows, pieces);
}

function groupsOf(rows: EntryLine[], pieces: Piece[][]): Draft[] {
  const grouping = new Grouping(
    pieces
      .flat()
      .map((piece) => piece.kind)
      .find(isStarter),
  );
  for (const [index, row] of rows.entries()) grouping.add(row, pieces[index] ?? []);
  return grouping.drafts;
}

const isTelling = (piece: Piece) => piece.kind !== "unknown" && piece.kind !== "place";

const courseEnding = /(?<!\bthe)\s(?:foundations?|fundamentals|systems|networks?|services|solutions)$/i;

/** The first part of a line that names neither a school nor a known qualification, read as a certificate. */
function asCertificate(row: EntryLine, pieces: Piece[]): Piece[] {
  const [only, ...others] = pieces.filter((piece) => piece.kind !== "dates");
  // `ITIL 4 Foundation` ends like the name of an organisation.
  if (only?.kind === "institution" && others.length === 0 && courseEnding.test(only.text))
    return pieces.map((piece) =>
      piece === only ? { kind: "qualification", text: only.text, level: null } : piece,
    );
  const first = pieces.findIndex((piece) => piece.kind === "unknown");
  const named = pieces.some(
    (piece, index) =>
      piece.kind === "qualification" ||
      (piece.kind === "institution" && (index < first || piece.score > 1.2)),
  );
  if (named || first < 0 || !isNameLike(row)) return pieces;
  return pieces.map((piece, index) =>
    index === first && piece.kind === "unknown"
      ? { kind: "qualification", text: piece.text, level: null }
      : piece,
  );
}

/** `CCNA, Cisco`: the last words behind a comma of a certificate are who gave it. */
function withIssuer(pieces: Piece[]): Piece[] {
  if (pieces.some((piece) => piece.kind === "institution")) return pieces;
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== "qualification") return [piece];
    const [, name = "", issuer = ""] =
      /^(.+),\s+(\p{Lu}[\p{L}&.]*(?:\s\p{Lu}[\p{L}&.]*){0,2})$/u.exec(piece.text) ?? [];
    if (!name || /^(?:part|section|level|stage|grade|class|module)\b/i.test(issuer)) return [piece];
    return [
      { ...piece, text: name },
      { kind: "institution", text: issuer, score: 0.8 },
    ];
  });
}

class Grouping {
  readonly drafts: Draft[] = [];
  readonly #first: Starter | undefined;
  /** A short unknown line that waits for the entry below it. */
  #pending: string | null = null;

  constructor(first: Starter | undefined) {
    this.#first = first;
  }

  add(row: EntryLine, pieces: Piece[]): void {
    if (!pieces.some(isTelling)) {
      this.#addUnknown(row, pieces);
      return;
    }
    let qualified = false;
    for (const [position, piece] of pieces.entries()) {
      const draft = this.drafts.at(-1);
      // `Master of Business Administration - MBA`: the same qualification twice in one line.
      if (draft?.qualification && piece.kind === "qualification" && qualified) {
        draft.qualification += ` - ${piece.text}`;
        continue;
      }
      const begins = !draft || beginsEntry(draft, piece, position === 0 && startsBlock(row), this.#first);
      place(begins ? this.#begin() : draft, piece);
      qualified = piece.kind === "qualification";
    }
  }

  #begin(): Draft {
    const draft = emptyDraft(this.#pending);
    this.#pending = null;
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

const startsBlock = (row: EntryLine) => row.line.bullet || row.line.gapBefore > 0.3;

const isProse = ({ line, rest }: EntryLine) =>
  rest.split(/\s+/).length > 24 ||
  (line.bullet && /^(?:\p{L}+ed|\p{L}+ing)\s/u.test(rest) && rest.split(" ").length > 6);

/** A short capitalised line may be a school or a qualification without any telling word. */
const isNameLike = ({ rest }: EntryLine) =>
  rest.split(/\s+/).length <= 7 && /^\p{Lu}/u.test(rest) && !/[.:]$/.test(rest);

/** Part of the university that was named before: `Eldoret West Campus`. */
const isCampus = (piece: Piece) =>
  piece.kind === "institution" && /^(?!.*university).*\b(?:campus|kampasi)$|^kampasi ya\b/i.test(piece.text);

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

/** What professional certificates carry behind a dash: `Solutions Architect - Associate`. */
const certificateLevel =
  /^(?:associate|professional|practitioner|foundation|fundamentals|advanced|expert|intermediate|specialty|(?:part|section|level|module|stage)\s+\S+)$/i;

/** Puts a part where it belongs in an entry; what is there already stays. */
export function place(draft: Draft, piece: Piece): void {
  switch (piece.kind) {
    case "institution":
      if (draft.institution !== null && isCampus(piece)) {
        draft.institution += `, ${piece.text}`;
        return;
      }
      if (draft.institution !== null && piece.score <= draft.institutionScore) return;
      draft.institution = piece.text;
      draft.institutionScore = piece.score;
      return;
    case "qualification":
      if (draft.qualification !== null) return;
      draft.qualification = piece.text;
      draft.level = piece.level;
      return;
    case "grade":
      draft.grade ??= piece.text;
      return;
    case "dates":
      draft.dates ??= piece.span;
      return;
    case "unknown":
      placeUnknown(draft, piece.text);
  }
}

function placeUnknown(draft: Draft, text: string): void {
  if (text.length <= 3) return;
  if (draft.qualification === null) draft.unknown ??= text;
  else if (certificateLevel.test(text)) draft.qualification += ` - ${text}`;
  else if (draft.institution === null) {
    draft.institution = text;
    draft.institutionScore = 0.5;
  }
}
