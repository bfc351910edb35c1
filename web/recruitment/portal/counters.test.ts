import { describe, expect, it } from "vitest";
import { applicationStatuses } from "#contract/recruitment/applications.ts";
import { countersOf } from "./counters.ts";

const today = "2026-11-21";
const on = (date: string) => ({
  date,
  time: "10:00",
  type: "Video",
  interviewer: "Mary",
  location: "",
  joinUrl: null,
});

describe("countersOf", () => {
  it("counts everything undecided as active", () => {
    const all = applicationStatuses.map((status) => ({ status, interviewDetails: null }));
    expect(countersOf(all, 24, today)).toEqual({ active: 5, interviews: 0, jobs: 24 });
  });

  it("counts interviews that are still to come, today's among them", () => {
    const status = "interview";
    const applications = [
      { status, interviewDetails: on("2026-11-20") },
      { status, interviewDetails: on("2026-11-21") },
      { status, interviewDetails: on("2026-12-01") },
      { status, interviewDetails: null },
      { status: "rejected", interviewDetails: on("2026-12-01") },
    ] as const;
    expect(countersOf(applications, 1, today)).toMatchObject({ active: 4, interviews: 2 });
  });

  it("starts at nothing", () => {
    expect(countersOf([], 0, today)).toEqual({ active: 0, interviews: 0, jobs: 0 });
  });
});
