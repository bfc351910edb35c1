import { caseListPath } from "#contract/experience/complaint-paths.ts";

/** Where a complaint is taken down that was made in person or on the phone. */
export const newComplaintPath = `${caseListPath}/new`;
export const complaintReturnPath = `${caseListPath}/return`;
export const complaintSettingsPath = `${caseListPath}/settings`;
