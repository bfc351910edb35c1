import { members } from "#server/onboarding/members/members.table.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { TestApp } from "./test-app.ts";

let last = 0;

/** A full member of years; `values` overrides any column. */
export async function addMember(
  app: TestApp,
  organisationId: string,
  values: Partial<typeof members.$inferInsert> = {},
) {
  const id = newId();
  last += 1;
  const member = {
    id,
    fullName: "Wanjiku Kamau",
    idNumber: String(20_000_000 + last),
    phoneNumber: `+2547${String(10_000_000 + last)}`,
    language: "en" as const,
    onboardingStep: "complete" as const,
    joinedAt: new Date(Date.now() - 400 * 86_400_000),
    ...values,
  };
  await inOrganisation(app.platform.database, organisationId, (scope) => scope.insert(members, member));
  return member;
}
