import { onboardingSteps } from "#contract/onboarding/members.ts";
import { defaultOnboardingSettings, type OnboardingSettings } from "#contract/onboarding/settings.ts";
import { dueFrom } from "#server/onboarding/members/members.policy.ts";
import { memberEvents, members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable } from "#server/onboarding/members/payments/payments.table.ts";
import { writeSettings } from "#server/onboarding/settings/settings.queries.ts";
import { newId } from "#server/platform/database/columns.ts";
import { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Demo } from "#server/platform/domain.ts";
import type { Deciders } from "./cases/decide-case.ts";
import { type CaseTools, seedCases } from "./cases/seed-cases.ts";
import { memberCases } from "./content/member-cases.ts";
import { chance } from "./content/random.ts";
import { withIndexesAfter } from "./indexes-after.ts";
import { required } from "./required.ts";
import { seedJoining } from "./seed-joining.ts";
import { person, seedRegister } from "./seed-members.ts";
import { seedRequests } from "./seed-requests.ts";

/** Places of people in cases begin behind those of every register. */
const firstCase = 500_000;

/** The demo's members whom staff registered and who are still on their way. @returns how many */
async function seedCounterCases(
  scope: OrganisationScope,
  today: Date,
  settings: OnboardingSettings,
  { officerId, ownerId }: Deciders,
): Promise<number> {
  const random = chance("member cases");
  let place = firstCase;
  for (const { count, step, kyc, assigned } of memberCases) {
    for (let nth = 0; nth < count; nth++) {
      place += 1;
      const id = newId();
      const hoursAgo = random.between(6, 24 * 4);
      const createdAt = new Date(today.getTime() - hoursAgo * 3_600_000);
      // Who registers somebody does not verify them: each leaves some to the other.
      const createdBy = place % 2 === 0 ? officerId : ownerId;
      await scope.insert(members, {
        ...person(random, place, today),
        id,
        source: "staff",
        kycStatus: kyc,
        onboardingStep: step,
        createdAt,
        createdBy,
        assigneeId: assigned ? officerId : null,
        dueAt: step === "approval" ? null : dueFrom(createdAt, settings),
      });
      const passed = onboardingSteps.slice(0, onboardingSteps.indexOf(step) + 1);
      const actorId = createdBy === officerId ? ownerId : officerId;
      await scope.insert(memberEvents, [
        { memberId: id, action: "registered" as const, actorId: createdBy, createdAt },
        ...passed.slice(1).map((to, index) => ({
          memberId: id,
          action: "step_changed" as const,
          from: passed[index] ?? null,
          to,
          actorId,
          createdAt: new Date(createdAt.getTime() + (index + 1) * 900_000),
        })),
        ...(kyc === "pending"
          ? []
          : [
              {
                memberId: id,
                action: "kyc_changed" as const,
                from: "pending",
                to: kyc,
                actorId,
                createdAt: new Date(createdAt.getTime() + 4_500_000),
              },
            ]),
      ]);
    }
  }
  return place - firstCase;
}

/**
 * Members of the demo. Umoja's register gives the figures of the specification (000, section 2): 12,847 members,
 * 9,234 active accounts, KES 45.2M of deposits. Jirani's is a small one.
 */
export async function seedOnboarding(
  { tx, today, organisationIds, staffIds }: Demo,
  tools: CaseTools,
): Promise<void> {
  const umoja = new OrganisationScope(tx, required(organisationIds, "umoja"));
  const settings: OnboardingSettings = {
    open: true,
    fourEyes: true,
    entranceFee: 1000,
    firstShares: 2000,
    minimumShareCapital: 20_000,
    minimumMonthlyDeposit: 1500,
    payInto: "M-PESA paybill 360360",
    memberNumberPattern: "UMJ-{number:5}",
    decisionHours: 20,
    requestDays: 7,
    noticeDays: 60,
    retentionYears: 7,
    byLaws: "By-laws of Umoja SACCO of 12 March 2024",
    consentNote: "",
  };
  await writeSettings(umoja, settings);
  const deciders = {
    officerId: required(staffIds, "onboarding@umoja.example"),
    ownerId: required(staffIds, "owner@umoja.example"),
  };
  const inCases =
    (await seedCases(umoja, tools, today, settings, deciders)) +
    (await seedCounterCases(umoja, today, settings, deciders));
  await withIndexesAfter(tx, [members, memberPaymentsTable], () =>
    seedRegister(umoja, chance("umoja's register"), today, {
      count: 12_847 - inCases,
      active: 9_234,
      recent: 212,
      deposits: 45_213_600,
      prefix: "UMJ-",
    }),
  );
  await seedJoining(umoja, tools.keys, today, deciders, settings.byLaws);
  await seedRequests(umoja, today, deciders.officerId);
  const jirani = new OrganisationScope(tx, required(organisationIds, "jirani"));
  await writeSettings(jirani, {
    ...defaultOnboardingSettings,
    byLaws: "By-laws of Jirani SACCO of 4 June 2022",
  });
  await seedRegister(jirani, chance("jirani's register"), today, {
    count: 418,
    active: 307,
    recent: 6,
    deposits: 1_934_200,
    prefix: "J",
  });
}
