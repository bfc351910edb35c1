import { describe, expect, it } from "vitest";
import { experienceLines } from "./experience-lines.ts";

const jobs = ["Teller", "Loan Officer", "Branch Manager", "Auditor"].map((position) => ({
  position,
  company: "Ziwa SACCO",
}));

describe("work experience on a card", () => {
  it("names the first two positions and counts the rest", () => {
    const lines = ["Teller at Ziwa SACCO", "Loan Officer at Ziwa SACCO"];
    expect(experienceLines({ workExperiences: jobs.slice(0, 1), experience: "" })).toEqual(lines.slice(0, 1));
    expect(experienceLines({ workExperiences: jobs.slice(0, 2), experience: "" })).toEqual(lines);
    expect(experienceLines({ workExperiences: jobs, experience: "" })).toEqual([...lines, "+2 more"]);
  });

  it("says how long, or that there is none, without positions", () => {
    expect(experienceLines({ workExperiences: [], experience: "2 years" })).toEqual(["2 years"]);
    expect(experienceLines({ workExperiences: [], experience: "" })).toEqual(["No experience provided"]);
  });
});
