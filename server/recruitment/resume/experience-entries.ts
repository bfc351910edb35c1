import { type EntryLine, entryLine } from "./chunks.ts";
import { labelled } from "./labels.ts";
import { isDepartment } from "./lexicon/departments.ts";
import { isAside, startsWithVerb, subheading } from "./lexicon/duties.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { titleScore } from "./lexicon/titles.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { tableField } from "./tables.ts";

/** The lines of one job: those that name it, and those that tell about it. */
export interface EntryLines {
  header: EntryLine[];
  body: ResumeLine[];
}

type Role = "anchor" | "header" | "body";

/** Splits the lines of an experience section into jobs. */
export function segmentExperience(lines: ResumeLine[]): EntryLines[] {
  const rows = lines.map(entryLine);
  const roles = rolesOf(rows);
  const starts = entryStarts(rows, roles);
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? rows.length;
    return divide(rows.slice(start, end), roles.slice(start, end));
  });
}

function rolesOf(rows: EntryLine[]): Role[] {
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
  return roles;
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
  const span = dates[0];
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
  // `ward in-charge since 2021` tells something; `Teller, since 2021` names a job.
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

const bears = (row: EntryLine, score: (text: string) => number) =>
  row.rest.split(/\t|\s[–—|-]\s|,\s/).some((part) => score(part) >= 2);

/** Indices of the lines that begin a job. */
function entryStarts(rows: EntryLine[], roles: Role[]): number[] {
  const anchors = roles.flatMap((role, index) => (role === "anchor" ? [index] : []));
  if (anchors.length === 0) return undatedStarts(rows, roles);
  const starts: number[] = [];
  let floor = 0;
  let usual: number | null = null;
  for (const [order, anchor] of anchors.entries()) {
    const above = linesAbove(rows, roles, anchor, floor);
    usual ??= above;
    const count =
      order === 0 ? above : chooseAbove(rows, roles, anchor, above, usual, anchors[order - 1] ?? 0);
    const start = anchor - count;
    // A second date in the same header (the period of the company, or of the contract) begins nothing.
    if (order > 0 && continuesHeader(rows, roles, starts.at(-1) ?? 0, anchor, count)) {
      floor = anchor + 1;
      continue;
    }
    starts.push(start);
    floor = anchor + 1;
  }
  return [...new Set(starts)];
}

/** Header lines directly above an anchor, at most three. */
function linesAbove(rows: EntryLine[], roles: Role[], anchor: number, floor: number): number {
  let count = 0;
  while (count < 3 && anchor - count - 1 >= floor && roles[anchor - count - 1] === "header") {
    count++;
    if ((rows[anchor - count]?.line.gapBefore ?? 0) > 0.3) break;
  }
  return (rows[anchor]?.line.gapBefore ?? 0) > 0.3 && count > 0 && hasOwnHeader(rows[anchor]) ? 0 : count;
}

const hasOwnHeader = (row: EntryLine | undefined) =>
  row !== undefined && row.rest !== "" && (bears(row, titleScore) || bears(row, organisationScore));

/** How many of the header lines above a later anchor are its own and not the rest of the job before. */
function chooseAbove(
  rows: EntryLine[],
  roles: Role[],
  anchor: number,
  above: number,
  usual: number,
  previous: number,
): number {
  if (above === 0) return 0;
  const afterBody = roles.slice(previous + 1, anchor - above).includes("body");
  const gapAt = rows.slice(anchor - above, anchor).findLastIndex((row) => row.line.gapBefore > 0.3);
  if (gapAt >= 0) return above - gapAt;
  if (usual > 0) return Math.min(above, afterBody ? Math.max(usual, Math.min(above, 2)) : usual);
  if (!afterBody) return 0;
  // Dates usually stand in the first line here; a bold or telling line above is the company of several jobs.
  const own = rows
    .slice(anchor - above, anchor)
    .filter((row) => row.line.bold || bears(row, organisationScore) || bears(row, titleScore));
  return own.length > 0 ? Math.min(above, own.length) : 0;
}

/** Whether the anchor still belongs to the header that began at `start`: no description lies between. */
function continuesHeader(
  rows: EntryLine[],
  roles: Role[],
  start: number,
  anchor: number,
  above: number,
): boolean {
  if (above > 0 || roles.slice(start, anchor).includes("body")) return false;
  const row = rows[anchor];
  return (
    row !== undefined &&
    row.rest === "" &&
    rows.slice(start, anchor).every((other) => other.dates.length === 0)
  );
}

/** Without dates, a job begins at a line that names a post or an employer after something else. */
function undatedStarts(rows: EntryLine[], roles: Role[]): number[] {
  const starts: number[] = [];
  for (const [index, row] of rows.entries()) {
    if (roles[index] !== "header") continue;
    const telling = bears(row, titleScore) || bears(row, organisationScore);
    const begins = index === 0 || roles[index - 1] === "body" || row.line.gapBefore > 0.3;
    if (telling && begins) starts.push(index);
  }
  if (starts.length > 0) return starts;
  // A bare list of jobs.
  return rows.flatMap((row, index) =>
    row.line.bullet && (bears(row, titleScore) || bears(row, organisationScore)) && row.rest.length < 90
      ? [index]
      : [],
  );
}

/** Separates the header of a job from its description: once something is described, the rest is description. */
function divide(rows: EntryLine[], roles: Role[]): EntryLines {
  const anchor = roles.indexOf("anchor");
  const header: EntryLine[] = [];
  const body: ResumeLine[] = [];
  rows.forEach((row, index) => {
    const after = index > anchor;
    const closed = body.length > 0 || (after && (row.line.gapBefore > 0.6 || header.length >= 5));
    const field = roles[index] === "header" && tableField(labelled(row.line)?.label ?? "");
    if (field) header.push(row);
    else if (roles[index] === "body" || (closed && after && index > 0)) body.push(row.line);
    else if (after && anchor >= 0 && !usefulBelow(row, header)) body.push(row.line);
    else header.push(row);
  });
  return { header, body: body.filter((line) => !subheading.test(line.text)) };
}

/** A line under the dated one belongs to the header while the post or the employer is still missing. */
function usefulBelow(row: EntryLine, header: EntryLine[]): boolean {
  if (labelled(row.line) && tableField(labelled(row.line)?.label ?? "")) return true;
  if (isPlace(row.rest)) return true;
  if (row.dates.length > 0) return true;
  const filled = header.filter((other) => other.rest !== "" && !isPlace(other.rest));
  if (filled.length === 0) return true;
  const title = filled.some((other) => bears(other, titleScore));
  const organisation = filled.some((other) => bears(other, organisationScore));
  if (!title) return true;
  const named = filled
    .flatMap((other) => other.rest.split(/\t|,\s|\s[–—|-]\s|\s(?:at|@)\s/))
    .filter((part) => !isDepartment(part) && !isPlace(part));
  return !organisation && named.length < 2;
}
