import { eq, inArray, or, sql } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { campaigns } from "./campaigns/campaigns.table.ts";
import { type ComplaintRow, complaintsMergedInto } from "./complaints/complaints.queries.ts";
import { complaintAttachments, complaints } from "./complaints/complaints.table.ts";
import { feedbackTable } from "./feedback/feedback.table.ts";
import { interactions } from "./interactions/interactions.table.ts";
import { actionRules } from "./segments/actions.table.ts";
import { segments } from "./segments/segments.table.ts";

/** Whether somebody real has answered the survey. */
export async function hasOwnFeedback(scope: OrganisationScope): Promise<boolean> {
  const [row] = await scope
    .select({ id: feedbackTable.id }, feedbackTable, eq(feedbackTable.sample, false))
    .limit(1);
  return row !== undefined;
}

/** Members of the sample data, whom staff may have added something to. */
const sampleMembers = (scope: OrganisationScope) =>
  scope.select({ id: members.id }, members, sql`${members.sample}`);

/** Complaints of the sample data, and of its members. */
export const sampleComplaints = (scope: OrganisationScope) =>
  scope.select(
    { id: complaints.id },
    complaints,
    or(sql`${complaints.sample}`, inArray(complaints.memberId, sampleMembers(scope))),
  );

/** Other complaints that were merged into these. */
export async function ownMergedInto(scope: OrganisationScope, ids: string[]): Promise<ComplaintRow[]> {
  const rows: ComplaintRow[] = [];
  for (const id of ids) rows.push(...(await complaintsMergedInto(scope, id)));
  return rows.filter(({ id }) => !ids.includes(id));
}

/** Ids of the files that came with complaints, or were put to them. */
export async function filesOfComplaints(scope: OrganisationScope, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await scope.select(
    { fileId: complaintAttachments.fileId },
    complaintAttachments,
    inArray(complaintAttachments.complaintId, ids),
  );
  return rows.map(({ fileId }) => fileId);
}

/** Deletes complaints, answers, contacts, campaigns and segments of the sample data, with all that hangs on them. */
export async function deleteSample(scope: OrganisationScope, complaintIds: string[]): Promise<void> {
  await scope.delete(complaints, inArray(complaints.id, complaintIds));
  const people = sampleMembers(scope);
  const areSample = or(sql`${interactions.sample}`, inArray(interactions.memberId, people));
  // What somebody answered to try it, by the link of a contact of the sample, goes with it.
  const contacts = scope.select({ id: interactions.id }, interactions, areSample);
  await scope.delete(
    feedbackTable,
    or(
      sql`${feedbackTable.sample}`,
      inArray(feedbackTable.memberId, people),
      inArray(feedbackTable.interactionId, contacts),
    ),
  );
  await scope.delete(interactions, areSample);
  await scope.delete(campaigns, sql`${campaigns.sample}`);
  // A rule for a segment of the sample has nobody any more.
  const gone = scope.select({ id: segments.id }, segments, sql`${segments.sample}`);
  await scope.delete(actionRules, inArray(actionRules.segmentId, gone));
  await scope.delete(segments, sql`${segments.sample}`);
}
