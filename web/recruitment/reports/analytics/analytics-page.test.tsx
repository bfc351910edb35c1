import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { FunnelReport } from "#contract/recruitment/funnel.ts";
import { type HiringFigures, scoreBands } from "#contract/recruitment/hiring-figures.ts";
import type { RecruitmentReport } from "#contract/recruitment/statistics.ts";
import { textsOf } from "#web/ui/markup.test-helper.ts";
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
const figures: HiringFigures = {
  from: "2026-10-24",
  to: "2026-11-22",
  timeToHire: { cases: 3, averageDays: 1.2, medianDays: 0.8 },
  timeToFill: { cases: 0, averageDays: null, medianDays: null },
  scores: scoreBands.map((from) => ({ from, applications: from === 90 ? 40 : 0, hired: 3 })),
  sources: [],
  offers: {
    sent: 5,
    waiting: 1,
    accepted: 3,
    declined: 1,
    expired: 0,
    withdrawn: 0,
    acceptanceRate: 75,
  },
  interviews: { held: 1, ahead: 0, interviewers: [] },
};
const period = { from: "2026-10-24", to: "2026-11-22", length: 30, days: 30 };
/** What the server sends of the page; its form needs a router with data. */
function page(change: Partial<RecruitmentReport> = {}): string {
  const props = { report: { ...report, ...change }, path, figures, period };
  const router = createMemoryRouter([{ path: "/", element: <AnalyticsPage {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const shown = (change: Partial<RecruitmentReport> = {}) => textsOf(page(change));

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

  it("leads from a figure to the applications behind it", () => {
    expect(page()).toContain(
      'href="/hr-manager/applications?minScore=90&amp;from=2026-10-24&amp;to=2026-11-22"',
    );
    // Each figure above the charts, and the two durations.
    const days = "from=2026-10-24&amp;to=2026-11-22";
    expect(page()).toContain(`href="/hr-manager/applications?${days}"`);
    expect(
      page().match(/href="\/hr-manager\/applications\?status=accepted&amp;from=2026-10-24/g),
    ).toHaveLength(2);
    expect(page()).toContain("?filledFrom=2026-10-24&amp;filledTo=2026-11-22");
    // Days of a stage are those of who was moved on from it.
    expect(page()).toContain("movedFrom=submitted");
    expect(page()).toContain("format=pdf");
  });

  it("says how far the middle case lies where there are several", () => {
    expect(shown()).toContain("From application to acceptance; half within 1 day");
    expect(shown()).toContain("From opening to the first acceptance");
  });

  it("marks the period that is shown", () => {
    expect(page().match(/aria-current="page"/g)).toHaveLength(1);
  });
});
