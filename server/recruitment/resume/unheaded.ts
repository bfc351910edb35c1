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

type Place = "own" | "experience" | "education";

function divide(section: Section): Section[] {
  const parts: Record<Place, ResumeLine[]> = { own: [], experience: [], education: [] };
  for (const paragraph of paragraphs(section.lines.map(readRow))) {
    parts[placeOf(paragraph, parts.experience.length > 0)].push(...paragraph.map((row) => row.line));
  }
  return [
    { ...section, lines: parts.own },
    { kind: "experience", heading: "", lines: parts.experience },
    { kind: "education", heading: "", lines: parts.education },
  ];
}

/** A line with what its words say. */
interface Row {
  line: ResumeLine;
  study: boolean;
  job: boolean;
  dated: boolean;
  contact: boolean;
}

function readRow(line: ResumeLine): Row {
  const { dates, rest } = entryLine(line);
  const words = rest.split(" ").length;
  const named = institutionScore(rest) > 0 || dates.length > 0 || words < 10;
  return {
    line,
    study: words <= 24 && named && findQualification(rest) !== null,
    job: !line.bullet && titleScore(rest) > 2,
    dated: !line.bullet && words < 16 && dates.length > 0,
    contact: findEmails(line.text).length > 0 || findPhones(line.text).length > 0,
  };
}

/** Rows up to the next white space; a row that begins another kind of thing also ends one. */
function paragraphs(rows: Row[]): Row[][] {
  const result: Row[][] = [];
  let studying = false;
  for (const row of rows) {
    const last = result.at(-1);
    const begins = row.line.gapBefore >= 0.3 || (row.study && !row.line.bullet) || (studying && row.job);
    if (last && !begins) last.push(row);
    else {
      result.push([row]);
      studying = false;
    }
    studying ||= row.study;
  }
  return result;
}

function placeOf(paragraph: Row[], afterJobs: boolean): Place {
  if (paragraph.some((row) => row.contact)) return "own";
  if (paragraph.some((row) => row.study)) return "education";
  if (paragraph.some((row) => row.dated)) return "experience";
  return afterJobs && paragraph.every((row) => row.line.bullet) ? "experience" : "own";
}
