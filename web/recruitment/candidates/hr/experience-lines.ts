import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";

const shown = 2;

/**
 * Work experience as a card says it: the first two positions, then how many more; without any, how long the
 * person has worked or that they gave none (specification 001, section 2).
 */
export function experienceLines({
  workExperiences,
  experience,
}: Pick<HrCandidate, "workExperiences" | "experience">): string[] {
  if (workExperiences.length === 0) return [experience || "No experience provided"];
  const lines = workExperiences.slice(0, shown).map(({ position, company }) => `${position} at ${company}`);
  const more = workExperiences.length - shown;
  return more > 0 ? [...lines, `+${more} more`] : lines;
}
