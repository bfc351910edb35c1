import { CodedError } from "#contract/core/errors.ts";
import type { Colleague } from "#contract/core/notes.ts";
import type { Page } from "#contract/core/paging.ts";
import type { ComplaintEntry, ComplaintReceipt } from "#contract/experience/complaint-form.ts";
import type { Complaint, ComplaintCase, ComplaintPresence } from "#contract/experience/complaints.ts";
import { nairobiMoment } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask } from "#server/platform/queue/queue.ts";
import { complaintStaff } from "./colleagues.queries.ts";
import * as queries from "./complaints.queries.ts";
import { describeCase, toComplaint } from "./describe-case.ts";
import type { ComplaintDesk } from "./desk.ts";
import * as presence from "./presence.queries.ts";
import { receiveComplaint } from "./receive.ts";
import { markReadByStaff } from "./thread.queries.ts";

/** A page of the complaints that match. */
export function listComplaints(
  { database }: Platform,
  staff: Staff,
  query: queries.ComplaintQuery,
): Promise<Page<Complaint>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const { rows, total } = await queries.listComplaints(scope, query, { userId: staff.userId, now });
    return { rows: rows.map((row) => toComplaint(row, now)), total };
  });
}

/** @throws CodedError not_found */
export const getComplaint = ({ database }: Platform, staff: Staff, id: string): Promise<ComplaintCase> =>
  inOrganisation(database, staff.organisationId, (scope) => describeCase(scope, id));

/** Who can be given a complaint or named in a note. */
export const listColleagues = ({ database }: Platform, staff: Staff): Promise<Colleague[]> =>
  inOrganisation(database, staff.organisationId, complaintStaff);

/**
 * Takes down a complaint that was made to a colleague, who acknowledged it by doing so where it was in person.
 * @throws CodedError email_unverified where the member would be written to; validation without a name
 */
export async function enterComplaint(
  desk: ComplaintDesk,
  staff: Staff,
  { key = crypto.randomUUID(), receivedOn, ...entry }: ComplaintEntry,
): Promise<ComplaintReceipt & { id: string }> {
  if (!entry.anonymous && (entry.phone || entry.email)) requireVerifiedEmail(staff);
  if (!entry.anonymous && !entry.fullName) {
    const fullName = "Enter the name, or say that the member stays anonymous.";
    throw new CodedError("validation", undefined, { fullName });
  }
  return inOrganisation(desk.database, staff.organisationId, async (scope) => {
    // Of an earlier day nobody knows the hour: noon.
    const noon = receivedOn ? nairobiMoment(receivedOn, "12:00") : null;
    const now = new Date();
    const { id, isNew, ...receipt } = await receiveComplaint(desk, scope, {
      ...entry,
      attemptKey: key,
      source: "staff",
      receivedAt: noon && noon < now ? noon : now,
      createdBy: staff.userId,
    });
    if (isNew) {
      await scope.audit(staff, { action: "complaint.entered", subject: "complaint", subjectId: id });
    }
    return { id, ...receipt };
  });
}

/** Seconds for which somebody counts as being there after they last said so. */
const presentSeconds = 40;

/** Says that a colleague has a complaint open: what the member wrote is read by it. @throws CodedError not_found */
export function bePresent(
  { database }: Platform,
  staff: Staff,
  complaintId: string,
  writing: boolean,
): Promise<ComplaintPresence> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { complaint } = await queries.requireComplaint(scope, complaintId);
    const { userId } = staff;
    const now = new Date();
    await presence.notePresence(scope, { complaintId, userId, writing, seenAt: now });
    await markReadByStaff(scope, complaintId);
    const since = new Date(now.getTime() - presentSeconds * 1000);
    const others = await presence.othersAt(scope, { complaintId, userId, since });
    return { others, version: complaint.version };
  });
}

export const cleanPresencesTask = defineScheduledTask(
  "experience.presences_clean",
  "Delete who looked at which complaint",
  "23 3 * * *",
);

/** Deletes the traces of who looked at what. */
export const cleanPresences = ({ database }: Pick<Platform, "database">): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    await presence.deletePresencesBefore(tx, new Date(Date.now() - presentSeconds * 1000));
  });
