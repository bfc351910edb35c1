import { z } from "zod";
import { manyOf, pageQuery } from "../core/paging.ts";
import { job, jobStatuses } from "./jobs.ts";

export const hrJobSorts = ["-postedDate", "postedDate", "deadline", "title"] as const;

export const hrJobQuery = pageQuery.extend({
  status: manyOf(z.enum(jobStatuses)),
  department: manyOf(z.string().max(100)),
  sort: z.enum(hrJobSorts).default("-postedDate"),
});

/** One of the organisation's own positions, open or not, as staff see it. */
export const hrJob = job
  .pick({
    id: true,
    slug: true,
    title: true,
    department: true,
    location: true,
    type: true,
    status: true,
    paused: true,
    postedDate: true,
    deadline: true,
  })
  .extend({
    /** Whether applications are taken now: active, not paused, and the deadline's day is not over. */
    open: z.boolean(),
    applicationsCount: z.number().int(),
  });
export type HrJob = z.infer<typeof hrJob>;
