import { type ApplicationStatus, stageOfStatus } from "./applications.ts";

/**
 * The stage an application is at once it has that status (specification 001, section 4). A hiring path
 * shorter than the status's usual stage ends at its last one.
 */
export function stageAfter(
  status: ApplicationStatus,
  { currentStage, totalStages }: { currentStage: number; totalStages: number },
): number {
  return Math.min(stageOfStatus[status] ?? currentStage, totalStages);
}
