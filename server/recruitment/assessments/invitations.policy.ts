import { type ApplicationStatus, isDecided } from "#contract/recruitment/applications.ts";
import type { InvitationState, OwnAssessment } from "#contract/recruitment/assessments.ts";
import type { assessmentInvitations } from "./assessments.table.ts";
import { scoreOf } from "./scoring.ts";

export type InvitationRow = typeof assessmentInvitations.$inferSelect;

/** Seconds after the end in which an answer that was on its way is still taken. */
const graceSeconds = 10;

/** Whether an assessment may be sent, begun or taken back at an application. */
export const takesAssessments = (status: ApplicationStatus): boolean => !isDecided(status);

/** When it was done: handed in, or its time was over, whether or not a task has noted that yet. */
export function finishOf({ finishedAt, endsAt }: InvitationRow, now: Date): Date | null {
  if (finishedAt) return finishedAt;
  return endsAt && now.getTime() >= endsAt.getTime() + graceSeconds * 1000 ? endsAt : null;
}

/** Where an assessment stands. */
export function stateOfInvitation(row: InvitationRow, status: ApplicationStatus, now: Date): InvitationState {
  if (row.cancelledAt) return "cancelled";
  if (finishOf(row, now)) {
    return scoreOf(row.questions, row.answers, row.marks).percent === null ? "to_mark" : "marked";
  }
  if (!takesAssessments(status)) return "closed";
  if (row.startedAt) return "started";
  return row.dueAt > now ? "waiting" : "expired";
}

/** The same for its candidate, who is not shown how it is marked. Null for one that was taken back. */
export function ownStateOf(
  row: InvitationRow,
  status: ApplicationStatus,
  now: Date,
): OwnAssessment["state"] | null {
  const state = stateOfInvitation(row, status, now);
  if (state === "cancelled") return null;
  return state === "to_mark" || state === "marked" ? "finished" : state;
}

/** Whole seconds that are left, none below nought. */
export const secondsLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
