import { type EntryLine, entryLine } from "./chunks.ts";
import type { Draft } from "./education-draft.ts";
import { Grouping, isNameLike, isStarter } from "./education-grouping.ts";
import { type Piece, piecesOf } from "./education-pieces.ts";
import { findGrade } from "./lexicon/grades.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** Lines that describe a study and name none. */
const aside =
  /^(?:(?:relevant |key |core |main )?(?:modules|courses|subjects|coursework|course work|electives|units)|thesis|dissertation|research project|final year project|projects?|activities|advis[eo]r|supervisor|awards?|majors? in)\b[^:]{0,25}:|^(?:level in (?:inter)?national|principal subjects|isced)\b|^(?:(?:associate|full|student|active) )?member\b/i;

/** What a study ended with: `Award: Second Class Honours`. */
const isAward = (text: string) => /^award\b/i.test(text) && findGrade(text) !== null;

/**
 * Groups the lines of an education section into entries: a new one begins where the kind of part that began
 * the first one comes again. In a section of certificates a line without any keyword is one, too.
 */
export function draftsOf(lines: ResumeLine[], certificates: boolean): Draft[] {
  const rows = lines
    .filter((line) => !aside.test(line.text) || isAward(line.text))
    .map(entryLine)
    .filter((row) => !isProse(row));
  const dated = certificates ? datedBlocks(rows) : null;
  if (dated) return dated.flatMap((block) => groupsOf(block, certificatePieces(block)));
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

/** Certificates that each end with a line for their date: `Internal Auditor`, `Bureau Plus`, `2019`; null otherwise. */
function datedBlocks(rows: EntryLine[]): EntryLine[][] | null {
  const blocks: EntryLine[][] = [[]];
  for (const row of rows) {
    blocks.at(-1)?.push(row);
    if (row.dates.length > 0 && row.rest === "") blocks.push([]);
  }
  const rest = blocks.pop();
  const whole = blocks.every(
    (block) =>
      block.length >= 2 && block.length <= 3 && block.filter((row) => row.dates.length > 0).length === 1,
  );
  return blocks.length > 0 && rest?.length === 0 && whole ? blocks : null;
}

/** Of such a certificate the first line is its name; the one below says who gave it. */
const certificatePieces = (block: EntryLine[]): Piece[][] =>
  block.map((row, index) => (index === 0 ? asCertificate(row, piecesOf(row)) : piecesOf(row)));

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
      (piece.kind === "institution" && (index < first || (piece.score > 1.2 && row.dates.length === 0))),
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

const isProse = ({ line, rest }: EntryLine) =>
  rest.split(/\s+/).length > 24 ||
  (line.bullet && /^(?:\p{L}+ed|\p{L}+ing)\s/u.test(rest) && rest.split(" ").length > 6);
