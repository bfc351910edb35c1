import { and, count, eq, gte, isNotNull, lt, ne, sql } from "drizzle-orm";
import type { ExperienceTopic } from "#contract/experience/topics.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";
import { satisfactionSums } from "./satisfaction.ts";
import type { Comparison } from "./span.ts";

/** Comments by what they say of the SACCO. */
const sentimentCounts = {
  comments: count(),
  positive: countWhere(eq(feedback.sentiment, "positive")),
  neutral: countWhere(eq(feedback.sentiment, "neutral")),
  negative: countWhere(eq(feedback.sentiment, "negative")),
  unsure: countWhere(eq(feedback.sentiment, "unsure")),
};

const commentedIn = ({ both }: Comparison) =>
  and(gte(feedback.answeredAt, both.start), lt(feedback.answeredAt, both.end), ne(feedback.comment, ""));

const isNow = ({ now }: Comparison) => sql<boolean>`${feedback.answeredAt} >= ${now.start}`.as("is_now");

/** Comments of both spans. */
export function commentsBySentiment(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select({ isNow: isNow(spans), ...sentimentCounts }, feedback, commentedIn(spans))
    .groupBy(sql`is_now`);
}

/** Comments of both spans by what they are about, in each of their topics. */
export function commentsByTopic(scope: OrganisationScope, spans: Comparison) {
  const topic = sql<ExperienceTopic>`said.topic`.as("topic");
  return scope
    .select(
      { topic, isNow: isNow(spans), ...sentimentCounts, ...satisfactionSums },
      feedback,
      commentedIn(spans),
    )
    .innerJoin(sql`unnest(${feedback.topics}) as said(topic)`, sql`true`)
    .groupBy(sql`said.topic`, sql`is_now`);
}

const answeredIn = ({ start, end }: Span) =>
  and(gte(feedback.answeredAt, start), lt(feedback.answeredAt, end));

/** Ratings of a span by what they are about and over which channel: few rows, however many answered. */
export function ratedAnswers(scope: OrganisationScope, span: Span) {
  return scope
    .select(
      {
        csat: sql<number>`${feedback.csat}`.mapWith(Number),
        topics: feedback.topics,
        channel: feedback.channel,
        count: count(),
      },
      feedback,
      and(answeredIn(span), isNotNull(feedback.csat)),
    )
    .groupBy(feedback.csat, feedback.topics, feedback.channel);
}

/** Answers of a span by the month in Nairobi; a month without one is not there. */
export function answersByMonth(scope: OrganisationScope, span: Span) {
  return scope
    .select(
      {
        month: sql<string>`to_char(${feedback.answeredAt} at time zone 'Africa/Nairobi', 'YYYY-MM')`.as(
          "month",
        ),
        ...satisfactionSums,
      },
      feedback,
      answeredIn(span),
    )
    .groupBy(sql`month`);
}
