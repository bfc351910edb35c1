import { exampleId, periodFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { complaintInsights, feedbackLoop } from "./complaint-figures.ts";

const reported = {
  ...periodFields,
  before: ["As many days just before, which the figures are held against."],
} as const;

const counted = {
  now: ["Complaints of the period.", 6],
  past: ["Complaints of the days before.", 4],
  open: ["Of those of the period, open by now.", 2],
} as const;

const { now, ages, clock, topics, severities, rootCauses, trend } = complaintInsights.shape;

const insightDocs = [
  describeSchema(complaintInsights, "ComplaintInsights", "What members complain of, and how it goes.", {
    ...reported,
    now: ["Of the period."],
    past: ["Of the days before."],
    open: ["All that are open today, whenever they came.", 11],
    ages: ["How long ago those came."],
    clock: ["Complaints by the state of their clock."],
    topics: ["What they are about, most often first."],
    severities: ["How serious they are."],
    rootCauses: ["What they came out of, most often first."],
    trend: ["The course, oldest first."],
  }),
  describeSchema(now, "ComplaintCounts", "Complaints that came in some days.", {
    received: ["All of them; merged ones count once.", 14],
    closed: ["Of these, at their end by now.", 9],
    late: ["Of these, with a step that was or is too late.", 2],
    averageDays: ["Days to the end, on average; null for none.", 6.5],
  }),
  describeSchema(ages.element, "ComplaintAge", "Open complaints of an age.", {
    age: ["Within a week, two weeks, thirty days, or older.", "week"],
    cases: ["Open complaints.", 5],
    from: ["The first day on which they came, in Nairobi; null for the oldest.", "2026-11-15"],
    to: ["The last one.", "2026-11-21"],
  }),
  describeSchema(clock.element, "ComplaintClockFigures", "Complaints by the state of their clock.", {
    state: ["The state.", "within"],
    now: ["Complaints of the period.", 5],
    past: ["Complaints of the days before.", 3],
  }),
  describeSchema(topics.element, "ComplaintTopicFigures", "Complaints about a topic.", {
    topic: ["The topic.", "loans"],
    ...counted,
  }),
  describeSchema(severities.element, "ComplaintSeverityFigures", "Complaints by how serious they are.", {
    severity: ["How serious.", "high"],
    ...counted,
  }),
  describeSchema(rootCauses.element, "RootCauseFigures", "Complaints by what they came out of.", {
    rootCause: ["The cause.", "system"],
    now: ["Complaints of the period.", 4],
    past: ["Complaints of the days before.", 6],
  }),
  describeSchema(trend.element, "ComplaintTrendPoint", "A week or month, or what of it lies in the period.", {
    ...periodFields,
    received: ["Complaints that came.", 3],
    closed: ["Complaints that came to their end.", 4],
  }),
];

const { open } = feedbackLoop.shape;

const loopDocs = [
  describeSchema(feedbackLoop, "FeedbackLoop", "From low scores to members who were told what came of it.", {
    ...reported,
    now: ["Of the period."],
    past: ["Of the days before."],
    closedLoop: ["Percent of low scores whose member was told; null without a low score.", 62.5],
    hoursToCase: ["Hours until a case was opened, in the median; null without a case.", 20],
    open: ["Open low scores, those without a case first."],
    openTotal: ["How many are open.", 3],
  }),
  describeSchema(
    feedbackLoop.shape.now,
    "FeedbackLoopCounts",
    "How far the low scores of some days have come.",
    {
      answers: ["Answers with a score.", 120],
      low: ["Of these, CSAT 1 or 2, or NPS 0 to 6.", 8],
      cases: ["Of the low ones, with a case.", 6],
      closed: ["Of the cases, closed.", 5],
      told: ["Of the cases, with a member who was told.", 5],
    },
  ),
  describeSchema(open.element, "OpenLoop", "A low score that nobody has come to the end of.", {
    id: ["Id of the answer.", exampleId],
    answeredAt: ["When it was given.", "2026-11-20T07:42:00.000Z"],
    csat: ["From 1 to 5.", 2],
    nps: ["From 0 to 10.", 4],
    comment: ["What was written.", "Foleni ndefu."],
    channel: ["What it is about; null where nobody said.", "branch"],
    who: ["Whose answer it is; empty where no member gave a number.", "Wanjiku Kamau"],
    case: ["Its case; null while nobody opened one."],
  }),
  describeSchema(open.element.shape.case.unwrap(), "OpenLoopCase", "The case of a low score.", {
    id: ["Its id.", exampleId],
    reference: ["How it is named.", "C-0042"],
    status: ["How far it is.", "investigating"],
  }),
];

/** Figures of complaints and of low scores, explained. */
export const complaintFigureDocs = [...insightDocs, ...loopDocs];
