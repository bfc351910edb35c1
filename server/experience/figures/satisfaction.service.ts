import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import type { SatisfactionReport, SentimentCounts } from "#contract/experience/figures.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { spanOf } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./comments.queries.ts";
import { driversOf, outlooks, spanOfMonths, wholeMonths, yearUpTo } from "./outlook.ts";
import { satisfactionOf } from "./satisfaction.ts";
import { comparisonOf } from "./span.ts";

const none: SentimentCounts = { comments: 0, positive: 0, neutral: 0, negative: 0, unsure: 0 };

const countsOf = ({ comments, positive, neutral, negative, unsure }: SentimentCounts): SentimentCounts => ({
  comments,
  positive,
  neutral,
  negative,
  unsure,
});

/** What comments of a period are about and say, what moves satisfaction and where it goes. @throws CodedError validation */
export function satisfactionReportOf(
  { database }: Platform,
  organisationId: string,
  query: z.output<typeof periodQuery>,
): Promise<SatisfactionReport> {
  const at = new Date();
  const spans = comparisonOf(query, at);
  const driverDays = yearUpTo(spans.to);
  const months = wholeMonths(nairobiDay(at));
  return inOrganisation(database, organisationId, async (scope) => {
    const all = await queries.commentsBySentiment(scope, spans);
    const said = await queries.commentsByTopic(scope, spans);
    const topics = experienceTopics.map((topic) => {
      const now = said.find((row) => row.topic === topic && row.isNow);
      const past = said.find((row) => row.topic === topic && !row.isNow);
      return {
        topic,
        now: countsOf(now ?? none),
        past: countsOf(past ?? none),
        csat: satisfactionOf(now).csat,
      };
    });
    return {
      from: spans.from,
      to: spans.to,
      before: spans.before,
      comments: {
        now: countsOf(all.find(({ isNow }) => isNow) ?? none),
        past: countsOf(all.find(({ isNow }) => !isNow) ?? none),
      },
      topics: topics
        .filter(({ now, past }) => now.comments + past.comments > 0)
        .sort((one, other) => other.now.comments - one.now.comments),
      drivers: driversOf(await queries.ratedAnswers(scope, spanOf(driverDays))),
      driverDays,
      ...outlooks(months, await queries.answersByMonth(scope, spanOfMonths(months))),
    };
  });
}
