import type { FirstStep } from "#contract/workspace/first-steps.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { releaseFiles } from "#server/platform/files/uploads.ts";
import { forgetNotifications } from "#server/platform/notifications/notifications.service.ts";
import * as queries from "./beginnings.queries.ts";
import { lastComplaintNumber, lockIntake, updateComplaint } from "./complaints/complaints.queries.ts";
import { onItsOwn } from "./complaints/steps/merging.ts";
import type { TrackingCodes } from "./complaints/tracking-codes.ts";

/** The first steps that answers of members say are done. */
export async function stepsDoneInExperience(scope: OrganisationScope): Promise<FirstStep[]> {
  return (await queries.hasOwnFeedback(scope)) ? ["feedback_link"] : [];
}

/** Puts contacts, answers, complaints, segments and campaigns of the sample's members in. */
export async function addSampleOfExperience(
  scope: OrganisationScope,
  made: { today: Date; ownerId: string; codes: TrackingCodes },
): Promise<void> {
  // Loaded only where somebody asks for it: its texts are large.
  const { addExperienceSample } = await import("#server/seed/sample/sample-experience.ts");
  await lockIntake(scope);
  await addExperienceSample(scope, { ...made, lastComplaint: await lastComplaintNumber(scope) });
  const { addCampaignSample } = await import("#server/seed/sample/sample-campaigns.ts");
  await addCampaignSample(scope, made);
}

/**
 * Takes them out, with what was done on them and what staff added to the sample's members: those must still be there. A
 * complaint of one's own that was merged into one of them goes on by itself.
 * @returns ids of files to discard once this is committed
 */
export async function removeExperienceSample(scope: OrganisationScope): Promise<string[]> {
  const complaintIds = (await queries.sampleComplaints(scope)).map(({ id }) => id);
  for (const row of await queries.ownMergedInto(scope, complaintIds)) {
    await updateComplaint(scope, row.id, onItsOwn(row));
  }
  await forgetNotifications(scope.tx, complaintIds);
  const files = await queries.filesOfComplaints(scope, complaintIds);
  await queries.deleteSample(scope, complaintIds);
  await releaseFiles(scope.tx, files);
  return files;
}
