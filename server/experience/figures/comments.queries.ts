import { and, count, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { ExperienceTopic } from "#contract/experience/topics.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
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
