/** What staff can begin with a candidate; each has its form in a tab of the dialog. */
export type HiringTask = "email" | "interview" | "document";

export const tabOfTask = {
  email: "messages",
  interview: "interviews",
  document: "documents",
} as const satisfies Record<HiringTask, string>;

/** What a tab of the dialog knows of the form that is open. */
export interface TaskState {
  task: HiringTask | null;
  begin: (task: HiringTask | null) => void;
}
