import { inOrganisation } from "#server/platform/database/scope.ts";
import { upsertCandidate } from "#server/recruitment/candidates/candidates.queries.ts";
import type { TestApp } from "./test-app.ts";

interface Person {
  name: string;
  email: string;
  phone?: string;
  location?: string;
}

/** A candidate without an account, as an import leaves one. @returns their id */
export const createListedCandidate = (
  app: TestApp,
  organisationId: string,
  { phone = "", location = "", ...person }: Person,
): Promise<string> =>
  inOrganisation(app.platform.database, organisationId, async (scope) => {
    const { id } = await upsertCandidate(scope, { ...person, phone, location });
    return id;
  });

/** Two candidates that are merged. @returns the id of the merge */
export async function createMerge(app: TestApp, organisationId: string, token: string): Promise<string> {
  const [id = "", otherId = ""] = [
    await createListedCandidate(app, organisationId, { name: "Wanjiku Kamau", email: "wk@mail.example" }),
    await createListedCandidate(app, organisationId, {
      name: "Kamau Wanjiku",
      email: "wk+jobs@mail.example",
    }),
  ];
  return (await app.as(token).duplicates.merge({ params: { id }, body: { otherId } })).id;
}
