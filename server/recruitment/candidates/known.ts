import { educationLevels } from "#contract/recruitment/applications.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { MatchCandidate } from "../match/types.ts";

/** What is known of a person's work, for a match score. */
export interface Known {
  workExperiences: MatchCandidate["workExperiences"];
  education: MatchCandidate["education"] | null;
  skills: string[];
}

/** A month of a CV's date for the score; a year alone counts from its January. */
const monthOf = (date: string | null): string => (date ? `${date}-01`.slice(0, 7) : "");

/** What a CV says of a person's work. */
export function fromReading(reading: ParsedResume): Known {
  const levels = new Set(reading.education.map((one) => one.level));
  return {
    workExperiences: reading.experience.map((one) => ({
      position: one.position,
      startDate: monthOf(one.startDate),
      endDate: monthOf(one.endDate),
      current: one.current,
      description: one.description,
    })),
    education: educationLevels.findLast((level) => levels.has(level)) ?? null,
    // A professional qualification is asked for like a skill: `CPA`.
    skills: [...reading.skills, ...reading.education.map((one) => one.qualification)].filter(Boolean),
  };
}

/** What several sources know together: work and education of the first that names any, the skills of all. */
export const knownFrom = (sources: readonly Known[]): Known => ({
  workExperiences: sources.find((one) => one.workExperiences.length > 0)?.workExperiences ?? [],
  education: sources.find((one) => one.education)?.education ?? null,
  skills: [...new Set(sources.flatMap((one) => one.skills))],
});

/** Without a known level the lowest one is assumed: it raises no match. */
export const toMatchCandidate = (known: Known): MatchCandidate => ({
  ...known,
  education: known.education ?? "certificate",
});
