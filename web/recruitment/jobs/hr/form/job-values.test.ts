import { describe, expect, it } from "vitest";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { jobWizardForm } from "#contract/recruitment/job-drafts.ts";
import { wholeDays } from "./days.ts";
import { fromDraftValues, initialValues, previewOf, toDraftValues, toJobForm } from "./job-values.ts";

const now = new Date("2026-11-23T09:00:00Z");
const written = () => ({
  ...initialValues(now),
  mode: "manual" as const,
  title: "Loan Officer",
  department: "Credit",
  description: "You appraise loans.",
});

describe("the wizard's values", () => {
  it("begin with six milestones, a deadline in 30 days, and no choice made", () => {
    const { milestones, deadline, mode, type } = initialValues(now);
    expect(milestones).toHaveLength(6);
    expect({ deadline, mode, type }).toEqual({ deadline: "2026-12-23", mode: undefined, type: "full-time" });
  });

  it("come back from a draft as they were", () => {
    const values = { ...written(), requirements: ["CPA Part II"], generationNote: "Written by the model." };
    expect(fromDraftValues(toDraftValues(values), initialValues(now))).toEqual(values);
  });

  it("leave out of a draft what is beyond its size, and keep the rest", () => {
    const values = { ...written(), description: "x".repeat(10_001) };
    expect(toDraftValues(values)).toMatchObject({ title: "Loan Officer", department: "Credit" });
    expect(toDraftValues(values)).not.toHaveProperty("description");
  });

  it("become a job without how its text came about, and without blank entries", () => {
    const values = jobWizardForm.parse({
      ...written(),
      skills: [" Excel ", "  "],
      deadline: nairobiDayAfter(new Date(), 30),
    });
    const form = toJobForm(values);
    expect(form.skills).toEqual(["Excel"]);
    expect(Object.keys(form)).not.toContain("mode");
    expect(Object.keys(form)).not.toContain("additionalRequirements");
    expect(Object.keys(form)).not.toContain("generationNote");
  });

  it("are shown as candidates will see them", () => {
    expect(previewOf(written())).toMatchObject({
      title: "Loan Officer",
      location: "Kenya",
      status: "Active",
    });
  });
});

describe("estimated days", () => {
  it.each([
    ["3", 3],
    ["2.7", 2],
    ["", 1],
    ["soon", 1],
    ["-4", 1],
    ["0", 1],
    [14, 14],
  ])("typed as %j are %d", (typed, days) => {
    expect(wholeDays(typed)).toBe(days);
  });
});
