import { callUrl } from "#contract/core/client.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { sourceLabel } from "#contract/recruitment/application-source.ts";
import type { FunnelReport } from "#contract/recruitment/funnel.ts";
import { type Duration, endOfBand, type HiringFigures } from "#contract/recruitment/hiring-figures.ts";
import { departments } from "#contract/recruitment/jobs.ts";
import type { RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { wire } from "#contract/wire.ts";
import { formatCount, formatDate, nairobiDay } from "#web/lib/format.ts";
import type { Period } from "#web/lib/period.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { type Bar, BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { DownloadLink } from "#web/ui/download-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { PeriodChoice } from "#web/ui/period-choice.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { applicationsBehind } from "./drill-down.ts";

interface AnalyticsProps {
  report: RecruitmentReport;
  path: FunnelReport;
  figures: HiringFigures;
  period: Period;
}

const daysText = (days: number | null) => (days === null ? null : formatCount(Math.round(days), "day"));
const tenths = (days: number | null) => (days === null ? "–" : days.toFixed(1));
const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0);

/** The Analytics tab: how applications of a period went. */
export function AnalyticsPage(props: AnalyticsProps) {
  const { report, figures, period } = props;
  const { from, to } = report;
  const hired = applicationsBehind({ from, to, status: ["accepted"] });
  return (
    <div className="space-y-5 sm:space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-3">
        <PeriodChoice period={period} />
        <GenerateReport from={report.from} to={report.to} />
      </div>
      <p className="text-sm text-muted">
        Applications sent from {formatDate(report.from)} to {formatDate(report.to)}. Press a figure or a row
        to see the applications behind it.
      </p>
      <StatGroup>
        <Stat
          label="Applications"
          to={applicationsBehind({ from, to })}
          value={formatNumber(report.applications)}
          note={`${formatNumber(report.applicationsBefore)} in the ${period.length} days before`}
        />
        <Stat
          label="Hired of these"
          to={hired}
          value={formatNumber(report.hired)}
          note={`${share(report.hired, report.applications)}% of the applications`}
        />
        <Stat
          label="Time to hire"
          to={hired}
          value={daysText(figures.timeToHire.averageDays)}
          note={durationNote("application to acceptance", figures.timeToHire)}
        />
        <Stat
          label="Time to fill"
          to={applicationsBehind({ filledFrom: from, filledTo: to })}
          value={daysText(figures.timeToFill.averageDays)}
          note={durationNote("opening to the first acceptance", figures.timeToFill)}
        />
      </StatGroup>
      {report.applications === 0 ? (
        <EmptyState title="No applications in this period">Choose other days above.</EmptyState>
      ) : (
        <Metrics {...props} />
      )}
      {figures.offers.sent > 0 && <Offers figures={figures} />}
      {figures.interviews.interviewers.length > 0 && <InterviewLoad figures={figures} />}
    </div>
  );
}

/** What a duration counts, and its middle where one average hides how far cases lie apart. */
function durationNote(what: string, { cases, medianDays }: Duration): string {
  const from = `From ${what}`;
  return cases > 1 && medianDays !== null ? `${from}; half within ${daysText(medianDays)}` : from;
}

function GenerateReport({ from, to }: { from: string; to: string }) {
  const address = (format: "pdf" | "csv") =>
    callUrl(wire.hr.analytics.report, { query: { from, to, format } });
  return (
    <div className="flex flex-wrap gap-2">
      <DownloadLink href={address("pdf")}>Generate Report</DownloadLink>
      <DownloadLink href={address("csv")}>CSV</DownloadLink>
    </div>
  );
}

function Metrics(props: AnalyticsProps) {
  const { report, path, figures } = props;
  const { from, to } = report;
  const first = path.funnel[0]?.reached ?? 0;
  const longest = Math.max(...path.waiting.map(({ averageDays }) => averageDays ?? 0));
  const most = Math.max(...report.departments.map(({ applications }) => applications));
  const maxOfBand = Math.max(...figures.scores.map(({ applications }) => applications));
  return (
    <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2">
      <Section title="Hiring funnel" description="Applications that came to a stage, or beyond it.">
        <BarTable
          caption="Hiring funnel"
          head={["Stage", "Applications", "Share"]}
          bars={path.funnel.map(({ status, reached }) => ({
            label: statusLabel(status),
            to: applicationsBehind({ from, to, reached: status }),
            value: reached,
            max: first,
            texts: [formatNumber(reached), `${share(reached, first)}%`],
          }))}
        />
      </Section>
      <Section title="Time in each stage" description="Until the application was moved on, on average.">
        <BarTable
          caption="Time in each stage"
          head={["Stage", "Days", "Moved on"]}
          bars={path.waiting.map(
            ({ status, averageDays, moves }): Bar => ({
              label: statusLabel(status),
              to: applicationsBehind({ from, to, movedFrom: status }),
              value: averageDays ?? 0,
              max: longest,
              texts: [tenths(averageDays), formatNumber(moves)],
            }),
          )}
        />
      </Section>
      <Chart
        title="Applications by week"
        unit="applications"
        dimension="Week of"
        kind="columns"
        level={2}
        points={report.weeks.map(({ monday, applications }) => ({
          label: formatDate(monday),
          tick: formatDate(monday).replace(/ \d+$/, ""),
          values: [applications],
          to: applicationsBehind(weekWithin(monday, report)),
        }))}
        className="lg:col-span-2"
      />
      <Sources {...props} />
      <Section
        title="Match scores"
        description="How well the applications match their jobs, and who was hired."
      >
        <BarTable
          caption="Applications by match score"
          head={["Score", "Applications", "Hired"]}
          bars={figures.scores.toReversed().map(({ from: minScore, applications, hired }) => ({
            label: `${minScore} to ${endOfBand(minScore)}%`,
            to: applicationsBehind({ from, to, minScore, maxScore: endOfBand(minScore) }),
            value: applications,
            max: maxOfBand,
            texts: [formatNumber(applications), formatNumber(hired)],
          }))}
        />
      </Section>
      <Section title="By department">
        <BarTable
          caption="Applications by department"
          head={["Department", "Applications", "Hired"]}
          bars={report.departments.map(({ department, applications, hired }) => ({
            label: department,
            to: departmentLink(department, report),
            value: applications,
            max: most,
            texts: [formatNumber(applications), formatNumber(hired)],
          }))}
        />
      </Section>
    </div>
  );
}

/** Where applications came from; each source leads to its own. */
function Sources({ report: { from, to, applications }, figures: { sources } }: AnalyticsProps) {
  const most = sources[0]?.applications ?? 0;
  return (
    <Section
      title="Source performance"
      description="Where the applications came from, and how far they got. Shortlisted is chosen for an interview, or moved on beyond that."
      className="lg:col-span-2"
    >
      <BarTable
        caption="Applications by source"
        head={["Source", "Applications", "Share", "Shortlisted", "Interviewed", "Hired"]}
        wideOnly={["Share", "Shortlisted", "Interviewed"]}
        bars={sources.map((row) => ({
          label: sourceLabel(row),
          phoneNote: `${formatNumber(row.shortlisted)} shortlisted, ${formatNumber(row.interviewed)} interviewed`,
          to: applicationsBehind({
            from,
            to,
            source: [row.source],
            ...(row.sourceName ? { sourceName: row.sourceName } : {}),
          }),
          value: row.applications,
          max: most,
          texts: [
            formatNumber(row.applications),
            `${share(row.applications, applications)}%`,
            formatNumber(row.shortlisted),
            formatNumber(row.interviewed),
            formatNumber(row.hired),
          ],
        }))}
      />
    </Section>
  );
}

/** None for a department that the list does not offer: a program may have named it otherwise. */
function departmentLink(department: string, { from, to }: { from: string; to: string }): string | undefined {
  const offered = departments.find((one) => one === department);
  return offered && applicationsBehind({ from, to, department: [offered] });
}

/** The days of a week that lie in the period. */
function weekWithin(monday: string, { from, to }: { from: string; to: string }) {
  const sunday = nairobiDay(monday, 6);
  return { from: monday < from ? from : monday, to: sunday > to ? to : sunday };
}

/** What became of the offers of the period; each outcome leads to its applications. */
function Offers({ figures: { offers, from, to } }: { figures: HiringFigures }) {
  const rows = [
    ["Accepted", "accepted"],
    ["Declined", "declined"],
    ["Expired", "expired"],
    ["Taken back", "withdrawn"],
    ["Waiting for an answer", "waiting"],
  ] as const;
  const rate =
    offers.acceptanceRate === null
      ? "None of them has been answered yet."
      : `${offers.acceptanceRate}% of those answered or expired were accepted.`;
  return (
    <Section title="Offers" description={`${formatCount(offers.sent, "offer")} sent in these days. ${rate}`}>
      <BarTable
        caption="Offers by outcome"
        head={["Outcome", "Offers", "Share"]}
        bars={rows.map(([label, outcome]) => ({
          label,
          to: applicationsBehind({ offer: outcome, offeredFrom: from, offeredTo: to }),
          value: offers[outcome],
          max: offers.sent,
          texts: [formatNumber(offers[outcome]), `${share(offers[outcome], offers.sent)}%`],
        }))}
      />
    </Section>
  );
}

function InterviewLoad({ figures: { interviews, from, to } }: { figures: HiringFigures }) {
  const most = Math.max(...interviews.interviewers.map(({ held, ahead }) => held + ahead));
  return (
    <Section
      title="Interviews"
      description={`${formatCount(interviews.held, "interview")} held in these days, ${formatNumber(interviews.ahead)} ahead.`}
    >
      <BarTable
        caption="Interviews by person"
        head={["Interviewer", "Interviews", "Ahead", "Hours"]}
        bars={interviews.interviewers.map(({ id, name, held, ahead, hours }) => ({
          id,
          label: name,
          to: applicationsBehind({ interviewerId: id, interviewedFrom: from, interviewedTo: to }),
          value: held + ahead,
          max: most,
          texts: [formatNumber(held + ahead), formatNumber(ahead), hours.toFixed(1)],
        }))}
      />
    </Section>
  );
}
