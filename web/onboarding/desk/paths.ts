/** The onboarding desk in the workspace. */
export const deskPath = "/dashboard/member-onboarding";
export const registerPath = `${deskPath}/members`;
export const queuePath = `${deskPath}/queue`;
/** Applications that were begun; the rows behind the steps of joining. */
export const applicationsPath = `${deskPath}/applications`;
export const requestsPath = `${deskPath}/requests`;
export const activitiesPath = `${deskPath}/activities`;
export const assistPath = `${deskPath}/assist`;
export const importPath = `${deskPath}/import`;
/** Statements that payments were read from. */
export const statementsPath = `${deskPath}/statements`;
export const settingsPath = `${deskPath}/settings`;

/** The page of a member's case. */
export const memberPath = (id: string): string => `${registerPath}/${id}`;

/** The page where a member's record is corrected. @param requestId of the request that asks for it */
export const correctionPath = (id: string, requestId?: string): string =>
  `${memberPath(id)}/correct${requestId ? `?request=${requestId}` : ""}`;
