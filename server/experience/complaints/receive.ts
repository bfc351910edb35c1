import { complaintReceived } from "#contract/experience/complaint-events.ts";
import type { ComplaintReceipt } from "#contract/experience/complaint-form.ts";
import { complaintReference, type Severity } from "#contract/experience/complaints.ts";
import { interactionLimits } from "#contract/experience/interactions.ts";
import type { ExperienceTopic } from "#contract/experience/topics.ts";
import { colleaguesToNotify } from "#server/accounts/team.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { announce } from "#server/platform/events/announce.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { insertInteractions } from "../interactions/interactions.queries.ts";
import { startClock } from "./clock.policy.ts";
import { informMember } from "./complaint-news.ts";
import * as queries from "./complaints.queries.ts";
import type { ComplaintDesk } from "./desk.ts";
import { insertEvents } from "./history.queries.ts";
import { readSettings } from "./settings.queries.ts";

/** Topics that cannot wait behind others. */
const urgent: Partial<Record<ExperienceTopic, Severity>> = { security_fraud: "high" };

/** How serious a complaint is until somebody has looked at it. */
export const firstSeverity = (topic: ExperienceTopic): Severity => urgent[topic] ?? "medium";

/** A complaint that has come, whichever way. */
type Incoming = Pick<
  Parameters<typeof queries.insertComplaint>[1],
  | "attemptKey"
  | "source"
  | "channel"
  | "language"
  | "topic"
  | "severity"
  | "anonymous"
  | "description"
  | "wanted"
  | "receivedAt"
  | "createdBy"
  | "feedbackId"
  | "interactionId"
> & { happenedOn: string; fullName: string; memberNumber: string; phone: string; email: string };

/** What is kept of whoever complains; nothing of who stays anonymous. */
async function personOf(scope: OrganisationScope, incoming: Incoming) {
  const { anonymous, fullName, memberNumber, phone, email } = incoming;
  if (anonymous) return { fullName: null, memberNumber: null, memberId: null, phone: null, email: null };
  return {
    fullName: fullName || null,
    memberNumber: memberNumber || null,
    memberId: await queries.memberByNumber(scope, memberNumber),
    phone: phone || null,
    email: email || null,
  };
}

/** The contact that a complaint is, as it counts among all others. */
async function contactOf(
  scope: OrganisationScope,
  { channel, topic, description, receivedAt, createdBy }: Incoming,
  { memberId, fullName, phone, email }: Awaited<ReturnType<typeof personOf>>,
): Promise<string | null> {
  const stranger = memberId ? {} : { contactName: fullName ?? "", contactPhone: phone, contactEmail: email };
  const [id] = await insertInteractions(scope, [
    {
      memberId,
      ...stranger,
      channel,
      topic,
      summary: description.slice(0, interactionLimits.summary),
      openedAt: receivedAt,
      handledBy: createdBy,
      source: "complaint",
    },
  ]);
  return id ?? null;
}

/**
 * Takes a complaint in: its clock begins, the member is told where to follow it, the staff and other programs hear of
 * it. An attempt that arrives twice finds what the first made.
 */
export async function receiveComplaint(
  desk: ComplaintDesk,
  scope: OrganisationScope,
  incoming: Incoming,
): Promise<ComplaintReceipt & { id: string; isNew: boolean }> {
  const { attemptKey, receivedAt, happenedOn } = incoming;
  const { organisationId } = scope;
  await queries.lockIntake(scope);
  const earlier = await queries.findByAttempt(scope, attemptKey);
  const code = desk.codes.codeFor({ organisationId, attemptKey });
  if (earlier) {
    return { id: earlier.id, reference: complaintReference(earlier.number), code, isNew: false };
  }
  const person = await personOf(scope, incoming);
  const row = await queries.insertComplaint(scope, {
    ...incoming,
    ...person,
    // What was opened from an answer is the contact that the answer was about.
    interactionId: incoming.interactionId ?? (await contactOf(scope, incoming, person)),
    id: newId(),
    happenedOn: happenedOn || null,
    codeDigest: tokenDigest(code),
    ...startClock(receivedAt, await readSettings(scope)),
  });
  const { id, topic, severity, channel, createdBy } = row;
  const reference = complaintReference(row.number);
  await insertEvents(scope, { complaintId: id, event: "received", actorId: createdBy, to: channel });
  const staff = await colleaguesToNotify(scope, "experience");
  await notify(
    scope,
    staff.map((one) => one.id),
    { kind: "complaint_received", subjectId: id, ...(createdBy ? { actorId: createdBy } : {}) },
  );
  // Who gave a low score has not complained: they hear of it when something has come of it.
  if (row.source !== "feedback") {
    await informMember(desk, scope, row, { kind: "received", by: row.acknowledgeDueAt });
  }
  await announce(desk.queue, scope, complaintReceived, {
    complaintId: id,
    reference,
    topic,
    severity,
    channel,
  });
  return { id, reference, code, isNew: true };
}
