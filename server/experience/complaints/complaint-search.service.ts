import { complaintReference } from "#contract/experience/complaints.ts";
import { experienceTopicLabels } from "#contract/experience/topics.ts";
import { maxHits, type SearchHit } from "#contract/workspace/workspace.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaintsWith } from "./complaints.queries.ts";

/** Complaints of the organisation that the words are found in, the newest first. */
export async function searchComplaints(scope: OrganisationScope, words: string): Promise<SearchHit[]> {
  return (await complaintsWith(scope, words, maxHits)).map(({ complaint }) => ({
    kind: "complaint" as const,
    id: complaint.id,
    title: complaint.fullName ?? "Anonymous",
    detail: `${complaintReference(complaint.number)} · ${experienceTopicLabels[complaint.topic]}`,
  }));
}
