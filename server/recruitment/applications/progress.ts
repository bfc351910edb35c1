import type { z } from "zod";
import {
  type ApplicationStatus,
  isDecided,
  type nextAction,
  type TimelineStep,
} from "#contract/recruitment/applications.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import type { Milestone } from "../jobs/jobs.table.ts";

/** What of an application decides where it stands. */
export interface Progress {
  status: ApplicationStatus;
  /** 1-based number of the milestone it is at. */
  stage: number;
  milestones: Milestone[];
  /** Every change so far, oldest first; the first is the submission. */
  events: { at: Date; stage: number }[];
}

/** When the application first reached a stage, or a later one. */
const reachedAt = (events: Progress["events"], stage: number): Date | null =>
  events.find((event) => event.stage >= stage)?.at ?? null;

/** The job's milestones as steps of one application. A decision, whoever makes it, leaves no step current. */
export function timelineOf({ status, stage, milestones, events }: Progress): TimelineStep[] {
  return milestones.map((milestone, index) => {
    const number = index + 1;
    const decided = isDecided(status);
    const passed = number < stage || (decided && number === stage) || status === "accepted";
    return {
      stage: milestone.stage,
      description: milestone.description,
      status: passed ? "completed" : number === stage && !decided ? "current" : "pending",
      date: number <= stage ? (reachedAt(events, number)?.toISOString() ?? null) : null,
      estimatedDays: milestone.estimatedDays,
    };
  });
}

const forCandidate: Record<ApplicationStatus, string> = {
  submitted: "We are reading your application. You need not do anything now.",
  screening: "HR is screening your application and may call you. Keep your phone at hand.",
  interview: "Prepare for your interview. The invitation comes by email.",
  assessment: "You will be asked to complete an assessment. The details come by email.",
  final_review: "The team is making its decision. You need not do anything now.",
  accepted: "Congratulations! HR will contact you about your offer.",
  rejected: "This application is closed. Other positions are open to you.",
  withdrawn: "You withdrew this application. Other positions are open to you.",
};

const forStaff: Record<ApplicationStatus, string> = {
  submitted: "Review the application",
  screening: "Hold the screening call",
  interview: "Hold the interview",
  assessment: "Send or mark the assessment",
  final_review: "Decide",
  accepted: "Prepare the offer",
  rejected: "None: the application is closed",
  withdrawn: "None: the candidate withdrew",
};

const kinds: Record<ApplicationStatus, z.infer<typeof nextAction>["type"]> = {
  submitted: "wait",
  screening: "wait",
  interview: "interview",
  assessment: "assessment",
  final_review: "wait",
  accepted: "none",
  rejected: "none",
  withdrawn: "none",
};

/** What happens next and by when: the day the stage was reached plus the milestone's estimated days. */
export function nextActionOf(progress: Progress, reader: "candidate" | "staff"): z.infer<typeof nextAction> {
  const { status, stage, milestones, events } = progress;
  const reached = reachedAt(events, stage);
  const days = milestones[stage - 1]?.estimatedDays;
  return {
    type: kinds[status],
    description: (reader === "staff" ? forStaff : forCandidate)[status],
    dueDate: !isDecided(status) && reached && days ? nairobiDayAfter(reached, days) : null,
  };
}
