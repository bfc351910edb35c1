import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { chunksOf, commaParts, type EntryLine, entryLine } from "./chunks.ts";
import type { DateSpan } from "./dates.ts";
import { type Labelled, labelled } from "./labels.ts";
import { findGrade } from "./lexicon/grades.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { findQualification, institutionScore } from "./lexicon/qualifications.ts";
import { plainLine } from "./resume-lines.ts";
import { tableField } from "./tables.ts";

export type Level = ParsedResume["education"][number]["level"];

/** A part of a line about somebody's studies. */
export type Piece =
  | { kind: "institution"; text: string; score: number }
  | { kind: "qualification"; text: string; level: Level }
  | { kind: "grade"; text: string }
  | { kind: "dates"; span: DateSpan }
  | { kind: "place" | "unknown"; text: string };

/** A text of its own, as when a table cell is read like a line. */
export const entryOf = (text: string): EntryLine => entryLine(plainLine(text));

/** The parts of a line in order of reading. */
export function piecesOf(entry: EntryLine): Piece[] {
  const { text, segments } = entry.line;
  const pair = text.includes(":") || segments.length > 1 ? labelled(entry.line) : null;
  // `Certificate: Bookkeeping` is no label with a value but a qualification with its subject.
  const subject = pair !== null && isSubject(pair);
  const field = pair && !subject ? tableField(pair.label) : null;
  const rest = withoutLevel(field && pair ? entryOf(pair.value).rest : entry.rest).replace(
    dividedClass,
    "$1, ",
  );
  // `Terra Certified: Automation Associate` is one name.
  const whole = (subject && text.includes(":")) || /\bcertified:\s/i.test(rest);
  const chunks = whole ? splitButColon(rest) : chunksOf(rest);
  const pieces = withSubjects(
    chunks.flatMap(sentencesOf).flatMap((chunk) => piecesOfChunk(chunk, field === "grade")),
  );
  const first = entry.dates[0];
  if (!first) return pieces;
  const dates: Piece = { kind: "dates", span: mergeSpans(first, entry.dates) };
  return first.index < 4 ? [dates, ...pieces] : [...pieces, dates];
}

/** `Secondary: Alliance High School, KCSE`: the level of a study before the study itself. */
const levelLabel =
  /^(?:\d{1,2}[.)]\s*)?(?:degree|professional|(?:post[\s-]?)?secondary|primary|tertiary|university|college|high school|(?:under|post)[\s-]?graduate)(?: (?:level|education|school|studies|qualifications?))?\s*:\s*/i;

function withoutLevel(text: string): string {
  const rest = text.replace(levelLabel, "");
  return findQualification(rest) || institutionScore(rest) > 0 ? rest : text;
}

/** `Second Class Honours – Upper Division`: one grade in spite of its dash. */
const dividedClass = /(\bclass(?:\s+\(?hon(?:ou?r)?s?\.?\)?)?)\s+[–—-]\s+(?=(?:upper|lower)\b)/i;

/** `KMTC Kakamega. Diploma in Clinical Medicine`: a full stop after a word. */
const sentencesOf = (chunk: string) => chunk.split(/(?<=\p{L}{4})\.\s+(?=\p{Lu})/u);

/** Whether a label is a qualification, and its value what that is in and no qualification itself. */
const isSubject = ({ label, value }: Labelled) => bareQualification.test(label) && !findQualification(value);

const bareQualification =
  /^(?:certificate|diploma|degree|[ao] ?levels?|masters?|bachelors?|cheti|stashahada)$/;

/** The chunks of a text in which a colon is between a qualification and its subject. */
const splitButColon = (text: string) =>
  chunksOf(text.replace(":", "\ufffc")).map((chunk) => chunk.replace("\ufffc", ":"));

/** Two single dates in one line are a period that columns tore apart. */
function mergeSpans(first: DateSpan, spans: DateSpan[]): DateSpan {
  const second = spans[1];
  const apart =
    first.single && second?.single && spans.length === 2 && (second.end ?? "") > (first.start ?? "");
  return apart ? { ...first, end: second.end, single: false } : first;
}

function piecesOfChunk(chunk: string, isGrade: boolean): Piece[] {
  const found = findGrade(chunk);
  if (!found) return isGrade ? [{ kind: "grade", text: chunk }] : joinParts(partsOf(chunk));
  const text = `${chunk.slice(0, found.index)}\ufffc${chunk.slice(found.index + found.length)}`
    .replace(/[\s,(–-]*(?:\bwith|\ban?\b|\bna\b|\battained)?\s*\ufffc[\s,)–.-]*/i, (hit) =>
      hit.includes(",") ? ", " : " ",
    )
    .replace(/\(?\bmean grade\b:?/i, "")
    .replace(/^[\s,]+|[\s,(]+$/g, "");
  return [...joinParts(partsOf(text)), { kind: "grade", text: found.grade }];
}

const partsOf = (text: string) => commaParts(text).flatMap(splitAtPreposition);

/** `Diploma in Banking from Zetech University`: a qualification and, after the preposition, a school. */
function splitAtPreposition(part: string): string[] {
  const match = /^(.+?)\s+(?:from|at|katika|kutoka)\s+(?:the\s+)?(.+)$/i.exec(part);
  if (match?.[1] && match[2] && findQualification(match[1]) && institutionScore(match[2]) > 0) {
    return [match[1], match[2]];
  }
  const exam = schoolExamIn(part);
  if (exam) return exam;
  const bracket = /^(.{3,}?)\s*\(([^)]+)\)$/.exec(part);
  if (!bracket?.[1] || !bracket[2]) return [part];
  const [, before, inside] = bracket;
  const qualified = findQualification(before) !== null;
  if (qualified && institutionScore(inside) >= 2) return [before, inside];
  if (!qualified && institutionScore(before) >= 2 && findQualification(inside)) return [before, inside];
  return [part];
}

/** `KCSE Alliance High School` and `Alliance High School KCSE`: a school exam and the school without a mark between. */
function schoolExamIn(part: string): string[] | null {
  const match =
    /^(.*?)\s*(?<![\p{L}.])((?:K\.?C\.?[SP]\.?E\.?|[AO]-levels?)(?:\s+certificate)?)(?![\p{L}])\s*(?:in|at|from)?\s*(.*)$/iu.exec(
      part,
    );
  if (!match) return null;
  const [, before = "", exam = "", after = ""] = match;
  if (before === "" && institutionScore(after) >= 2) return [exam, after];
  if (after === "" && institutionScore(before) >= 2 && !findQualification(before)) return [before, exam];
  return null;
}

/** `Diploma – Front Office Operations`: a bare qualification takes what it is in from behind the dash. */
function withSubjects(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (
      piece.kind === "unknown" &&
      last?.kind === "qualification" &&
      bareQualification.test(last.text.toLowerCase())
    )
      last.text += ` - ${piece.text}`;
    // `Certificate in Digital Marketing – Ajira Digital Programme`: a course behind a qualification gave it.
    else if (
      piece.kind === "qualification" &&
      courseName.test(piece.text) &&
      last?.kind === "qualification" &&
      last.level
    )
      result.push({ kind: "institution", text: piece.text, score: 0.8 });
    else result.push(piece);
  }
  return result;
}

/** What a course is called that leads to no degree: `Strategic Leadership Programme`. */
const courseName = /\s(?:programme|program|course|fellowship|apprenticeship)$/i;
/** More classes of the same licence, which commas cut apart: `C and E`. */
const furtherClasses = /^[A-Z]\d?(?:\s*(?:,|and|na|&)\s*[A-Z]\d?)*$/;
/** Words that only announce the date beside them. */
const dateLabel =
  /^(?:expected )?(?:grad\.?|graduat(?:ed|ion|ing)|class of|awarded|completed|expected)(?: in| on)?:?$/i;
/** How many subjects were sat or passed says nothing more about the qualification. */
const subjectCount = /^\d+ (?:subjects|passes|papers|units)$/i;

/** A body named by its abbreviation is not the qualification that it gives: `CFA Institute`. */
const namesBody = /^[A-Z]{3,6} (?:Institute|Institution|Academy|Association|Society|College)$/i;

function classify(text: string): Piece {
  const school = institutionScore(text);
  const qualification = findQualification(text);
  if (isPlace(text)) return { kind: "place", text };
  if (qualification && (school < 2 || qualification.index < 3) && !namesBody.test(text)) {
    return { kind: "qualification", text, level: qualification.level };
  }
  if (school > 0) return { kind: "institution", text, score: school };
  if (/^[A-Z]{3,8}$/.test(text)) return { kind: "institution", text, score: 1.2 };
  if (courseName.test(text)) return { kind: "qualification", text, level: null };
  if (organisationScore(text) >= 2.5) return { kind: "institution", text, score: 1.5 };
  return { kind: "unknown", text };
}

/** Joins what commas cut apart: `Bachelor of Arts, Economics`; `School of Business, University of Nairobi`. */
function joinParts(parts: string[]): Piece[] {
  const pieces: Piece[] = [];
  // What is left of a label when its value was taken out: `KCSE, Mean grade:`.
  for (const part of parts.filter(
    (each) => tableField(each) !== "grade" && !subjectCount.test(each) && !dateLabel.test(each),
  )) {
    const piece = classify(part);
    const last = pieces.at(-1);
    if (last?.kind === "qualification" && (piece.kind === "unknown" || furtherClasses.test(part)))
      last.text += `, ${part}`;
    else if (last?.kind === "institution" && piece.kind === "institution" && isDivision(last.text)) {
      last.text = part;
      last.score = piece.score;
    } else pieces.push(piece);
  }
  return pieces;
}

const isDivision = (text: string) => /^(?:school|faculty|department)\b/i.test(text);
