import type { JobDetails } from "#contract/recruitment/job-terms.ts";

/** A job with everything filled in, or with what a test wants otherwise. */
export function testJob(values: Partial<JobDetails> = {}): JobDetails {
  return {
    id: "01900000-0000-7000-8000-000000000001",
    slug: "loan-officer-01900000-0000-7000-8000-000000000001",
    title: "Loan Officer",
    department: "Credit",
    location: "Nakuru",
    type: "full-time",
    salary: "KSh 80,000 - 120,000",
    experience: "2+ years",
    education: "Diploma",
    description: "Appraise loans.\n\nVisit members & guarantors.",
    language: "en",
    status: "Active",
    asksNoExperience: false,
    paused: false,
    postedDate: "2027-03-01T06:00:00.000Z",
    deadline: "2027-03-31",
    requirements: ["Knows <FOSA>"],
    responsibilities: [],
    benefits: ["Medical cover"],
    organization: { name: "Umoja SACCO", slug: "umoja" },
    questions: [],
    keptMonths: 12,
    terms: {
      salary: { minCents: 8_000_000, maxCents: 12_000_000, per: "month" },
      experienceMonths: 24,
      education: { level: "diploma", credentials: [] },
    },
    ...values,
  };
}
