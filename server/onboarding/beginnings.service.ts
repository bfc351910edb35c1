import type { FirstStep } from "#contract/workspace/first-steps.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import * as queries from "./beginnings.queries.ts";
import { eraseRecord, type MemberRecords } from "./personal-data/erasure.service.ts";

/** The first steps that applications for membership and members say are done. */
export async function stepsDoneInOnboarding(scope: OrganisationScope): Promise<FirstStep[]> {
  const steps: FirstStep[] = [];
  if (await queries.hasVisitorApplication(scope)) steps.push("join_link");
  if (await queries.hasOwnMember(scope)) steps.push("arrival");
  return steps;
}

/** Takes the sample's members out. @returns ids of files to discard once this is committed */
export async function removeOnboardingSample(
  records: MemberRecords,
  scope: OrganisationScope,
): Promise<string[]> {
  const files: string[] = [];
  for (const { id } of await queries.sampleMembers(scope)) {
    files.push(...(await eraseRecord(records, scope, id)));
  }
  return files;
}
