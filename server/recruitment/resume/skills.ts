import { firstWordWidth } from "#server/platform/documents/document-text.ts";
import { isCapitals, joinWords, type ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

/** Reads the skills sections: lists by bullets, commas, bars or columns, groups with labels, and sentences. */
export function readSkills(sections: Section[]): { value: string[]; confidence: number } {
  const lines = sections
    .filter((section) => section.kind === "skills")
    .flatMap((section) =>
      joinWrapped(section.lines.filter((_, index) => !isGroupHeading(section.lines, index))),
    );
  const sentence = lines.length >= 3 && lines.filter((line) => line.includes(",")).length === 1;
  const skills = lines
    .flatMap((line) =>
      sentence && enumeration.test(line) && !leadIn.test(line) ? [line] : skillsOfLine(line),
    )
    .map(tidy)
    .filter(isSkill);
  const seen = new Set<string>();
  const value = skills.filter((skill) => {
    const key = skill.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  const short = value.filter((skill) => skill.split(" ").length <= 4).length;
  return {
    value: value.slice(0, 80),
    confidence: value.length === 0 ? 0 : 0.55 + (0.4 * short) / value.length,
  };
}

/** `Fluent in Somali, English and Kiswahili` among skills of a line each is one of them. */
const enumeration = /^[^:]+,[^,:]+\s(?:and|na|&)\s[^,]+$/;

/**
 * The name of a group of skills on a line of its own: one that ends with a colon, or one that is set larger
 * than the skills below it.
 */
function isGroupHeading(all: ResumeLine[], at: number): boolean {
  const line = all[at];
  if (!line || line.segments.length > 1 || line.bullet) return false;
  if (/:$/.test(line.text) && line.text.split(" ").length <= 5 && all.length > 1) return true;
  const next = all[at + 1];
  // The sizes in a scan differ from line to line: size alone says nothing.
  const strong = line.bold || isCapitals(line.text);
  return next !== undefined && strong && line.size > next.size + 0.9 && line.text.split(" ").length <= 4;
}

/** Longest text, in characters, that wrapped lines are joined to: the list of a real CV is far shorter. */
const maxListLength = 3_000;

/** Whether no column is so narrow that the first word of a line would not have fitted into the one before: `dbt`. */
const roomBeside = (previous: ResumeLine, line: ResumeLine) =>
  previous.width > 0 && previous.width + firstWordWidth(line) < 0.2 * previous.pageWidth;

/** Joins lines that only wrapped: list items, and lists that go on after a comma. */
function joinWrapped(lines: ResumeLine[]): string[] {
  const texts: string[] = [];
  const anyBullets = lines.some((line) => line.bullet);
  for (const [index, line] of lines.entries()) {
    const previous = lines[index - 1];
    const last = texts.length - 1;
    const open =
      /[,&]$|\b(?:and|na|of|in)$/.test(texts[last] ?? "") ||
      (/^(?:\p{Ll}|[&)])/u.test(line.text) && !(previous && roomBeside(previous, line)));
    const hanging =
      anyBullets &&
      !line.bullet &&
      previous !== undefined &&
      line.gapBefore < 0.25 &&
      line.x >= previous.x - 2 &&
      line.x > 0 &&
      // With half a page of room the line before did not wrap: this one lost its mark.
      !(line.column === "full" && previous.x + previous.width < 0.5 * line.pageWidth) &&
      !line.bold;
    const room = (texts[last]?.length ?? maxListLength) < maxListLength;
    if (room && !line.bullet && line.gapBefore < 0.3 && (open || hanging))
      texts[last] = joinWords(texts[last] ?? "", line.text);
    else texts.push(line.text);
  }
  return texts;
}

const leadIn =
  /^(?:(?:highly|very|fully)\s+)?(?:proficient|proficiency|skilled|experienced?|competent|conversant|knowledgeable|knowledge|familiar(?:ity)?|expertise|expert|good at|well versed|ability|able|adept|uzoefu|ujuzi)\s+(?:in|with|of|at|using|on|wa|katika)\s+(?:the use of\s+)?/i;

/** Fields of a form about tongues and licences, which are no skills of the trade. */
const notSkills =
  /^(?:mother tongues?|other languages?|driving licen[cs]es?|(?:personal )?(?:interests|hobbies))(?:\(s\))?(?:\([^)]*\))?\s*[:\t]/i;
/** A row of tongues in a table of skills: `Languages   English | French`. */
const spokenOnly =
  /^(?:spoken |natural )?languages?\s*\t\s*(?:(?:english|french|german|spanish|italian|portuguese|dutch|russian|arabic|chinese|mandarin|japanese|korean|hindi|turkish|polish|swedish|kiswahili|swahili|somali)[\s,|•·;]*(?:\([^)]*\)[\s,|•·;]*)?)+$/i;
/** The name of a group of skills in front of a gap: `Computer skills and competences`. */
const groupName = /^[^\t:]{3,50}\b(?:skills|competences|competencies)(?: and competences)?\s*\t\s*/i;

/** A word or two in a column of their own before a list: `Tools` and, beside it, `Canva, WordPress`. */
const columnLabel = /^[\p{L}&]+(?: [\p{L}&]+){0,2}\s*\t\s*(?=[^\t,|]+[,|][^\t]+$)/u;

function skillsOfLine(line: string): string[] {
  if (notSkills.test(line.replace(/\(s\)/i, "")) || spokenOnly.test(line)) return [];
  const text = line.replace(groupName, "").replace(columnLabel, "");
  const group = /^([^:,]{2,45})\s*:\s*(.+)$/.exec(text.replace(/\t/g, " \t"));
  const label = group?.[1]?.trim() ?? "";
  const list = group?.[2] && label.split(" ").length <= 5 ? group[2] : text;
  // A rating beside the skill is not a skill.
  const bare = list.replace(
    /\(?\b(?:advanced|intermediate|beginner|basic|expert|native|fluent|excellent|very good)\b\)?$/i,
    (hit, at: number) => (at === 0 ? hit : ""),
  );
  const parts = splitOutsideBrackets(bare);
  const sentence = parts.length === 1 && bare.split(/\s+/).length > 7;
  if (leadIn.test(bare)) return bare.replace(leadIn, "").split(/\s*,\s*|\s+(?:and|na|&)\s+/);
  return sentence
    ? [bare]
    : parts.flatMap((part) =>
        parts.length > 1 ? part.replace(/^(?:and|na|&)\s+/i, "").split(/\s+(?:na)\s+/) : [part],
      );
}

function splitOutsideBrackets(text: string): string[] {
  return text.split(/\t|\s{3,}|\s*[|•·●▪;]\s*|,\s*(?![^()]*\))|\s[–—-]\s|\s\/\s/);
}

const tidy = (skill: string) =>
  skill
    .replace(leadIn, "")
    // The logo of the typesetter, whose raised and lowered letters are drawn apart.
    .replace(/^L\s?A?\s?TEX$/, "LaTeX")
    // Dots or stars that rate a skill, also as a scan shows them.
    .replace(/\s+(?=\S*(\S)\1)[●○★☆eoc0@*]{4,6}$/, "")
    .replace(/^[\s,.;:•–*()-]+(?<!\()|[\s,.;:–-]+$/g, "")
    .replace(/\s+/g, " ")
    .trim();

const isSkill = (skill: string) =>
  /\p{L}/u.test(skill) &&
  skill !== "A" &&
  skill.length <= 90 &&
  skill.split(" ").length <= 12 &&
  !/@|https?:/.test(skill) &&
  // A rating on a line of its own.
  !/^(?:advanced|intermediate|beginner|basic|expert|novice|proficient|native speaker)$/i.test(skill) &&
  !/^(?:and|etc|skills?|others?)$/i.test(skill);
