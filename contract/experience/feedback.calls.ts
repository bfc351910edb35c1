import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { feedback, feedbackInput, feedbackList, feedbackReceipt, survey, surveyVisit } from "./feedback.ts";

const params = z.object({ slug: z.string().max(100) });

/** The survey of each SACCO, and what its members answered. */
export const feedbackCalls = {
  survey: defineCall({
    method: "GET",
    path: "/api/feedback/:slug",
    summary: "Whose survey an address is, and whether it takes answers",
    access: "public",
    params,
    answer: survey,
  }),
  visit: defineCall({
    method: "GET",
    path: "/api/feedback/:slug/visits/:visit",
    summary: "What a visitor has answered so far, for whoever has the visit's key",
    access: "public",
    params: params.extend({ visit: z.uuid() }),
    answer: surveyVisit,
  }),
  answer: defineCall({
    method: "POST",
    path: "/api/feedback/:slug",
    summary:
      "Answer a SACCO's survey: any of its questions. What names the same visit adds to what was answered before",
    access: "public",
    params,
    body: feedbackInput,
    answer: feedbackReceipt,
    status: 201,
    errors: ["conflict", "gone", "rate_limited"],
    perMinute: 60,
    perMinuteFromAddress: 240,
  }),
  list: defineCall({
    method: "GET",
    path: "/api/experience/feedback",
    summary: "What members answered, with what their comments say: language, sentiment, topics",
    access: { role: "experience" },
    query: feedbackList.query,
    answer: z.array(feedback),
    paged: true,
  }),
};
