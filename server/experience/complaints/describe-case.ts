import {
  type Complaint,
  type ComplaintCase,
  complaintReference,
  type RelatedComplaint,
} from "#contract/experience/complaints.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { shownMessage } from "#server/platform/thread/thread.ts";
import { attachmentsOf } from "./attachments.queries.ts";
import { clocksOf, overallState } from "./clock.policy.ts";
import { reachedBy } from "./complaint-news.ts";
import { abilitiesOf } from "./complaints.policy.ts";
import * as queries from "./complaints.queries.ts";
import { historyOf } from "./history.service.ts";
import { toCaseAttachment } from "./shown-attachment.ts";
import { messagesOf } from "./thread.queries.ts";

/** Characters of a complaint that lists show. */
const excerptLength = 160;

/** A complaint as lists show it. */
export function toComplaint({ complaint: row, owner }: queries.ListedComplaint, now: Date): Complaint {
  return {
    id: row.id,
    reference: complaintReference(row.number),
    status: row.status,
    topic: row.topic,
    severity: row.severity,
    channel: row.channel,
    fullName: row.fullName,
    anonymous: row.anonymous,
    excerpt: row.description.slice(0, excerptLength),
    owner,
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    clock: overallState(row, now),
    snoozedUntil: row.snoozedUntil && row.snoozedUntil > now ? row.snoozedUntil.toISOString() : null,
    memberWrote: row.memberWrote,
  };
}

const toRelated = ({ number, receivedAt, ...row }: queries.RelatedRow): RelatedComplaint => ({
  ...row,
  reference: complaintReference(number),
  receivedAt: receivedAt.toISOString(),
});

/** A complaint with all that belongs to it. @throws CodedError not_found */
export async function describeCase(scope: OrganisationScope, id: string): Promise<ComplaintCase> {
  const now = new Date();
  const found = await queries.requireComplaint(scope, id);
  const row = found.complaint;
  const merged = await queries.mergedInto(scope, id);
  const target = row.mergedInto ? await queries.findRelated(scope, row.mergedInto) : null;
  const together = [id, ...merged.map((one) => one.id)];
  const messages = await messagesOf(scope, together);
  const attachments = await attachmentsOf(scope, together);
  const makers = await namesOf(scope, row.createdBy ? [row.createdBy] : []);
  return {
    ...toComplaint(found, now),
    version: row.version,
    source: row.source,
    language: row.language,
    description: row.description,
    wanted: row.wanted,
    happenedOn: row.happenedOn,
    memberNumber: row.memberNumber,
    phone: row.phone,
    email: row.email,
    memberId: row.memberId,
    enteredBy: (row.createdBy && makers.get(row.createdBy)) ?? null,
    clocks: clocksOf(row, now),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    promisedOn: row.promisedOn,
    rootCause: row.rootCause,
    outcome: row.outcome,
    resolution: row.resolution,
    closedAt: row.closedAt?.toISOString() ?? null,
    messages: messages.map(shownMessage),
    attachments: attachments.map(toCaseAttachment),
    history: await historyOf(scope, id),
    mergedInto: target && toRelated(target),
    merged: merged.map(toRelated),
    similar: row.status === "merged" ? [] : (await queries.similarTo(scope, row)).map(toRelated),
    reachedBy: reachedBy(row),
    abilities: abilitiesOf(row, now),
  };
}
