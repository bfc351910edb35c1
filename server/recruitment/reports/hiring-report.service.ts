import type { z } from "zod";
import { mediaTypes } from "#contract/core/media-types.ts";
import type { reportQuery } from "#contract/recruitment/hr.calls.ts";
import { imprintOf } from "#server/accounts/brand/brand.service.ts";
import { readTogether } from "#server/platform/database/joint-reading.ts";
import { type CsvColumn, csvStream } from "#server/platform/export/csv.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { reportFigures } from "./figures.service.ts";
import { reportFunnel } from "./funnel.service.ts";
import { figuresOf, type HiringReport, type ReportFigure, reportText } from "./hiring-report.ts";
import { reportRecruitment } from "./statistics.service.ts";

const columns: readonly CsvColumn<ReportFigure>[] = [
  { heading: "Table", value: ({ section }) => section },
  { heading: "Row", value: ({ row }) => row },
  { heading: "Figure", value: ({ figure }) => figure },
  { heading: "Value", value: ({ value }) => value },
];

/**
 * All figures of a period as a file.
 * @throws CodedError validation for a period without days, or too long; unavailable when too many wait
 */
export async function makeReport(
  platform: Platform,
  staff: StaffOrToken,
  { format, ...period }: z.output<typeof reportQuery>,
  signal: AbortSignal,
): Promise<Download> {
  // Of one moment, so that the tables agree with each other.
  const [recruitment, funnel, figures] = await readTogether({}, () =>
    Promise.all([
      reportRecruitment(platform, staff, period),
      reportFunnel(platform, staff, period),
      reportFigures(platform, staff, period),
    ]),
  );
  const report: HiringReport = { recruitment, funnel, figures, now: new Date() };
  const { from, to } = figures;
  const name = `recruitment-report-${from}-to-${to}`;
  if (format === "csv") {
    const rows = (async function* () {
      yield figuresOf(report);
    })();
    return {
      bytes: csvStream(columns, rows),
      contentType: `${mediaTypes.csv}; charset=utf-8`,
      name: `${name}.csv`,
      attachment: true,
    };
  }
  const bytes = await platform.typesetter.typeset(
    reportText(report),
    await imprintOf(platform, staff.organisationId),
    signal,
  );
  return { bytes, contentType: mediaTypes.pdf, name: `${name}.pdf`, attachment: true };
}
