import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import type { FeedbackLoop } from "#contract/experience/complaint-figures.ts";
import { complaintReference } from "#contract/experience/complaints.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./loop.queries.ts";
import { rounded, shareOf } from "./satisfaction.ts";
import { comparisonOf } from "./span.ts";

/** Open low scores that the tab shows at first. */
const shown = 20;

/** How far the low scores of a period have come: a case, its end, a member who was told. @throws CodedError validation */
export function feedbackLoopOf(
  { database }: Platform,
  organisationId: string,
  query: z.output<typeof periodQuery>,
): Promise<FeedbackLoop> {
  const spans = comparisonOf(query, new Date());
  return inOrganisation(database, organisationId, async (scope) => {
    const scored = await queries.scoredAnswers(scope, spans);
    const low = await queries.lowScores(scope, spans);
    const of = (isNow: boolean) => low.find((row) => row.isNow === isNow);
    const counts = (isNow: boolean) => {
      const { low: lows = 0, cases = 0, closed = 0, told = 0 } = of(isNow) ?? {};
      const answers = scored.find((row) => row.isNow === isNow)?.answers ?? 0;
      return { answers, low: lows, cases, closed, told };
    };
    const now = counts(true);
    const hours = of(true)?.hoursToCase;
    return {
      from: spans.from,
      to: spans.to,
      before: spans.before,
      now,
      past: counts(false),
      closedLoop: shareOf(now.told, now.low),
      hoursToCase: hours == null ? null : Math.max(0, rounded(hours, 1)),
      open: (await queries.openLoops(scope, spans.now, shown)).map(
        ({ answeredAt, who, caseId, caseNumber, caseStatus, ...row }) => ({
          ...row,
          answeredAt: answeredAt.toISOString(),
          who: who ?? "",
          case:
            caseId && caseNumber && caseStatus
              ? { id: caseId, reference: complaintReference(caseNumber), status: caseStatus }
              : null,
        }),
      ),
      openTotal: await queries.countOpenLoops(scope, spans.now),
    };
  });
}
