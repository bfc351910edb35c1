import { exampleId, otherExampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import * as steps from "./complaints.ts";

const version = ["The version that it was made from.", 4] as const;
const key = ["The same for every attempt: what arrives twice is sent once.", otherExampleId] as const;

/** What can be done with a complaint, each in its shape. */
export const complaintStepDocs = [
  describeSchema(steps.acknowledgeAction, "AcknowledgeComplaint", "Take it up; the member is told.", {
    action: ["Which action.", "acknowledge"],
    version: [...version],
  }),
  describeSchema(steps.replyAction, "ReplyToComplaint", "Write to the member.", {
    action: ["Which action.", "reply"],
    version: [...version],
    key: [...key],
    message: ["What the member is told.", "Tafadhali tutumie nambari ya malipo."],
    waits: ["Whether the clock waits for the answer.", true],
  }),
  describeSchema(steps.changeAction, "ChangeComplaint", "Give it another topic, severity or owner.", {
    action: ["Which action.", "change"],
    version: [...version],
    topic: ["What it is about.", "mpesa"],
    severity: ["How serious it is.", "high"],
    ownerId: ["The colleague; null gives it back to everybody.", exampleId],
  }),
  describeSchema(steps.waitAction, "PauseComplaint", "Let the clock wait for the member.", {
    action: ["Which action.", "wait"],
    version: [...version],
  }),
  describeSchema(steps.resumeAction, "ResumeComplaint", "Let the clock go on.", {
    action: ["Which action.", "resume"],
    version: [...version],
  }),
  describeSchema(steps.snoozeAction, "SnoozeComplaint", "Take it out of what is to be done for a while.", {
    action: ["Which action.", "snooze"],
    version: [...version],
    until: ["The day on which it comes back.", "2026-11-30"],
  }),
  describeSchema(steps.wakeAction, "WakeComplaint", "Take it back into what is to be done.", {
    action: ["Which action.", "wake"],
    version: [...version],
  }),
  describeSchema(steps.explainDelayAction, "ExplainComplaintDelay", "Tell the member why it takes longer.", {
    action: ["Which action.", "explain_delay"],
    version: [...version],
    key: [...key],
    until: ["The new day.", "2026-12-15"],
    message: ["Why.", "Tunasubiri jibu la Safaricom."],
  }),
  describeSchema(steps.resolveAction, "ResolveComplaint", "Write down what was found and decided.", {
    action: ["Which action.", "resolve"],
    version: [...version],
    rootCause: ["What it came out of.", "system"],
    outcome: ["Whether the member was right.", "upheld"],
    resolution: ["For the staff.", "The payment was posted to another account."],
  }),
  describeSchema(steps.closeAction, "CloseComplaint", "Tell the member what came of it.", {
    action: ["Which action.", "close"],
    version: [...version],
    key: [...key],
    message: ["What the member is told.", "Salio lako limerekebishwa."],
    survey: ["Whether the member is asked afterwards how it went.", true],
  }),
  describeSchema(steps.reopenAction, "ReopenComplaint", "Take it up again.", {
    action: ["Which action.", "reopen"],
    version: [...version],
    reason: ["Why.", "The balance is wrong again."],
  }),
  describeSchema(steps.mergeAction, "MergeComplaint", "Let it go with another about the same.", {
    action: ["Which action.", "merge"],
    version: [...version],
    into: ["Id of the other one.", otherExampleId],
  }),
  describeSchema(steps.unmergeAction, "UnmergeComplaint", "Take a merge back.", {
    action: ["Which action.", "unmerge"],
    version: [...version],
  }),
];
