import { type EntryLine, entryLine } from "./chunks.ts";
import { labelled } from "./labels.ts";
import { isAside, startsWithVerb, subheading } from "./lexicon/duties.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { titleScore } from "./lexicon/titles.ts";
import { tableField } from "./tables.ts";

/** What a line is to a job: the one with its dates, another of its header, or a part of its description. */
export type Role = "anchor" | "header" | "body";

/** The role of each line of an experience section. */
export function rolesOf(rows: EntryLine[]): Role[] {
  const margin = bodyMargin(rows);
  const bulletJobs = rows.filter((row) => !row.line.bullet && row.dates.length > 0).length === 0;
  const roles: Role[] = [];
  for (const [index, row] of rows.entries()) {
    const previous = rows[index - 1];
    const role = roleOf(row, previous, margin, bulletJobs);
    // An item of an indented list whose marks are lost, among others of it.
    const among = roles[index - 1] === "body" && Math.abs(row.line.x - (previous?.line.x ?? 0)) < 2;
    const plain = !row.line.bold && row.line.gapBefore < 0.25;
    const listed = role === "header" && among && plain && row.line.x > margin;
    roles.push(listed ? "body" : role);
  }
  // `• Tausi` over `Software Engineer   2016 – 2019`: each employer is an item of a list.
  return roles.map((role, index) =>
    role === "body" && roles[index + 1] === "anchor" && isListedHeader(rows[index], rows[index + 1])
      ? "header"
      : role,
  );
}

/** Whether a list item is at the edge of the dated line below it, with something short set apart in it. */
function isListedHeader(row: EntryLine | undefined, anchor: EntryLine | undefined): boolean {
  if (!row?.line.bullet || !anchor || anchor.line.bullet || anchor.line.gapBefore > 0.3) return false;
  return (
    row.line.segments.length > 1 &&
    row.line.x > anchor.line.x - 6 &&
    row.line.x < anchor.line.x + 14 &&
    row.rest.length < 100 &&
    !startsWithVerb(row.rest)
  );
}

/** Left edge of the text of dated lines: deeper lines are descriptions where list marks did not survive. */
function bodyMargin(rows: EntryLine[]): number {
  const edges = rows.filter(isDatedHeader).map(contentEdge);
  return edges.length > 0 ? Math.max(...edges) + 8 : Number.POSITIVE_INFINITY;
}

/** Left edge of the first segment that is not a date on its own. */
function contentEdge({ line, dates }: EntryLine): number {
  if (dates.length === 0 || line.segments.length === 1) return line.x;
  const text = line.segments.find((segment) => entryLine({ ...line, text: segment.text }).rest.length > 2);
  return text?.x ?? line.x;
}

/** A date that the line is about: beside a short text, not inside a sentence. */
function isDatedHeader({ line, dates, rest }: EntryLine): boolean {
  const span = dates.find((each) => !each.single) ?? dates[0];
  if (!span) return false;
  const words = rest.split(/\s+/).filter(Boolean).length;
  // `Teller, Maji SACCO (2019 - 2021): serving members.`
  const told = /^[)\]]?\s*:\s/.test(line.text.slice(span.index + span.length));
  if (told && !span.single && titleScore(line.text.slice(0, span.index).split(",")[0] ?? "") >= 2)
    return true;
  if (words > 18) return false;
  if (rest === "") return true;
  // The end of a sentence that wrapped: `... to 9` / `hours in 2022`.
  if (/^\p{Ll}/u.test(rest) && titleScore(rest) < 2) return false;
  if (
    /\b(?:in|of|by|since|during|until|for|the|and|from|mwaka)\s*$/i.test(line.text.slice(0, span.index)) &&
    words > 1
  )
    return false;
  // `ward in-charge since 2021` says something; `Teller, since 2021` names a job.
  if (
    /\p{L} $/u.test(line.text.slice(0, span.index)) &&
    /^(?:since|from|tangu|kutoka)\b/.test(line.text.slice(span.index))
  )
    return false;
  const edge = span.index <= 2 || span.index + span.length >= line.text.length - 14;
  const apart = /[\t(|–—,:•-]\s*$/.test(line.text.slice(0, span.index)) || span.index === 0;
  if (!edge && !apart && words > 8) return false;
  if (startsWithVerb(rest) && titleScore(rest.split("\t")[0] ?? "") < 2) return false;
  return !/[.;]$/.test(line.text.trim()) || words <= 10;
}

function roleOf(row: EntryLine, previous: EntryLine | undefined, margin: number, bulletJobs: boolean): Role {
  const { line, rest } = row;
  const evidence = Math.max(
    ...rest.split("\t").map((part) => Math.max(titleScore(part), organisationScore(part))),
    0,
  );
  const pair = labelled(line);
  const field = pair ? tableField(pair.label) : null;
  if (isDatedHeader(row) && (!line.bullet || bulletJobs || (evidence >= 2 && !row.dates[0]?.single)))
    return "anchor";
  if (field && field !== "duties") return "header";
  if (line.bullet || isAside(line.text) || subheading.test(line.text)) return "body";
  const words = rest.split(/\s+/).length;
  if (words > 14 || rest.length > 100 || /^\p{Ll}/u.test(rest) || /[;]$/.test(rest)) return "body";
  if (/\.$/.test(rest) && words > 5 && organisationScore(rest) < 2) return "body";
  if (startsWithVerb(rest) && titleScore(rest) < 2) return "body";
  // The second line of a list item or a sentence.
  const wraps =
    previous?.line.bullet &&
    line.gapBefore < 0.25 &&
    line.x >= previous.line.x - 2 &&
    line.page === previous.line.page &&
    line.x > 0;
  if (wraps && !line.bold) return "body";
  if (line.x > margin && line.segments.length === 1 && evidence < 2 && !line.bold && !isPlace(rest))
    return "body";
  return "header";
}
