/** The Jobs tab. */
export const hrJobsPath = "/hr-manager/jobs";

/** Where a new draft begins. */
export const createJobPath = `${hrJobsPath}/new`;

/** The wizard with one draft. */
export const jobDraftPath = (id: string): string => `${createJobPath}/${id}`;

/** Where a job is decided on that waits for the owner's approval. */
export const jobApprovalPath = (id: string): string => `${hrJobsPath}/approval/${id}`;

/** Where a published job is changed. */
export const editJobPath = (id: string): string => `${hrJobsPath}/${id}/edit`;

/** The applications for one job. */
export const jobApplicationsPath = (id: string): string => `/hr-manager/applications?jobId=${id}`;

/** Where HR enters an application for one job. */
export const addToJobPath = (id: string): string => `/hr-manager/applications/add?job=${id}`;

/** Who has applied without a vacancy and wishes for what a job is. */
export const jobGeneralPath = (id: string): string => `${hrJobsPath}/${id}/general`;

/** The same as a board: the job's pipeline. */
export const jobPipelinePath = (id: string): string => `/hr-manager/applications/board?jobId=${id}`;
