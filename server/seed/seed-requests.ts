import { nairobiDayAfter } from "#contract/core/clock.ts";
import { insertMemberEvent, updateMember } from "#server/onboarding/members/members.queries.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable } from "#server/onboarding/members/payments/payments.table.ts";
import { addRequest } from "#server/onboarding/personal-data/data-requests.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { memberIdOf } from "./cases/demo-cases.ts";
import { numbersOf } from "./seed-members.ts";

const day = 86_400_000;

/** Place of the former member, behind those of every register and case. */
const formerPlace = 600_000;

/** Somebody who was a member for years and has left. @returns the member's id */
async function seedFormer(scope: OrganisationScope, today: Date, officerId: string): Promise<string> {
  const id = newId();
  const joinedAt = new Date(today.getTime() - 2_400 * day);
  const saidAt = new Date(today.getTime() - 75 * day);
  await scope.insert(members, {
    ...numbersOf(formerPlace),
    id,
    fullName: "Beatrice Nyambura Kimani",
    email: "beatrice.nyambura.kimani@mail.example",
    occupation: "Teacher",
    county: "Nakuru",
    dateOfBirth: "1979-05-23",
    language: "en",
    source: "import",
    kycStatus: "verified",
    onboardingStep: "complete",
    memberNumber: "UMJ-A0417",
    createdAt: joinedAt,
    joinedAt,
  });
  await scope.insert(memberPaymentsTable, {
    memberId: id,
    kind: "deposit",
    amount: 86_500,
    method: "check_off",
    paidOn: nairobiDayAfter(today, -82),
  });
  const leftOn = nairobiDayAfter(today, -15);
  await updateMember(scope, id, { noticeOn: nairobiDayAfter(today, -75), leftOn, endReason: "transferred" });
  await insertMemberEvent(scope, {
    memberId: id,
    action: "end_changed",
    actorId: officerId,
    from: null,
    to: leftOn,
    reason: "Moves to Nakuru and joins the SACCO of her new school.",
    createdAt: saidAt,
  });
  return id;
}

/** What people of the demo ask for about their data: an applicant, and a former member. */
export async function seedRequests(scope: OrganisationScope, today: Date, officerId: string): Promise<void> {
  const formerId = await seedFormer(scope, today, officerId);
  const daysAgo = (days: number) => new Date(today.getTime() - days * day);
  await addRequest(
    scope,
    systemActor,
    formerId,
    { kind: "erasure", text: "I have left Umoja. Please delete what you keep of me." },
    daysAgo(4),
  );
  const wrong = {
    kind: "correction",
    text: "I have moved with my work: my county is Nakuru now, not Uasin Gishu.",
  } as const;
  await addRequest(scope, systemActor, memberIdOf("married-name"), wrong, daysAgo(1));
}
