import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import {
  type activityList,
  type kycChange,
  type Member,
  type MemberActivity,
  type MemberInput,
  type memberList,
  stepAfter,
  type stepChange,
} from "#contract/onboarding/members.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { kycMail, kycNotice } from "./kyc.mail.ts";
import { abilitiesOf, mayAdvance, mayChangeKyc, mayVerify } from "./members.policy.ts";
import * as queries from "./members.queries.ts";

type Found = NonNullable<Awaited<ReturnType<typeof queries.findMember>>>;

const toMember = ({ member, maker }: Found, staff: Staff, settings: OnboardingSettings): Member => {
  const { organisationId: _, createdBy: __, ...row } = member;
  return {
    ...row,
    email: member.email ?? "",
    createdAt: member.createdAt.toISOString(),
    createdBy: maker,
    abilities: abilitiesOf(member, staff.userId, settings),
  };
};

/** The organisation's register, a page at a time. */
export function listMembers(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof memberList.query>,
): Promise<Page<Member>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const settings = await readSettings(scope);
    const { rows, total } = await queries.listMembers(scope, query);
    return { rows: rows.map((row) => toMember(row, staff, settings)), total };
  });
}

export async function requireMember(scope: OrganisationScope, id: string): Promise<Found> {
  const row = await queries.findMember(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

const describeMember = async (scope: OrganisationScope, staff: Staff, id: string): Promise<Member> =>
  toMember(await requireMember(scope, id), staff, await readSettings(scope));

/** @throws CodedError not_found */
export const getMember = ({ database }: Platform, staff: Staff, id: string): Promise<Member> =>
  inOrganisation(database, staff.organisationId, (scope) => describeMember(scope, staff, id));

/** What each unique constraint says beside its field. */
const duplicates: Record<string, [field: string, sentence: string]> = {
  member_id_number: ["idNumber", "A member with this ID number is registered already."],
  member_phone_number: ["phoneNumber", "A member with this phone number is registered already."],
  member_email: ["email", "A member with this email address is registered already."],
};

/**
 * Registers a member, at the first step and with KYC pending.
 * @throws CodedError validation, naming the field, when another member has the number, phone or address
 */
export async function createMember(
  { database }: Platform,
  staff: Staff,
  input: MemberInput,
): Promise<Member> {
  const id = newId();
  try {
    return await inOrganisation(database, staff.organisationId, async (scope) => {
      await queries.insertMember(scope, {
        ...input,
        id,
        email: input.email || null,
        dateOfBirth: input.dateOfBirth || null,
        language: input.language ?? defaultLanguage,
        createdBy: staff.userId,
      });
      await record(scope, staff, id, { action: "registered", from: null, to: null, reason: "" });
      return describeMember(scope, staff, id);
    });
  } catch (error) {
    const [field, sentence] = duplicates[violatedUnique(error) ?? ""] ?? [];
    if (!field || !sentence) throw error;
    throw new CodedError("validation", undefined, { [field]: sentence });
  }
}

type Change = Pick<queries.MemberEventInput, "action" | "from" | "to"> & { reason: string };

const auditAction = {
  registered: "member.registered",
  step_changed: "member.step_changed",
  kyc_changed: "member.kyc_changed",
} as const;

/** Writes down who did what with a member and why, for the staff and for the audit trail, which keeps no words. */
async function record(
  scope: OrganisationScope,
  staff: Staff,
  memberId: string,
  change: Change,
): Promise<void> {
  // Not the transaction's start, which lies before the wait for whoever held the row.
  await queries.insertMemberEvent(scope, {
    ...change,
    memberId,
    actorId: staff.userId,
    createdAt: new Date(),
  });
  await scope.audit(staff, {
    action: auditAction[change.action],
    subject: "member",
    subjectId: memberId,
    ...(change.to ? { detail: { from: change.from ?? null, to: change.to } } : {}),
  });
}

/**
 * Moves a member one step on. A step that is reached already is answered as it is: somebody pressed twice.
 * @throws CodedError not_found; conflict for any other step than the next, and for `complete` without verified KYC
 */
export function changeStep(
  { database }: Platform,
  staff: Staff,
  id: string,
  { step, reason = "" }: z.output<typeof stepChange>,
): Promise<Member> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockMember(scope, id);
    const { member } = await requireMember(scope, id);
    const from = member.onboardingStep;
    if (step === from) return describeMember(scope, staff, id);
    if (step !== stepAfter(from)) throw new CodedError("conflict", "A member moves one step at a time.");
    if (!mayAdvance(member)) {
      throw new CodedError("conflict", "The last step needs verified KYC. Verify the member first.");
    }
    await queries.updateMember(scope, id, { onboardingStep: step });
    await record(scope, staff, id, { action: "step_changed", from, to: step, reason });
    return describeMember(scope, staff, id);
  });
}

/**
 * Changes the KYC status; the member hears of a verification and of a rejection by mail, where an address is known.
 * @throws CodedError not_found; forbidden to verify one's own entry; conflict once the member is complete;
 *   email_unverified
 */
export function changeKyc(
  platform: Platform,
  staff: Staff,
  id: string,
  { status, reason = "" }: z.output<typeof kycChange>,
): Promise<Member> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.lockMember(scope, id);
    const row = await requireMember(scope, id);
    const { member } = row;
    const from = member.kycStatus;
    if (status === from) return describeMember(scope, staff, id);
    if (!mayChangeKyc(member)) {
      throw new CodedError("conflict", "The member is complete, and the identity stays as it was verified.");
    }
    const settings = await readSettings(scope);
    if (status === "verified" && !mayVerify(member, staff.userId, settings)) {
      throw new CodedError("forbidden", "You registered this member. Somebody else has to verify them.");
    }
    await queries.updateMember(scope, id, { kycStatus: status });
    await record(scope, staff, id, { action: "kyc_changed", from, to: status, reason });
    if (status === "verified" || status === "rejected") {
      await notifyMember(platform, scope, staff, row, status, reason);
    }
    return describeMember(scope, staff, id);
  });
}

async function notifyMember(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  { member, organization }: Found,
  status: "verified" | "rejected",
  reason: string,
): Promise<void> {
  if (member.email === null) return;
  requireVerifiedEmail(staff);
  const news = {
    to: member.email,
    memberId: member.id,
    name: member.fullName,
    organization,
    status,
    reason,
  };
  const more = { notice: kycNotice(news), language: member.language };
  await queueAccountMail(scope.tx, platform, staff.organisationId, kycMail(news), more);
}

/** What was done with the organisation's members, newest first. */
export function listActivities(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof activityList.query>,
): Promise<Page<MemberActivity>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listActivities(scope, query);
    return {
      rows: rows.map(({ event, memberName, actor }) => ({
        id: event.id,
        at: event.createdAt.toISOString(),
        memberId: event.memberId,
        memberName,
        action: event.action,
        from: event.from,
        to: event.to,
        reason: event.reason,
        actor,
      })),
      total,
    };
  });
}
