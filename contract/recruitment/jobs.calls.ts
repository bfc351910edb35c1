import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { pictureQuery } from "../core/picture-query.ts";
import { jobDetails } from "./job-terms.ts";
import { job, jobAddress, jobFacets, jobListQuery, sitemapSize } from "./jobs.ts";

export const jobCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/jobs",
    summary: "Open jobs of every SACCO",
    access: "public",
    query: jobListQuery,
    answer: z.array(job),
    paged: true,
  }),
  facets: defineCall({
    method: "GET",
    path: "/api/job-facets",
    summary: "Departments, locations and types among the open jobs, with counts",
    access: "public",
    query: jobListQuery.pick({ sacco: true }),
    answer: jobFacets,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/jobs/:id",
    summary: "One job, open or closed",
    access: "public",
    params: z.object({ id: z.uuid() }),
    answer: jobDetails,
  }),
  addresses: defineCall({
    method: "GET",
    path: "/api/openings",
    summary: `Addresses of all open jobs, newest first, ${sitemapSize} a page`,
    access: "public",
    query: z.object({ page: z.coerce.number<number | string>().int().min(1).max(1000).default(1) }),
    answer: z.array(jobAddress),
    paged: true,
  }),
  similar: defineCall({
    method: "GET",
    path: "/api/jobs/:id/similar",
    summary: "Open jobs that are most like this one",
    access: "public",
    params: z.object({ id: z.uuid() }),
    answer: z.array(job),
  }),
  picture: defineCall({
    method: "GET",
    path: "/og/jobs/:id.png",
    summary: "Sharing picture of a job, a PNG of 1200 x 630",
    access: "public",
    params: z.object({ id: z.uuid() }),
    query: pictureQuery,
    answer: z.string(),
    download: [mediaTypes.png],
    errors: ["unavailable"],
  }),
};
