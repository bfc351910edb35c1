import { complaintReference } from "#contract/experience/complaints.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { archivePaths } from "#server/platform/files/own-data.ts";
import { attachmentsOf } from "./attachments.queries.ts";
import * as queries from "./own-data.queries.ts";

/** What the SACCO keeps of a member's complaints, for the member; notes of the staff are not theirs to see. */
export async function complaintsOf(
  scope: OrganisationScope,
  memberId: string,
  paths: ReturnType<typeof archivePaths>,
) {
  const rows = await queries.complaintsOfMember(scope, memberId);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const messages = await queries.messagesAbout(scope, ids);
  const files = (await attachmentsOf(scope, ids)).filter(({ sender }) => sender === "member");
  return rows.map(({ id, number, ...row }) => ({
    reference: complaintReference(number),
    ...row,
    messages: messages
      .filter(({ complaintId }) => complaintId === id)
      .map(({ sender, body, sentAt }) => ({ sender, body, sentAt })),
    files: files
      .filter(({ complaintId }) => complaintId === id)
      .map((file) => ({ addedAt: file.createdAt, file: paths.add("complaints", file) })),
  }));
}

/**
 * Takes a member out of complaints: name, numbers, words and files go; topic, times and outcome stay for the return, which say
 * nothing of anybody.
 * @param addresses the member's email addresses and phone numbers, former ones included
 * @returns ids of released files, to discard once this is committed
 */
export const forgetComplaints = (
  scope: OrganisationScope,
  memberId: string,
  addresses: string[],
): Promise<string[]> => queries.forgetPerson(scope, memberId, addresses);
