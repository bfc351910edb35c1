import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { withoutPlace } from "./chunks.ts";
import { findDates } from "./dates.ts";
import { type Draft, emptyDraft, place } from "./education-draft.ts";
import { draftsOf } from "./education-drafts.ts";
import { entryOf, piecesOf } from "./education-pieces.ts";
import { findGrade } from "./lexicon/grades.ts";
import { findQualification } from "./lexicon/qualifications.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";
import { readTable, type TableRecord } from "./tables.ts";

type Education = ParsedResume["education"][number];

/** Reads education sections, and of training sections what names both a qualification and who gave it. */
export function readEducation(sections: Section[]): Education[] {
  return sections
    .flatMap((section) => {
      if (section.kind === "education") return readLines(section.lines, certificates.test(section.heading));
      if (section.kind !== "training") return [];
      return coursesOf(section.lines).filter(
        (draft) =>
          (draft.institution || (draft.unknown && draft.dates)) &&
          findQualification(draft.qualification ?? ""),
      );
    })
    .map(finish)
    .filter((entry) => entry !== null);
}

/** Each item of a list of courses is one of its own. */
function coursesOf(lines: ResumeLine[]): Draft[] {
  const listed = lines.length > 0 && lines.every((line) => line.bullet);
  return listed ? lines.flatMap((line) => readLines([line], false)) : readLines(lines, false);
}

const certificates = /certif|licen|vyeti|credential/i;

/** Tables by their heading row, other lines by what they hold. */
function readLines(lines: ResumeLine[], isCertificates: boolean): Draft[] {
  const table = readTable(lines);
  const fromTable = table?.records.map(draftOfRecord) ?? [];
  return [...fromTable, ...draftsOf(table ? table.others : lines, isCertificates)];
}

function draftOfRecord(record: TableRecord): Draft {
  const draft = emptyDraft();
  const period = record.period ?? [record.from, record.to].filter(Boolean).join(" - ");
  draft.dates = findDates(period)[0] ?? null;
  draft.institution = record.institution ? withoutPlace(record.institution) : null;
  draft.institutionScore = record.institution ? 3 : 0;
  if (record.grade && /[\p{L}\d]/u.test(record.grade))
    draft.grade = findGrade(record.grade)?.grade ?? record.grade;
  const qualification = record.qualification ?? record.level;
  const pieces = piecesOf(entryOf(qualification ?? record.institution ?? ""));
  // One column may hold both the school and the qualification.
  const both = !qualification && pieces.some((piece) => piece.kind === "qualification");
  if (both) draft.institution = null;
  if (both || qualification) for (const piece of pieces) place(draft, piece);
  draft.qualification ??= qualification ?? null;
  return draft;
}

/** How far a student is: `(3rd year)`, `(ongoing)`. */
const studyYear =
  /\s*\((?:(?:1st|2nd|3rd|[4-6]th|first|second|third|fourth|final) year(?: student)?|on-?going|continuing|in progress|current)\)/i;

/** Without what surrounds it; a full stop after a word goes, one of an abbreviation stays. */
const clean = (text: string) =>
  text
    .replace(studyYear, "")
    .replace(/^[\s,.;:•–-]+|[\s,;:(–-]+$/g, "")
    .replace(/(?<=\p{Ll}{3})\.$/u, "")
    .replace(/\s+/g, " ");

/** Turns a draft into an entry; null when it holds neither a school nor a qualification worth the name. */
function finish(draft: Draft): Education | null {
  // `Precious Blood Kilungu, 2015 - 2018` over `KCSE`: a school without a word that says so.
  const institution = clean(draft.institution ?? (draft.qualification && draft.unknown) ?? "");
  const implied = draft.institutionScore >= 2 ? (schoolExam(institution, draft) ?? draft.unknown) : null;
  const qualification = clean(draft.qualification ?? implied ?? "");
  if (qualification === "" && draft.institutionScore < 2) return null;
  const { dates } = draft;
  const evidence = [draft.institutionScore >= 1, draft.qualification !== null, dates !== null].filter(
    Boolean,
  ).length;
  return {
    institution,
    qualification,
    level: draft.level,
    grade: draft.grade?.trim().replace(/\s+/g, " ") || null,
    startDate: dates && !dates.single ? dates.start : null,
    endDate: dates?.end ?? null,
    confidence: [0.2, 0.5, 0.8, 0.95][evidence] ?? 0.2,
  };
}

/** What a school alone says: a secondary school ends with KCSE, a primary school with KCPE. */
function schoolExam(institution: string, draft: Draft): string | null {
  if (draft.unknown !== null) return null;
  if (/\bprimary\b|\bmsingi\b/i.test(institution)) return "KCPE";
  if (/\b(?:high|secondary|sekondari|girls|boys)\b/i.test(institution) && draft.grade !== null) return "KCSE";
  return null;
}
