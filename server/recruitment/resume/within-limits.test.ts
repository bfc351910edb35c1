import { expect, it } from "vitest";
import { correctedReading, emptyReading, type ParsedResume } from "#contract/recruitment/resume.ts";
import { withinLimits } from "./within-limits.ts";

const reading = (changes: Partial<ParsedResume>): ParsedResume => ({
  ...emptyReading,
  personalInfo: { ...emptyReading.personalInfo, name: "Achieng Otieno" },
  confidence: { ...emptyReading.confidence, name: 1 },
  ...changes,
});
const post = {
  company: "Lake Credit",
  position: "Loan Officer",
  location: null,
  startDate: "2020",
  endDate: null,
  current: true,
  description: "Appraised loans.",
  confidence: 1,
};

it("leaves an ordinary reading as it is", () => {
  const ordinary = reading({ experience: [post], skills: ["Excel"] });
  expect(withinLimits(ordinary)).toEqual(ordinary);
});

it("cuts what its owner could not send back, and says so", () => {
  const long = reading({
    experience: Array.from({ length: 90 }, () => ({ ...post, description: "a ".repeat(2_000) })),
    skills: Array.from({ length: 500 }, (_, index) => `Skill ${index} ${"x".repeat(400)}`),
    summary: "b".repeat(50_000),
    notices: ["scan"],
  });
  expect(correctedReading.safeParse(long).success).toBe(false);
  const bounded = withinLimits(long);
  expect(correctedReading.parse(bounded)).toEqual(bounded);
  expect(bounded.notices).toEqual(["scan", "truncated"]);
  expect(bounded.experience).toHaveLength(60);
});
