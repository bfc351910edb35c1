import type { z } from "zod";
import { defaultLanguage, type Language } from "#contract/core/language.ts";
import type { Text } from "#contract/core/messages.ts";
import {
  type ApplicationStatus,
  isDecided,
  type nextAction,
  type TimelineStep,
} from "#contract/recruitment/applications.ts";
import type { Milestone } from "#contract/recruitment/job-form.ts";
import { milestoneTexts } from "#contract/recruitment/milestones.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { nextStepMessages } from "./next-step.messages.ts";

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

/** Our own words for a milestone, by their English ones. */
const wordsOf = (part: "stage" | "description"): Map<string, Text> =>
  new Map(milestoneTexts.map((texts) => [texts[part].en, texts[part]]));
const ours = { stage: wordsOf("stage"), description: wordsOf("description") };

/** Our own words for a milestone in a language; what a SACCO wrote stays as it is. */
const inWordsOf = (milestone: Milestone, part: "stage" | "description", language: Language): string =>
  ours[part].get(milestone[part])?.[language] ?? milestone[part];

/** The name of the milestone that an application is at, in a language. */
export const stageName = (
  { stage, milestones }: Pick<Progress, "stage" | "milestones">,
  language: Language,
) => {
  const milestone = milestones[stage - 1];
  return milestone ? inWordsOf(milestone, "stage", language) : "";
};

/**
 * The job's milestones as steps of one application. A decision, whoever makes it, leaves no step current.
 * @param language of the reader; staff read English
 */
export function timelineOf(
  { status, stage, milestones, events }: Progress,
  language: Language = defaultLanguage,
): TimelineStep[] {
  return milestones.map((milestone, index) => {
    const number = index + 1;
    const decided = isDecided(status);
    const passed = number < stage || (decided && number === stage) || status === "accepted";
    return {
      stage: inWordsOf(milestone, "stage", language),
      description: inWordsOf(milestone, "description", language),
      status: passed ? "completed" : number === stage && !decided ? "current" : "pending",
      date: number <= stage ? (reachedAt(events, number)?.toISOString() ?? null) : null,
      estimatedDays: milestone.estimatedDays,
    };
  });
}

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

/**
 * What happens next and by when: the day the stage was reached plus the milestone's estimated days.
 * @param reader staff, or a candidate by the language they read
 */
export function nextActionOf(progress: Progress, reader: "staff" | Language): z.infer<typeof nextAction> {
  const { status, stage, milestones, events } = progress;
  const reached = reachedAt(events, stage);
  const days = milestones[stage - 1]?.estimatedDays;
  return {
    type: kinds[status],
    description: (reader === "staff" ? forStaff : nextStepMessages[reader])[status],
    dueDate: !isDecided(status) && reached && days ? nairobiDayAfter(reached, days) : null,
  };
}
