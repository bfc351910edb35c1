import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import {
  type FirstStep,
  type FirstStepList,
  firstSteps,
  type firstStepsChange,
} from "#contract/workspace/first-steps.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Beginnings } from "#server/platform/domain.ts";
import { discardUpload } from "#server/platform/files/uploads.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./first-steps.queries.ts";

/** Sample data is for who only looks: it would be in the figures of a SACCO at work. */
const isOnTrial = (membership: Staff["principal"]["membership"]): boolean =>
  membership !== null && membership.trialEndsAt !== null;

/** How far the organisation is: what it decided, and what is really there. */
async function describeSteps(
  scope: OrganisationScope,
  domains: readonly Beginnings[],
  { principal: { membership } }: Staff,
): Promise<FirstStepList> {
  const { beginning, shared, dismissedAt } = await queries.readFirstSteps(scope);
  const done = new Set<FirstStep>(shared);
  if (await queries.hasColleague(scope)) done.add("colleague");
  for (const { stepsDone } of domains) for (const step of await stepsDone(scope)) done.add(step);
  const holdsSample = await queries.holdsSample(scope);
  const change = membership !== null && !trialEnded(membership, new Date());
  return {
    beginning,
    dismissed: dismissedAt !== null,
    steps: firstSteps.map((name) => ({ name, done: done.has(name) })),
    holdsSample,
    abilities: { change, addSample: change && isOnTrial(membership) && !holdsSample },
  };
}

/** What a new organisation does first, and how far it is. */
export const getFirstSteps = (
  { database }: Platform,
  domains: readonly Beginnings[],
  staff: Staff,
): Promise<FirstStepList> =>
  inOrganisation(database, staff.organisationId, (scope) => describeSteps(scope, domains, staff));

/** Notes what was decided about the first steps. */
export function changeFirstSteps(
  { database }: Platform,
  domains: readonly Beginnings[],
  staff: Staff,
  { beginning, dismissed, shared }: z.output<typeof firstStepsChange>,
): Promise<FirstStepList> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await queries.readFirstSteps(scope);
    await queries.writeFirstSteps(scope, {
      beginning: beginning ?? before.beginning,
      shared: shared ? [...new Set([...before.shared, shared])] : before.shared,
      dismissedAt: dismissed === undefined ? before.dismissedAt : dismissed ? new Date() : null,
    });
    return describeSteps(scope, domains, staff);
  });
}

/**
 * Puts the sample data of a made-up SACCO into the organisation; where it is already, nothing changes.
 * @throws CodedError conflict where the organisation is not on a trial
 */
export function addSample(
  { database }: Platform,
  domains: readonly Beginnings[],
  staff: Staff,
): Promise<FirstStepList> {
  if (!isOnTrial(staff.principal.membership)) {
    throw new CodedError("conflict", "Sample data is for organisations on a trial.");
  }
  return inOrganisation(database, staff.organisationId, async (scope) => {
    if (!(await queries.lockSample(scope))) {
      const now = new Date();
      await queries.setSampleSince(scope, now);
      for (const { addSample } of domains) await addSample?.(scope, { today: now, ownerId: staff.userId });
      await queries.writeFirstSteps(scope, { ...(await queries.readFirstSteps(scope)), beginning: "sample" });
      await scope.audit(staff, {
        action: "sample.added",
        subject: "organisation",
        subjectId: scope.organisationId,
      });
    }
    return describeSteps(scope, domains, staff);
  });
}

/** Removes all sample data, in one transaction; what the organisation made itself stays. */
export async function removeSample(
  platform: Platform,
  domains: readonly Beginnings[],
  staff: Staff,
): Promise<FirstStepList> {
  const { files, list } = await inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const files: string[] = [];
    if (await queries.lockSample(scope)) {
      await queries.setSampleSince(scope, null);
      // What is built on others goes before them: contacts and loans know their members.
      for (const { removeSample } of domains.toReversed())
        files.push(...((await removeSample?.(scope)) ?? []));
      await scope.audit(staff, {
        action: "sample.removed",
        subject: "organisation",
        subjectId: scope.organisationId,
      });
    }
    return { files, list: await describeSteps(scope, domains, staff) };
  });
  for (const id of files) await discardUpload(platform, id);
  return list;
}
