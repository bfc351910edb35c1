import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultLanguage } from "#contract/core/language.ts";
import type { Page } from "#contract/core/paging.ts";
import { memberCreated } from "#contract/onboarding/events.ts";
import type { stepChange } from "#contract/onboarding/member-changes.ts";
import { type Member, type MemberInput, stepAfter } from "#contract/onboarding/members.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { announce } from "#server/platform/events/announce.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "../settings/settings.queries.ts";
import { record } from "./history.service.ts";
import { makersOf } from "./makers.queries.ts";
import { abilitiesOf, dueFrom, verifyRefusal } from "./members.policy.ts";
import * as queries from "./members.queries.ts";
import { admit, isReadyToJoin } from "./payments/admission.service.ts";
import { isPaidIn } from "./payments/payments.policy.ts";
import { sumsOfEach } from "./payments/payments.queries.ts";

const toMember = (
  { member, maker, assignee }: queries.FoundMember,
  openFlags: number,
  abilities: Member["abilities"],
): Member => {
  const { organisationId: _, createdBy: __, assigneeId: ___, userId: ____, ...row } = member;
  return {
    ...row,
    email: member.email ?? "",
    createdAt: member.createdAt.toISOString(),
    createdBy: maker,
    joinedAt: member.joinedAt?.toISOString() ?? null,
    dueAt: member.dueAt?.toISOString() ?? null,
    consentWithdrawnAt: member.consentWithdrawnAt?.toISOString() ?? null,
    assignee,
    openFlags,
    abilities,
  };
};

async function toMembers(
  scope: OrganisationScope,
  staff: Staff,
  rows: queries.FoundMember[],
): Promise<Member[]> {
  if (rows.length === 0) return [];
  const settings = await readSettings(scope);
  const ids = rows.map(({ member }) => member.id);
  const flags = await queries.openFlagsOf(scope, ids);
  const makers = await makersOf(scope, ids);
  const admitted = rows.filter(({ member }) => member.onboardingStep === "approval");
  const sums = await sumsOfEach(
    scope,
    admitted.map(({ member }) => member.id),
  );
  return rows.map((row) => {
    const { member } = row;
    const refusal = verifyRefusal(member, staff.userId, makers.get(member.id), settings);
    const paid = sums.get(member.id);
    const paidIn = paid !== undefined && isPaidIn(paid, settings);
    return toMember(row, flags.get(member.id) ?? 0, abilitiesOf(member, refusal, paidIn));
  });
}

/** The organisation's register, a page at a time. */
export function listMembers(
  { database }: Platform,
  staff: Staff,
  query: queries.MemberQuery,
): Promise<Page<Member>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listMembers(scope, query, staff.userId);
    return { rows: await toMembers(scope, staff, rows), total };
  });
}

/** A member as whoever asks sees them. @throws CodedError not_found */
export async function describeMember(scope: OrganisationScope, staff: Staff, id: string): Promise<Member> {
  const row = await queries.requireMember(scope, id);
  const [member] = await toMembers(scope, staff, [row]);
  if (!member) throw new CodedError("not_found");
  return member;
}

/** @throws CodedError not_found */
export const getMember = ({ database }: Platform, staff: Staff, id: string): Promise<Member> =>
  inOrganisation(database, staff.organisationId, (scope) => describeMember(scope, staff, id));

/** What each unique constraint says beside its field. */
const duplicates: Record<string, [field: keyof Member, sentence: string]> = {
  member_id_number: ["idNumber", "A member with this ID number is registered already."],
  member_phone_number: ["phoneNumber", "A member with this phone number is registered already."],
  member_kra_pin: ["kraPin", "A member with this KRA PIN is registered already."],
  member_email: ["email", "A member with this email address is registered already."],
};

/**
 * Says beside its field that another member has the number or address.
 * @param nameOf how the caller's form calls a field of the register
 * @throws CodedError validation; the error itself where it is another
 */
export function refuseDuplicate(error: unknown, nameOf = (field: keyof Member): string => field): never {
  const [field, sentence] = duplicates[violatedUnique(error) ?? ""] ?? [];
  if (!field || !sentence) throw error;
  throw new CodedError("validation", undefined, { [nameOf(field)]: sentence });
}

/**
 * Registers a member, at the first step and with KYC pending.
 * @throws CodedError validation, naming the field, when another member has the number, phone or address
 */
export async function createMember(
  { database, queue }: Platform,
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
        dueAt: dueFrom(new Date(), await readSettings(scope)),
      });
      await record(scope, staff, id, { action: "registered" });
      await announce(queue, scope, memberCreated, { memberId: id, source: "staff" });
      return describeMember(scope, staff, id);
    });
  } catch (error) {
    refuseDuplicate(error);
  }
}

const unverified = "The last step needs verified KYC. Verify the member first.";
const unpaid = "The entrance fee and the first shares have not been recorded yet.";

/**
 * Moves a member one step on. A step that is reached already is answered as it is: somebody pressed twice.
 * The last step makes a member: it takes verified KYC, the entrance fee and the first shares.
 * @throws CodedError not_found; conflict for any other step than the next, and while something is missing for the
 *   last; email_unverified
 */
export function changeStep(
  platform: Platform,
  staff: Staff,
  id: string,
  { step, reason = "" }: z.output<typeof stepChange>,
): Promise<Member> {
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    await queries.lockMember(scope, id);
    const row = await queries.requireMember(scope, id);
    const { member } = row;
    const from = member.onboardingStep;
    if (step === from) return describeMember(scope, staff, id);
    if (step !== stepAfter(from)) throw new CodedError("conflict", "A member moves one step at a time.");
    if (step === "complete") {
      if (member.kycStatus !== "verified") throw new CodedError("conflict", unverified);
      if (!(await isReadyToJoin(scope, row))) throw new CodedError("conflict", unpaid);
      requireVerifiedEmail(staff);
      await admit(platform, scope, staff, row, reason);
    } else {
      await queries.updateMember(scope, id, { onboardingStep: step });
      await record(scope, staff, id, { action: "step_changed", from, to: step, reason });
    }
    return describeMember(scope, staff, id);
  });
}

/** For whoever refers to a member within a transaction of their own. @throws CodedError not_found */
export async function requireMemberId(scope: OrganisationScope, id: string): Promise<void> {
  await queries.requireMember(scope, id);
}
