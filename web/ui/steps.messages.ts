import { defineMessages } from "#contract/core/messages.ts";

/** Where one is on a path of several steps. */
export const stepMessages = defineMessages({
  en: {
    stepOf: "Step {number} of {steps}",
    stepsDone: "Steps done",
    stepDone: "(done)",
    stageOf: "Stage {number} of {stages}",
    completed: "Completed",
    current: "Current",
    pending: "Pending",
  },
  sw: {
    stepOf: "Hatua ya {number} kati ya {steps}",
    stepsDone: "Hatua zilizokamilika",
    stepDone: "(imekamilika)",
    stageOf: "Hatua ya {number} kati ya {stages}",
    completed: "Imekamilika",
    current: "Ya sasa",
    pending: "Bado",
  },
});
