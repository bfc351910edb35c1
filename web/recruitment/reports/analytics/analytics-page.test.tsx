import { describe, expect, it } from "vitest";
import type { FunnelReport } from "#contract/recruitment/funnel.ts";
import type { RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { markupOf, textsOf } from "#web/ui/markup.test-helper.ts";
import { AnalyticsPage } from "./analytics-page.tsx";

const report: RecruitmentReport = {
  from: "2026-10-24",
  to: "2026-11-22",
  applications: 40,
  applicationsBefore: 1200,
  hired: 3,
  averageDaysToHire: 1,
  weeks: [],
  statuses: [],
  departments: [{ department: "Credit", applications: 40, hired: 3 }],
};
const path = {
  funnel: [
    { status: "submitted", reached: 40 },
    { status: "interview", reached: 7 },
  ],
  waiting: [
    { status: "submitted", averageDays: 2.04, moves: 31 },
    { status: "interview", averageDays: null, moves: 0 },
  ],
} as FunnelReport;
const shown = (change: Partial<RecruitmentReport> = {}) =>
  textsOf(markupOf(<AnalyticsPage report={{ ...report, ...change }} path={path} days={30} />));

describe("how applications of a period went", () => {
  it("is said with the share that was hired and the period before", () => {
    const texts = shown();
    expect(texts).toContain("8% of the applications");
    expect(texts).toContain("1,200 in the 30 days before");
    expect(texts).toContain("1 day");
  });

  it("counts each stage beside the first, and no days where nothing moved on", () => {
    const texts = shown();
    expect(texts).toContain("18%");
    expect(texts).toContain("2.0");
    expect(texts).toContain("–");
  });

  it("says what to do when nothing came, instead of empty tables", () => {
    const texts = shown({ applications: 0, hired: 0, averageDaysToHire: null });
    expect(texts).toContain("No applications in this period");
    expect(texts).toContain("0% of the applications");
    expect(texts.join(" ")).not.toContain("Hiring funnel");
    expect(texts.join(" ")).not.toMatch(/NaN|Infinity/);
  });

  it("marks the period that is shown", () => {
    const markup = markupOf(<AnalyticsPage report={report} path={path} days={30} />);
    expect(markup.match(/aria-current="page"/g)).toHaveLength(1);
  });
});
