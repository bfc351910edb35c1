import { readFile } from "node:fs/promises";
import { afterAll, describe, expect, it } from "vitest";
import type { ResumeProgress } from "#contract/recruitment/resume.ts";
import { createResumeReader } from "#server/recruitment/resume/resume-reader.ts";
import { officeScanner, scanOf } from "./render/scan.ts";

const reader = createResumeReader();
afterAll(() => reader.close());

const stored = async (name: string) =>
  new Uint8Array(await readFile(new URL(`files/${name}.pdf`, import.meta.url)));

const contact = {
  name: "Ahmed Abdullahi Hassan",
  email: "ahmed.hassan@anwani.example",
  phone: "+254799100200",
};

describe("a scanned CV", () => {
  it("is read by recognising its letters, and says so", async () => {
    const progress: ResumeProgress[] = [];
    const parsed = await reader.read(await scanOf(await stored("dev-date-first-pdf")), "pdf", {
      onProgress: (step) => progress.push(step),
    });
    expect(parsed.personalInfo).toMatchObject(contact);
    expect(parsed.experience).toHaveLength(3);
    expect(parsed.notices).toEqual(["scan"]);
    expect(parsed.confidence.email).toBeLessThan(1);
    const percentages = progress.map(({ percent }) => percent);
    expect(percentages).toEqual(percentages.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toEqual({ percent: 99, page: { number: 1, of: 1 } });
  });

  it("is read upside down too, its sidebar apart", async () => {
    const scan = await scanOf(await stored("dev-sidebar-right-chromium"), {
      ...officeScanner,
      tilt: Math.PI,
    });
    const parsed = await reader.read(scan, "pdf");
    expect(parsed.personalInfo.name).toBe("Wambui Gathoni Macharia");
    expect(parsed.notices).toEqual(["scan", "two_columns"]);
    expect(parsed.experience.map((job) => job.position)).toEqual(["Brand Designer", "Freelance Illustrator"]);
  });
});
