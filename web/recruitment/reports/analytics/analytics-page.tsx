import { clsx } from "clsx";
import { formatNumber } from "#contract/core/numbers.ts";
import type { FunnelReport } from "#contract/recruitment/funnel.ts";
import type { RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { formatCount, formatDate } from "#web/lib/format.ts";
import { statusLabel } from "#web/recruitment/applications/status.ts";
import { type Bar, BarTable } from "#web/ui/bar-table.tsx";
import { Section } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { periods } from "./period.ts";

interface AnalyticsProps {
  report: RecruitmentReport;
  path: FunnelReport;
  /** Length of the period, one of `periods`. */
  days: number;
}

const daysText = (days: number | null) => (days === null ? null : formatCount(days, "day"));

/** The Analytics tab: how applications of a period went. */
export function AnalyticsPage({ report, path, days }: AnalyticsProps) {
  return (
    <div className="space-y-5 sm:space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Periods days={days} />
        <p className="text-sm text-muted">
          Applications sent from {formatDate(report.from)} to {formatDate(report.to)}
        </p>
      </div>
      <StatGroup>
        <Stat
          label="Applications"
          value={formatNumber(report.applications)}
          note={`${formatNumber(report.applicationsBefore)} in the ${days} days before`}
        />
        <Stat
          label="Hired of these"
          value={formatNumber(report.hired)}
          note={`${share(report.hired, report.applications)}% of the applications`}
        />
        <Stat
          className="col-span-2 lg:col-span-1"
          label="Time to hire"
          value={daysText(report.averageDaysToHire)}
          note="From application to acceptance, on average"
        />
      </StatGroup>
      {report.applications === 0 ? (
        <EmptyState title="No applications in this period">Choose a longer one above.</EmptyState>
      ) : (
        <Metrics report={report} path={path} />
      )}
    </div>
  );
}

function Metrics({ report, path }: Omit<AnalyticsProps, "days">) {
  const first = path.funnel[0]?.reached ?? 0;
  const longest = Math.max(...path.waiting.map(({ averageDays }) => averageDays ?? 0));
  const most = Math.max(...report.departments.map(({ applications }) => applications));
  return (
    <div className="grid items-start gap-5 sm:gap-6 lg:grid-cols-2">
      <Section title="Hiring funnel" description="Applications that came to a stage, or beyond it.">
        <BarTable
          caption="Hiring funnel"
          head={["Stage", "Applications", "Share"]}
          bars={path.funnel.map(({ status, reached }) => ({
            label: statusLabel(status),
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
              value: averageDays ?? 0,
              max: longest,
              texts: [averageDays === null ? "–" : averageDays.toFixed(1), formatNumber(moves)],
            }),
          )}
        />
      </Section>
      <Section title="By department" className="lg:col-span-2">
        <BarTable
          caption="Applications by department"
          head={["Department", "Applications", "Hired"]}
          bars={report.departments.map(({ department, applications, hired }) => ({
            label: department,
            value: applications,
            max: most,
            texts: [formatNumber(applications), formatNumber(hired)],
          }))}
        />
      </Section>
    </div>
  );
}

const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 100) : 0);

function Periods({ days }: { days: number }) {
  return (
    <nav aria-label="Period">
      <ul className="flex flex-wrap gap-2">
        {periods.map((period) => {
          const current = period.days === days;
          return (
            <li key={period.days}>
              <Link
                to={{ search: `?days=${period.days}` }}
                aria-current={current ? "page" : undefined}
                preventScrollReset
                className={clsx(
                  "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold",
                  current
                    ? "border-brand bg-brand-tint text-brand-ink"
                    : "border-line text-muted hover:text-ink",
                )}
              >
                {period.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
