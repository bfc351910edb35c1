import { z } from "zod";
import { day, defineList, oneOf } from "../core/list.ts";
import { applicationSteps } from "./application-steps.ts";

/** Steps of joining, in their order: what came of an application for membership that was begun. */
export const joiningSteps = ["begun", "sent", "admitted", "saving"] as const;
export type JoiningStep = (typeof joiningSteps)[number];

/** How staff read them. */
export const joiningStepLabels: Record<JoiningStep, string> = {
  begun: "Application begun",
  sent: "Application sent",
  admitted: "Admitted as a member",
  saving: "First deposit paid",
};

/** Applications that were begun, whether or not they were sent. */
export const begunApplicationList = defineList({
  pageSize: 20,
  filters: {
    /** Came to this step, or further. */
    reached: oneOf(["sent", "admitted", "saving"]),
    from: day(),
    to: day(),
  },
  sorts: ["-begunAt", "begunAt"],
});

/** An application that was begun. Of one that was not sent nobody but the applicant reads what was filled in. */
export const begunApplication = z.object({
  id: z.uuid(),
  begunAt: z.iso.datetime(),
  /** How far it has come. */
  reached: z.enum(joiningSteps),
  /** The form's step that the applicant was at, from 1. */
  formStep: z.int().min(1).max(applicationSteps.length),
  savedAt: z.iso.datetime(),
  /** Null until it is sent. */
  submittedAt: z.iso.datetime().nullable(),
  /** The officer who began it for somebody; null where the applicant did. */
  startedBy: z.string().nullable(),
  /** Who sent it; null until then. */
  member: z.object({ id: z.uuid(), fullName: z.string() }).nullable(),
});
export type BegunApplication = z.infer<typeof begunApplication>;
