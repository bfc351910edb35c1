import type { z } from "zod";
import type { Colleague, newNote } from "#contract/core/notes.ts";
import type { Page } from "#contract/core/paging.ts";
import type { activityList, MemberActivity } from "#contract/onboarding/member-changes.ts";
import { namesOf } from "#server/accounts/team.service.ts";
import type { Actor, AuditEntry } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { requireMentionable } from "#server/platform/notes/mentions.ts";
import { notify } from "#server/platform/notifications/notifications.service.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as history from "./history.queries.ts";
import { insertMemberEvent, type MemberEventInput, requireMember } from "./members.queries.ts";
import { officers } from "./officers.queries.ts";

/** What was done; by whom, where that is somebody else than who asked for it: the officer who began an application. */
type Change = Omit<MemberEventInput, "memberId" | "createdAt">;

const auditAction = {
  registered: "member.registered",
  step_changed: "member.step_changed",
  kyc_changed: "member.kyc_changed",
  note_added: "member.note_added",
  assigned: "member.assigned",
  corrected: "member.corrected",
  end_changed: "member.end_changed",
  consent_withdrawn: "consent.changed",
  payment_assigned: "member.payment_assigned",
} as const;

/**
 * Writes down who did what with a member and why, for the staff and for the audit trail, which keeps no words.
 * @param actor a colleague, an applicant or the product itself
 * @param detail what the trail keeps beside what changed
 */
export async function record(
  scope: OrganisationScope,
  actor: Actor,
  memberId: string,
  change: Change,
  detail?: AuditEntry["detail"],
): Promise<void> {
  // Not the transaction's start, which lies before the wait for whoever held the row.
  await insertMemberEvent(scope, { actorId: actor.userId, ...change, memberId, createdAt: new Date() });
  await scope.audit(actor, {
    action: auditAction[change.action],
    subject: "member",
    subjectId: memberId,
    ...(change.to || change.from
      ? { detail: { from: change.from ?? null, to: change.to ?? null, ...detail } }
      : { detail }),
  });
}

/** What a change was from or to; a colleague by name, where there still is one. */
const shownValue = (
  value: string | null,
  { action }: { action: string },
  names: ReadonlyMap<string, string>,
) => (action === "assigned" && value ? (names.get(value) ?? "A former colleague") : value);

function toActivity(
  { event, memberName, actor }: history.ListedEvent,
  names: ReadonlyMap<string, string>,
  mentions: ReadonlyMap<string, Colleague[]>,
): MemberActivity {
  return {
    id: event.id,
    at: event.createdAt.toISOString(),
    memberId: event.memberId,
    memberName,
    action: event.action,
    from: shownValue(event.from, event, names),
    to: shownValue(event.to, event, names),
    reason: event.reason,
    reasons: event.reasons,
    parts: event.parts,
    changes: event.changes,
    mentions: mentions.get(event.id) ?? [],
    actor,
  };
}

/**
 * What was done with the organisation's members, or with one of them, newest first.
 * @throws CodedError not_found for a member whom the organisation does not have
 */
export function listActivities(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof activityList.query>,
  memberId?: string,
): Promise<Page<MemberActivity>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (memberId) await requireMember(scope, memberId);
    const { rows, total } = await history.listEvents(scope, query, memberId);
    const assigned = rows.filter(({ event }) => event.action === "assigned");
    const names = await namesOf(
      scope,
      assigned.flatMap(({ event }) => [event.from, event.to].filter((id) => id !== null)),
    );
    const mentions = await history.mentionsIn(
      scope,
      rows.map(({ event }) => event.id),
    );
    return { rows: rows.map((row) => toActivity(row, names, mentions)), total };
  });
}

/** Adds a note to the history of a member. @throws CodedError not_found; validation for somebody who may not read it */
export function addNote(
  { database }: Platform,
  staff: Staff,
  memberId: string,
  { notes, mentions }: z.output<typeof newNote>,
): Promise<void> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await requireMember(scope, memberId);
    const id = newId();
    await record(scope, staff, memberId, { id, action: "note_added", reason: notes });
    if (mentions.length === 0) return;
    const refusal = "You mention somebody who does not take in members any more.";
    const userIds = requireMentionable(mentions, await officers(scope), refusal);
    await history.insertMentions(scope, id, userIds);
    await notify(scope, userIds, { kind: "member_mention", subjectId: memberId, actorId: staff.userId });
  });
}
