import { educationLevels } from "#contract/recruitment/applications.ts";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import { educationPart, schoolLabel } from "./match/education.ts";
import { experiencePart } from "./match/experience.ts";
import { noSkillAsked, skillIn, skillsPart } from "./match/skills.ts";
import { titlePart } from "./match/titles.ts";
import type { MatchCandidate, MatchedPart, MatchJob } from "./match/types.ts";

export type { MatchCandidate, MatchJob } from "./match/types.ts";

/** Share of each part in the total, percent. They add up to 100 and are shown with every score. */
const matchWeights = { skills: 40, experience: 30, education: 15, title: 15 } as const;

/**
 * How well a candidate fits a job by stated rules: skills, dated experience, education and titles.
 * The same input gives the same answer, and the order of skills, positions and requirements does not matter.
 * It advises; a person decides.
 * @param today the day up to which a current position is counted
 * @returns `score`, whole percent 0-100: the weighted mean of `parts`, each with what it found and missed
 */
export function scoreMatch(
  job: MatchJob,
  candidate: MatchCandidate,
  today: Date,
): { score: number; parts: MatchPart[] } {
  const found: Record<keyof typeof matchWeights, MatchedPart> = {
    skills: skillsPart(job, candidate),
    experience: experiencePart(job, candidate, today),
    education: educationPart(job, candidate),
    title: titlePart(job, candidate),
  };
  const parts = (["skills", "experience", "education", "title"] as const).map((name) => ({
    name,
    weight: matchWeights[name],
    ...found[name],
  }));
  const total = parts.reduce((sum, part) => sum + part.weight * part.score, 0);
  return { score: Math.round(total / 100), parts };
}

/**
 * What of the job's own wishes the candidate meets, for a short reason: skills, then the qualifications beyond
 * the level (`Loan appraisal`, `CPA`).
 */
export function matchedFor(parts: readonly MatchPart[]): string[] {
  const matchedOf = (name: MatchPart["name"]) => parts.find((part) => part.name === name)?.matched ?? [];
  const levels = new Set<string>([...educationLevels.map(({ label }) => label), schoolLabel]);
  const skills = matchedOf("skills").filter((line) => line !== noSkillAsked);
  return [
    ...new Set([...skills.map(skillIn), ...matchedOf("education").filter((line) => !levels.has(line))]),
  ];
}
