import type { MatchCandidate, MatchJob } from "#server/recruitment/match/match.ts";

/** A job, people who applied for it, and who of two fits it better, as somebody who hires for SACCOs labelled them. */
export interface LabelledJob {
  job: MatchJob;
  people: Record<string, MatchCandidate>;
  /** The better one first. */
  pairs: readonly (readonly [better: string, worse: string])[];
}

type Post = readonly [position: string, startDate: string, endDate: string | null, description: string];

/** A person. A post without an end is the present one. */
export function person(
  education: MatchCandidate["education"],
  skills: readonly string[],
  posts: readonly Post[],
  coverLetter = "",
): MatchCandidate {
  return {
    education,
    skills: [...skills],
    workExperiences: posts.map(([position, startDate, endDate, description]) => ({
      position,
      startDate,
      endDate: endDate ?? "",
      current: endDate === null,
      description,
    })),
    coverLetter,
  };
}
