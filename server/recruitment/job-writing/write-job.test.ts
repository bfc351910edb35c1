import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordingOf } from "#contract/recruitment/advert-wording.ts";
import { generatedJob } from "#contract/recruitment/job-generation.ts";
import { presetJobTitles } from "#contract/recruitment/job-titles.ts";
import { termsOf } from "../jobs/job-terms.ts";
import { noteOn } from "./note.ts";
import { writeJob } from "./write-job.ts";

const today = new Date("2026-11-23T09:00:00Z");
const write = (prompt: string, requirements = "") => writeJob({ prompt, requirements }, today);
const schema = generatedJob.shape.job;

describe.each(presetJobTitles)("%s", (title) => {
  const { job } = write(title);
  it("becomes a whole job that can be read in figures and is fair", () => {
    expect(schema.parse(job)).toEqual(job);
    expect(job).toMatchObject({ title, type: "full-time", deadline: "2026-12-23", language: "en" });
    expect(job.salary).toMatch(/^KSh [\d,]+ - [\d,]+ gross a month$/);
    const terms = termsOf(job);
    expect(terms.salary?.per).toBe("month");
    expect(terms.salary?.minCents).toBeGreaterThanOrEqual(20_000_00);
    expect(terms.experienceMonths).toBeGreaterThan(0);
    expect(terms.education.level).not.toBeNull();
    expect(wordingOf(job)).toEqual([]);
  });
});

describe("a title of one's own", () => {
  it.each([
    ["Senior Credit Analyst – Agribusiness", "Loan Officer", "Credit"],
    ["M-PESA Agent Supervisor", "Digital Channels Officer", "Operations"],
    ["Branch Cleaner", "Cleaner", "Operations"],
    ["Board Secretary", "Corporation Secretary", "Legal"],
    ["data protection officer", "Data Protection Officer", "Legal"],
    ["Head of Credit", "Credit Manager", "Credit"],
    ["Credit Officer", "Loan Officer", "Credit"],
    ["Finance Officer", "Accountant", "Finance"],
    ["Chief Accountant", "Accountant", "Finance"],
    ["Accounts Clerk", "Accounts Assistant", "Finance"],
    ["Systems Auditor", "Internal Auditor", "Finance"],
    ["Treasury Officer", "Accountant", "Finance"],
    ["HR Manager", "Human Resource Officer", "Human Resources"],
    ["Cashier", "Bank Teller", "Operations"],
    ["Sales Executive", "Marketing Officer", "Marketing"],
    ["IT Intern", "ICT Support Officer", "ICT"],
    ["Motorcycle Rider", "Driver", "Operations"],
    ["Head Teacher", "Teacher", "Operations"],
  ])("%s is built on %s", (title, role, department) => {
    const written = write(title);
    expect(written.post.role?.title).toBe(role);
    expect(written.job.department).toBe(department);
    expect(schema.safeParse(written.job).success).toBe(true);
    expect(termsOf(written.job).salary).not.toBeNull();
    expect(wordingOf(written.job)).toEqual([]);
  });

  it("says more of its sector, rank and place than the post it is built on", () => {
    const plain = write("Loan Officer").job;
    const { job } = write("Senior Credit Analyst – Agribusiness, Nakuru");
    expect(job.location).toBe("Nakuru");
    expect(job.description).toContain("farmers");
    expect(job.responsibilities.join()).toMatch(/Guide two to five colleagues.*Visit farms/);
    expect(job.skills).toContain("Agribusiness");
    expect(job.experience).toBe("At least 4 years in lending");
    const [from = 0, plainFrom = 0] = [job, plain].map((one) => termsOf(one).salary?.minCents);
    expect(from).toBeGreaterThan(plainFrom);
  });

  it("asks less of an intern and more of a manager", () => {
    const intern = write("Audit Intern").job;
    expect(intern).toMatchObject({ type: "internship", experience: "No earlier experience needed" });
    expect(intern.requirements.join()).not.toMatch(/practising|member of/);
    const manager = write("Internal Audit Manager").job;
    expect(manager.responsibilities[0]).toMatch(/^Lead the team in internal audit/);
    expect(termsOf(manager).experienceMonths).toBe(72);
  });

  it("takes words that it does not know as the focus of the post", () => {
    expect(write("Loan Officer - Aquaculture").job.description).toContain("focus on Aquaculture");
  });

  it("is honest about a post that it does not know", () => {
    const written = write("beekeeper", "Harvest honey twice a year. Protective clothing is provided");
    expect(written.post.role).toBeNull();
    expect(written.job.title).toBe("Beekeeper");
    expect(written.job.description).toContain("a Beekeeper");
    expect(written.job.requirements.concat(written.job.responsibilities).join()).toContain(
      "Harvest honey twice a year",
    );
    expect(noteOn(written)).toContain("knows little of this post");
  });

  it("takes conditions in brackets as wishes", () => {
    expect(write("Loan Officer (2 positions)").job.description).toContain("filling 2 such posts");
    expect(write("Teller (Contract)").job.type).toBe("contract");
  });

  it("is marked where it names a sex, and nothing of it goes into the text", () => {
    const { job } = write("Tea Girl");
    expect(wordingOf(job)).toEqual([expect.objectContaining({ field: "title", better: "office assistant" })]);
  });
});

describe("hostile text", () => {
  it("of any kind becomes a valid job", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 300 });
    fc.assert(
      fc.property(
        text,
        fc.array(fc.oneof(text, fc.constantFrom("5 years", "KSh 1", "1/1/2027", "aged 25", "in Meru", ", "))),
        (title, parts) => {
          const { job } = write(title, parts.join(" ").slice(0, 10_000));
          expect(schema.parse(job)).toEqual(job);
        },
      ),
      { numRuns: 60 },
    );
  });

  const titles = [
    "<script>alert(1)</script>",
    "\u0000\u202e\u0007",
    "会计",
    "'; DROP TABLE jobs; --",
    "(((((",
    "a".repeat(200),
  ];
  const texts = [
    "a".repeat(10_000),
    "5 years, ".repeat(1_100),
    "KSh 1 - ".repeat(1_200),
    "1 january ".repeat(1_000),
    "( ".repeat(5_000),
    "young and ".repeat(1_000),
    "\u0000\u001b[31m\u2028\r\n".repeat(500),
    "<img src=x onerror=alert(1)>".repeat(300),
    "薪水很高。".repeat(2_000),
    "must be able to ".repeat(600),
    "Nakuru, Nakuru Town, ".repeat(450),
  ];

  it.each(titles)("makes a valid job of the title %j", (title) => {
    const { job } = write(title);
    expect(schema.parse(job)).toEqual(job);
  });

  it.each(texts.map((text) => [text.slice(0, 20), text]))(
    "makes a valid job of %j, in bounded time",
    (_, text) => {
      const before = process.threadCpuUsage();
      const { job } = write("Loan Officer", text);
      const { user, system } = process.threadCpuUsage(before);
      expect(schema.parse(job)).toEqual(job);
      // Five times the longest text that the call takes; a quadratic one would take minutes.
      expect((user + system) / 1_000).toBeLessThan(1_500);
    },
  );
});
