import type { ComplaintReturn, ComplaintReturnRow } from "#contract/experience/complaint-return.ts";
import { experienceTopicLabels, experienceTopics } from "#contract/experience/topics.ts";
import { imprintOf } from "#server/accounts/brand/brand.service.ts";
import { nairobiDate, nairobiMoment } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type CsvColumn, csvDownload } from "#server/platform/export/csv.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { heading, paragraph, totalledTable } from "#server/platform/typesetting/model.ts";
import type { PdfText } from "#server/platform/typesetting/typeset-pdf.ts";
import { ownSacco } from "./complaints.queries.ts";
import { quarterOf, quarterSpan } from "./return.policy.ts";
import { countComplaints } from "./return.queries.ts";

type Counted = Awaited<ReturnType<typeof countComplaints>>[number];
type Figures = Omit<ComplaintReturnRow, "topic">;

const toFigures = (rows: readonly Counted[]): Figures => {
  const sum = (key: "received" | "resolved" | "withinTime" | "pending" | "days") =>
    rows.reduce((total, row) => total + row[key], 0);
  const resolved = sum("resolved");
  return {
    received: sum("received"),
    resolved,
    withinTime: sum("withinTime"),
    pending: sum("pending"),
    averageDays: resolved > 0 ? Math.round((sum("days") / resolved) * 10) / 10 : null,
  };
};

async function readReturn(scope: OrganisationScope, quarter: string): Promise<ComplaintReturn> {
  const { from, until, firstDay, lastDay } = quarterSpan(quarter);
  const counted = await countComplaints(scope, { from, until });
  const known = experienceTopics.flatMap((topic) => counted.find((row) => row.topic === topic) ?? []);
  return {
    quarter,
    from: firstDay,
    to: lastDay,
    rows: known.map((row) => ({ topic: row.topic, ...toFigures([row]) })),
    total: toFigures(counted),
  };
}

/** What the regulator is told of a quarter; of the present one without it. */
export const getReturn = ({ database }: Platform, staff: Staff, quarter?: string): Promise<ComplaintReturn> =>
  inOrganisation(database, staff.organisationId, (scope) =>
    readReturn(scope, quarter ?? quarterOf(new Date())),
  );

type Line = { category: string } & Figures;

const linesOf = ({ rows, total }: ComplaintReturn): Line[] => [
  ...rows.map(({ topic, ...figures }) => ({ category: experienceTopicLabels[topic], ...figures })),
  { category: "Total", ...total },
];

const columns: readonly CsvColumn<Line & { quarter: string }>[] = [
  { heading: "Quarter", value: ({ quarter }) => quarter },
  { heading: "Category", value: ({ category }) => category },
  { heading: "Received", value: ({ received }) => received },
  { heading: "Resolved", value: ({ resolved }) => resolved },
  { heading: "Resolved within time", value: ({ withinTime }) => withinTime },
  { heading: "Pending at the end", value: ({ pending }) => pending },
  { heading: "Average days to resolve", value: ({ averageDays }) => averageDays },
];

/** The return as it is typeset. */
function returnText(organization: string, report: ComplaintReturn, now: Date): PdfText {
  const day = (text: string) => nairobiDate(nairobiMoment(text));
  const rows = linesOf(report).map((line) => [
    line.category,
    String(line.received),
    String(line.resolved),
    String(line.withinTime),
    String(line.pending),
    line.averageDays === null ? "–" : String(line.averageDays),
  ]);
  return {
    titlePage: {
      title: "Complaints return",
      description: `${report.quarter}: ${day(report.from)} to ${day(report.to)}`,
      edition: `Made on ${nairobiDate(now)}`,
    },
    blocks: [
      heading("Complaints by category"),
      totalledTable(
        ["Category|4", "Received|2|#", "Resolved|2|#", "Within time|2|#", "Pending|2|#", "Average days|2|#"],
        rows,
      ),
      paragraph(
        "Received: in the quarter. Resolved: closed in the quarter, whenever they came, withdrawn ones included; within time, if every step was done in its time. Pending: open at the end of the quarter. Average days: calendar days from receipt to close of the resolved ones. Complaints that were merged into another are counted once.",
      ),
    ],
    closing: { title: "Contact", paragraphs: [`${organization}, complaints desk.`] },
    date: now,
  };
}

/** The return as a file; that somebody took it along is on record. @throws CodedError unavailable when too many wait */
export async function exportReturn(
  platform: Platform,
  staff: Staff,
  { quarter = quarterOf(new Date()), format }: { quarter?: string; format: "csv" | "pdf" },
  signal: AbortSignal,
): Promise<Download> {
  const { organization, report } = await inOrganisation(
    platform.database,
    staff.organisationId,
    async (scope) => {
      await scope.audit(staff, {
        action: "complaint_return.exported",
        subject: "organisation",
        subjectId: staff.organisationId,
        detail: { quarter, format },
      });
      const sacco = await ownSacco(scope);
      return { organization: sacco.organization, report: await readReturn(scope, quarter) };
    },
  );
  if (format === "csv") {
    const lines = linesOf(report).map((line) => ({ ...line, quarter }));
    return csvDownload(`complaints-return-${quarter}`, { columns, readAfter: async () => lines, signal });
  }
  const imprint = await imprintOf(platform, staff.organisationId);
  return {
    bytes: await platform.typesetter.typeset(returnText(organization, report, new Date()), imprint, signal),
    contentType: "application/pdf",
    name: `Complaints return ${quarter}.pdf`,
    attachment: true,
  };
}
