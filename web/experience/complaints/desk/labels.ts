import type {
  ClockState,
  ClockStep,
  ComplaintEvent,
  ComplaintOutcome,
  ComplaintStatus,
  RootCause,
  Severity,
} from "#contract/experience/complaints.ts";
import type { Tone } from "#web/ui/tone.ts";

/** How staff read the codes of complaints. */
export const statusLabels: Record<ComplaintStatus, string> = {
  new: "New",
  investigating: "Investigating",
  waiting: "Waiting for the member",
  resolved: "Resolved, to be told",
  closed: "Closed",
  withdrawn: "Withdrawn",
  merged: "Merged",
};

export const statusTones: Record<ComplaintStatus, Tone> = {
  new: "warning",
  investigating: "info",
  waiting: "neutral",
  resolved: "info",
  closed: "success",
  withdrawn: "neutral",
  merged: "neutral",
};

export const severityLabels: Record<Severity, string> = {
  low: "Low",
  medium: "Medium",
  high: "High",
  critical: "Critical",
};

export const severityTones: Record<Severity, Tone> = {
  low: "neutral",
  medium: "neutral",
  high: "warning",
  critical: "danger",
};

export const clockLabels: Record<ClockState, string> = {
  within: "In time",
  missed_open: "Late and open",
  met: "Done in time",
  missed: "Done late",
};

export const stepLabels: Record<ClockStep, string> = {
  acknowledge: "Acknowledge",
  investigate: "Investigate",
  communicate: "Tell the member",
};

export const rootCauseLabels: Record<RootCause, string> = {
  process: "Our process",
  system: "System or network",
  staff_conduct: "Conduct of staff",
  communication: "Poor information",
  product_terms: "Terms of a product",
  third_party: "A third party",
  fraud: "Fraud",
  misunderstanding: "A misunderstanding",
  unknown: "Could not be found",
};

export const outcomeLabels: Record<ComplaintOutcome, string> = {
  upheld: "The member was right",
  partly_upheld: "The member was partly right",
  not_upheld: "No fault of ours",
};

export const eventLabels: Record<ComplaintEvent, string> = {
  received: "Received",
  acknowledged: "Acknowledged",
  assigned: "Owner changed",
  topic_changed: "Topic changed",
  severity_changed: "Severity changed",
  replied: "Wrote to the member",
  member_wrote: "The member wrote",
  attached: "Added a file",
  attachment_removed: "Deleted a file",
  paused: "Clock paused: waits for the member",
  resumed: "Clock goes on",
  snoozed: "Snoozed",
  woken: "Back from the snooze",
  delay_explained: "Explained a delay to the member",
  resolved: "Resolved",
  closed: "Closed, the member was told",
  reopened: "Opened again",
  merged: "Merged",
  unmerged: "Merge taken back",
  withdrawn: "Withdrawn by the member",
  note_added: "Note",
  escalated: "Escalated",
};

/** What a complaint without a name is called. */
export const nameOf = ({ fullName, anonymous }: { fullName: string | null; anonymous: boolean }): string =>
  fullName ?? (anonymous ? "Anonymous" : "Erased person");
