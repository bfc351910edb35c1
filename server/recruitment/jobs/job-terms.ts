import { type JobTerms, jobTerms } from "#contract/recruitment/job-terms.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { readRequiredEducation } from "../match/education.ts";
import { readYears } from "../match/experience.ts";
import { parseSalary } from "./salary.ts";

/** By the rank that the match score gives them, the secondary school first. */
const levels = jobTerms.shape.education.shape.level.unwrap().options;

/** `No earlier experience`, `without much experience`, `entry level`: in one clause, read once. */
function needsNone(text: string): boolean {
  if (/\bentry[- ]level\b|\bfresh graduates?\b/i.test(text)) return true;
  if (/^\s*(?:none|nil|not)\s*(?:needed|required|necessary|\.?\s*$)/i.test(text)) return true;
  if (/\bexperience (?:is )?not (?:needed|required|necessary)\b/i.test(text)) return true;
  if (/\b(?:hakuna|bila) uzoefu\b|\buzoefu (?:si lazima|hauhitajiki)\b/i.test(text)) return true;
  return text.split(/[.;]/).some((clause) => {
    const none = clause.search(/\b(?:no|without)\b/i);
    return none >= 0 && /\bexperience\b/i.test(clause.slice(none));
  });
}

function requiredMonths(text: string): number | null {
  if (needsNone(text)) return 0;
  const years = readYears(text);
  return years === null ? null : Math.round(years * 12);
}

/** Whether a job's text says that nobody needs experience for it. */
export const asksNoExperience = ({ experience }: Pick<Job, "experience">): boolean =>
  requiredMonths(experience) === 0;

/** What a job's free texts say in figures. */
export function termsOf({
  salary,
  experience,
  education,
}: Pick<Job, "salary" | "experience" | "education">): JobTerms {
  const { level, credentials } = readRequiredEducation(education);
  return {
    salary: parseSalary(salary),
    experienceMonths: requiredMonths(experience),
    education: { level: level === null ? null : (levels[level] ?? null), credentials },
  };
}
