import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CandidateData } from "#contract/recruitment/applications.ts";
import { educationLevels } from "#contract/recruitment/applications.ts";
import { matchPart } from "#contract/recruitment/hr.ts";
import { readRequiredEducation } from "./education.ts";
import { readYears, timeWorked } from "./experience.ts";
import { type MatchCandidate, type MatchJob, scoreMatch } from "./match.ts";
import { readTitle, titleSimilarity } from "./titles.ts";

const today = new Date("2026-11-21T09:00:00Z");

const loanOfficer: MatchJob = {
  title: "Loan Officer",
  skills: ["Loan appraisal", "MS Excel", "Debt recovery", "Customer service"],
  requirements: ["Diploma in co-operative management", "At least two years of experience in lending"],
  experience: "2-4 years",
  education: "Diploma or degree in co-operative management",
  description: "You appraise loans and follow up arrears.",
};

const candidate = (changes: Partial<MatchCandidate> = {}): MatchCandidate => ({
  workExperiences: [
    {
      position: "Credit Officer",
      startDate: "2024-12",
      endDate: "",
      current: true,
      description: "Appraised loans for members and followed up arrears.",
    },
  ],
  education: "diploma",
  skills: ["Credit analysis", "Excel", "Debt collection", "Member relations"],
  ...changes,
});

const partOf = (job: MatchJob, person: MatchCandidate, name: string) => {
  const part = scoreMatch(job, person, today).parts.find((one) => one.name === name);
  if (!part) throw new Error(`No part ${name}`);
  return part;
};

describe("the month now", () => {
  it("is Nairobi's, also before it begins in UTC", () => {
    const [entry] = candidate().workExperiences;
    const begun = entry ? [{ ...entry, startDate: "2026-12" }] : [];
    const firstHour = new Date("2026-12-01T00:30:00+03:00");
    expect(timeWorked(begun, firstHour)).toBe("1 month");
    const { parts } = scoreMatch(loanOfficer, candidate({ workExperiences: begun }), firstHour);
    expect(parts.find(({ name }) => name === "experience")?.matched[0]).toMatch(/^1 month of relevant work/);
  });
});

describe("scoreMatch", () => {
  it("gives parts of the contract's shape whose weights add up to 100 and make the score", () => {
    const { score, parts } = scoreMatch(loanOfficer, candidate(), today);
    for (const part of parts) expect(matchPart.parse(part)).toEqual(part);
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(score).toBe(Math.round(parts.reduce((sum, part) => sum + part.weight * part.score, 0) / 100));
  });

  it("ranks the experienced above the related above the unrelated", () => {
    const related = candidate({
      workExperiences: [
        {
          position: "Teller",
          startDate: "2023-01",
          endDate: "",
          current: true,
          description: "Served members at the till.",
        },
      ],
      skills: ["Cash handling", "Customer care"],
    });
    const unrelated = candidate({
      workExperiences: [
        {
          position: "Chef",
          startDate: "2016-01",
          endDate: "",
          current: true,
          description: "Cooked for 200 guests a day.",
        },
      ],
      skills: ["Baking"],
    });
    const [best, middle, last] = [candidate(), related, unrelated].map(
      (one) => scoreMatch(loanOfficer, one, today).score,
    );
    expect(best).toBeGreaterThan(middle ?? 0);
    expect(middle).toBeGreaterThan(last ?? 0);
  });
});

describe("skills", () => {
  it("knows the other words for the same skill", () => {
    expect(partOf(loanOfficer, candidate(), "skills").missing).toEqual([]);
  });

  it("counts most what is both listed and used at work, and says where it was seen", () => {
    const job = { ...loanOfficer, skills: ["Loan appraisal"] };
    const bare = { skills: ["Baking"], workExperiences: [] };
    const claimed = partOf(job, candidate({ ...bare, skills: ["Credit analysis"] }), "skills");
    const both = partOf(job, candidate({ skills: ["Credit analysis"] }), "skills");
    const written = partOf(job, candidate({ ...bare, coverLetter: "I know loan appraisal well." }), "skills");
    expect([both.score, claimed.score, written.score]).toEqual([100, 80, 50]);
    expect(both.matched).toEqual(["Loan appraisal (listed, and used at work)"]);
    expect(partOf(job, candidate(bare), "skills").missing).toEqual(["Loan appraisal"]);
  });

  it("does not piece a skill together from two sentences", () => {
    const job = { ...loanOfficer, skills: ["Debt recovery"] };
    const letter = "I paid every debt. My recovery was quick.";
    expect(
      partOf(job, candidate({ skills: ["Baking"], workExperiences: [], coverLetter: letter }), "skills")
        .score,
    ).toBe(0);
  });

  it("does not take the title of the job in a letter for a skill", () => {
    const job = { ...loanOfficer, title: "Digital Marketing Officer", skills: ["Digital marketing"] };
    const bare = { skills: ["Baking"], workExperiences: [] };
    const named = candidate({ ...bare, coverLetter: "I apply for the post of Digital Marketing Officer." });
    const told = candidate({ ...bare, coverLetter: "I have done digital marketing for a brand." });
    expect([named, told].map((person) => partOf(job, person, "skills").score)).toEqual([0, 50]);
  });

  it("reads a job without a skill list from its text", () => {
    const job = {
      ...loanOfficer,
      skills: [],
      requirements: ["Bank reconciliation and IFRS"],
      description: "",
    };
    expect(
      partOf(job, candidate({ skills: ["Reconciliations"], workExperiences: [] }), "skills").matched,
    ).toEqual(["reconciliation (listed)"]);
  });
});

describe("experience", () => {
  it.each([
    ["3+ years", 3],
    ["At least five years", 5],
    ["2-4 years", 2],
    ["two to four years", 2],
    ["Minimum of 3 years' experience", 3],
    ["five (5) years, two of them as supervisor", 5],
    ["6 months or more", 0.5],
    ["Two yrs", 2],
    ["No experience needed", null],
  ])("reads %s as %s years", (text, years) => {
    expect(readYears(text)).toBe(years);
  });

  it("does not count overlapping positions twice", () => {
    const [one] = candidate().workExperiences;
    if (!one) throw new Error("No position");
    const twice = candidate({ workExperiences: [one, { ...one, startDate: "2025-06" }] });
    const job = { ...loanOfficer, experience: "10 years" };
    expect(partOf(job, twice, "experience").score).toBe(partOf(job, candidate(), "experience").score);
  });

  it("counts related work in part and names what is missing", () => {
    const job = { ...loanOfficer, experience: "4 years" };
    const part = partOf(job, candidate(), "experience");
    expect(part.score).toBe(50);
    expect(part.matched).toEqual([
      "2 years of relevant work, 4 years asked for",
      "Credit Officer: same work, 2 years",
    ]);
    expect(part.missing).toEqual(["2 years more of relevant work"]);
  });

  it("ignores positions with impossible dates", () => {
    const [one] = candidate().workExperiences;
    if (!one) throw new Error("No position");
    const odd = ["2030-01", "soon", ""].map((startDate) => ({ ...one, startDate }));
    expect(partOf(loanOfficer, candidate({ workExperiences: odd }), "experience").score).toBe(0);
  });
});

describe("education", () => {
  it.each([
    ["Diploma or degree in banking", { level: 2, credentials: [], either: false }],
    ["Bachelor's degree in commerce and CPA(K)", { level: 4, credentials: ["CPA"], either: false }],
    ["Bachelor's degree in accounting, or CPA(K)", { level: 4, credentials: ["CPA"], either: false }],
    ["Bachelor's degree in accounting or CPA(K)", { level: 4, credentials: ["CPA"], either: true }],
    [
      "Bachelor's degree in finance; CPA or CIFA is an added advantage",
      { level: 4, credentials: [], either: false },
    ],
    ["KCSE certificate and a valid driving licence", { level: 0, credentials: [], either: false }],
    ["Master's degree in law", { level: 5, credentials: [], either: false }],
    ["LLB; postgraduate diploma from the Kenya School of Law", { level: 4, credentials: [], either: false }],
    ["Curiosity", { level: null, credentials: [], either: false }],
  ])("reads %s", (text, asked) => {
    expect(readRequiredEducation(text)).toEqual(asked);
  });

  it("takes a professional qualification from the skills and counts a level short in part", () => {
    const job = { ...loanOfficer, education: "Bachelor's degree in commerce and CPA(K)" };
    const scores = [
      candidate({ education: "degree", skills: ["CPA(K)"] }),
      candidate({ education: "degree" }),
      candidate({ education: "advanced_diploma" }),
    ].map((person) => partOf(job, person, "education").score);
    expect(scores).toEqual([100, 70, 42]);
  });
});

describe("title", () => {
  it.each([
    ["Loan Officer", "Credit Officer", 1],
    ["FOSA Teller", "Bank Cashier", 1],
    ["Software Developer", "Full Stack Developer", 1],
    ["Branch Manager", "Branch Supervisor", 0.88],
    ["Loan Officer", "Chef", 0],
  ])("%s and %s are alike by %s", (asked, held, similarity) => {
    expect(titleSimilarity(readTitle(asked), readTitle(held))).toBeCloseTo(similarity);
  });
});

const month = fc
  .record({ year: fc.integer({ min: 1990, max: 2030 }), month: fc.integer({ min: 1, max: 12 }) })
  .map((date) => `${date.year}-${String(date.month).padStart(2, "0")}`);
const words = fc.constantFrom(
  "loan",
  "credit",
  "SQL",
  "Excel",
  "audit",
  "member service",
  "of",
  "CPA(K)",
  "teller",
  "?",
  "c++",
);
const phrase = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(" "));
const anyText = fc.oneof(fc.string(), phrase);
const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  title: anyText,
  skills: fc.array(anyText, { maxLength: 8 }),
  requirements: fc.array(anyText, { maxLength: 5 }),
  experience: fc.constantFrom("", "3+ years", "No experience needed", "six months"),
  education: fc.constantFrom("", "Degree and CPA(K)", "Diploma or degree", "KCSE"),
  description: anyText,
});
const anyCandidate: fc.Arbitrary<MatchCandidate> = fc.record({
  workExperiences: fc.array(
    fc.record({
      position: anyText,
      startDate: month,
      endDate: month,
      current: fc.boolean(),
      description: anyText,
    }),
    { maxLength: 6 },
  ),
  education: fc.constantFrom(...educationLevels),
  skills: fc.array(anyText, { maxLength: 8 }),
  coverLetter: anyText,
  additionalInfo: anyText,
});

describe("properties", () => {
  it("stays within 0 and 100 in whole numbers, in total and in each part", () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, person) => {
        const { score, parts } = scoreMatch(job, person, today);
        for (const value of [score, ...parts.map((part) => part.score)]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true);
        }
      }),
    );
  });

  it("never falls when a required skill is added", () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, fc.nat(), (job, person, index) => {
        const added = job.skills[index % Math.max(1, job.skills.length)] ?? "Excel";
        const more = { ...person, skills: [...person.skills, added] };
        expect(scoreMatch(job, more, today).score).toBeGreaterThanOrEqual(
          scoreMatch(job, person, today).score,
        );
      }),
    );
  });

  it("does not depend on the order of skills, positions or requirements", () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, person) => {
        const turnedJob = {
          ...job,
          skills: job.skills.toReversed(),
          requirements: job.requirements.toReversed(),
        };
        const turned = {
          ...person,
          skills: person.skills.toReversed(),
          workExperiences: person.workExperiences.toReversed(),
        };
        expect(scoreMatch(turnedJob, turned, today).score).toBe(scoreMatch(job, person, today).score);
      }),
    );
  });
});

describe("identity", () => {
  type Application = CandidateData & { coverLetter: string };
  const written = (name: string, person: string): Application => ({
    ...candidate(),
    workExperiences: candidate().workExperiences.map((entry) => ({
      ...entry,
      company: "Nuru Teachers SACCO",
    })),
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@mail.example`,
    phone: "+254700001000",
    location: "Nakuru",
    expectedSalary: "KSh 60,000",
    availableStartDate: "2027-01-01",
    coverLetter: `My name is ${name}. ${person} I know credit analysis.`,
  });
  const score = (application: Application) => scoreMatch(loanOfficer, application, today);

  it.each([
    ["Amina Salim Bakari", "I am a woman of 24, single, from Lamu."],
    ["Peter Mutwiri Kinoti", "I am a man of 58, married with four children, from Meru."],
    ["Zainab Mohammed Farah", "I am a widow of 45 and a Muslim, from Garissa."],
  ])("changes nothing: %s", (name, person) => {
    expect(score(written(name, person))).toEqual(
      score(written("Brian Otieno Odera", "I am looking for work.")),
    );
  });

  it("changes nothing: phone, email, address and expectations", () => {
    const one = written("Brian Otieno Odera", "");
    const other = {
      ...one,
      email: "someone.else@posta.example",
      phone: "+254700009999",
      location: "Mandera",
      expectedSalary: "KSh 200,000",
    };
    expect(score(other)).toEqual(score(one));
  });
});
