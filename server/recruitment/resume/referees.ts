import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { findEmails, findPhones } from "./contact.ts";
import { asName } from "./name.ts";
import { isCapitals, type ResumeLine } from "./resume-lines.ts";
import type { Section } from "./sections.ts";

type Referee = ParsedResume["referees"][number];

/** Ten referees with their addresses fill no more. */
const maxLines = 120;

/** Reads the people under the referees heading: a new one starts at a name, a number or a blank line. */
export function readReferees(sections: Section[]): Referee[] {
  const lines = sections.filter((section) => section.kind === "referees").flatMap((section) => section.lines);
  return columnsOf(lines.slice(0, maxLines)).flatMap(people).slice(0, 10);
}

/** Referees are often side by side: the segments of each column in turn, then as lines of their own. */
function columnsOf(lines: ResumeLine[]): { text: string; starts: boolean }[][] {
  const wide = lines.filter(
    (line) => line.segments.length >= 2 && !labelStart.test(line.segments[0]?.text ?? ""),
  );
  if (wide.length < 2 || wide.length < 0.6 * lines.length) {
    return [
      lines.map((line) => ({
        text: line.text.replace(/\t/g, " "),
        starts: line.gapBefore > 0.3 || line.startsRegion,
      })),
    ];
  }
  const edges = wide.reduce(
    (longest, line) =>
      line.segments.length > longest.length ? line.segments.map((segment) => segment.x) : longest,
    [] as number[],
  );
  return edges.map((_, column) =>
    lines.flatMap((line) =>
      line.segments
        .filter((segment) => nearest(edges, segment.x) === column)
        .map((segment) => ({ text: segment.text, starts: line.gapBefore > 0.3 })),
    ),
  );
}

const nearest = (edges: number[], x: number) =>
  edges.reduce(
    (best, edge, index) => (Math.abs(edge - x) < Math.abs((edges[best] ?? 0) - x) ? index : best),
    0,
  );

/**
 * Some CVs begin with their referees, and the owner's name is below without a heading. Gives the owner's
 * lines back to the top: from a name set apart by size, boldness or capitals that contacts follow.
 */
export function ownerBelowReferees(sections: Section[]): Section[] {
  const first = sections[0];
  if (first?.kind !== "referees" || sections.some(({ kind }) => kind === "top" || kind === "personal"))
    return sections;
  const at = first.lines.findLastIndex((line, index) => {
    const text = line.text.replace(/\t/g, " ");
    if (index === 0 || asName(text) === null || /[,;:]/.test(text)) return false;
    const others = first.lines.slice(0, index);
    const apart =
      others.every((other) => other.size < line.size - 1) ||
      (line.bold && others.every((other) => !other.bold)) ||
      (isCapitals(text) && others.every((other) => !isCapitals(other.text)));
    const below = first.lines
      .slice(index + 1)
      .map((other) => other.text)
      .join("\n");
    return apart && (findPhones(below).length > 0 || findEmails(below).length > 0);
  });
  if (at < 0) return sections;
  const owner: Section = { kind: "top", heading: "", lines: first.lines.slice(at) };
  return [owner, { ...first, lines: first.lines.slice(0, at) }, ...sections.slice(1)];
}

const labelStart =
  /^(?:name|jina|title|position|tel|phone|mobile|cell|e-?mail|simu|organi[sz]ation|company|designation|cheo|address|relationship)\b/i;
const nameLabel = /^(?:(?:full )?names?|jina(?: kamili)?)\s*[:–-]+\s*/i;
const numbering = /^(?:\(?\d{1,2}[.)]|\(?[ivx]{1,4}[.)])\s*/i;

function people(lines: { text: string; starts: boolean }[]): Referee[] {
  const groups: string[][] = [];
  for (const { text, starts } of lines) {
    const numbered = numbering.test(text);
    const plain = text.replace(numbering, "").replace(nameLabel, "");
    const named = nameLabel.test(text.replace(numbering, "")) || leadingName(plain) !== null;
    const group = groups.at(-1);
    const complete = group?.some((line) => findPhones(line).length > 0 || findEmails(line).length > 0);
    if (!group || numbered || (named && (starts || complete || nameLabel.test(text)))) groups.push([plain]);
    else group.push(plain);
  }
  return groups.map(toReferee).filter((referee) => referee !== null);
}

/** The name that a line begins with, before a comma, dash or bracket. */
function leadingName(text: string): string | null {
  const head = text.split(/\s*[,;|(]\s*|\s[-–—]\s|\t/)[0] ?? "";
  return /[\d@]/.test(head) ? null : asName(head);
}

function toReferee(lines: string[]): Referee | null {
  const name = lines.map(leadingName).find((found) => found !== null);
  const all = lines.join("\n");
  const phone = findPhones(all)[0]?.value ?? null;
  const email = findEmails(all)[0]?.value ?? null;
  if (!name || (!phone && !email && lines.length < 2)) return null;
  const detail = lines
    .map((line) => strip(line, name))
    .filter((line) => /\p{L}{2}/u.test(line))
    .join(", ");
  return { name, detail, phone, email };
}

/** A line without the name, phones, e-mails and their labels. */
function strip(line: string, name: string): string {
  let rest = line;
  for (const found of [...findPhones(line), ...findEmails(line)].sort((a, b) => b.index - a.index)) {
    rest = rest.slice(0, found.index) + rest.slice(found.index + found.length);
  }
  const at = rest.toLowerCase().indexOf(name.toLowerCase());
  if (at >= 0) rest = rest.slice(at + name.length);
  return rest
    .replace(
      /\b(?:tel(?:ephone)?|phone|mobile|cell(?:phone)?|e-?mail|simu|barua pepe|contacts?|no)\b\.?\s*(?:no\.?|number)?\s*[:.]*/gi,
      "",
    )
    .replace(/^[\s,;:|/–-]+|[\s,;:|/–-]+$/g, "");
}
