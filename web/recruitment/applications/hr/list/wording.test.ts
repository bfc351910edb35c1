import { describe, expect, it } from "vitest";
import { noFilters } from "../filters.ts";
import { filterSummaries } from "./wording.ts";

describe("filterSummaries", () => {
  it("says that nothing is filtered", () => {
    expect(filterSummaries(noFilters)).toEqual({
      status: "Status: all",
      department: "Department: all",
      score: "Score 0-100",
      date: "Any date",
    });
  });

  it("names up to two choices and counts more", () => {
    expect(
      filterSummaries({
        ...noFilters,
        status: ["screening", "interview", "final_review"],
        department: ["Finance", "Credit"],
        minScore: 60,
        date: "month",
      }),
    ).toEqual({
      status: "Status: 3 chosen",
      department: "Finance, Credit",
      score: "Score 60-100",
      date: "Last 30 days",
    });
  });
});
