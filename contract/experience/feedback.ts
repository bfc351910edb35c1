import { z } from "zod";
import { languages } from "../core/language.ts";
import { anyOf, day, defineList, yesOrNo } from "../core/list.ts";
import { says, textOf } from "../core/messages.ts";
import { experienceChannels } from "./channels.ts";
import { feedbackFieldMessages } from "./feedback.messages.ts";
import { commentLanguages, sentiments } from "./sentiment.ts";
import { feedbackLimits, followUps, type Score, scales, surveyKinds } from "./survey-scales.ts";
import { followUpWords } from "./survey-settings.ts";
import { experienceTopics } from "./topics.ts";

const score = (name: Score) => z.int().min(scales[name].min).max(scales[name].max).optional();
const words = z.string().trim().max(feedbackLimits.comment).optional();

const answers = {
  csat: score("csat"),
  nps: score("nps"),
  ces: score("ces"),
  comment: words,
  /** What the answer is about. */
  channel: z.enum(experienceChannels).optional(),
  /** As typed; matched with the register where it fits. */
  memberNumber: z.string().trim().max(feedbackLimits.memberNumber).optional(),
};

/** Whose survey it is. */
export const survey = z.object({
  slug: z.string(),
  organization: z.string(),
  /** Whether it takes answers: not any more where the SACCO's trial has ended. */
  open: z.boolean(),
  /** In which own words it asks after the scores. */
  followUpWords,
});
export type Survey = z.infer<typeof survey>;

/** Some answers of one visitor. A later call of the same visit adds to them, or puts others in their place. */
export const feedbackInput = z
  .object({
    ...answers,
    /** The answer to the question that depends on the scores. */
    followUp: words,
    /** Chosen by the page, the same for all that one visitor answers: one visit is one row. */
    visit: z.uuid().optional(),
    /** Whether the visitor came to the end; what was answered before somebody left is kept all the same. */
    finished: z.boolean().optional(),
    /** Stays empty: the field is hidden from people, and what fills it in is a program. */
    website: z.string().max(500).optional(),
  })
  .refine(
    ({ visit, followUp, finished, ...input }) =>
      Object.keys(answers).some((name) => (input[name as keyof typeof answers] ?? "") !== "") ||
      (visit !== undefined && (finished === true || (followUp ?? "") !== "")),
    says(textOf(feedbackFieldMessages, (t) => t.oneRequired)),
  );
export type FeedbackInput = z.output<typeof feedbackInput>;

/** What one visitor has answered so far. */
export const surveyVisit = z.object({
  /** What this visitor is asked. */
  survey: z.enum(surveyKinds),
  csat: z.int().nullable(),
  nps: z.int().nullable(),
  ces: z.int().nullable(),
  comment: z.string(),
  followUp: z.string(),
  channel: z.enum(experienceChannels).nullable(),
  memberNumber: z.string(),
  finished: z.boolean(),
});
export type SurveyVisit = z.infer<typeof surveyVisit>;

/** What a visitor's page is told once an answer is kept. */
export const feedbackReceipt = z.object({
  /** The visit, for what is answered later; null when a program answered. */
  visit: z.uuid().nullable(),
  followUp: z.enum(followUps).nullable(),
  finished: z.boolean(),
});
export type FeedbackReceipt = z.infer<typeof feedbackReceipt>;

export const npsGroups = ["promoter", "passive", "detractor"] as const;
export type NpsGroup = (typeof npsGroups)[number];
export const csatGroups = ["satisfied", "neutral", "dissatisfied"] as const;

/** What came of a low score: nobody has come to the end of it, or how far its complaint case is. */
export const loopStates = ["open", "case", "closed", "told"] as const;

/** What members answered. */
export const feedbackList = defineList({
  pageSize: 20,
  search: true,
  filters: {
    csatGroup: anyOf(csatGroups),
    npsGroup: anyOf(npsGroups),
    channel: anyOf(experienceChannels),
    sentiment: anyOf(sentiments),
    language: anyOf(commentLanguages),
    survey: anyOf(surveyKinds),
    topic: anyOf(experienceTopics),
    low: yesOrNo(),
    loop: anyOf(loopStates),
    commented: yesOrNo(),
    finished: yesOrNo(),
    from: day(),
    to: day(),
  },
  sorts: ["-answeredAt", "answeredAt"],
});

const member = z.object({ id: z.uuid(), fullName: z.string() });

/** One visitor's answers, as staff see them. */
export const feedback = z.object({
  id: z.uuid(),
  answeredAt: z.iso.datetime(),
  csat: z.int().nullable(),
  nps: z.int().nullable(),
  ces: z.int().nullable(),
  comment: z.string(),
  followUp: z.string(),
  channel: z.enum(experienceChannels).nullable(),
  memberNumber: z.string(),
  /** The member whose number was given; null where it is nobody's, or none was given. */
  member: member.nullable(),
  interactionId: z.uuid().nullable(),
  finished: z.boolean(),
  /** Of the page, when it was last answered. */
  pageLanguage: z.enum(languages),
  /** What the visitor was asked. */
  survey: z.enum(surveyKinds),
  /** Of the comment; null without one. */
  language: z.enum(commentLanguages).nullable(),
  sentiment: z.enum(sentiments),
  /** From 0 to 1, how sure the sentiment is. */
  confidence: z.number(),
  topics: z.array(z.enum(experienceTopics)),
});
export type Feedback = z.infer<typeof feedback>;
