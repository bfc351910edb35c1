import { nairobiDayAfter } from "#contract/core/clock.ts";
import { asSample, sampleMailDomain, samplePhonePrefix } from "#contract/core/sample.ts";
import { type OnboardingStep, onboardingSteps } from "#contract/onboarding/members.ts";
import { memberEvents, members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable } from "#server/onboarding/members/payments/payments.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { type Chance, chance } from "../content/random.ts";
import { person } from "../seed-members.ts";

/** Members who are admitted, and how many months ago the first of them came. */
const admitted = 36;
const months = 14;

/** Those on their way: where they are, and since how many days. */
const onTheirWay: [OnboardingStep, number][] = [
  ["registration", 0],
  ["registration", 1],
  ["documents", 1],
  ["documents", 3],
  ["verification", 2],
  ["approval", 4],
];

const dayMillis = 86_400_000;

/** Numbers that no real member can have: they would be refused as registered already. */
const madeUp = (place: number, fullName: string) => ({
  fullName: asSample(fullName),
  idNumber: `SMPL${String(place).padStart(4, "0")}`,
  phoneNumber: `${samplePhonePrefix}${String(place).padStart(6, "0")}`,
  email: `member.${place}@${sampleMailDomain}`,
  kraPin: null,
  sample: true,
});

type NewMember = typeof members.$inferInsert;
type NewPayment = typeof memberPaymentsTable.$inferInsert;
type NewEvent = typeof memberEvents.$inferInsert;

interface Made {
  today: Date;
  ownerId: string;
}

/** A person of the sample who is registered at the counter. */
function registered(organisationId: string, random: Chance, place: number, { today, ownerId }: Made) {
  const someone = person(random, place, today);
  const id = newId();
  const source = "staff" as const;
  return { ...someone, ...madeUp(place, someone.fullName), organisationId, id, source, createdBy: ownerId };
}

/** Somebody admitted so many days ago, who has paid in every month since. */
function admittedMember(organisationId: string, random: Chance, place: number, made: Made) {
  const { today } = made;
  const daysAgo = Math.round((1 - place / admitted) * months * 30) + random.between(2, 9);
  const joinedAt = new Date(today.getTime() - daysAgo * dayMillis);
  const member = {
    ...registered(organisationId, random, place, made),
    kycStatus: "verified" as const,
    onboardingStep: "complete" as const,
    memberNumber: `SAMPLE-${String(place).padStart(3, "0")}`,
    createdAt: joinedAt,
    joinedAt,
    // As in a register at work: two in three ticked that campaigns may write to them.
    marketingConsentAt: place % 3 === 0 ? null : joinedAt,
  } satisfies NewMember;
  const amount = random.between(2, 12) * 500;
  const payment = { organisationId, memberId: member.id, kind: "deposit", amount, method: "mpesa" } as const;
  const payments: NewPayment[] = [];
  // Every eighth has paid nothing in for two months: somebody to win back.
  const last = place % 8 === 0 ? 60 : 0;
  for (let day = daysAgo; day > last; day -= 30) {
    const reference = `SAMPLE-P${String(place).padStart(3, "0")}-${String(payments.length + 1).padStart(2, "0")}`;
    payments.push({ ...payment, reference, paidOn: nairobiDayAfter(today, -day) });
  }
  return { member, payments };
}

/** Somebody who came so many days ago and is at a step, with the way there. */
function memberOnTheirWay(
  organisationId: string,
  random: Chance,
  place: number,
  made: Made,
  [step, daysAgo]: [OnboardingStep, number],
) {
  const createdAt = new Date(made.today.getTime() - daysAgo * dayMillis - 3_600_000);
  const member = {
    ...registered(organisationId, random, place, made),
    kycStatus: step === "registration" ? ("pending" as const) : ("in_progress" as const),
    onboardingStep: step,
    createdAt,
  } satisfies NewMember;
  const event = { organisationId, memberId: member.id, actorId: made.ownerId };
  const passed = onboardingSteps.slice(0, onboardingSteps.indexOf(step) + 1);
  const events: NewEvent[] = passed.map((to, nth) => ({
    ...event,
    ...(nth === 0
      ? { action: "registered" as const }
      : { action: "step_changed" as const, from: passed[nth - 1] ?? null, to }),
    createdAt: new Date(createdAt.getTime() + nth * 600_000),
  }));
  return { member, events };
}

/** Members of a made-up SACCO with what they paid in over a year, and some on their way. */
export async function addOnboardingSample(scope: OrganisationScope, made: Made): Promise<void> {
  const random = chance("sample members");
  const { organisationId } = scope;
  const known = Array.from({ length: admitted }, (_, index) =>
    admittedMember(organisationId, random, index + 1, made),
  );
  const coming = onTheirWay.map((standing, index) =>
    memberOnTheirWay(organisationId, random, admitted + 1 + index, made, standing),
  );
  await scope.insert(
    members,
    [...known, ...coming].map(({ member }) => member),
  );
  await scope.insert(
    memberPaymentsTable,
    known.flatMap(({ payments }) => payments),
  );
  await scope.insert(
    memberEvents,
    coming.flatMap(({ events }) => events),
  );
}
