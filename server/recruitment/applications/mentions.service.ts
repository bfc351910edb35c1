import type { Colleague } from "#contract/core/notes.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff, StaffOrToken } from "#server/platform/http/access.ts";
import { requireMentionable } from "#server/platform/notes/mentions.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { insertMentions } from "./mentions.queries.ts";
import { recruiters } from "./recruiters.queries.ts";

/** Whom a note about an application may name: those of the team who may read it. */
export function listColleagues({ database }: Platform, staff: Staff): Promise<Colleague[]> {
  return inOrganisation(database, staff.organisationId, async (scope) =>
    (await recruiters(scope)).map(({ id, name }) => ({ id, fullName: name })),
  );
}

/**
 * Notes whom a note names and notifies them, in the transaction that writes the note.
 * @throws CodedError validation for somebody who may not read the application
 */
export async function mentionColleagues(
  scope: OrganisationScope,
  staff: StaffOrToken,
  note: { applicationId: string; eventId: string; userIds: readonly string[] },
): Promise<void> {
  if (note.userIds.length === 0) return;
  const refusal = "You mention somebody who does not work in recruitment any more.";
  const userIds = requireMentionable(note.userIds, await recruiters(scope), refusal);
  await insertMentions(scope, note.eventId, userIds);
  await notify(scope, userIds, {
    kind: "note_mention",
    subjectId: note.applicationId,
    actorId: staff.userId,
  });
}
