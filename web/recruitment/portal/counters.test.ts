import { describe, expect, it } from "vitest";
import { applicationStatuses } from "#contract/recruitment/applications.ts";
import { countersOf } from "./counters.ts";

describe("countersOf", () => {
  it("counts everything undecided as active", () => {
    const all = applicationStatuses.map((status) => ({ status }));
    expect(countersOf(all, 24)).toEqual({ active: 5, interviews: 1, jobs: 24 });
  });

  it("starts at nothing", () => {
    expect(countersOf([], 0)).toEqual({ active: 0, interviews: 0, jobs: 0 });
  });
});
