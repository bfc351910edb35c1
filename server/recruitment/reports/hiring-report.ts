import { sourceLabel } from "#contract/recruitment/application-source.ts";
import type { FunnelReport } from "#contract/recruitment/funnel.ts";
import { type Duration, endOfBand, type HiringFigures } from "#contract/recruitment/hiring-figures.ts";
import type { RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { statusMessages } from "#contract/recruitment/status.messages.ts";
import { nairobiDate, nairobiDateTime, nairobiMoment } from "#server/platform/clock.ts";
import { type Block, heading, paragraph, table } from "#server/platform/typesetting/model.ts";
import type { PdfText } from "#server/platform/typesetting/typeset-pdf.ts";

/** All that a report says of a period. */
export interface HiringReport {
  recruitment: RecruitmentReport;
  funnel: FunnelReport;
  figures: HiringFigures;
  now: Date;
}

/** One table of the report, the same in both files. */
interface Section {
  title: string;
  note: string;
  /** What the first column names, then each figure. */
  columns: readonly [string, ...string[]];
  /** Whether the first column holds days, which a spreadsheet takes as `2026-08-24` and people read otherwise. */
  ofDays?: true;
  rows: readonly (readonly [string, ...(number | null)[]])[];
}

/** A day of the figures (`2026-08-24`) as people read it. */
const writtenDay = (day: string): string => nairobiDate(nairobiMoment(day));

const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0);

const durationRow = (name: string, { cases, averageDays, medianDays }: Duration) =>
  [name, cases, averageDays, medianDays] as const;

/** The tables in the order that one reads them. */
function sectionsOf({ recruitment, funnel, figures }: HiringReport): Section[] {
  const sent = funnel.funnel[0]?.reached ?? 0;
  const name = (status: keyof typeof statusMessages.en) => statusMessages.en[status];
  return [
    {
      title: "Hiring funnel",
      note: "Applications sent in the period that came to a stage, or beyond it.",
      columns: ["Stage", "Applications", "Share (%)"],
      rows: funnel.funnel.map(({ status, reached }) => [name(status), reached, share(reached, sent)]),
    },
    {
      title: "Time to hire and to fill",
      note: "To hire: from application to acceptance. To fill: from the opening of a job to its first acceptance.",
      columns: ["Time", "Cases", "Average (days)", "Median (days)"],
      rows: [durationRow("To hire", figures.timeToHire), durationRow("To fill", figures.timeToFill)],
    },
    {
      title: "Time in each stage",
      note: "From coming to a stage to being moved on from it.",
      columns: ["Stage", "Moved on", "Average (days)"],
      rows: funnel.waiting.map(({ status, moves, averageDays }) => [name(status), moves, averageDays]),
    },
    {
      title: "Status today",
      note: "Where the applications of the period stand now.",
      columns: ["Status", "Applications"],
      rows: recruitment.statuses.map(({ status, applications }) => [name(status), applications]),
    },
    {
      title: "By department",
      note: "",
      columns: ["Department", "Applications", "Hired"],
      rows: recruitment.departments.map((row) => [row.department, row.applications, row.hired]),
    },
    {
      title: "Sources",
      note: "Where the applications came from. Shortlisted: chosen for an interview, or moved on beyond that.",
      columns: ["Source", "Applications", "Share (%)", "Shortlisted", "Interviewed", "Hired"],
      rows: figures.sources.map((row) => [
        sourceLabel(row),
        row.applications,
        share(row.applications, sent),
        row.shortlisted,
        row.interviewed,
        row.hired,
      ]),
    },
    {
      title: "Offers",
      note: "Offers sent in the period. The acceptance rate is of those that were answered or expired.",
      columns: ["Outcome", "Offers"],
      rows: [
        ["Sent", figures.offers.sent],
        ["Waiting for an answer", figures.offers.waiting],
        ["Accepted", figures.offers.accepted],
        ["Declined", figures.offers.declined],
        ["Expired", figures.offers.expired],
        ["Taken back", figures.offers.withdrawn],
        ["Acceptance rate (%)", figures.offers.acceptanceRate],
      ],
    },
    {
      title: "Match scores",
      note: "",
      columns: ["Score (%)", "Applications", "Hired"],
      rows: figures.scores.map((row) => [`${row.from}-${endOfBand(row.from)}`, row.applications, row.hired]),
    },
    {
      title: "Interviews",
      note: "Who interviewed in the period, or will.",
      columns: ["Interviewer", "Held", "Ahead", "Hours"],
      rows: figures.interviews.interviewers.map((row) => [row.name, row.held, row.ahead, row.hours]),
    },
    {
      title: "Applications by week",
      note: "",
      columns: ["Week from", "Applications"],
      ofDays: true,
      rows: recruitment.weeks.map((row) => [row.monday, row.applications]),
    },
  ];
}

function sectionBlocks({ title, note, columns: [first, ...figures], ofDays, rows }: Section): Block[] {
  const cells = rows.map(([name, ...values]) => [
    ofDays ? writtenDay(name) : name,
    ...values.map((value) => String(value ?? "–")),
  ]);
  return [
    heading(title),
    ...(note === "" ? [] : [paragraph(note)]),
    rows.length === 0
      ? paragraph("None in this period.")
      : table([`${first}|3`, ...figures.map((figure) => `${figure}|2|#`)], cells),
  ];
}

/** The report as a text to be typeset. */
export function reportText(report: HiringReport): PdfText {
  const { recruitment, now } = report;
  return {
    titlePage: {
      title: "Recruitment report",
      description: `${recruitment.applications} applications, ${recruitment.hired} of them hired. In the same number of days before: ${recruitment.applicationsBefore} applications.`,
      edition: `${writtenDay(recruitment.from)} to ${writtenDay(recruitment.to)}`,
    },
    blocks: sectionsOf(report).flatMap(sectionBlocks),
    closing: {
      title: "How it was counted",
      paragraphs: [
        "Applications count by the day in Nairobi on which they were sent, with what became of them until now. A job counts to the period in which it was first filled, an interview to the one in which it begins.",
        `Made on ${nairobiDateTime(now)}.`,
      ],
    },
    date: now,
  };
}

/** One figure of the report. */
export interface ReportFigure {
  section: string;
  row: string;
  figure: string;
  value: number | null;
}

/** The same figures one by one, for a spreadsheet. */
export const figuresOf = (report: HiringReport): ReportFigure[] =>
  sectionsOf(report).flatMap(({ title, columns: [, ...figures], rows }) =>
    rows.flatMap(([row, ...values]) =>
      figures.map((figure, index) => ({ section: title, row, figure, value: values[index] ?? null })),
    ),
  );
