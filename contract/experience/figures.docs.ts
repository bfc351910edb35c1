import { exampleId, periodFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  channelReport,
  journeyFigures,
  overviewFigures,
  overviewQuery,
  satisfactionReport,
} from "./figures.ts";
import { responseTime, satisfaction } from "./satisfaction.ts";

const reported = {
  ...periodFields,
  before: ["As many days just before, which the figures are held against."],
} as const;

const satisfactionFields = {
  csat: ["Answers from 1 to 5."],
  nps: ["Answers from 0 to 10."],
  ces: ["Answers from 1 to 7."],
} as const;

const { trend, recent, clients, now } = overviewFigures.shape;
const { stages, joining } = journeyFigures.shape;
const { channels } = channelReport.shape;
const { comments, topics, drivers, csatForecast } = satisfactionReport.shape;

const satisfactionDocs = [
  describeSchema(satisfaction.shape.csat, "Csat", "How satisfied members are.", {
    answers: ["How many answered.", 120],
    average: ["The average, to a hundredth; null without an answer.", 4.8],
    satisfied: ["Percent of answers that are 4 or 5; null without one.", 96.7],
  }),
  describeSchema(satisfaction.shape.nps, "Nps", "How likely members recommend the SACCO.", {
    answers: ["How many answered.", 100],
    score: ["Percent of 9 and 10 less percent of 0 to 6; null without an answer.", 78],
    promoters: ["Answers of 9 or 10.", 83],
    passives: ["Answers of 7 or 8.", 12],
    detractors: ["Answers of 0 to 6.", 5],
  }),
  describeSchema(satisfaction.shape.ces, "Ces", "How easy it was.", {
    answers: ["How many answered.", 80],
    average: ["The average, to a hundredth; null without an answer.", 5.9],
  }),
  describeSchema(
    responseTime,
    "ResponseTime",
    "How long members waited for a first answer, while the office was open.",
    {
      answered: ["How many were answered.", 131],
      averageMinutes: ["On average; null before anybody was answered.", 144],
      medianMinutes: ["In the median; null before anybody was answered.", 90],
    },
  ),
];

const overviewDocs = [
  describeSchema(overviewQuery, "OverviewQuery", "The days that the overview is about.", {
    from: ["First day; 30 days up to `to` when it is left out.", "2026-10-23"],
    to: ["Last day; today when it is left out.", "2026-11-21"],
    step: ["What a point of the course spans.", "week"],
  }),
  describeSchema(overviewFigures, "ExperienceOverview", "How members feel, and how long they wait.", {
    ...reported,
    now: ["Of the period."],
    past: ["Of the days before."],
    step: ["What a point of the course spans.", "week"],
    trend: ["The course, oldest first."],
    recent: ["The last interactions, newest first."],
    clients: ["Members who were in touch most often."],
  }),
  describeSchema(now, "ExperienceKeyFigures", "The figures at the top.", {
    interactions: ["Interactions that began.", 147],
    response: ["How long members waited for an answer."],
    ...satisfactionFields,
  }),
  describeSchema(
    trend.element,
    "ExperienceTrendPoint",
    "A week or month, or what of it lies in the period.",
    {
      ...periodFields,
      interactions: ["Interactions that began.", 34],
      csat: ["Average CSAT; null without an answer.", 4.7],
      nps: ["NPS; null without an answer.", 75],
    },
  ),
  describeSchema(recent.element, "RecentInteraction", "An interaction in brief.", {
    id: ["Its id.", exampleId],
    openedAt: ["When it began.", "2026-11-20T07:42:00.000Z"],
    channel: ["The channel.", "whatsapp"],
    topic: ["What it is about.", "loans"],
    who: ["Who it was; empty where nobody said.", "Wanjiku Kamau"],
    summary: ["What was said, in brief.", "Asked for a loan statement."],
    state: ["How far it is.", "answered"],
  }),
  describeSchema(clients.element, "ExperienceClient", "A member with what they have with the SACCO.", {
    id: ["The member's id.", exampleId],
    fullName: ["The member's name.", "Wanjiku Kamau"],
    memberNumber: ["The member's number.", "UM-000123"],
    savings: ["Deposits and shares, in whole shillings.", 184_500],
    loans: ["What they owe by the last loan book, in whole shillings; null without a book.", 62_000],
    interactions: ["How often they were in touch.", 3],
    lastAt: ["When they were last.", "2026-11-20T07:42:00.000Z"],
    csat: ["Their last CSAT; null before they answered.", 5],
    nps: ["Their last answer of 0 to 10; null before they answered.", 9],
  }),
];

const journeyDocs = [
  describeSchema(
    journeyFigures,
    "ExperienceJourney",
    "How members do at each stage, and where they are lost.",
    {
      ...reported,
      stages: ["Every stage of a membership."],
      joining: ["Applications begun in the period, by the steps that they reached."],
    },
  ),
  describeSchema(stages.element, "JourneyStageFigures", "One stage of a membership.", {
    stage: ["The stage.", "borrowing"],
    now: ["Of the period."],
    past: ["Of the days before."],
    droppedOff: ["Members of the days before who have neither paid in nor been in touch since.", 4],
    dropOff: ["Their share, in percent; null where there were none.", 8.2],
  }),
  describeSchema(stages.element.shape.now, "JourneyStageSpan", "A stage within some days.", {
    interactions: ["Interactions that began.", 41],
    members: ["Members who were in touch.", 36],
    ...satisfactionFields,
  }),
  describeSchema(joining.element, "JoiningStep", "A step of joining.", {
    step: ["The step.", "sent"],
    now: ["Applications of the period that reached it.", 18],
    past: ["Applications of the days before that reached it.", 15],
  }),
];

const channelDocs = [
  describeSchema(channelReport, "ChannelReport", "What comes by each channel, and how it goes there.", {
    ...reported,
    channels: ["Every channel, used or not."],
  }),
  describeSchema(channels.element, "ChannelFigures", "One channel.", {
    channel: ["The channel.", "whatsapp"],
    now: ["Of the period."],
    past: ["Of the days before."],
  }),
  describeSchema(channels.element.shape.now, "ChannelSpan", "A channel within some days.", {
    interactions: ["Interactions that began.", 34],
    closed: ["Of these, closed by now.", 30],
    response: ["How long members waited for an answer."],
    ...satisfactionFields,
  }),
];

const commentDocs = [
  describeSchema(
    satisfactionReport,
    "SatisfactionReport",
    "What comments are about, and what they say of the SACCO.",
    {
      ...reported,
      comments: ["All comments."],
      topics: ["What they are about, most often first."],
      drivers: ["What moves satisfaction, most first, over the year up to the period's end."],
      driverDays: ["The days of that year."],
      csatForecast: ["CSAT by month."],
      npsForecast: ["NPS by month."],
    },
  ),
  describeSchema(comments, "CommentCounts", "Comments of the period beside those of the days before.", {
    now: ["Of the period."],
    past: ["Of the days before."],
  }),
  describeSchema(comments.shape.now, "SentimentCounts", "Comments by what they say of the SACCO.", {
    comments: ["All of them.", 90],
    positive: ["Content.", 61],
    neutral: ["Neither.", 9],
    negative: ["Not content.", 12],
    unsure: ["Neither the ratings nor the words tell.", 8],
  }),
  describeSchema(
    topics.element,
    "TopicFigures",
    "A topic of comments; one about two topics counts in both.",
    {
      topic: ["The topic.", "loans"],
      now: ["Of the period."],
      past: ["Of the days before."],
      csat: ["What those answered who commented on it."],
    },
  ),
];

const forecastMonth = csatForecast.shape.forecast.unwrap();

const forecastDocs = [
  describeSchema(drivers.element, "SatisfactionDriver", "What a topic or a channel does to satisfaction.", {
    kind: ["Which of the two.", "topic"],
    topic: ["The topic; null for a channel.", "waiting_time"],
    channel: ["The channel; null for a topic.", "branch"],
    answers: ["Answers that it is in.", 84],
    average: ["Their average CSAT.", 3.9],
    effect: ["By how much it moves CSAT, beside answers that are alike but for it.", -0.6],
    low: ["Where the effect lies with a probability of 95%: not below this.", -0.9],
    high: ["Nor above this.", -0.3],
  }),
  describeSchema(csatForecast, "FigureForecast", "A monthly figure, and what it is likely to be.", {
    history: ["Whole months, oldest first."],
    forecast: ["The months to come; null while there are too few to try a forecast on."],
  }),
  describeSchema(csatForecast.shape.history.element, "MonthlyFigure", "A figure of a month.", {
    month: ["The month.", "2026-10"],
    value: ["The figure; null without an answer.", 4.6],
    answers: ["How many answered.", 96],
  }),
  describeSchema(forecastMonth, "Forecast", "The months to come, by what foretold held-back months best.", {
    method: ["A level that moves slowly, a trend that fades, or the same month a year before.", "level"],
    months: ["The months."],
    heldBack: ["Months that were held back and foretold, which the interval comes from.", 9],
    error: ["By how much these were off, on average.", 0.08],
  }),
  describeSchema(forecastMonth.shape.months.element, "ForecastMonth", "A month to come.", {
    month: ["The month.", "2026-12"],
    value: ["What is likely.", 4.7],
    low: ["With a probability of 95% not below this.", 4.4],
    high: ["Nor above this.", 5],
  }),
];

/** The dashboard's figures, explained. */
export const experienceFigureDocs = [
  ...satisfactionDocs,
  ...overviewDocs,
  ...journeyDocs,
  ...channelDocs,
  ...commentDocs,
  ...forecastDocs,
];
