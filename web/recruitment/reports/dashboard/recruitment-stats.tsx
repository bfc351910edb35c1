import { formatNumber } from "#contract/core/numbers.ts";
import type { DashboardStats } from "#contract/recruitment/statistics.ts";
import { formatCount } from "#web/lib/format.ts";
import { Stat, StatGroup } from "#web/ui/stat.tsx";

/** The four numbers of recruitment: on its dashboard and on the workspace's overview. */
export function RecruitmentStats({ stats }: { stats: DashboardStats }) {
  const { activeDepartments, averageTimeToHire } = stats;
  return (
    <StatGroup>
      <Stat
        label="Total Applications"
        value={formatNumber(stats.totalApplications)}
        note={stats.applicationsTrend}
        tone={stats.applicationsTrend.startsWith("+") ? "success" : "neutral"}
      />
      <Stat
        label="Active Jobs"
        value={formatNumber(stats.activeJobs)}
        note={formatCount(activeDepartments, "department")}
      />
      <Stat
        label="Pending Interviews"
        value={formatNumber(stats.pendingInterviews)}
        note="At the interview stage or invited"
      />
      <Stat
        label="Candidates Hired"
        value={formatNumber(stats.candidatesHired)}
        note={averageTimeToHire === null ? "No time to hire yet" : `${averageTimeToHire} to hire on average`}
      />
    </StatGroup>
  );
}
