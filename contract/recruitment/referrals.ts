import { z } from "zod";
import { defineCall, textBoolean } from "../core/call.ts";
import { email, optionalPhone } from "../core/fields.ts";
import { fileErrors } from "../core/file-errors.ts";
import { maxText, maxUploadBytes } from "../core/limits.ts";
import { anyOf, defineList } from "../core/list.ts";
import { resumeMediaTypes } from "../core/media-types.ts";
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
 * `opened`: the invitation's link. `not_selected` also covers who withdrew: which of both it was is between the
 * applicant and HR. `declined`: they said that they do not want to apply.
 */
export const referralStates = [
  "invited",
  "opened",
  "applied",
  "interviewing",
  "hired",
  "not_selected",
  "declined",
] as const;
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
  /** The person agreed that their name, address and CV are passed on. */
  agreed: z.literal(true, "Ask them first"),
});
export type NewReferral = z.output<typeof newReferral>;

/** All referrals of an organisation, latest first, as HR filters them. */
export const hrReferralList = defineList({
  pageSize: 20,
  filters: { state: anyOf(referralStates) },
});

/** A referral as HR sees it, whether the person has applied or not. */
export const hrReferral = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** The colleague; null when they are gone. */
  by: z.string().nullable(),
  relation: z.enum(referralRelations),
  /** Why they fit; empty when nothing was said. */
  words: z.string(),
  at: z.iso.datetime(),
  state: z.enum(referralStates),
  /** Name of the CV that the colleague passed on; null without one. */
  cvName: z.string().nullable(),
  /** Null for who has not applied. */
  applicationId: z.uuid().nullable(),
});
export type HrReferral = z.infer<typeof hrReferral>;

/** What somebody who was referred is shown of it by the link of the mail. */
export const referralInvitation = z.object({
  organization: z.string(),
  jobId: z.uuid(),
  jobTitle: z.string(),
  /** Whether the job takes applications still. */
  open: z.boolean(),
  /** They have said that they do not want to apply. */
  declined: z.boolean(),
});
export type ReferralInvitation = z.infer<typeof referralInvitation>;

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

/** The key of a mail's link. */
const byKey = z.object({ key: z.string().max(40) });

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
    form: {
      fields: z.object({ ...newReferral.shape, agreed: textBoolean }),
      files: {
        cvFile: {
          optional: true,
          accepts: resumeMediaTypes,
          maxBytes: maxUploadBytes,
          description: "The person's CV: PDF, DOC or DOCX",
        },
      },
    },
    answer: ownReferral,
    status: 201,
    errors: ["conflict", "email_unverified", "job_closed", "trial_ended", ...fileErrors],
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
  all: defineCall({
    method: "GET",
    path: "/api/hr/referrals",
    summary: "All referrals of the organisation, also of people who have not applied",
    access: { role: "hr" },
    scope: "candidates:read",
    query: hrReferralList.query,
    answer: z.array(hrReferral),
    paged: true,
  }),
  cv: defineCall({
    method: "GET",
    path: "/api/hr/referrals/:id/cv",
    summary: "The CV that came with a referral; every view is in the audit trail",
    access: { role: "hr" },
    scope: "documents:read",
    params: z.object({ id: z.uuid() }),
    answer: z.string(),
    download: resumeMediaTypes,
  }),
  invitation: defineCall({
    method: "GET",
    path: "/api/referral-links/:key",
    summary: "What a mail's link to somebody who was referred is about",
    access: "public",
    params: byKey,
    answer: referralInvitation,
  }),
  opened: defineCall({
    method: "POST",
    path: "/api/referral-links/:key/opened",
    summary: "Note that somebody who was referred has opened the link",
    access: "public",
    params: byKey,
    answer: z.void(),
    perMinute: 30,
  }),
  decline: defineCall({
    method: "POST",
    path: "/api/referral-links/:key/declined",
    summary: "Say that one does not want to apply; the CV and what was said of one are deleted",
    access: "public",
    params: byKey,
    answer: referralInvitation,
    errors: ["conflict"],
    perMinute: 10,
  }),
};
