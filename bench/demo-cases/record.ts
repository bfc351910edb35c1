import { setTimeout as pause } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { createApplicationKeys } from "#server/onboarding/applications/application-keys.ts";
import { memberFlags } from "#server/onboarding/members/flags.table.ts";
import { startChecks } from "#server/onboarding/members/start-checks.service.ts";
import { expiriesOf } from "#server/onboarding/verification/expiry.queries.ts";
import { findFace } from "#server/onboarding/verification/faces.queries.ts";
import { openFace } from "#server/onboarding/verification/faces.service.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { faceEngine } from "#server/platform/faces/compare-faces.ts";
import type { Sealer } from "#server/platform/sealing.ts";
import { memberIdOf } from "#server/seed/cases/demo-cases.ts";
import { type RecordedCase, recordedCase } from "#server/seed/cases/recorded.ts";
import { writeScreeningList } from "#server/seed/cases/screening-list.ts";
import { writeApplication } from "#server/seed/cases/write-application.ts";
import type { CaseName } from "#server/seed/content/applicant-forms.ts";
import { createOrganisation, createStaff } from "#server/testing/factories.ts";
import type { TestApp } from "#server/testing/test-app.ts";

async function faceOf(scope: OrganisationScope, sealer: Sealer, memberId: string): Promise<string | null> {
  const kept = await findFace(scope, memberId, faceEngine.version);
  return kept ? Buffer.from(openFace(sealer, kept)).toString("base64") : null;
}

/** Has the product check the cases, one after the other, so that later ones are compared with earlier ones. */
export async function* recordCases(
  app: TestApp,
  names: readonly CaseName[],
): AsyncGenerator<[CaseName, RecordedCase]> {
  const { platform } = app;
  const { id: organisationId } = await createOrganisation(app);
  const { token, userId: officerId } = await createStaff(app, organisationId, ["onboarding"]);
  const store = { files: platform.files, keys: createApplicationKeys(platform.config) };
  const officer = app.as(token);
  await inOrganisation(platform.database, organisationId, (scope) => writeScreeningList(scope, officerId));
  for (const name of names) {
    const memberId = memberIdOf(name);
    await inOrganisation(platform.database, organisationId, async (scope) => {
      await writeApplication(scope, store, name, { sentAt: new Date(), officerId, byLaws: "" });
      await startChecks(scope, platform.queue, memberId);
    });
    const theCase = () => officer.caseChecks.get({ params: { id: memberId } });
    while ((await theCase()).checks.some(({ finishedAt }) => finishedAt === null)) await pause(200);
    const { checks, evidence, risk } = await theCase();
    yield [
      name,
      await inOrganisation(platform.database, organisationId, async (scope) =>
        recordedCase.parse({
          checks,
          flags: await scope
            .select(
              { code: memberFlags.code, subject: memberFlags.subject, detail: memberFlags.detail },
              memberFlags,
              eq(memberFlags.memberId, memberId),
            )
            .orderBy(asc(memberFlags.id)),
          risk: risk?.rating,
          evidence: evidence.toReversed(),
          face: await faceOf(scope, platform.sealer, memberId),
          expiries: await expiriesOf(scope, memberId),
        }),
      ),
    ];
  }
}
