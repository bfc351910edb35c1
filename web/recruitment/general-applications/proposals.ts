import type { ProfileDetails } from "#contract/recruitment/candidate.ts";
import type { OwnGeneral } from "#contract/recruitment/general-applications.ts";

/** Whether a SACCO suggests a job that the person may still apply for. */
export const hasProposal = ({ proposals }: OwnGeneral): boolean =>
  proposals.some(({ open, applied }) => open && !applied);

/** What a person gave the SACCO that proposes a job to them, for the form to begin with; nothing where none does. */
export function detailsGivenFor(generalApplications: readonly OwnGeneral[], jobId: string): ProfileDetails {
  const given = generalApplications.find(({ proposals }) => proposals.some((one) => one.jobId === jobId));
  if (!given) return {};
  const { fullName, phone, location, education, skills } = given;
  return { fullName, phone, location, education, skills };
}
