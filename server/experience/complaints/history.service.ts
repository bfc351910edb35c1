import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { newNote } from "#contract/core/notes.ts";
import type { ComplaintChange } from "#contract/experience/complaints.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { requireMentionable } from "#server/platform/notes/mentions.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import { complaintStaff } from "./colleagues.queries.ts";
import { requireComplaint } from "./complaints.queries.ts";
import * as queries from "./history.queries.ts";

/** What was done with a complaint, newest first. */
export async function historyOf(scope: OrganisationScope, complaintId: string): Promise<ComplaintChange[]> {
  const rows = await queries.eventsOf(scope, complaintId);
  const mentions = await queries.mentionsIn(
    scope,
    rows.filter(({ event }) => event.event === "note_added").map(({ event }) => event.id),
  );
  return rows.map(({ event: { id, createdAt, event, from, to, notes }, actor }) => ({
    id,
    at: createdAt.toISOString(),
    actor,
    event,
    from,
    to,
    notes,
    mentions: mentions.get(id) ?? [],
  }));
}

/**
 * Adds a note about a complaint; whom it names is notified.
 * @throws CodedError not_found; validation for somebody who does not work on complaints
 */
export function addNote(
  { database }: Platform,
  staff: Staff,
  id: string,
  { notes, mentions }: z.output<typeof newNote>,
): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await requireComplaint(scope, id);
    const named = requireMentionable(
      mentions,
      await complaintStaff(scope),
      "You can name colleagues who work on complaints only.",
    );
    const eventId = newId();
    await queries.insertEvents(scope, {
      id: eventId,
      complaintId: id,
      event: "note_added",
      actorId: staff.userId,
      notes,
    });
    if (named.length > 0) {
      await queries.insertMentions(scope, eventId, named);
      await notify(scope, named, { kind: "complaint_mention", subjectId: id, actorId: staff.userId });
    }
    await scope.audit(staff, { action: "complaint.note_added", subject: "complaint", subjectId: id });
  });
}

/** Who changed a complaint last, for whoever comes second. */
export async function staleComplaint(scope: OrganisationScope, complaintId: string): Promise<CodedError> {
  const [last] = await queries.eventsOf(scope, complaintId);
  const who = last?.event.event === "member_wrote" ? "The member" : (last?.actor ?? "Somebody");
  return new CodedError(
    "stale",
    `${who} has changed this complaint meanwhile. Your words are still here: look at what is new, then send them.`,
  );
}
