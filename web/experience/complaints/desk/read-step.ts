import type { z } from "zod";
import {
  type ComplaintAction,
  complaintActions,
  type complaintStep,
} from "#contract/experience/complaints.ts";
import { formText } from "#web/lib/form-text.ts";

type Step = z.input<typeof complaintStep>;

/** What a form asks to be done with a complaint; null for a form of something else. */
export const actionIn = (form: FormData): ComplaintAction | null =>
  complaintActions.find((action) => action === formText(form, "intent")) ?? null;

/** Empty choices of a form are none: what is wrong with that is for the call to say. */
const chosen = (form: FormData, name: string) => formText(form, name) || undefined;

/** A step as the call takes it, from the form that asks for it. */
export function readStep(form: FormData, action: ComplaintAction): Step {
  const version = Number(formText(form, "version"));
  const text = (name: string) => formText(form, name);
  const typed: Record<ComplaintAction, Record<string, unknown>> = {
    acknowledge: {},
    reply: { key: chosen(form, "key"), message: text("message"), waits: form.has("waits") },
    change: {
      topic: chosen(form, "topic"),
      severity: chosen(form, "severity"),
      ownerId: form.has("ownerId") ? text("ownerId") || null : undefined,
    },
    wait: {},
    resume: {},
    snooze: { until: text("until") },
    wake: {},
    explain_delay: { key: chosen(form, "key"), until: text("until"), message: text("message") },
    resolve: {
      rootCause: chosen(form, "rootCause"),
      outcome: chosen(form, "outcome"),
      resolution: text("resolution"),
    },
    close: { key: chosen(form, "key"), message: text("message"), survey: form.has("survey") },
    reopen: { reason: text("reason") },
    merge: { into: text("into") },
    unmerge: {},
  };
  return { action, version, ...typed[action] } as Step;
}

/** What was done, for whoever did it. */
export const doneWords: Record<ComplaintAction, string> = {
  acknowledge: "Acknowledged. The case is yours.",
  reply: "Your words are on their way.",
  change: "Saved.",
  wait: "The clock waits for the member.",
  resume: "The clock goes on.",
  snooze: "Snoozed.",
  wake: "Back among what is to be done.",
  explain_delay: "The member is told of the new day.",
  resolve: "Resolved. The member is still to be told.",
  close: "Closed. The member is told.",
  reopen: "Opened again.",
  merge: "Merged. It can be taken back.",
  unmerge: "The merge is taken back.",
};
