import { entryLine } from "./chunks.ts";
import { findEmails, findPhones } from "./contact.ts";
import { findQualification, institutionScore } from "./lexicon/qualifications.ts";
import { titleScore } from "./lexicon/titles.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

/**
 * Gives a CV without headings for its jobs and studies such sections: each paragraph that carries a date or a
 * qualification goes where its words point. The rest stays on top. Other CVs are returned as they are.
 */
export function withImpliedSections(sections: Section[]): Section[] {
  const headed = sections.some((section) => section.kind === "experience" || section.kind === "education");
  if (headed) return sections;
  return sections.flatMap((section) =>
    section.kind === "top" || section.kind === "summary" ? divide(section) : [section],
  );
}

function divide(section: Section): Section[] {
  const parts: Record<"own" | "experience" | "education", ResumeLine[]> = {
    own: [],
    experience: [],
    education: [],
  };
  for (const paragraph of paragraphs(section.lines))
    parts[placeOf(paragraph, parts.experience.length > 0)].push(...paragraph);
  return [
    { ...section, lines: parts.own },
    { kind: "experience", heading: "", lines: parts.experience },
    { kind: "education", heading: "", lines: parts.education },
  ];
}

/** Lines up to the next white space; a line that begins another kind of thing also ends one. */
function paragraphs(lines: ResumeLine[]): ResumeLine[][] {
  const result: ResumeLine[][] = [];
  for (const line of lines) {
    const last = result.at(-1);
    if (
      last &&
      line.gapBefore < 0.3 &&
      (line.bullet || !isStudy(line)) &&
      !(line.gapBefore === 0 && last.some(isStudy) && !line.bullet && titleScore(entryLine(line).rest) > 2)
    )
      last.push(line);
    else result.push([line]);
  }
  return result;
}

function isStudy(line: ResumeLine): boolean {
  const { rest } = entryLine(line);
  if (rest.split(" ").length > 24) return false;
  return (
    findQualification(rest) !== null &&
    (institutionScore(rest) > 0 || entryLine(line).dates.length > 0 || rest.split(" ").length < 10)
  );
}

function placeOf(paragraph: ResumeLine[], afterJobs: boolean): "own" | "experience" | "education" {
  const contacts = paragraph.some(
    (line) => findEmails(line.text).length > 0 || findPhones(line.text).length > 0,
  );
  if (contacts) return "own";
  if (paragraph.some(isStudy)) return "education";
  const dated = paragraph.some(
    (line) => !line.bullet && entryLine(line).dates.length > 0 && entryLine(line).rest.split(" ").length < 16,
  );
  if (dated) return "experience";
  return afterJobs && paragraph.every((line) => line.bullet) ? "experience" : "own";
}
