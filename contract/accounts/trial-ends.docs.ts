import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { saccoTrial, trialEndCalls, trialEndInput, trialEndList } from "./trial-ends.ts";

const trialEndsAt = "2026-12-12T20:59:59.999Z";

export const trialEndDocs = [
  describeSchema(trialEndList.query, "TrialEndQuery", "Which SACCOs, and in which order.", {
    ...pageFields,
    q: ["Part of a name.", "umoja"],
    trial: ["How far the trial is.", ["on_trial"]],
    sort: ["The order.", "trialEndsAt"],
  }),
  describeSchema(saccoTrial, "SaccoTrial", "A SACCO of the installation, and when its trial ends.", {
    id: ["Id of the SACCO.", exampleId],
    name: ["Its name.", "Umoja SACCO"],
    createdAt: ["When it began.", "2026-11-21T06:00:00.000Z"],
    trialEndsAt: ["Last moment of the trial; null without an end.", trialEndsAt],
    trial: ["How far the trial is.", "on_trial"],
    people: ["How many work in it, with those who were invited.", 3],
  }),
  describeSchema(trialEndCalls.set.params, "SaccoTrialPath", "Which SACCO.", {
    id: ["Id of the SACCO.", exampleId],
  }),
  describeSchema(trialEndInput, "TrialEndInput", "When the trial of a SACCO ends.", {
    lastDay: ["Its last day in Nairobi, from today to a year ahead; null for no end.", "2026-12-31"],
    expectedTrialEndsAt: ["The end as it was read; another one is not overwritten.", trialEndsAt],
  }),
];
