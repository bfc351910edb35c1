import { type ApplicationStatus, stageOfStatus } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";

/**
 * The stage an application is at once it has that status (specification 001, section 4). A hiring path
 * shorter than the status's usual stage ends at its last one.
 */
export function stageAfter(
  status: ApplicationStatus,
  { currentStage, totalStages }: Pick<HrApplicationDetail, "currentStage" | "totalStages">,
): number {
  return Math.min(stageOfStatus[status] ?? currentStage, totalStages);
}

type WithHistory = Pick<HrApplicationDetail, "history">;

/** What happened to an application between two readings of it, newest first. */
export function changesSince(read: WithHistory, now: WithHistory): HrApplicationDetail["history"] {
  const known = new Set(read.history.map((entry) => entry.id));
  return now.history.filter((entry) => !known.has(entry.id));
}
