import { describe, expect, it } from "vitest";
import type { CandidateAnalysis } from "#contract/recruitment/hr-candidates.ts";
import { recommendation } from "./analysis-words.ts";

const analysis: CandidateAnalysis = {
  total: 12,
  applied: 10,
  averageMatch: 64,
  strong: 3,
  topSkills: [],
  best: { id: "1", name: "Wanjiku Kamau", matchScore: 91 },
};

describe("what the figures suggest", () => {
  it.each([
    ["active", "3 people of 10 match by 70% or more. Begin with Wanjiku Kamau (91%)."],
    ["shortlisted", "3 people of 10 match by 70% or more. Arrange to meet Wanjiku Kamau (91%) first."],
    [
      "suspense",
      "3 people of 10 match by 70% or more. Decide on them first, beginning with Wanjiku Kamau (91%).",
    ],
    [
      "rejected",
      "3 people of 10 match by 70% or more although rejected. Keep Wanjiku Kamau (91%) in mind for a similar position.",
    ],
  ] as const)("for %s", (status, text) => {
    expect(recommendation(analysis, status)).toBe(text);
  });

  it("says when there is nothing to compare", () => {
    expect(recommendation({ ...analysis, applied: 0, strong: 0, best: null }, undefined)).toContain(
      "applied yet",
    );
    expect(recommendation({ ...analysis, total: 0, best: null }, "active")).toBe("Nobody is listed here.");
    expect(recommendation({ ...analysis, strong: 0 }, "active")).toContain(
      "Wanjiku Kamau (91%) comes nearest",
    );
  });
});
