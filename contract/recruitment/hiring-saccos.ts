import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { mediaTypes } from "../core/media-types.ts";
import { pictureQuery } from "../core/picture-query.ts";

/** A SACCO that has published jobs. */
export const hiringSacco = z.object({
  name: z.string(),
  slug: z.string(),
  /** Jobs that are open now. */
  openJobs: z.number().int(),
  /** It takes no applications for now: its trial has ended. */
  paused: z.boolean(),
  /** When the newest open job was posted; null without one. */
  lastPosted: z.iso.datetime().nullable(),
  /** Whether one may apply to it without a vacancy now. */
  generalApplications: z.boolean(),
});
export type HiringSacco = z.infer<typeof hiringSacco>;

const bySlug = z.object({ slug: z.string().max(100) });

export const saccoCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/saccos",
    summary: "SACCOs with open jobs, by name",
    access: "public",
    answer: z.array(hiringSacco),
  }),
  get: defineCall({
    method: "GET",
    path: "/api/saccos/:slug",
    summary: "A SACCO that has published jobs",
    access: "public",
    params: bySlug,
    answer: hiringSacco,
  }),
  embed: defineCall({
    method: "GET",
    path: "/api/saccos/:slug/embed",
    summary: "Which websites may show the list of a SACCO's open jobs; every one if none is named",
    access: "public",
    params: bySlug,
    answer: z.object({ sites: z.array(z.string()) }),
  }),
  picture: defineCall({
    method: "GET",
    path: "/og/saccos/:slug.png",
    summary: "Sharing picture of a SACCO's careers page, a PNG of 1200 x 630",
    access: "public",
    params: z.object({ slug: z.string().max(100) }),
    query: pictureQuery,
    answer: z.string(),
    download: [mediaTypes.png],
    errors: ["unavailable"],
  }),
};
