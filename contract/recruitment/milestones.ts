import { firstLanguage, textOf } from "../core/messages.ts";
import { milestoneMessages } from "./milestones.messages.ts";

const steps = [
  { stage: "review", description: "reviewText", estimatedDays: 2, isRequired: true },
  { stage: "screening", description: "screeningText", estimatedDays: 3, isRequired: true },
  {
    stage: "technicalInterview",
    description: "technicalInterviewText",
    estimatedDays: 5,
    isRequired: true,
  },
  { stage: "finalInterview", description: "finalInterviewText", estimatedDays: 3, isRequired: false },
  { stage: "references", description: "referencesText", estimatedDays: 2, isRequired: false },
  { stage: "decision", description: "decisionText", estimatedDays: 2, isRequired: true },
] as const;

/** The default milestones of a job's hiring path in each language (specification 001, section 3). */
export const milestoneTexts = steps.map((step) => ({
  ...step,
  stage: textOf(milestoneMessages, (t) => t[step.stage]),
  description: textOf(milestoneMessages, (t) => t[step.description]),
}));

/** The same as HR starts from them and jobs keep them: in English. */
export const defaultMilestones = milestoneTexts.map((step) => ({
  ...step,
  stage: firstLanguage(step.stage),
  description: firstLanguage(step.description),
}));
