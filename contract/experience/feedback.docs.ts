import { exampleId, otherExampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { feedbackCalls } from "./feedback.calls.ts";
import { feedback, feedbackInput, feedbackList, feedbackReceipt, survey, surveyVisit } from "./feedback.ts";

const csat = ["How satisfied: 1 very unsatisfied, 5 very satisfied.", 5] as const;
const nps = ["How likely to recommend the SACCO: 0 not at all, 10 certainly.", 9] as const;
const ces = ["How easy it was: 1 very hard, 7 very easy.", 6] as const;
const comment = ["In the visitor's own words.", "Huduma nzuri, the loan came in two days"] as const;
const channel = ["What the answer is about.", "branch"] as const;
const memberNumber = ["As typed.", "UMJ-004821"] as const;
const followUp = ["The answer to the question that the scores led to.", "Shorter queues"] as const;
const finished = ["Whether the visitor came to the end.", true] as const;

export const feedbackDocs = [
  describeSchema(feedbackCalls.survey.params, "SurveyPath", "Whose survey.", {
    slug: ["The SACCO's name in addresses.", "umoja"],
  }),
  describeSchema(survey, "Survey", "A SACCO's survey.", {
    slug: ["The SACCO's name in addresses.", "umoja"],
    organization: ["The SACCO.", "Umoja SACCO"],
    open: ["Whether it takes answers.", true],
    followUpWords: ["In which own words it asks after the scores, by question.", {}],
  }),
  describeSchema(feedbackInput, "FeedbackInput", "Answers to a survey; at least one.", {
    csat: [...csat],
    nps: [...nps],
    ces: [...ces],
    comment: [...comment],
    channel: [...channel],
    memberNumber: [...memberNumber],
    followUp: [...followUp],
    visit: ["The same for everything that one visitor answers.", otherExampleId],
    finished: [...finished],
    website: ["Leave it out: it catches programs that fill in every field.", ""],
  }),
  describeSchema(feedbackCalls.visit.params, "SurveyVisitPath", "Whose survey, and which visit.", {
    slug: ["The SACCO's name in addresses.", "umoja"],
    visit: ["The visit, as its first answer named it.", otherExampleId],
  }),
  describeSchema(surveyVisit, "SurveyVisit", "What one visitor has answered so far.", {
    survey: ["What this visitor is asked: `full`, or `nps` for one question alone.", "full"],
    csat: [...csat],
    nps: [...nps],
    ces: [...ces],
    comment: [...comment],
    followUp: [...followUp],
    channel: [...channel],
    memberNumber: [...memberNumber],
    finished: [...finished],
  }),
  describeSchema(feedbackReceipt, "FeedbackReceipt", "The answer is kept.", {
    visit: ["The visit, for what is answered later; null where none was named.", otherExampleId],
    followUp: ["Which question follows the scores; null without a score.", "praise"],
    finished: [...finished],
  }),
  describeSchema(feedbackList.query, "FeedbackQuery", "Which answers.", {
    ...pageFields,
    csatGroup: ["Satisfied is 4 and 5, neutral 3, dissatisfied 1 and 2.", ["dissatisfied"]],
    npsGroup: ["Promoters gave 9 or 10, detractors 0 to 6.", ["detractor"]],
    channel: ["What they are about.", ["branch"]],
    sentiment: ["What their comments say.", ["negative"]],
    language: ["What their comments are written in.", ["sw"]],
    survey: ["What was asked: the full survey, or the recurring question alone.", ["nps"]],
    topic: ["What their comments are about.", ["loans"]],
    loop: ["What came of a low score: nothing yet, a case, its end, a member who was told.", ["open"]],
    low: ["Only low scores, which ask for a call (CSAT 1 or 2, NPS 0 to 6), or all others.", "true"],
    commented: ["Only those with a comment, or without.", "true"],
    finished: ["Only those whose visitors came to the end, or left before.", "true"],
    from: ["First day, in Nairobi.", "2026-10-23"],
    to: ["Last day, in Nairobi.", "2026-11-21"],
    sort: ["The order.", "-answeredAt"],
  }),
  describeSchema(feedback, "Feedback", "What one visitor answered.", {
    id: ["Id of the answer.", exampleId],
    answeredAt: ["When the visit began.", "2026-11-21T08:00:00.000Z"],
    csat: [...csat],
    nps: [...nps],
    ces: [...ces],
    comment: [...comment],
    followUp: [...followUp],
    channel: [...channel],
    memberNumber: [...memberNumber],
    member: ["The member whose number it is; null where it is nobody's."],
    interactionId: ["The interaction it is about, or is by itself.", otherExampleId],
    finished: [...finished],
    pageLanguage: ["Language of the page.", "sw"],
    survey: ["What was asked: `full`, or `nps` for the recurring question alone.", "full"],
    language: ["What the comment is written in; null without one.", "mixed"],
    sentiment: ["What it says; `unsure` is not guessed.", "positive"],
    confidence: ["How sure the sentiment is, from 0 to 1.", 0.93],
    topics: ["What the comment is about.", ["loans"]],
  }),
  describeSchema(feedback.shape.member.unwrap(), "FeedbackMember", "The member who answered.", {
    id: ["Id of the member.", exampleId],
    fullName: ["The member's name.", "Wanjiku Kamau"],
  }),
];
