import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { MatchCandidate } from "../match/types.ts";
import { profileOfReading } from "./reading-profile.ts";

/** What is known of a person's work, for a match score. */
export interface Known {
  workExperiences: MatchCandidate["workExperiences"];
  education: MatchCandidate["education"] | null;
  skills: string[];
}

/** What a CV says of a person's work. */
export function fromReading(reading: ParsedResume): Known {
  const profile = profileOfReading(reading);
  // A professional qualification is asked for like a skill: `CPA`.
  const qualifications = reading.education.map((one) => one.qualification);
  return { ...profile, skills: [...profile.skills, ...qualifications].filter(Boolean) };
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
