import { z } from "zod";
import { defineCall } from "../core/call.ts";

/** A complaint that was opened of an answer to the survey, or that had been before. */
export const openedCase = z.object({ id: z.uuid(), reference: z.string() });

export const feedbackCaseCalls = {
  open: defineCall({
    method: "POST",
    path: "/api/experience/feedback/:id/case",
    summary:
      "Open a case of an answer to the survey. Its clock begins, and a member who is known hears of it; a repeat answers the same case",
    access: { role: "experience" },
    params: z.object({ id: z.uuid() }),
    answer: openedCase,
    status: 201,
    errors: ["email_unverified"],
    perMinute: 60,
  }),
};
