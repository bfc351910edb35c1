import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { calendarDay } from "../core/fields.ts";
import {
  enquiry,
  enquiryAnswer,
  enquiryChange,
  enquiryDetail,
  enquiryInput,
  enquiryList,
  meetingTimes,
  replyInput,
} from "./enquiries.ts";

const id = z.object({ id: z.uuid() });

export const enquiryCalls = {
  create: defineCall({
    method: "POST",
    path: "/api/enquiries",
    summary: "Write to the team, ask for a quote, or book a demo or consultation; the sender gets an email",
    access: "public",
    body: enquiryInput,
    answer: enquiryAnswer,
    status: 201,
    errors: ["slot_taken", "rate_limited"],
    perMinute: 5,
    perMinuteFromAddress: 60,
    // The time was free when the page showed it.
    uncounted: ["slot_taken", "validation"],
  }),
  slots: defineCall({
    method: "GET",
    path: "/api/meeting-slots",
    summary:
      "Free times for a meeting inside business hours, of one day (Nairobi) or of the next two weeks, and the public holidays among them",
    access: "public",
    query: z.object({ day: calendarDay.optional() }),
    answer: meetingTimes,
  }),
  list: defineCall({
    method: "GET",
    path: "/api/enquiries",
    summary: "The inbox: what visitors of the site sent to the organisation that runs it",
    access: { role: "owner" },
    query: enquiryList.query,
    answer: z.array(enquiry),
    paged: true,
  }),
  get: defineCall({
    method: "GET",
    path: "/api/enquiries/:id",
    summary: "One enquiry with its message and the replies to it",
    access: { role: "owner" },
    params: id,
    answer: enquiryDetail,
  }),
  reply: defineCall({
    method: "POST",
    path: "/api/enquiries/:id/reply",
    summary: "Answer the sender by email; the reply is kept and the enquiry counts as answered",
    access: { role: "owner" },
    params: id,
    body: replyInput,
    answer: enquiryDetail,
    status: 201,
    errors: ["email_unverified", "trial_ended"],
  }),
  update: defineCall({
    method: "PATCH",
    path: "/api/enquiries/:id",
    summary: "Change the status. Closing an enquiry calls off a meeting that is still ahead, by email",
    access: { role: "owner" },
    params: id,
    body: enquiryChange,
    answer: enquiryDetail,
    errors: ["email_unverified", "trial_ended"],
  }),
};
