import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  keptHere,
  ownRetentionCalls,
  poolChange,
  retention,
  retentionCalls,
  retentionChange,
} from "./retention.ts";

const months = ["Months after the position closed.", 12] as const;

export const retentionDocs = [
  describeSchema(retentionCalls.get.query, "RetentionTrial", "What to look at.", { months }),
  describeSchema(retentionChange, "RetentionChange", "How long applications are kept.", { months }),
  describeSchema(retention, "Retention", "How long applications that led to no employment are kept.", {
    months,
    startedAt: ["Since when they are erased; null while nothing is.", "2026-11-25T08:00:00.000Z"],
    due: ["Applications that are past the time now.", 14],
    dueSoon: ["Those that come to it in the next 30 days.", 3],
    kept: ["All that led to no employment and still have their person.", 210],
    pooled: ["Past the time, but kept because their person wished so.", 2],
  }),
  describeSchema(keptHere, "KeptApplications", "What one SACCO keeps of a candidate.", {
    id: ["Id of the person in the SACCO's list.", exampleId],
    organization: ["The SACCO.", "Umoja SACCO"],
    applications: ["Applications that it keeps.", 2],
    months: ["Months after a position closed; null while it erases nothing by itself.", 12],
    poolUntil: ["Until when the person stays in the talent pool.", "2027-11-25T08:00:00.000Z"],
  }),
  describeSchema(poolChange, "TalentPoolChange", "Whether a person stays in a talent pool.", {
    stays: ["False to leave it.", true],
  }),
  describeSchema(ownRetentionCalls.change.params, "KeptApplicationsPath", "Which SACCO's.", {
    id: ["Id of the person in the SACCO's list.", exampleId],
  }),
];
