import { maxHits, type SearchHit } from "#contract/workspace/workspace.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Wording } from "#server/platform/database/similar-names.ts";
import { applicationsWith } from "./applications/hr-applications.queries.ts";
import { candidatesWith } from "./candidates/hr-candidates.queries.ts";
import { jobsWith } from "./jobs/hr-jobs.queries.ts";

/** Jobs, candidates and applications of the organisation that contain the words, or nearly so, newest first. */
export async function searchRecruitment(
  scope: OrganisationScope,
  words: string,
  wording: Wording,
): Promise<SearchHit[]> {
  const jobs = await jobsWith(scope, words, wording, maxHits);
  const candidates = await candidatesWith(scope, words, wording, maxHits);
  const applications = await applicationsWith(scope, words, wording, maxHits);
  return [
    ...jobs.map(({ id, title, department, location }) => ({
      kind: "job" as const,
      id,
      title,
      detail: `${department}, ${location}`,
    })),
    ...candidates.map(({ id, name, email }) => ({
      kind: "candidate" as const,
      id,
      title: name,
      detail: email,
    })),
    ...applications.map(({ id, candidateName, jobTitle }) => ({
      kind: "application" as const,
      id,
      title: candidateName,
      detail: jobTitle,
    })),
  ];
}
