import type { Job } from "#contract/recruitment/jobs.ts";
import { type JobTerms, jobTerms } from "#contract/recruitment/openings.ts";
import { educationAsked } from "./match/education.ts";
import { yearsAsked } from "./match/experience.ts";
import { parseSalary } from "./salary.ts";

/** By the rank that the match score gives them, the secondary school first. */
const levels = jobTerms.shape.education.shape.level.unwrap().options;

const needsNone = /\b(?:no|without)\b[^.;]*\bexperience\b|\bentry[- ]level\b/i;

function monthsAsked(text: string): number | null {
  if (needsNone.test(text)) return 0;
  const years = yearsAsked(text);
  return years === null ? null : Math.round(years * 12);
}

/** What a job's free texts say in figures. */
export function termsOf({
  salary,
  experience,
  education,
}: Pick<Job, "salary" | "experience" | "education">): JobTerms {
  const { level, credentials } = educationAsked(education);
  return {
    salary: parseSalary(salary),
    experienceMonths: monthsAsked(experience),
    education: { level: level === null ? null : (levels[level] ?? null), credentials },
  };
}
