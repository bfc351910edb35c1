import { describe, expect, it } from "vitest";
import type { JobTerms } from "#contract/recruitment/job-terms.ts";
import { testJob } from "./job.test-helper.ts";
import { jobPosting } from "./job-posting.ts";

const post = (values: Parameters<typeof testJob>[0] = {}) =>
  jobPosting(testJob(values), "https://a.example", "en");
const withTerms = (terms: Partial<JobTerms>) => post({ terms: { ...testJob().terms, ...terms } });

describe("jobPosting", () => {
  it("says what search engines ask for", () => {
    expect(post()).toEqual({
      "@type": "JobPosting",
      title: "Loan Officer",
      description:
        "<p>Appraise loans.</p><p>Visit members &amp; guarantors.</p>" +
        "<p>What you bring:</p><ul><li>Knows &lt;FOSA&gt;</li></ul>" +
        "<p>What we offer:</p><ul><li>Medical cover</li></ul>",
      url: "https://a.example/jobs/loan-officer-01900000-0000-7000-8000-000000000001",
      identifier: {
        "@type": "PropertyValue",
        name: "Umoja SACCO",
        value: "01900000-0000-7000-8000-000000000001",
      },
      datePosted: "2027-03-01T06:00:00.000Z",
      validThrough: "2027-03-31T23:59:59+03:00",
      employmentType: "FULL_TIME",
      hiringOrganization: {
        "@type": "Organization",
        name: "Umoja SACCO",
        sameAs: "https://a.example/jobs?sacco=umoja",
      },
      jobLocation: {
        "@type": "Place",
        address: { "@type": "PostalAddress", addressLocality: "Nakuru", addressCountry: "KE" },
      },
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: "KES",
        value: { "@type": "QuantitativeValue", minValue: 80_000, maxValue: 120_000, unitText: "MONTH" },
      },
      experienceRequirements: { "@type": "OccupationalExperienceRequirements", monthsOfExperience: 24 },
      educationRequirements: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "associate degree",
      },
      occupationalCategory: "Credit",
      directApply: true,
    });
  });

  it("says the same in Kiswahili on the page in Kiswahili, in the words that stand there", () => {
    const posting = jobPosting(testJob(), "https://a.example", "sw");
    expect(posting.url).toBe("https://a.example/sw/jobs/loan-officer-01900000-0000-7000-8000-000000000001");
    expect(posting.description).toContain("<p>Sifa zinazohitajika:</p>");
    expect(posting.employmentType).toBe("FULL_TIME");
  });

  it("leaves out what is not known", () => {
    const posting = withTerms({
      salary: null,
      experienceMonths: null,
      education: { level: null, credentials: [] },
    });
    expect(Object.keys(JSON.parse(JSON.stringify(posting)))).not.toEqual(
      expect.arrayContaining(["baseSalary"]),
    );
    expect(posting.experienceRequirements).toBeUndefined();
    expect(posting.educationRequirements).toBeUndefined();
  });

  it.each([
    [
      { minCents: 3_000_000, maxCents: 3_000_000, per: "month" as const },
      { value: 30_000, unitText: "MONTH" },
    ],
    [
      { minCents: 5_000_000, maxCents: null, per: "month" as const },
      { minValue: 50_000, unitText: "MONTH" },
    ],
    [
      { minCents: 160_000, maxCents: 190_000, per: "day" as const },
      { minValue: 1600, maxValue: 1900, unitText: "DAY" },
    ],
  ])("writes the salary %j", (salary, value) => {
    expect(withTerms({ salary }).baseSalary?.value).toEqual({ "@type": "QuantitativeValue", ...value });
  });

  it("knows jobs that need no experience, and professional qualifications", () => {
    expect(withTerms({ experienceMonths: 0 }).experienceRequirements).toBe("no requirements");
    expect(withTerms({ education: { level: "degree", credentials: ["CPA"] } }).educationRequirements).toEqual(
      [
        { "@type": "EducationalOccupationalCredential", credentialCategory: "bachelor degree" },
        { "@type": "EducationalOccupationalCredential", credentialCategory: "professional certificate" },
      ],
    );
  });

  it("says when one works from anywhere in Kenya", () => {
    const posting = post({ location: "Remote" });
    expect(posting).toMatchObject({ jobLocationType: "TELECOMMUTE" });
    expect(posting).not.toHaveProperty("jobLocation");
  });
});
