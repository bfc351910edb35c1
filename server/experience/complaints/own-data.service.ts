import { complaintReference } from "#contract/experience/complaints.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./own-data.queries.ts";

/** What the SACCO keeps of a member's complaints, for the member; notes of the staff are not theirs to see. */
export async function complaintsOf(scope: OrganisationScope, memberId: string) {
  const rows = await queries.complaintsOfMember(scope, memberId);
  if (rows.length === 0) return [];
  const messages = await queries.messagesAbout(
    scope,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, number, ...row }) => ({
    reference: complaintReference(number),
    ...row,
    messages: messages
      .filter(({ complaintId }) => complaintId === id)
      .map(({ sender, body, sentAt }) => ({ sender, body, sentAt })),
  }));
}

/**
 * Takes a member out of complaints: name, numbers and words go; topic, times and outcome stay for the return, which say
 * nothing of anybody.
 * @param addresses the member's email addresses and phone numbers, former ones included
 */
export const forgetComplaints = (
  scope: OrganisationScope,
  memberId: string,
  addresses: string[],
): Promise<void> => queries.forgetPerson(scope, memberId, addresses);
