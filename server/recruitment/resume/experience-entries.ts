import { type EntryLine, entryLine } from "./chunks.ts";
import { type Role, rolesOf } from "./experience-roles.ts";
import { labelled } from "./labels.ts";
import { isDepartment } from "./lexicon/departments.ts";
import { subheading } from "./lexicon/duties.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { isPlace } from "./lexicon/places.ts";
import { titleScore } from "./lexicon/titles.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { tableField } from "./tables.ts";

/** The lines of one job: those that name it, and those that describe it. */
export interface EntryLines {
  header: EntryLine[];
  body: ResumeLine[];
}

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
    const start = anchor - count + (order === 0 ? 0 : placesOfPrevious(rows, anchor - count, anchor));
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

/** How many lines from `start` on say where the job before was: a place right below it, over the next post's name. */
function placesOfPrevious(rows: EntryLine[], start: number, anchor: number): number {
  const first = rows[start];
  const named = anchor - start > 1 || hasOwnHeader(rows[anchor]);
  return first && named && start < anchor && isPlace(first.rest) && first.line.gapBefore < 0.25 ? 1 : 0;
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
  // Dates are usually in the first line here; a bold line or one with a keyword above is the company of several jobs.
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
  // `Bank Agent Supervisor` is a post, though a bank's name may begin so.
  const organisation = filled.some((other) =>
    bears(other, (part) => (titleScore(part) === 3 ? 0 : organisationScore(part))),
  );
  if (!title) return true;
  const named = filled
    .flatMap((other) => other.rest.split(/\t|,\s|\s[–—|-]\s|\s(?:at|@)\s/))
    .filter((part) => !isDepartment(part) && !isPlace(part));
  return !organisation && named.length < 2;
}
