/** What staff can begin with a candidate; each has its form in a tab of the dialog. */
export type HiringTask = "email" | "interview" | "document" | "assessment" | "offer";

export const tabOfTask = {
  email: "messages",
  interview: "interviews",
  document: "documents",
  assessment: "assessments",
  offer: "offers",
} as const satisfies Record<HiringTask, string>;

/** The name under which the text of its form is kept until it is sent. */
export const keptName = (
  applicationId: string,
  task: HiringTask | "reply" | "scorecard" | `scheduled.${string}`,
): string => `application.${applicationId}.${task}`;

/** What a tab of the dialog knows of the form that is open. */
export interface TaskState {
  task: HiringTask | null;
  begin: (task: HiringTask | null) => void;
}
