import { asc, eq, inArray } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import { ofPerson } from "#server/platform/person-rows.ts";
import { deleteAttachments } from "./attachments.queries.ts";
import {
  complaintAttachments,
  complaintEventsTable,
  complaintMessages,
  complaints,
} from "./complaints.table.ts";

/** Complaints of a member, and those that came with an address of theirs. */
const isTheirs = ofPerson({
  memberId: complaints.memberId,
  phone: complaints.phone,
  email: complaints.email,
});

/** A member's complaints, for their eyes. */
export const complaintsOfMember = (scope: OrganisationScope, memberId: string) =>
  scope
    .select(
      {
        id: complaints.id,
        number: complaints.number,
        receivedAt: complaints.receivedAt,
        channel: complaints.channel,
        topic: complaints.topic,
        status: complaints.status,
        fullName: complaints.fullName,
        memberNumber: complaints.memberNumber,
        phone: complaints.phone,
        email: complaints.email,
        description: complaints.description,
        wanted: complaints.wanted,
        happenedOn: complaints.happenedOn,
        outcome: complaints.outcome,
        closedAt: complaints.closedAt,
      },
      complaints,
      eq(complaints.memberId, memberId),
    )
    .orderBy(asc(complaints.receivedAt), asc(complaints.id));

/** What was written about these complaints. */
export const messagesAbout = (scope: OrganisationScope, ids: string[]) =>
  scope
    .select(
      {
        complaintId: complaintMessages.complaintId,
        sender: complaintMessages.sender,
        body: complaintMessages.body,
        sentAt: complaintMessages.sentAt,
      },
      complaintMessages,
      inArray(complaintMessages.complaintId, ids),
    )
    .orderBy(asc(complaintMessages.sentAt), asc(complaintMessages.id));

/**
 * Takes the person out of complaints, with all words and files; that there was one, its times and outcome stay.
 * @returns the ids of the files
 */
export async function forgetPerson(
  scope: OrganisationScope,
  memberId: string,
  addresses: string[],
): Promise<string[]> {
  const theirs = isTheirs(memberId, addresses);
  const about = scope.select({ id: complaints.id }, complaints, theirs);
  const files = await deleteAttachments(scope, inArray(complaintAttachments.complaintId, about));
  await releaseFiles(scope.tx, files);
  await scope.delete(complaintMessages, inArray(complaintMessages.complaintId, about));
  await scope.update(complaintEventsTable, { notes: null }, inArray(complaintEventsTable.complaintId, about));
  await scope.update(
    complaints,
    {
      fullName: null,
      memberNumber: null,
      memberId: null,
      phone: null,
      email: null,
      description: "",
      wanted: "",
      resolution: null,
    },
    theirs,
  );
  return files;
}
