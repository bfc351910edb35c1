import { eq, inArray, or, sql } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaintAttachments, complaints } from "./complaints/complaints.table.ts";
import { feedbackTable } from "./feedback/feedback.table.ts";
import { interactions } from "./interactions/interactions.table.ts";

/** Whether somebody real has answered the survey. */
export async function hasOwnFeedback(scope: OrganisationScope): Promise<boolean> {
  const [row] = await scope
    .select({ id: feedbackTable.id }, feedbackTable, eq(feedbackTable.sample, false))
    .limit(1);
  return row !== undefined;
}

/** Complaints of the sample data. */
export const sampleComplaints = (scope: OrganisationScope) =>
  scope.select({ id: complaints.id }, complaints, sql`${complaints.sample}`);

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

/** Deletes complaints, answers and contacts of the sample data, with all that hangs on them. */
export async function deleteSample(scope: OrganisationScope): Promise<void> {
  await scope.delete(complaints, sql`${complaints.sample}`);
  // What somebody answered to try it, by the link of a contact of the sample, goes with it.
  const contacts = scope.select({ id: interactions.id }, interactions, sql`${interactions.sample}`);
  await scope.delete(
    feedbackTable,
    or(sql`${feedbackTable.sample}`, inArray(feedbackTable.interactionId, contacts)),
  );
  await scope.delete(interactions, sql`${interactions.sample}`);
}
