import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { MemberPayments, PaymentInput, PaymentKind } from "#contract/onboarding/payments.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { violatedUnique } from "#server/platform/database/violations.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readSettings } from "../../settings/settings.queries.ts";
import { lockMember, requireMember } from "../members.queries.ts";
import { admit, isReadyToJoin } from "./admission.service.ts";
import { duesOf } from "./payments.policy.ts";
import * as queries from "./payments.queries.ts";

async function describePayments(scope: OrganisationScope, memberId: string): Promise<MemberPayments> {
  const sums = await queries.sumsOf(scope, memberId);
  const rows = await queries.listPayments(scope, memberId);
  return {
    ...duesOf(sums, await readSettings(scope)),
    savings: sums.shares + sums.deposit,
    payments: rows.map(
      ({ payment: { id, kind, amount, method, reference, paidOn, createdAt }, recorder, statement }) => ({
        id,
        kind,
        amount,
        method,
        reference,
        paidOn,
        recordedAt: createdAt.toISOString(),
        recordedBy: recorder,
        statement,
      }),
    ),
  };
}

/** Notes of payments that they were recorded or taken back. */
export const auditPayments = (
  scope: OrganisationScope,
  actor: Actor,
  action: Extract<AuditAction, `member.payment_${string}`>,
  payments: readonly { memberId: string; kind: PaymentKind; amount: number }[],
): Promise<void> =>
  scope.audit(
    actor,
    ...payments.map(({ memberId, kind, amount }) => ({
      action,
      subject: "member",
      subjectId: memberId,
      detail: { kind, amount },
    })),
  );

/** What a member has paid. @throws CodedError not_found */
export const listPayments = ({ database }: Platform, staff: Staff, id: string): Promise<MemberPayments> =>
  inOrganisation(database, staff.organisationId, async (scope) => {
    await requireMember(scope, id);
    return describePayments(scope, id);
  });

/**
 * Records a payment. When it completes what is asked for, an applicant who was admitted becomes a member.
 * @throws CodedError not_found; validation for a reference that was recorded already; email_unverified
 */
export async function recordPayment(
  platform: Platform,
  staff: Staff,
  id: string,
  input: PaymentInput,
): Promise<MemberPayments> {
  try {
    return await inOrganisation(platform.database, staff.organisationId, async (scope) => {
      await lockMember(scope, id);
      const row = await requireMember(scope, id);
      await queries.insertPayments(scope, { ...input, memberId: id, recordedBy: staff.userId });
      await auditPayments(scope, staff, "member.payment_recorded", [{ ...input, memberId: id }]);
      if (await isReadyToJoin(scope, row)) {
        requireVerifiedEmail(staff);
        await admit(platform, scope, staff, row);
      }
      return describePayments(scope, id);
    });
  } catch (error) {
    if (violatedUnique(error) !== "member_payment_reference") throw error;
    const taken = "A payment with this reference is recorded already.";
    throw new CodedError("validation", undefined, { reference: taken });
  }
}
