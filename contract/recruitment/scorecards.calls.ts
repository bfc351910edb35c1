import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { scorecardFile, scorecardInput } from "./scorecards.ts";

const params = z.object({ id: z.uuid() });
const access = { role: "hr" } as const;

/** What the team thinks of a candidate, each for themselves first. */
export const scorecardCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/hr/applications/:id/scorecards",
    summary: "The scorecards of an application; those of others only after one's own, or once it is decided",
    access,
    params,
    answer: scorecardFile,
  }),
  give: defineCall({
    method: "PUT",
    path: "/api/hr/applications/:id/scorecards",
    summary: "Give one's scorecard, or change it until the application is decided",
    access,
    params,
    body: scorecardInput,
    answer: scorecardFile,
    errors: ["conflict", "trial_ended"],
  }),
};
