import { count, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { kycStatuses, onboardingSteps } from "#contract/onboarding/members.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { seedOnboarding } from "./seed-onboarding.ts";

const app = startTestApp();

it("gives the figures of the specification, with members in every state", async () => {
  const umoja = await createOrganisation(app.current);
  const jirani = await createOrganisation(app.current);
  const officer = await createStaff(app.current, umoja.id, ["onboarding"]);
  await acrossOrganisations(app.current.platform.database, (tx) =>
    seedOnboarding({
      tx,
      today: new Date(),
      passwordHash: "",
      organisationIds: new Map([
        ["umoja", umoja.id],
        ["jirani", jirani.id],
      ]),
      staffIds: new Map([["onboarding@umoja.example", officer.userId]]),
    }),
  );
  const figures = await app.current.as(officer.token).members.figures();
  expect(figures).toMatchObject({
    members: { now: 12_847 },
    activeAccounts: { now: 9_234 },
    deposits: { now: 45_213_600 },
  });
  for (const { now, monthAgo } of Object.values(figures)) {
    expect(monthAgo).toBeGreaterThan(now * 0.85);
    expect(monthAgo).toBeLessThan(now);
  }
  const states = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx
      .select({ step: members.onboardingStep, kyc: members.kycStatus, count: count() })
      .from(members)
      .where(eq(members.organisationId, umoja.id))
      .groupBy(members.onboardingStep, members.kycStatus)
      .orderBy(members.onboardingStep, members.kycStatus),
  );
  expect([...new Set(states.map(({ step }) => step))].toSorted()).toEqual([...onboardingSteps].toSorted());
  expect([...new Set(states.map(({ kyc }) => kyc))].toSorted()).toEqual([...kycStatuses].toSorted());
});
