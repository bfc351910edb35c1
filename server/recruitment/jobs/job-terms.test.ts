import { describe, expect, it } from "vitest";
import { demoJobs } from "#server/seed/content/jobs.ts";
import { termsOf } from "./job-terms.ts";

const experience = (text: string) =>
  termsOf({ salary: "", experience: text, education: "" }).experienceMonths;
const education = (text: string) => termsOf({ salary: "", experience: "", education: text }).education;

describe("termsOf", () => {
  it.each([
    ["3+ years", 36],
    ["2-4 years", 24],
    ["At least two years", 24],
    ["6 months or more", 6],
    ["No experience needed", 0],
    ["Entry level", 0],
    ["Not required", 0],
    ["None", 0],
    ["Work experience is not necessary", 0],
    ["Fresh graduates", 0],
    ["None less than 2 years", 24],
    ["", null],
    ["Proven track record", null],
    ["Angalau mwaka mmoja", 12],
    ["Miaka 2-4", 24],
    ["Miaka mitatu au zaidi katika SACCO", 36],
    ["Miezi sita", 6],
    ["Uzoefu si lazima", 0],
    ["Hakuna uzoefu unaohitajika", 0],
  ])("reads the experience %j as %j months", (text, months) => {
    expect(experience(text)).toBe(months);
  });

  it.each([
    ["KCSE certificate", "kcse", []],
    ["Diploma or degree in marketing", "diploma", []],
    ["Bachelor's degree in commerce, accounting or finance and CPA(K)", "degree", ["CPA"]],
    ["Cheti au stashahada ya biashara", "certificate", []],
    ["Shahada ya biashara au CPA(K)", "degree", ["CPA"]],
    ["Shahada ya uzamili", "masters", []],
    ["Kidato cha nne na cheti cha tabia njema", "kcse", []],
    ["", null, []],
  ])("reads the education %j", (text, level, credentials) => {
    expect(education(text)).toEqual({ level, credentials });
  });

  it("reads every job of the demo", () => {
    for (const job of demoJobs) {
      const terms = termsOf(job);
      expect(terms.salary, job.salary).not.toBeNull();
      expect(terms.experienceMonths, job.experience).not.toBeNull();
      expect(terms.education.level, job.education).not.toBeNull();
    }
  });
});
