import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { alertChange, alertStateChange, jobAlert, ownAlertInput, visitorAlertInput } from "./job-alerts.ts";

const byKey = z.object({ key: z.string().max(60) });
const byId = z.object({ id: z.uuid() });

/** For visitors, who have no account: the link in a mail opens the alert that it was sent for. */
export const jobAlertCalls = {
  ask: defineCall({
    method: "POST",
    path: "/api/job-alerts",
    summary:
      "Ask for new jobs by mail without an account. Nothing is mailed before the owner of the address has said yes by the link in a first mail",
    access: "public",
    body: visitorAlertInput,
    answer: z.void(),
    errors: ["not_found", "rate_limited"],
    perMinute: 5,
    perMinuteFromAddress: 30,
    uncounted: ["validation"],
  }),
  get: defineCall({
    method: "GET",
    path: "/api/job-alerts/:key",
    summary: "The alert that the link in a mail belongs to",
    access: "public",
    params: byKey,
    answer: jobAlert,
    perMinuteFromAddress: 120,
  }),
  changeState: defineCall({
    method: "PUT",
    path: "/api/job-alerts/:key",
    summary: "Confirm, pause or stop an alert by the link in a mail",
    access: "public",
    params: byKey,
    body: alertStateChange,
    answer: jobAlert,
    perMinuteFromAddress: 120,
  }),
};

/** For job seekers with an account. */
export const ownJobAlertCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/candidate/job-alerts",
    summary: "My job alerts, newest first",
    access: "candidate",
    answer: z.array(jobAlert),
  }),
  create: defineCall({
    method: "POST",
    path: "/api/candidate/job-alerts",
    summary:
      "Have new jobs mailed to me. The same search again changes how often; an address that is not verified is asked first",
    access: "candidate",
    body: ownAlertInput,
    answer: jobAlert,
    status: 201,
    errors: ["not_found", "conflict", "rate_limited"],
    perMinute: 20,
  }),
  update: defineCall({
    method: "PUT",
    path: "/api/candidate/job-alerts/:id",
    summary: "Change what one of my alerts looks for and how often, pause it or go on with it",
    access: "candidate",
    params: byId,
    body: alertChange,
    answer: jobAlert,
    errors: ["conflict"],
    perMinute: 60,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/candidate/job-alerts/:id",
    summary: "Delete one of my alerts",
    access: "candidate",
    params: byId,
    answer: z.void(),
    perMinute: 60,
  }),
};
