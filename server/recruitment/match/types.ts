import type { EducationLevel, WorkExperience } from "#contract/recruitment/applications.ts";
import type { MatchPart } from "#contract/recruitment/hr.ts";
import type { MatchWeights } from "#contract/recruitment/match-weights.ts";

/** What the score reads of a job. */
export interface MatchJob {
  title: string;
  skills: string[];
  requirements: string[];
  responsibilities?: string[];
  /** Free text: `3+ years`, `At least five years`, `No experience needed`. */
  experience: string;
  /** Free text: `Diploma or degree in accounting, CPA(K)`. */
  education: string;
  description: string;
  /** What each part counts for here; as usual without them. */
  matchWeights?: MatchWeights | null;
}

/**
 * What the score reads of a candidate, and all it can read: there is no name, gender, age, marital status
 * or address to be influenced by.
 */
export interface MatchCandidate {
  workExperiences: Pick<WorkExperience, "position" | "startDate" | "endDate" | "current" | "description">[];
  education: EducationLevel;
  skills: string[];
  coverLetter?: string;
  additionalInfo?: string;
}

export type MatchedPart = Pick<MatchPart, "score" | "matched" | "missing">;
