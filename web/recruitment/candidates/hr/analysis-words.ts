import {
  type CandidateAnalysis,
  type CandidateStatus,
  strongMatch,
} from "#contract/recruitment/hr-candidates.ts";

const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);

/** What the figures of a group suggest to do next. @param status the group; none for all who were imported */
export function recommendation(
  { total, applied, strong, best }: CandidateAnalysis,
  status: CandidateStatus | undefined,
): string {
  if (total === 0) return "Nobody is listed here.";
  if (!best) return "Nobody listed here has applied yet, so there is no match to compare.";
  const first = `${best.name} (${best.matchScore}%)`;
  const strongly = `${people(strong)} of ${applied} ${strong === 1 ? "matches" : "match"} by ${strongMatch}% or more`;
  if (strong === 0) {
    return `Nobody matches by ${strongMatch}% or more; ${first} comes nearest. Look at what the requirements ask for, or share the position more widely.`;
  }
  if (status === "shortlisted") return `${strongly}. Arrange to meet ${first} first.`;
  if (status === "suspense") return `${strongly}. Decide on them first, beginning with ${first}.`;
  if (status === "rejected") {
    return `${strongly} although rejected. Keep ${first} in mind for a similar position.`;
  }
  return `${strongly}. Begin with ${first}.`;
}
