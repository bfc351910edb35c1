import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { maxLine } from "../core/limits.ts";
import { mediaTypes } from "../core/media-types.ts";
import type { FollowUp } from "./survey-scales.ts";

/** How often a sample of the members is asked whether they recommend the SACCO. */
export const npsRhythms = ["never", "month", "quarter"] as const;
export type NpsRhythm = (typeof npsRhythms)[number];
const defaultNpsPercent = 10;

/** What an organisation decided about asking its members. */
export const surveySettings = z.object({
  /** Days within which nobody is asked a second time. */
  cooldownDays: z.int().min(1).max(180),
  /** Whether members are asked by themselves after a contact is closed. */
  askAfterClosing: z.boolean(),
  /** Days after which somebody who did not answer is reminded, once; 0 for never. */
  reminderDays: z.int().min(0).max(30),
  /** Percent of the members who are asked each month, drawn by lot; 0 for nobody. */
  samplePercent: z.int().min(0).max(100),
  /** How often some members are asked whether they recommend the SACCO, and nothing else. */
  npsEvery: z.enum(npsRhythms).default("never"),
  /** Percent of the members who are asked that each time, drawn by lot. */
  npsPercent: z.int().min(1).max(100).default(defaultNpsPercent),
});
export type SurveySettings = z.infer<typeof surveySettings>;

export const defaultSurveySettings: SurveySettings = {
  cooldownDays: 7,
  askAfterClosing: false,
  reminderDays: 3,
  samplePercent: 0,
  npsEvery: "never",
  npsPercent: defaultNpsPercent,
};

const inWords = z.string().trim().max(maxLine).default("");

/** A question in both languages. */
const ownWords = z.object({ en: inWords, sw: inWords });

/** In which words an organisation asks after the scores; where it has none, the usual ones stand. */
export const followUpWords = z.object({
  improve: ownWords.optional(),
  better: ownWords.optional(),
  praise: ownWords.optional(),
  hard: ownWords.optional(),
  easier: ownWords.optional(),
  easy: ownWords.optional(),
} satisfies Record<FollowUp, z.ZodType>);
export type FollowUpWords = z.output<typeof followUpWords>;

/** Sheets that the poster of the survey is typeset for: a wall, a counter, a table. */
export const posterSheets = ["a4", "a5", "a6"] as const;

/** Days for which the link of an invitation can be answered by. */
export const invitationDays = 30;

/** Why somebody was not asked, as staff read it. */
export const notAskedReasons = {
  asked_lately: "Asked lately",
  no_address: "No address or number",
  former: "No member any more",
} as const;
export type NotAskedReason = keyof typeof notAskedReasons;

/** Where the question to whoever an interaction was with stands. */
export const invitationStates = ["sent", "answered", "not_asked"] as const;

export const interactionInvitation = z.object({
  interactionId: z.uuid(),
  state: z.enum(invitationStates),
  /** Why nobody was asked; null where somebody was. */
  reason: z.enum(Object.keys(notAskedReasons) as [NotAskedReason, ...NotAskedReason[]]).nullable(),
});
export type InteractionInvitation = z.infer<typeof interactionInvitation>;

/** How asking went in the last 30 days. */
export const invitationFigures = z.object({
  sent: z.int(),
  answered: z.int(),
  askedLately: z.int(),
  noAddress: z.int(),
  former: z.int(),
  /** The recurring question whether members recommend the SACCO, in the last 90 days. */
  nps: z.object({
    sent: z.int(),
    answered: z.int(),
    /** From -100 to 100; null where nobody answered. */
    score: z.number().min(-100).max(100).nullable(),
  }),
});
export type InvitationFigures = z.infer<typeof invitationFigures>;

const access = { role: "experience" } as const;

export const surveySettingsCalls = {
  settings: defineCall({
    method: "GET",
    path: "/api/experience/survey-settings",
    summary: "What the organisation decided about asking its members",
    access,
    answer: surveySettings,
  }),
  saveSettings: defineCall({
    method: "PUT",
    path: "/api/experience/survey-settings",
    summary: "Decide about asking members",
    access,
    body: surveySettings,
    answer: surveySettings,
    errors: ["email_unverified"],
  }),
  followUpWords: defineCall({
    method: "GET",
    path: "/api/experience/survey-wording",
    summary: "In which own words the organisation asks after the scores",
    access,
    answer: followUpWords,
  }),
  saveFollowUpWords: defineCall({
    method: "PUT",
    path: "/api/experience/survey-wording",
    summary:
      "Choose the words in which members are asked after the scores; without any, the usual ones stand",
    access,
    body: followUpWords,
    answer: followUpWords,
  }),
  poster: defineCall({
    method: "GET",
    path: "/api/experience/survey-poster",
    summary: "A poster of the survey with its QR code in both languages, typeset for print",
    access,
    query: z.object({ sheet: z.enum(posterSheets).default("a4") }),
    answer: z.unknown(),
    download: [mediaTypes.pdf],
    errors: ["unavailable"],
    perMinute: 20,
  }),
  invitationFigures: defineCall({
    method: "GET",
    path: "/api/experience/survey-invitations/figures",
    summary: "How many were asked in the last 30 days, how many answered, and why others were not asked",
    access,
    answer: invitationFigures,
  }),
  invite: defineCall({
    method: "POST",
    path: "/api/experience/interactions/:id/invitation",
    summary:
      "Ask whoever an interaction was with how it went, by mail or else by SMS. Who was asked lately is not, and the record says why",
    access,
    params: z.object({ id: z.uuid() }),
    answer: interactionInvitation,
    status: 201,
    errors: ["email_unverified"],
    perMinute: 60,
  }),
};
