import { describe, expect, it } from "vitest";
import type { DashboardStats, RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { markupOf, textsOf } from "#web/ui/markup.test-helper.ts";
import { RecruitmentMetrics } from "./recruitment-metrics.tsx";

const report: RecruitmentReport = {
  from: "2026-10-24",
  to: "2026-11-22",
  applications: 28,
  applicationsBefore: 20,
  hired: 1,
  averageDaysToHire: 1,
  weeks: [{ monday: "2026-11-16", applications: 28 }],
  statuses: [{ status: "final_review", applications: 28 }],
  departments: [{ department: "Credit", applications: 28, hired: 1 }],
};
const now: DashboardStats = {
  totalApplications: 60,
  applicationsTrend: "+12% this week",
  activeJobs: 2,
  activeDepartments: 1,
  pendingInterviews: 3,
  candidatesHired: 4,
  averageTimeToHire: "18 days",
};
const shown = (change: { report?: Partial<RecruitmentReport>; now?: Partial<DashboardStats> } = {}) =>
  textsOf(
    markupOf(
      <RecruitmentMetrics
        report={{ ...report, ...change.report }}
        now={{ ...now, ...change.now }}
        days={30}
      />,
    ),
  );

describe("the figures of recruitment", () => {
  it("are beside those of the period before, and count one as one", () => {
    const texts = shown();
    expect(texts).toContain("+40% on the 30 days before");
    expect(texts).toContain("1 day on average");
    expect(texts).toContain("1 department");
    expect(texts).toContain("Final review");
  });

  it("claim no average while nobody was hired, and no change without a period before", () => {
    const texts = shown({ report: { hired: 0, averageDaysToHire: null, applicationsBefore: 0 } });
    expect(texts).toContain("Nobody yet");
    expect(texts.join(" ")).not.toContain("days before");
  });

  it("say how they begin, instead of zeros, where nothing was ever open", () => {
    expect(shown({ now: { totalApplications: 0, activeJobs: 0 } })).toEqual([
      "No positions yet",
      "Figures begin with your first open position and the first application for it.",
    ]);
  });
});
