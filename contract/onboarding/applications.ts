/** How far an application is: `reopened` is one that was sent and has parts to mend. */
export const applicationStatuses = ["draft", "submitted", "reopened"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
