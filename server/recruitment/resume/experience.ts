import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { entryLine } from "./chunks.ts";
import { type DateSpan, findDates } from "./dates.ts";
import { type EntryLines, segmentExperience } from "./experience-entries.ts";
import {
  type JobHeader,
  type Order,
  orderOf,
  orderOfSides,
  readHeader,
  type Slots,
  unknownSlots,
} from "./experience-fields.ts";
import { organisationScore } from "./lexicon/organisations.ts";
import { titleScore } from "./lexicon/titles.ts";
import { plainLine, type ResumeLine } from "./resume-lines.ts";
import { paragraph } from "./summary.ts";
import { readTable, type TableRecord } from "./tables.ts";

type Experience = ParsedResume["experience"][number];

/** Reads the jobs of experience sections. */
export function readExperience(lines: ResumeLine[]): Experience[] {
  const table = readTable(lines);
  const fromTable = table?.records.some((record) => record.company || record.position) ? table : null;
  const entries = segmentExperience(fromTable ? fromTable.others : lines);
  const order = usualOrder(entries);
  const usual = usualSlots(entries.map((entry) => readHeader(entry.header, order)));
  const jobs = entries.map((entry) => ({ header: readHeader(entry.header, order, usual), body: entry.body }));
  return [...(fromTable?.records.map(jobOfRecord) ?? []), ...withCompanies(jobs).map(finish)].filter(
    (job) => job !== null,
  );
}

function usualOrder(entries: EntryLines[]): Order {
  const clear = entries.map((entry) => orderOf(entry.header));
  const votes = clear.some((vote) => vote) ? clear : entries.map((entry) => orderOfSides(entry.header));
  const companyFirst = votes.filter((vote) => vote === "company-first").length;
  return companyFirst > votes.filter((vote) => vote === "title-first").length
    ? "company-first"
    : "title-first";
}

/** Where most headers of a CV, three at least, have their post and their employer. */
function usualSlots(headers: JobHeader[]): Slots {
  const pairs = headers
    .map(({ slots }) => slots)
    .filter(({ position, company }) => position !== null && company !== null);
  const same = (a: Slots, b: Slots) => a.position === b.position && a.company === b.company;
  const most = pairs
    .map((pair) => ({ pair, count: pairs.filter((other) => same(pair, other)).length }))
    .toSorted((a, b) => b.count - a.count)[0];
  return most && most.count >= 3 && most.count >= 0.6 * pairs.length ? most.pair : unknownSlots;
}

interface Job {
  header: JobHeader;
  body: ResumeLine[];
}

/** Several posts under one employer: the employer's own line is no job, and each post gets the employer. */
function withCompanies(jobs: Job[]): Job[] {
  const result: Job[] = [];
  let employer: { company: string; location: string | null } | null = null;
  for (const [index, job] of jobs.entries()) {
    const { header } = job;
    const umbrella = umbrellaOf(job, jobs[index + 1]);
    if (umbrella) {
      employer = { company: umbrella, location: header.location };
      continue;
    }
    if (header.company) employer = { company: header.company, location: header.location };
    // `House manager, Athi River`: another town is no other post under the employer before, unless it is
    // a branch.
    const elsewhere =
      header.location !== null &&
      header.location !== employer?.location &&
      !/\bbranch\b/i.test(header.location);
    if (header.company || !header.position || !employer || elsewhere) result.push(job);
    else {
      const location = header.location ?? employer.location;
      result.push({ ...job, header: { ...header, company: employer.company, companyScore: 1, location } });
    }
  }
  return result;
}

/** The employer that a header names for the posts below it; null when it is a job of its own. */
function umbrellaOf({ header, body }: Job, next: Job | undefined): string | null {
  if (!next || body.length > 0 || header.titleScore >= 2) return null;
  if (next.header.titleScore < 2 || next.header.companyScore >= 1.5) return null;
  if (header.dates && next.header.dates && !contains(header.dates, next.header.dates)) return null;
  return header.companyScore >= 1.5 ? header.company : (header.position ?? header.company);
}

/** Whether one period lies within another, as far as their precision shows. */
function contains(outer: DateSpan, inner: DateSpan): boolean {
  const notAfter = (a: string | null, b: string | null) => {
    if (a === null || b === null) return true;
    const length = Math.min(a.length, b.length);
    return a.slice(0, length) <= b.slice(0, length);
  };
  return (
    notAfter(outer.start, inner.start) &&
    (outer.current || (!inner.current && notAfter(inner.end, outer.end)))
  );
}

const clean = (text: string | null) =>
  (text ?? "").replace(/\s+/g, " ").replace(/^[\s,.;:•–-]+|[\s,;:–-]+$/g, "");

function finish({ header, body }: Job): Experience | null {
  const { dates } = header;
  const company = clean(header.company);
  const position = clean(header.position);
  const named = header.titleScore >= 2 || header.companyScore >= 1.5;
  if ((company === "" && position === "") || (!dates && !named)) return null;
  const evidence = [header.titleScore >= 2, header.companyScore >= 1.5, dates !== null].filter(
    Boolean,
  ).length;
  return {
    company,
    position,
    location: header.location,
    startDate: dates?.start ?? null,
    endDate: dates?.end ?? null,
    current: dates?.current ?? false,
    description: paragraph(body),
    confidence: Math.max(0.1, ([0.25, 0.5, 0.75, 0.95][evidence] ?? 0.25) - (company && position ? 0 : 0.2)),
  };
}

function jobOfRecord(record: TableRecord): Experience | null {
  const period = record.period ?? [record.from, record.to].filter(Boolean).join(" - ");
  const span = findDates(period)[0] ?? null;
  let company = clean(record.company ?? record.institution ?? null);
  let position = clean(record.position ?? record.qualification ?? null);
  if (!company || !position) {
    // One column holds both.
    const header = readHeader([entryLine(plainLine(company || position))], "title-first");
    company = clean(header.company) || company;
    position = clean(header.position) || (titleScore(position) > 0 ? position : "");
  }
  if (!company && !position) return null;
  const evidence = [titleScore(position) >= 2, organisationScore(company) >= 1.5, span !== null].filter(
    Boolean,
  ).length;
  return {
    company,
    position,
    location: record.location ?? null,
    startDate: span?.start ?? null,
    endDate: span?.end ?? null,
    current: span?.current ?? false,
    description: record.duties ?? "",
    confidence: [0.4, 0.6, 0.8, 0.95][evidence] ?? 0.4,
  };
}
