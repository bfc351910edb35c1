import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { email, optionalPhone } from "../core/fields.ts";
import { maxText } from "../core/limits.ts";
import { defineList } from "../core/list.ts";
import { personName } from "../core/names.ts";

/** How a colleague knows whom they refer. */
export const referralRelations = [
  "worked_together",
  "studied_together",
  "member",
  "friend",
  "family",
  "other",
] as const;
export type ReferralRelation = (typeof referralRelations)[number];

/** What staff read for each. */
export const relationLabels: Record<ReferralRelation, string> = {
  worked_together: "We worked together",
  studied_together: "We studied together",
  member: "A member of our SACCO",
  friend: "A friend",
  family: "Family",
  other: "Another way",
};

/**
 * How far a referral came, as its author sees it: nothing of what HR notes or scores.
 * `not_selected` also covers who withdrew: which of both it was is between the applicant and HR.
 */
export const referralStates = ["invited", "applied", "interviewing", "hired", "not_selected"] as const;
export type ReferralState = (typeof referralStates)[number];

/** Days after which a referral of somebody who has not applied is deleted. */
export const referralDays = 180;

/** One's own referrals, latest first. */
export const referralList = defineList({ pageSize: 20, filters: {} });

/** Whom a colleague refers, and for what. */
export const newReferral = z.object({
  jobId: z.uuid("Choose a job"),
  name: personName,
  email,
  phone: optionalPhone,
  relation: z.enum(referralRelations, "Choose how you know them"),
  /** Why they fit, for HR. */
  words: z.string().trim().max(maxText).default(""),
  /** The person agreed that their name and address are passed on. */
  agreed: z.literal(true, "Ask them first"),
});
export type NewReferral = z.output<typeof newReferral>;

/** A referral of one's own. */
export const ownReferral = z.object({
  id: z.uuid(),
  name: z.string(),
  jobTitle: z.string(),
  at: z.iso.datetime(),
  state: z.enum(referralStates),
});
export type OwnReferral = z.infer<typeof ownReferral>;

/** A job for which somebody can be referred now. */
export const referralJob = z.object({ id: z.uuid(), title: z.string(), location: z.string() });
export type ReferralJob = z.infer<typeof referralJob>;

/** Referrals by colleagues, whatever their role. */
export const referralCalls = {
  jobs: defineCall({
    method: "GET",
    path: "/api/referrals/jobs",
    summary: "The organisation's open jobs, for which somebody can be referred",
    access: "staff",
    answer: z.array(referralJob),
  }),
  mine: defineCall({
    method: "GET",
    path: "/api/referrals",
    summary: "One's own referrals and how far each came",
    access: "staff",
    query: referralList.query,
    answer: z.array(ownReferral),
    paged: true,
  }),
  create: defineCall({
    method: "POST",
    path: "/api/referrals",
    summary: "Refer a person for a job; they get a mail with a link to apply",
    access: "staff",
    body: newReferral,
    answer: ownReferral,
    status: 201,
    errors: ["conflict", "email_unverified", "job_closed", "trial_ended"],
    perMinute: 10,
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/referrals/:id",
    summary: "Take back one's own referral of somebody who has not applied",
    access: "staff",
    params: z.object({ id: z.uuid() }),
    answer: z.void(),
    errors: ["conflict", "trial_ended"],
  }),
};
