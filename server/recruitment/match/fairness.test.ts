import fc from "fast-check";
import { expect, it } from "vitest";
import type { CandidateData } from "#contract/recruitment/applications.ts";
import { scoreMatch } from "./match.ts";
import type { MatchJob } from "./types.ts";

const today = new Date("2026-11-23T09:00:00Z");

/** A job whose text itself speaks of people and places, as adverts do. */
const job: MatchJob = {
  title: "Loan Officer",
  skills: ["Loan appraisal", "MS Excel", "Customer service"],
  requirements: ["Diploma", "Two years in lending", "A married man of 30 from Nakuru is preferred"],
  responsibilities: ["Visit members in Grace Estate, Nakuru town", "Serve the youth, women and the elderly"],
  experience: "2 years",
  education: "Diploma",
  description: "Appraise loans of members in Nakuru, with faith in people and hope.",
};

const names = fc.constantFrom(
  "Amina Salim Bakari",
  "Peter Mutwiri Kinoti",
  "Grace Hope Wanjiru",
  "Faith Nakuru Chebet",
  "Otieno Odhiambo",
  "Zainab Mohammed Farah",
  "John Smith",
  "Patel Loan",
);
const sexes = fc.constantFrom("a man", "a woman", "a lady", "a gentleman", "mwanaume", "mwanamke", "");
const ages = fc.integer({ min: 18, max: 70 });
const families = fc.constantFrom(
  "single",
  "married",
  "divorced",
  "a widow",
  "a mother of two children",
  "a father of five",
  "",
);
const addresses = fc.constantFrom(
  "Nakuru",
  "Grace Estate, Nakuru",
  "Lodwar, Turkana",
  "Mandera",
  "Kilifi",
  "",
);
const person = fc.record({ name: names, sex: sexes, age: ages, family: families, address: addresses });
type Person = typeof person extends fc.Arbitrary<infer P> ? P : never;

/** One and the same working life, told by whoever it is. */
function told({ name, sex, age, family, address }: Person): CandidateData & { coverLetter: string } {
  return {
    name,
    email: `${name.split(" ")[0]?.toLowerCase()}@mail.example`,
    phone: `+2547${String(10_000_000 + age)}`,
    location: address || "Nairobi",
    workExperiences: [
      {
        company: "Boresha SACCO",
        position: "Credit Officer",
        startDate: "2023-01",
        current: true,
        description: "Appraised loans and served members at the counter.",
      },
    ],
    education: "diploma",
    skills: ["Credit analysis", "Excel"],
    expectedSalary: "KSh 60,000",
    availableStartDate: "2027-01-04",
    coverLetter: `My name is ${name}. I am ${sex} of ${age} years, ${family}, and I live in ${address}. I know customer care.`,
  };
}

it("does not know who somebody is: name, sex, age, family and address change nothing in any order", () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      expect(scoreMatch(job, told(other), today)).toEqual(scoreMatch(job, told(one), today));
    }),
    { numRuns: 500 },
  );
});

it("counts no word about people or places where work is described", () => {
  fc.assert(
    fc.property(sexes, families, addresses, (sex, family, address) => {
      const plain = told({ name: "John Smith", sex: "", age: 30, family: "", address: "" });
      const description = `Appraised loans and served members at the counter. ${sex} ${family} ${address}`;
      const changed = {
        ...plain,
        workExperiences: plain.workExperiences.map((entry) => ({ ...entry, description })),
      };
      expect(scoreMatch(job, changed, today).score).toBe(scoreMatch(job, plain, today).score);
    }),
  );
});
