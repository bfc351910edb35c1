import type { FirstStep } from "#contract/workspace/first-steps.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import * as queries from "./beginnings.queries.ts";
import { lastComplaintNumber, lockIntake } from "./complaints/complaints.queries.ts";
import type { TrackingCodes } from "./complaints/tracking-codes.ts";

/** The first steps that answers of members say are done. */
export async function stepsDoneInExperience(scope: OrganisationScope): Promise<FirstStep[]> {
  return (await queries.hasOwnFeedback(scope)) ? ["feedback_link"] : [];
}

/** Puts contacts, answers and complaints of the sample's members in. */
export async function addSampleOfExperience(
  scope: OrganisationScope,
  made: { today: Date; ownerId: string; codes: TrackingCodes },
): Promise<void> {
  // Loaded only where somebody asks for it: its texts are large.
  const { addExperienceSample } = await import("#server/seed/sample/sample-experience.ts");
  await lockIntake(scope);
  await addExperienceSample(scope, { ...made, lastComplaint: await lastComplaintNumber(scope) });
}

/** Takes them out, with what was done on them. @returns ids of files to discard once this is committed */
export async function removeExperienceSample(scope: OrganisationScope): Promise<string[]> {
  const complaintIds = (await queries.sampleComplaints(scope)).map(({ id }) => id);
  await forgetNotifications(scope.tx, complaintIds);
  const files = await queries.filesOfComplaints(scope, complaintIds);
  await queries.deleteSample(scope);
  await releaseFiles(scope.tx, files);
  return files;
}
