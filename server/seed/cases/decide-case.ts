import { nairobiDayAfter } from "#contract/core/clock.ts";
import { updateApplication } from "#server/onboarding/applications/applications.queries.ts";
import {
  insertMemberEvent,
  type MemberEventInput,
  updateMember,
} from "#server/onboarding/members/members.queries.ts";
import { memberPaymentsTable } from "#server/onboarding/members/payments/payments.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { CaseName } from "../content/applicant-forms.ts";
import { applicationIdOf, demoCases, memberIdOf } from "./demo-cases.ts";

/** Who works on cases: one takes them, another confirms. */
export interface Deciders {
  officerId: string;
  ownerId: string;
}

const hour = 3_600_000;

/** Writes what officers did with a case since its checks were made. */
export async function decideCase(
  scope: OrganisationScope,
  name: CaseName,
  { officerId, ownerId }: Deciders,
  { sentAt, dueAt, entranceFee }: { sentAt: Date; dueAt: Date; entranceFee: number },
): Promise<void> {
  const memberId = memberIdOf(name);
  const { assigned, note, rejected, approved } = demoCases[name];
  let hours = 0;
  const record = (event: Omit<MemberEventInput, "memberId" | "createdAt">) => {
    hours += 1;
    const createdAt = new Date(sentAt.getTime() + hours * hour);
    return insertMemberEvent(scope, { actorId: officerId, ...event, memberId, createdAt });
  };
  await updateMember(scope, memberId, { dueAt });
  if (!assigned) return;
  await record({ action: "assigned", to: officerId });
  await record({ action: "kyc_changed", from: "pending", to: "in_progress" });
  await updateMember(scope, memberId, { assigneeId: officerId, kycStatus: "in_progress" });
  if (note) await record({ action: "note_added", reason: note });
  if (rejected) {
    await record({ action: "kyc_changed", from: "in_progress", to: "rejected", ...rejected });
    await updateMember(scope, memberId, { kycStatus: "rejected", dueAt: null });
    await updateApplication(scope, applicationIdOf(name), {
      status: "reopened",
      reopenedParts: [...rejected.parts],
    });
  }
  if (approved) {
    await record({ action: "kyc_changed", from: "in_progress", to: "verified", actorId: ownerId });
    await record({ action: "step_changed", from: "verification", to: "approval" });
    await updateMember(scope, memberId, {
      kycStatus: "verified",
      onboardingStep: "approval",
      dueAt: null,
    });
    await scope.insert(memberPaymentsTable, {
      memberId,
      kind: "entrance_fee",
      amount: entranceFee,
      method: "mpesa",
      reference: "TKN4A8ZQ11",
      paidOn: nairobiDayAfter(sentAt, 1),
      recordedBy: officerId,
    });
  }
}
