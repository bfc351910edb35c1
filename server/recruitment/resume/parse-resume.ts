import type { ParsedResume, ResumeNotice } from "#contract/recruitment/resume.ts";
import type { DocumentText } from "#server/platform/documents/document-text.ts";
import { findDates } from "./dates.ts";
import { readEducation } from "./education.ts";
import { readExperience } from "./experience.ts";
import { headingKind, type SectionKind } from "./headings.ts";
import { mostlyLabelled } from "./labels.ts";
import { findQualification, institutionScore } from "./lexicon/qualifications.ts";
import { titleScore } from "./lexicon/titles.ts";
import { logicalLines } from "./logical-lines.ts";
import { readPersonal } from "./personal.ts";
import { ownerBelowReferees, readReferees } from "./referees.ts";
import { maxLines, type ResumeLine, resumeLines } from "./resume-lines.ts";
import { repairScanText } from "./scan-text.ts";
import { type Section, splitSections } from "./sections.ts";
import { readSkills } from "./skills.ts";
import { readSummary } from "./summary.ts";
import { withImpliedSections } from "./unheaded.ts";
import { withinLimits } from "./within-limits.ts";

/** Reads the fields of a CV from its text. Never throws for what a text holds; unknown is null or empty. */
export function parseResume(document: DocumentText): ParsedResume {
  const { scan } = document.flags;
  const lines = scan ? repairScanText(resumeLines(document)) : resumeLines(document);
  const sections = withImpliedSections(
    ownerBelowReferees(splitSections(logicalLines(lines), { exactSizes: !scan }).map(settleKind)),
  );
  const linesOf = (kind: SectionKind): ResumeLine[] =>
    sections.filter((section) => section.kind === kind).flatMap((section) => section.lines);
  const personal = readPersonal(sections, document.links);
  const experience = readExperience(linesOf("experience"));
  const education = readEducation(sections);
  const skills = readSkills(sections);
  const summary = readSummary(sections);
  // What was recognised in a picture is no surer than the recognition.
  const sure = (confidence = 0) => Math.round(100 * confidence * (document.recognition ?? 1)) / 100;
  const found = personal.name || personal.email || personal.phone || experience.length + education.length > 0;
  return withinLimits({
    personalInfo: {
      name: personal.name?.value ?? null,
      email: personal.email?.value ?? null,
      phone: personal.phone?.value ?? null,
      address: personal.address?.value ?? null,
    },
    experience,
    education,
    skills: skills.value,
    summary: summary.value,
    referees: readReferees(sections),
    confidence: {
      name: sure(personal.name?.confidence),
      email: sure(personal.email?.confidence),
      phone: sure(personal.phone?.confidence),
      address: sure(personal.address?.confidence),
      experience: sure(mean(experience)),
      education: sure(mean(education)),
      skills: sure(skills.confidence),
      summary: sure(summary.confidence),
    },
    notices: noticesOf(document, Boolean(found), lines.length >= maxLines),
    pages: document.pageCount,
  });
}

/** A line that begins or ends with a period and says little else, as the first lines of jobs do. */
function isPeriodOfWork({ text }: ResumeLine): boolean {
  const span = findDates(text).find((each) => !each.single);
  if (!span || text.length > 110) return false;
  return span.index < 3 || span.index + span.length > text.length - 3;
}

/** `Personal profile` heads both a block of details and a paragraph about oneself: its lines show it. */
function settleKind(section: Section, _: number, all: Section[]): Section {
  if (section.kind === "other") {
    if (headingKind(section.heading) !== null) return section;
    const kind = kindOfContent(section.lines);
    // Beside a section of jobs, `Writing` and `Volunteering` are no further one.
    const named = kind === "experience" && all.some((one) => one.kind === kind && one.lines.length > 0);
    return named ? section : { ...section, kind };
  }
  if (section.kind === "skills" && section.lines.length > 0 && section.lines.every(isCourse))
    return { ...section, kind: "education" };
  if (section.kind !== "summary") return section;
  if (mostlyLabelled(section.lines)) return { ...section, kind: "personal" };
  // `Career` heads a list of jobs as often as a sentence about what one looks for.
  if (section.lines.filter(isPeriodOfWork).length >= 2) return { ...section, kind: "experience" };
  return section;
}

/** A qualification with the school that gave it, as under `Computer packages`. */
const isCourse = ({ text }: ResumeLine) =>
  text.length < 110 && findQualification(text) !== null && institutionScore(text) === 3;

/** What is under a heading of unknown words: studies, jobs, or something that no field is made of. */
function kindOfContent(lines: ResumeLine[]): SectionKind {
  const short = lines.filter((line) => line.text.length < 110);
  if (short.some(({ text }) => findQualification(text) && institutionScore(text) > 0)) return "education";
  const jobs = short.some(({ text }) => titleScore(text) >= 2) && short.some(isPeriodOfWork);
  return jobs ? "experience" : "other";
}

function mean(entries: { confidence: number }[]): number {
  if (entries.length === 0) return 0;
  return Math.round((100 * entries.reduce((sum, entry) => sum + entry.confidence, 0)) / entries.length) / 100;
}

function noticesOf({ flags }: DocumentText, found: boolean, cut: boolean): ResumeNotice[] {
  const notices: ResumeNotice[] = [];
  if (flags.scan) notices.push("scan");
  if (flags.twoColumns) notices.push("two_columns");
  if (flags.unreadableFonts) notices.push("unreadable_fonts");
  if (!found) notices.push("nothing_found");
  if (flags.truncated || cut) notices.push("truncated");
  return notices;
}
