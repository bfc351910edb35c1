import { formatNumber } from "#contract/core/numbers.ts";
import type { DashboardStats, RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { formatCount, nairobiDay } from "#web/lib/format.ts";
import { Card } from "#web/ui/card.tsx";
import { Chart } from "#web/ui/chart.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Stat, StatGroup } from "#web/ui/stat.tsx";
import { changeText, weekText, weekTick } from "./change-text.ts";

/** `final_review` as people read it: `Final review`. */
const statusText = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll("_", " ");

/** Recruitment in a period, and what is open now. */
export function RecruitmentMetrics({
  report,
  now,
  days,
}: {
  report: RecruitmentReport;
  now: DashboardStats;
  days: number;
}) {
  const { applications, applicationsBefore, hired, averageDaysToHire } = report;
  const departments = now.activeDepartments;
  const today = nairobiDay(new Date());
  if (now.totalApplications === 0 && now.activeJobs === 0) {
    return (
      <Card padded={false}>
        <EmptyState title="No positions yet">
          Figures begin with your first open position and the first application for it.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <StatGroup>
        <Stat
          label="Applications"
          value={formatNumber(applications)}
          note={changeText(applications, applicationsBefore, days)}
        />
        <Stat
          label="Hired of these"
          value={formatNumber(hired)}
          note={
            averageDaysToHire === null ? "Nobody yet" : `${formatCount(averageDaysToHire, "day")} on average`
          }
        />
        <Stat
          label="Open positions now"
          value={formatNumber(now.activeJobs)}
          note={formatCount(departments, "department")}
        />
        <Stat
          label="Pending interviews now"
          value={formatNumber(now.pendingInterviews)}
          note={`${formatNumber(now.totalApplications)} applications in all`}
        />
      </StatGroup>
      <div className="grid gap-4 xl:grid-cols-2">
        <Chart
          title="Applications by week"
          unit="applications"
          dimension="Week of"
          kind="columns"
          points={report.weeks.map(({ monday, applications }) => ({
            label: weekText(monday, { to: report.to, today }),
            tick: weekTick(monday),
            values: [applications],
          }))}
          className="xl:col-span-2"
        />
        <Chart
          title="Where they stand now"
          unit="applications"
          dimension="Status"
          kind="bars"
          points={report.statuses.map(({ status, applications }) => ({
            label: statusText(status),
            values: [applications],
          }))}
        />
        <Chart
          title="By department"
          unit="applications"
          dimension="Department"
          kind="bars"
          series={["applications", "hired"]}
          points={report.departments.map(({ department, applications, hired }) => ({
            label: department,
            values: [applications, hired],
          }))}
        />
      </div>
    </>
  );
}
