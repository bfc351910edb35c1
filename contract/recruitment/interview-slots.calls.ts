import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { newSlotOffer, otherTimes, ownSlotOffer, slotChoice, slotFile } from "./interview-slots.ts";

const params = z.object({ id: z.uuid() });
const access = { role: "hr" } as const;
const sends = ["conflict", "email_unverified", "trial_ended"] as const;

/** Times for an interview that a candidate chooses from. */
export const interviewSlotCalls = {
  get: defineCall({
    method: "GET",
    path: "/api/hr/applications/:id/interview-slots",
    summary: "The times that the candidate of an application was offered, newest first",
    access,
    params,
    answer: slotFile,
  }),
  offer: defineCall({
    method: "POST",
    path: "/api/hr/applications/:id/interview-slots",
    summary:
      "Offer several times for an interview, by mail and in the portal; they take the place of others that are open",
    access,
    params,
    body: newSlotOffer,
    answer: slotFile,
    status: 201,
    errors: [...sends, "unusual_time"],
  }),
  cancel: defineCall({
    method: "POST",
    path: "/api/hr/interview-slots/:id/cancel",
    summary: "Take times back before one is chosen",
    access,
    params,
    answer: slotFile,
    errors: sends,
  }),
};

/** What a candidate does with the times. */
export const ownInterviewSlotCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/applications/my/:id/interview-slots",
    summary: "The times that one was offered for one of one's own applications, newest first",
    access: "candidate",
    params,
    answer: z.array(ownSlotOffer),
  }),
  get: defineCall({
    method: "GET",
    path: "/api/candidate/interview-slots/:id",
    summary: "Times that one was offered, and which of them are free now",
    access: "candidate",
    params,
    answer: ownSlotOffer,
  }),
  choose: defineCall({
    method: "POST",
    path: "/api/candidate/interview-slots/:id/choose",
    summary:
      "Choose one of the times: everybody is invited by mail with a calendar entry. A repeat changes nothing",
    access: "candidate",
    params,
    body: slotChoice,
    answer: ownSlotOffer,
    errors: ["conflict"],
  }),
  askOthers: defineCall({
    method: "POST",
    path: "/api/candidate/interview-slots/:id/ask-others",
    summary: "Ask for other times; those that are offered can still be chosen",
    access: "candidate",
    params,
    body: otherTimes,
    answer: ownSlotOffer,
    errors: ["conflict"],
    perMinute: 10,
  }),
};
