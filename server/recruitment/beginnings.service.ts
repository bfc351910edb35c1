import type { FirstStep } from "#contract/workspace/first-steps.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import * as queries from "./beginnings.queries.ts";

/** The first steps that jobs and applications say are done. */
export async function stepsDoneInRecruitment(scope: OrganisationScope): Promise<FirstStep[]> {
  const steps: FirstStep[] = [];
  if (await queries.hasOwnJob(scope)) steps.push("position");
  if (await queries.hasOwnApplication(scope)) steps.push("arrival");
  return steps;
}

/** Takes the sample's jobs, people and applications out. @returns ids of files to discard once this is committed */
export async function removeRecruitmentSample(scope: OrganisationScope): Promise<string[]> {
  const people = await queries.sampleCandidates(scope);
  const candidateIds = people.map(({ id }) => id);
  const applications = await queries.sampleApplications(scope, candidateIds);
  const ids = applications.map(({ id }) => id);
  await forgetNotifications(scope.tx, [...candidateIds, ...ids]);
  const papers = await queries.deleteApplications(scope, ids);
  const cvs = applications.map(({ cvFileId }) => cvFileId).filter((id) => id !== null);
  await queries.deleteSamplePeople(
    scope,
    people.map(({ userId }) => userId).filter((id) => id !== null),
  );
  await queries.deleteSampleJobs(scope);
  const files = [...new Set([...cvs, ...papers])];
  await releaseFiles(scope.tx, files);
  return files;
}
