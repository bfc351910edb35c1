import { eq, inArray, sql } from "drizzle-orm";
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
  await scope.delete(feedbackTable, sql`${feedbackTable.sample}`);
  await scope.delete(interactions, sql`${interactions.sample}`);
}
