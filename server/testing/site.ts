import { providerOrganisation } from "#server/accounts/accounts.queries.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { insertEnquiry, type NewEnquiry } from "#server/site/enquiries.queries.ts";
import { createStaff, type TestPerson } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

/** The organisation that runs the test's installation. */
export async function findProvider({ platform }: TestApp) {
  const provider = await acrossOrganisations(platform.database, providerOrganisation);
  if (!provider) throw new Error("every app has a provider");
  return provider;
}

export const providerId = async (app: TestApp): Promise<string> => (await findProvider(app)).id;

/** An owner of the provider's organisation. */
export const createProviderOwner = async (
  app: TestApp,
  options: { emailVerified?: boolean } = {},
): Promise<TestPerson> => createStaff(app, await providerId(app), ["owner"], options);

/** A message in the provider's inbox; `values` overrides any column. @returns its id */
export async function createEnquiry(app: TestApp, values: Partial<NewEnquiry> = {}): Promise<string> {
  return inOrganisation(app.platform.database, await providerId(app), (scope) =>
    insertEnquiry(scope, {
      topic: "contact",
      fullName: "Naliaka Wekesa",
      email: "naliaka@test.example",
      saccoName: "Mwangaza SACCO",
      subject: "Check-off lists",
      message: "Can you read the lists that our employers send?",
      ...values,
    }),
  );
}
