import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { oneLine } from "../core/fields.ts";
import { hiringPath, milestone } from "./job-form.ts";

/** A hiring path that an organisation uses for many jobs, under a name. */
export const milestoneSet = z.object({
  id: z.uuid(),
  name: oneLine.max(80),
  milestones: z.array(milestone),
});
export type MilestoneSet = z.infer<typeof milestoneSet>;

export const milestoneSetInput = milestoneSet.pick({ name: true }).extend({
  milestones: hiringPath(milestone),
  /** The set that is changed, which may get another name; without it the name says which. */
  id: z.uuid().optional(),
});
export type MilestoneSetInput = z.infer<typeof milestoneSetInput>;

const access = { role: "hr" } as const;

export const milestoneSetCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/hr/milestone-sets",
    summary: "The organisation's hiring paths by name",
    access,
    answer: z.array(milestoneSet),
  }),
  save: defineCall({
    method: "POST",
    path: "/api/hr/milestone-sets",
    summary: "Keep a hiring path under a name, in place of the one that has it",
    access,
    body: milestoneSetInput,
    answer: milestoneSet,
    errors: ["conflict", "not_found"],
    perMinute: 60,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/hr/milestone-sets/:id",
    summary: "Remove a hiring path; jobs that began with it keep theirs",
    access,
    params: z.object({ id: z.uuid() }),
    answer: z.void(),
    perMinute: 60,
  }),
};
