import { describe, expect, it } from "vitest";
import { noteOn } from "./note.ts";
import { readWishes } from "./read-wishes.ts";
import type { Wishes } from "./wishes.ts";
import { writeJob } from "./write-job.ts";

const read = (text: string) => readWishes(text, "2026-11-23");

/** A sentence and what has to come of it. */
const sentences: [sentence: string, expected: Partial<Wishes>][] = [
  [
    "At least 5 years' experience in microfinance",
    { experience: "At least 5 years' experience in microfinance" },
  ],
  ["Must have 3 years experience", { experience: "3 years experience" }],
  ["At least two years in sales", { experience: "At least two years in sales" }],
  ["No experience needed", { experience: "No earlier experience needed" }],
  ["Fresh graduates welcome", { experience: "Fresh graduates welcome: no earlier experience needed" }],
  ["Bachelor's degree in statistics", { education: "Bachelor's degree in statistics" }],
  ["KCSE C plain and above", { education: "KCSE C plain and above" }],
  ["CPA(K)", { requirements: ["CPA(K)"] }],
  ["CPA(K) is an advantage", { requirements: ["CPA(K) is an advantage"] }],
  ["Diploma in business, CPA Part II", { education: "Diploma in business", requirements: ["CPA Part II"] }],
  ["Excel and QuickBooks", { requirements: ["Works with Excel and QuickBooks"] }],
  ["Fluent in Kikuyu", { requirements: ["Fluent in Kikuyu"], skills: ["Kikuyu"] }],
  [
    "The candidate must be able to speak Dholuo",
    { requirements: ["Able to speak Dholuo"], skills: ["Dholuo"] },
  ],
  ["Based in Nakuru", { location: "Nakuru" }],
  ["Location: Thika", { location: "Thika" }],
  ["Murang’a County", { location: "Murang'a" }],
  ["Run our Eldoret branch", { location: "Eldoret", duties: ["Run our Eldoret branch"] }],
  ["Part time", { type: "part-time" }],
  ["Part time, 20 hours a week", { type: "part-time", terms: ["Part time, 20 hours a week"] }],
  ["2-year renewable contract", { type: "contract", terms: ["2-year renewable contract"] }],
  ["Permanent and pensionable", { type: "full-time", terms: ["Permanent and pensionable"] }],
  ["Internship for 3 months", { type: "internship", terms: ["Internship for 3 months"] }],
  ["Salary 80,000 - 100,000", { salary: "KSh 80,000 - 100,000 gross a month" }],
  ["KSh 80k - 100k plus commission", { salary: "KSh 80,000 - 100,000 gross a month plus commission" }],
  ["Pay is Ksh. 1,500 per day", { salary: "KSh 1,500 per day" }],
  ["Gross salary of KES 65000 a month", { salary: "KSh 65,000 a month" }],
  [
    "Manage a loan portfolio of KSh 50 million",
    { duties: ["Manage a loan portfolio of KSh 50 million"], salary: null },
  ],
  ["Monday to Saturday 8am-5pm", { terms: ["Monday to Saturday 8am-5pm"] }],
  ["Rotating shifts", { terms: ["Rotating shifts"] }],
  ["Night shifts", { terms: ["Night shifts"] }],
  ["Reports to the Operations Manager", { terms: ["Reports to the Operations Manager"] }],
  ["Willing to travel to branches", { requirements: ["Willing to travel to branches"] }],
  ["Valid driving licence class B", { requirements: ["Valid driving licence class B"], skills: ["Driving"] }],
  ["3 positions", { vacancies: 3 }],
  ["Three vacancies available in Kisumu", { vacancies: 3, location: "Kisumu" }],
  ["Deadline 15 December", { deadline: "2026-12-15" }],
  ["Apply by January 5th", { deadline: "2027-01-05" }],
  ["Closing date: 30/11/2026", { deadline: "2026-11-30" }],
  ["Deadline: 2026-12-01", { deadline: "2026-12-01" }],
  ["Deadline 1/11/2026", { deadline: null, unclear: ["the deadline 2026-11-01 has passed"] }],
  ["Deadline 31/02/2027", { deadline: null, requirements: ["Deadline 31/02/2027"] }],
  ["Will train tellers and prepare weekly reports", { duties: ["Train tellers and prepare weekly reports"] }],
  ["Responsible for the vault", { duties: ["Answer for the vault"] }],
  ["We offer medical cover", { benefits: ["Medical cover"] }],
  ["Car allowance", { benefits: ["Car allowance"] }],
  ["Certificate of good conduct", { requirements: ["Certificate of good conduct"] }],
  ["Someone who likes people", { requirements: ["Likes people"] }],
  [
    "Must know Bankers Realm",
    { requirements: ["Must know Bankers Realm"], skills: ["Bankers Realm", "Core banking"] },
  ],
  ["Net salary 45,000 per month", { salary: "KSh 45,000 net per month" }],
  ["KSh 30,000 basic plus commission", { salary: "KSh 30,000 basic plus commission" }],
  ["Salary negotiable", { salary: null, terms: ["Salary negotiable"] }],
  [
    "2 posts in Kitale and 1 in Eldoret",
    { vacancies: null, requirements: ["2 posts in Kitale and 1 in Eldoret"] },
  ],
  ["Closing 30th Nov 2026", { deadline: "2026-11-30" }],
  [
    "Should be aged above 18 and hold a national ID",
    { unfair: [], requirements: ["Aged above 18 and hold a national ID"] },
  ],
  ["5 years accident free", { experience: null, requirements: ["5 years accident free"] }],
  ["Housing provided", { benefits: ["Housing provided"] }],
  ["Uzoefu wa miaka miwili", { experience: "Uzoefu wa miaka miwili" }],
  [
    "Email your CV to hr@sacco.example",
    { requirements: [], unclear: [expect.stringContaining("hr@sacco.example")] },
  ],
  ["Full time position at our head office in Nairobi CBD", { type: "full-time", location: "Nairobi" }],
  ["Probation of 3 months", { terms: ["Probation of 3 months"] }],
  ["Female candidates only", { unfair: ["Female candidates"], requirements: [] }],
  ["Attach a passport photo", { unfair: ["a passport photo"], requirements: [] }],
  ["Aged 25-35 years", { unfair: ["Aged 25-35 years"], requirements: [] }],
];

describe("Additional Requirements", () => {
  it.each(sentences)("%s", (sentence, expected) => expect(read(sentence)).toMatchObject(expected));

  it("are taken apart where a new demand begins, and not within a list", () => {
    const wishes = read(
      "Must have 5 years experience in lending, fluent in Kikuyu, Kamba and English, and own a motorcycle. Based in Nakuru\n- Knows Excel, Word and Sage\n2) Deadline 15 December",
    );
    expect(wishes).toMatchObject({
      experience: "5 years experience in lending",
      location: "Nakuru",
      deadline: "2026-12-15",
      requirements: ["Fluent in Kikuyu, Kamba and English", "Own a motorcycle", "Knows Excel, Word and Sage"],
    });
  });

  it("all come into the text, or are named as left out", () => {
    for (const [sentence] of sentences) {
      const written = writeJob(
        { prompt: "Loan Officer", requirements: sentence },
        new Date("2026-11-23T09:00:00Z"),
      );
      const plain = writeJob({ prompt: "Loan Officer", requirements: "" }, new Date("2026-11-23T09:00:00Z"));
      const changed =
        JSON.stringify(written.job) !== JSON.stringify(plain.job) || noteOn(written) !== noteOn(plain);
      // Full time is what the text says anyway.
      expect(changed, sentence).toBe(true);
    }
  });

  it("stand before what the generator knows by itself", () => {
    const { job } = writeJob(
      {
        prompt: "Loan Officer",
        requirements: "5 years experience in lending. Own a motorcycle. Will visit tea farms. SQL",
      },
      new Date("2026-11-23T09:00:00Z"),
    );
    expect(job.experience).toBe("5 years experience in lending");
    expect(job.requirements.slice(1, 3)).toEqual(["5 years experience in lending", "Own a motorcycle"]);
    expect(job.responsibilities[0]).toBe("Visit tea farms");
    expect(job.skills[0]).toBe("Driving");
    expect(job.skills).toContain("SQL");
  });

  it("by which nobody may be chosen are told to HR", () => {
    const written = writeJob(
      { prompt: "Bank Teller", requirements: "Young and energetic ladies only" },
      new Date(),
    );
    expect(noteOn(written)).toContain("Not taken over");
    expect(JSON.stringify(written.job)).not.toMatch(/ladies|young/i);
  });
});
