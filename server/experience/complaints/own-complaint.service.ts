import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { OwnComplaint, ownAddition } from "#contract/experience/complaint-form.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import { complaintReference, isOpen } from "#contract/experience/complaints.ts";
import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { dayMillis, nairobiDay } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import { attachmentsOf } from "./attachments.queries.ts";
import { restartClock, resumeClock, stopClock } from "./clock.policy.ts";
import * as queries from "./complaints.queries.ts";
import { noteEnd } from "./contact.queries.ts";
import { type ComplaintDesk, locate } from "./desk.ts";
import { insertEvents, type NewComplaintEvent } from "./history.queries.ts";
import { ownComplaintMessages } from "./own-complaint.messages.ts";
import { readSettings } from "./settings.queries.ts";
import { shownAttachment } from "./shown-attachment.ts";
import { hasAttempt, insertMessage, messagesOf } from "./thread.queries.ts";

type Row = queries.ComplaintRow;

/** `w***@mail.example`, `+2547*****678`: enough to know one's own again. */
const hidden = (to: string): string =>
  to.includes("@") ? to.replace(/^(.).*(?=@)/, "$1***") : to.replace(/^(.{5}).*(?=.{3}$)/, "$1*****");

/** Whether a complaint takes something more from its member. */
function mayAdd({ status, closedAt }: Row, now: Date): boolean {
  if (status === "withdrawn") return false;
  return status !== "closed" || (closedAt !== null && closedAt > reopenLimit(now));
}

const reopenLimit = (now: Date) => new Date(now.getTime() - complaintLimits.reopenDays * dayMillis);

/** A complaint as its member sees it. */
export async function describeOwn(scope: OrganisationScope, row: Row): Promise<OwnComplaint> {
  const now = new Date();
  const { organization, slug } = await queries.ownSacco(scope);
  // Whoever complained of the same hears what came of the one that goes on.
  const leading = row.mergedInto ? (await queries.requireComplaint(scope, row.mergedInto)).complaint : row;
  const messages = await messagesOf(scope, [row.id]);
  const files = await attachmentsOf(scope, [row.id]);
  return {
    organization,
    slug,
    reference: complaintReference(row.number),
    status: leading.status,
    topic: row.topic,
    description: row.description,
    wanted: row.wanted,
    receivedAt: row.receivedAt.toISOString(),
    nextBy: leading.promisedOn ?? (leading.dueAt && nairobiDay(leading.dueAt)),
    late: isOpen(leading.status) && leading.dueAt !== null && leading.dueAt < now,
    outcome: leading.status === "closed" ? leading.outcome : null,
    closedAt: leading.closedAt?.toISOString() ?? null,
    messages: messages.map(({ id, sender, body, sentAt }) => ({
      id,
      sender,
      body,
      sentAt: sentAt.toISOString(),
    })),
    attachments: files.filter(({ sender }) => sender === "member").map(shownAttachment),
    mayAdd: mayAdd(row, now),
    mayWithdraw: isOpen(row.status),
    newsTo: row.email ? hidden(row.email) : row.phone && hidden(row.phone),
  };
}

/** Works on the complaint that a code opens, which nobody else changes meanwhile. */
async function onOwn(
  desk: ComplaintDesk,
  code: string,
  work: (scope: OrganisationScope, row: Row) => Promise<void>,
): Promise<OwnComplaint> {
  const { organisationId, id } = await locate(desk, code);
  return inOrganisation(desk.database, organisationId, async (scope) => {
    await work(scope, await queries.lockComplaint(scope, id));
    return describeOwn(scope, (await queries.requireComplaint(scope, id)).complaint);
  });
}

/** @throws CodedError not_found */
export async function trackComplaint(desk: ComplaintDesk, code: string): Promise<OwnComplaint> {
  const { organisationId, id } = await locate(desk, code);
  return inOrganisation(desk.database, organisationId, async (scope) =>
    describeOwn(scope, (await queries.requireComplaint(scope, id)).complaint),
  );
}

/** Notifies who works on a complaint, or all who could while nobody does. */
async function tellStaff(scope: OrganisationScope, row: Row): Promise<void> {
  const staff = await colleaguesToNotify(scope, "experience", row.ownerId);
  await notify(
    scope,
    staff.map(({ id }) => id),
    { kind: "complaint_member_wrote", subjectId: row.mergedInto ?? row.id },
  );
}

/** @throws CodedError conflict for a complaint that takes nothing more from its member */
function requireOpenForMember(row: Row, now: Date): void {
  if (mayAdd(row, now)) return;
  const words = textOf(ownComplaintMessages, (t) => (row.status === "closed" ? t.over : t.ended));
  throw new CodedError("conflict", words);
}

/** What the words of a member change: what waited for them goes on, and what was closed is taken up again. */
async function takeUp(scope: OrganisationScope, row: Row, now: Date) {
  const about = { complaintId: row.id, actorId: null };
  const wrote: NewComplaintEvent = { ...about, event: "member_wrote" };
  if (row.status === "waiting") {
    const clock = resumeClock(row, now, await readSettings(scope));
    const status = row.acknowledgedAt ? ("investigating" as const) : ("new" as const);
    return { values: { ...clock, status }, events: [wrote, { ...about, event: "resumed" as const }] };
  }
  if (row.status !== "closed") return { values: {}, events: [wrote] };
  await noteEnd(scope, row.interactionId, null);
  const clock = restartClock(now, await readSettings(scope));
  return {
    values: { ...clock, status: "investigating" as const, closedAt: null, promisedOn: null },
    events: [wrote, { ...about, event: "reopened" as const }],
  };
}

/** Puts a complaint before the staff again. What is written to a merged one is read in the one that goes on. */
async function noteMemberWrote(scope: OrganisationScope, row: Row, values: Partial<Row>): Promise<void> {
  await queries.updateComplaint(scope, row.id, { ...values, memberWrote: true, snoozedUntil: null });
  if (row.mergedInto) await queries.updateComplaint(scope, row.mergedInto, { memberWrote: true });
}

/**
 * What a file of the member changes: the same as words do. While nobody has taken the complaint up, the file is part of
 * it, and nobody is told of it beside the complaint.
 * @throws CodedError conflict for a complaint that takes nothing more from its member
 */
export async function noteMemberAdded(scope: OrganisationScope, row: Row): Promise<void> {
  const now = new Date();
  requireOpenForMember(row, now);
  if (row.status === "new") {
    await queries.updateComplaint(scope, row.id, {});
    return;
  }
  const { values, events } = await takeUp(scope, row, now);
  await noteMemberWrote(scope, row, values);
  const others = events.filter(({ event }) => event !== "member_wrote");
  if (others.length > 0) await insertEvents(scope, ...others);
  await tellStaff(scope, row);
}

/** @throws CodedError not_found; conflict once it was withdrawn, or closed for long */
export function addToComplaint(
  desk: ComplaintDesk,
  actor: Actor,
  code: string,
  { key, message }: z.output<typeof ownAddition>,
): Promise<OwnComplaint> {
  return onOwn(desk, code, async (scope, row) => {
    if (await hasAttempt(scope, row.id, key)) return;
    const now = new Date();
    requireOpenForMember(row, now);
    await insertMessage(scope, {
      id: newId(),
      complaintId: row.id,
      sender: "member",
      subject: "",
      body: message,
      attemptKey: key,
    });
    const { values, events } = await takeUp(scope, row, now);
    await noteMemberWrote(scope, row, values);
    await insertEvents(scope, ...events);
    await tellStaff(scope, row);
    await scope.audit(actor, { action: "complaint.member_wrote", subject: "complaint", subjectId: row.id });
  });
}

/** @throws CodedError not_found; conflict once it is at its end */
export function withdrawComplaint(desk: ComplaintDesk, actor: Actor, code: string): Promise<OwnComplaint> {
  return onOwn(desk, code, async (scope, row) => {
    if (row.status === "withdrawn") return;
    if (!isOpen(row.status)) {
      throw new CodedError(
        "conflict",
        textOf(ownComplaintMessages, (t) => t.ended),
      );
    }
    const now = new Date();
    await queries.updateComplaint(scope, row.id, {
      ...stopClock(row, now),
      status: "withdrawn",
      closedAt: now,
      snoozedUntil: null,
    });
    await noteEnd(scope, row.interactionId, now);
    await insertEvents(scope, { complaintId: row.id, event: "withdrawn" });
    await tellStaff(scope, row);
    await scope.audit(actor, { action: "complaint.withdrawn", subject: "complaint", subjectId: row.id });
  });
}
