import { z } from "zod";
import { anyOf, anyText, defineList } from "../core/list.ts";
import { departments, job, jobStatuses } from "./jobs.ts";

/** The organisation's own jobs, as HR filters and sorts them. */
export const jobList = defineList({
  name: "jobs",
  pageSize: 20,
  search: true,
  filters: {
    status: anyOf(jobStatuses, { atOnce: 1 }),
    department: anyText(departments, { atOnce: 1 }),
  },
  sorts: ["-postedDate", "postedDate", "deadline", "title"],
});

/** One of the organisation's own jobs, open or not, as staff see it. */
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
