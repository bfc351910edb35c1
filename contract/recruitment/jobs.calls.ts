import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { job, jobFacets, jobListQuery } from "./jobs.ts";
import { jobDetails } from "./openings.ts";

export const jobCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/jobs",
    summary: "Open positions of every SACCO",
    access: "public",
    query: jobListQuery,
    answer: z.array(job),
    paged: true,
  }),
  facets: defineCall({
    method: "GET",
    path: "/api/job-facets",
    summary: "Departments, locations and types among the open positions, with counts",
    access: "public",
    query: jobListQuery.pick({ sacco: true }),
    answer: jobFacets,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/jobs/:id",
    summary: "One position, open or closed",
    access: "public",
    params: z.object({ id: z.uuid() }),
    answer: jobDetails,
  }),
};
