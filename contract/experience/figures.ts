import { z } from "zod";
import { periodQuery, reportPeriod } from "../core/period.ts";
import { joiningSteps } from "../onboarding/begun-applications.ts";
import { experienceChannels } from "./channels.ts";
import { percent, responseTime, satisfaction } from "./satisfaction.ts";
import type { sentiments } from "./sentiment.ts";
import { experienceTopics, journeyStages } from "./topics.ts";

/** The days of a figure and, beside them, as many days just before. */
const periods = z.object({ ...reportPeriod.shape, before: reportPeriod });

/** Steps of a course over time. */
export const trendSteps = ["week", "month"] as const;
export type TrendStep = (typeof trendSteps)[number];

export const overviewQuery = periodQuery.extend({
  /** What a point of the course spans; weeks of a shorter period, months of a longer one when it is left out. */
  step: z.enum(trendSteps).optional(),
});

const keyFigures = z.object({
  interactions: z.int(),
  response: responseTime,
  ...satisfaction.shape,
});

/** A week from its Monday or a month from its first day, or what of it lies in the period. */
const trendPoint = z.object({
  ...reportPeriod.shape,
  interactions: z.int(),
  csat: z.number().nullable(),
  nps: z.number().nullable(),
});

/** How far an interaction is. */
export const interactionStates = ["waiting", "answered", "closed"] as const;
export type InteractionState = (typeof interactionStates)[number];

const recentInteraction = z.object({
  id: z.uuid(),
  openedAt: z.iso.datetime(),
  channel: z.enum(experienceChannels),
  topic: z.enum(experienceTopics),
  /** Who it was; empty where nobody said. */
  who: z.string(),
  summary: z.string(),
  state: z.enum(interactionStates),
});
export type RecentInteraction = z.infer<typeof recentInteraction>;

/** A member who was in touch, with what they have with the SACCO. */
const client = z.object({
  id: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string().nullable(),
  /** Deposits and shares, in whole shillings. */
  savings: z.int(),
  /** What they owe by the last loan book, in whole shillings; null where there is no book. */
  loans: z.int().nullable(),
  interactions: z.int(),
  lastAt: z.iso.datetime(),
  /** The last answer of the member, from 1 to 5. */
  csat: z.int().nullable(),
  /** The last answer of the member, from 0 to 10. */
  nps: z.int().nullable(),
});
export type Client = z.infer<typeof client>;

/** What the Overview tab shows. */
export const overviewFigures = z.object({
  ...periods.shape,
  now: keyFigures,
  past: keyFigures,
  step: z.enum(trendSteps),
  trend: z.array(trendPoint),
  recent: z.array(recentInteraction),
  clients: z.array(client),
});
export type OverviewFigures = z.infer<typeof overviewFigures>;

const stageFigures = z.object({
  interactions: z.int(),
  /** Members who were in touch. */
  members: z.int(),
  ...satisfaction.shape,
});

/** What the Journey Mapping tab shows. */
export const journeyFigures = z.object({
  ...periods.shape,
  /** Every stage, in the order in which members come to them. */
  stages: z.array(
    z.object({
      stage: z.enum(journeyStages),
      now: stageFigures,
      past: stageFigures,
      /** Members of the days before who have neither paid in nor been in touch since. */
      droppedOff: z.int(),
      /** Their share of the members of the days before; null where there were none. */
      dropOff: percent.nullable(),
    }),
  ),
  /** Applications for membership that were begun in the period, by the steps that they reached. */
  joining: z.array(z.object({ step: z.enum(joiningSteps), now: z.int(), past: z.int() })),
});
export type JourneyFigures = z.infer<typeof journeyFigures>;

const channelFigures = z.object({
  interactions: z.int(),
  /** Of these, closed by now. */
  closed: z.int(),
  response: responseTime,
  ...satisfaction.shape,
});

/** What the Channel Tracker tab shows. */
export const channelReport = z.object({
  ...periods.shape,
  /** Every channel, used or not. */
  channels: z.array(
    z.object({ channel: z.enum(experienceChannels), now: channelFigures, past: channelFigures }),
  ),
});
export type ChannelReport = z.infer<typeof channelReport>;

/** Comments by what they say of the SACCO. */
const sentimentCounts = z.object({
  comments: z.int(),
  positive: z.int(),
  neutral: z.int(),
  negative: z.int(),
  /** Neither the ratings nor the words tell. */
  unsure: z.int(),
} satisfies Record<(typeof sentiments)[number] | "comments", z.ZodType>);
export type SentimentCounts = z.infer<typeof sentimentCounts>;

export const driverKinds = ["topic", "channel"] as const;

/** What a topic or a channel does to satisfaction, beside answers that are alike but for it. */
const satisfactionDriver = z.object({
  kind: z.enum(driverKinds),
  /** Null for a channel. */
  topic: z.enum(experienceTopics).nullable(),
  /** Null for a topic. */
  channel: z.enum(experienceChannels).nullable(),
  answers: z.int(),
  average: z.number(),
  /** Points of CSAT; between `low` and `high` with a probability of 95%. */
  effect: z.number(),
  low: z.number(),
  high: z.number(),
});
export type SatisfactionDriver = z.infer<typeof satisfactionDriver>;

/** How a forecast was made, as it did best on the months held back. */
export const forecastMethods = ["level", "trend", "season"] as const;
export type ForecastMethod = (typeof forecastMethods)[number];

/** A monthly figure, and what it is likely to be. */
const figureForecast = z.object({
  /** Whole months, oldest first. */
  history: z.array(z.object({ month: z.string(), value: z.number().nullable(), answers: z.int() })),
  /** Null while there are too few months to try a forecast on. */
  forecast: z
    .object({
      method: z.enum(forecastMethods),
      /** Each between `low` and `high` with a probability of 95%. */
      months: z.array(z.object({ month: z.string(), value: z.number(), low: z.number(), high: z.number() })),
      /** Months that were held back and foretold, which the interval comes from. */
      heldBack: z.int(),
      /** By how much these were off, on average. */
      error: z.number(),
    })
    .nullable(),
});
export type FigureForecast = z.infer<typeof figureForecast>;

/** What the Satisfaction AI tab shows. */
export const satisfactionReport = z.object({
  ...periods.shape,
  comments: z.object({ now: sentimentCounts, past: sentimentCounts }),
  /** What comments are about, most often first; one about two topics counts in both. */
  topics: z.array(
    z.object({
      topic: z.enum(experienceTopics),
      now: sentimentCounts,
      past: sentimentCounts,
      csat: satisfaction.shape.csat,
    }),
  ),
  /** Of the year up to the period's end, what moves satisfaction most first; fewer answers would tell nothing. */
  drivers: z.array(satisfactionDriver),
  /** The days of that year. */
  driverDays: reportPeriod,
  csatForecast: figureForecast,
  npsForecast: figureForecast,
});
export type SatisfactionReport = z.infer<typeof satisfactionReport>;
