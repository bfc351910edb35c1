import { and, count, countDistinct, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { TrendStep } from "#contract/experience/figures.ts";
import type { BusinessCalendar } from "#server/platform/calendar/business-days.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";
import { interactions } from "../interactions/interactions.table.ts";
import { responseColumns, satisfactionSums } from "./satisfaction.ts";
import type { Comparison } from "./span.ts";

/** Answers of a span. */
const answeredIn = ({ start, end }: Span): SQL | undefined =>
  and(gte(feedback.answeredAt, start), lt(feedback.answeredAt, end));

/** Interactions that began in a span. */
const openedIn = ({ start, end }: Span): SQL | undefined =>
  and(gte(interactions.openedAt, start), lt(interactions.openedAt, end));

/** Whether a row is of the period itself, not of the days before it. */
const isNow = (column: typeof feedback.answeredAt | typeof interactions.openedAt, { now }: Comparison) =>
  sql<boolean>`${column} >= ${now.start}`.as("is_now");

/** The first day of the week or month of a moment, in Nairobi. */
const startOf = (column: typeof feedback.answeredAt | typeof interactions.openedAt, step: TrendStep) =>
  sql<string>`to_char(date_trunc(${sql.raw(`'${step}'`)}, ${column} at time zone 'Africa/Nairobi'), 'YYYY-MM-DD')`;

/** The point of the course that a row belongs to; null for the days before the period, which have none. */
const pointOf = (
  column: typeof feedback.answeredAt | typeof interactions.openedAt,
  step: TrendStep,
  { now }: Comparison,
) => sql<string | null>`case when ${column} >= ${now.start} then ${startOf(column, step)} end`.as("point");

/** Answers of both spans by the point of the course. */
export function answersByPoint(scope: OrganisationScope, spans: Comparison, step: TrendStep) {
  return scope
    .select(
      { point: pointOf(feedback.answeredAt, step, spans), ...satisfactionSums },
      feedback,
      answeredIn(spans.both),
    )
    .groupBy(sql`point`);
}

/** Interactions of both spans by the point of the course. */
export function interactionsByPoint(scope: OrganisationScope, spans: Comparison, step: TrendStep) {
  return scope
    .select(
      { point: pointOf(interactions.openedAt, step, spans), interactions: count() },
      interactions,
      openedIn(spans.both),
    )
    .groupBy(sql`point`);
}

/**
 * How long members who turned to the SACCO waited for an answer, in both spans.
 * @param calendar from the start of both spans until now: nobody has answered later
 */
export function responseTimes(scope: OrganisationScope, spans: Comparison, calendar: BusinessCalendar) {
  const answer = answerMinutes(scope, spans, calendar);
  return scope.tx
    .select({ isNow: answer.isNow, ...responseColumns(sql`${answer.minutes}`) })
    .from(answer)
    .groupBy(answer.isNow);
}

/** The same by channel. */
export function responseTimesByChannel(
  scope: OrganisationScope,
  spans: Comparison,
  calendar: BusinessCalendar,
) {
  const answer = answerMinutes(scope, spans, calendar);
  return scope.tx
    .select({ channel: answer.channel, isNow: answer.isNow, ...responseColumns(sql`${answer.minutes}`) })
    .from(answer)
    .groupBy(answer.channel, answer.isNow);
}

/** The minutes until each answer. */
function answerMinutes(scope: OrganisationScope, spans: Comparison, calendar: BusinessCalendar) {
  const [asked, answered] = [
    { as: "asked", moment: interactions.openedAt },
    { as: "answered", moment: interactions.firstResponseAt },
  ];
  return scope
    .select(
      {
        channel: interactions.channel,
        isNow: isNow(interactions.openedAt, spans),
        minutes: sql<number>`${calendar.between(asked, answered)}`.as("minutes"),
      },
      interactions,
      and(
        openedIn(spans.both),
        eq(interactions.direction, "inbound"),
        isNotNull(interactions.firstResponseAt),
      ),
    )
    .innerJoin(calendar.table(asked.as), calendar.on(asked.as, asked.moment))
    .innerJoin(calendar.table(answered.as), calendar.on(answered.as, answered.moment))
    .as("answer");
}

/** Interactions of both spans by channel, and how many of them are closed. */
export function interactionsByChannel(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      {
        channel: interactions.channel,
        isNow: isNow(interactions.openedAt, spans),
        interactions: count(),
        closed: countWhere(isNotNull(interactions.closedAt)),
      },
      interactions,
      openedIn(spans.both),
    )
    .groupBy(interactions.channel, sql`is_now`);
}

/** Answers of both spans by the channel that they are about. */
export function answersByChannel(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      { channel: feedback.channel, isNow: isNow(feedback.answeredAt, spans), ...satisfactionSums },
      feedback,
      and(answeredIn(spans.both), isNotNull(feedback.channel)),
    )
    .groupBy(feedback.channel, sql`is_now`);
}

/** Interactions of both spans by the stage of the membership, and whose they were. */
export function interactionsByStage(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      {
        stage: interactions.journeyStage,
        isNow: isNow(interactions.openedAt, spans),
        interactions: count(),
        members: countDistinct(interactions.memberId),
      },
      interactions,
      openedIn(spans.both),
    )
    .groupBy(interactions.journeyStage, sql`is_now`);
}

/** Answers of both spans by what they are about: the interaction that was asked about, or else the comment. */
export function answersByTopics(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      {
        stage: interactions.journeyStage,
        topics: feedback.topics,
        isNow: isNow(feedback.answeredAt, spans),
        ...satisfactionSums,
      },
      feedback,
      answeredIn(spans.both),
    )
    .leftJoin(
      interactions,
      and(
        eq(interactions.organisationId, feedback.organisationId),
        eq(interactions.id, feedback.interactionId),
      ),
    )
    .groupBy(interactions.journeyStage, feedback.topics, sql`is_now`);
}
