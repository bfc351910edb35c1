import { educationLevels } from "#contract/recruitment/applications.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";

/** A month of a CV's date; a year alone counts from its January. */
const monthOf = (date: string | null): string => (date ? `${date}-01`.slice(0, 7) : "");

/** What a CV says of a person's work, as an application would. */
export function profileOfReading({ experience, education, skills }: ParsedResume) {
  const levels = new Set(education.map((one) => one.level));
  return {
    workExperiences: experience.map((one) => ({
      position: one.position,
      company: one.company,
      startDate: monthOf(one.startDate),
      endDate: monthOf(one.endDate),
      current: one.current,
      description: one.description,
    })),
    education: educationLevels.findLast((level) => levels.has(level)) ?? null,
    skills,
  };
}
