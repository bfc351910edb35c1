import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import type { ComplaintInsights } from "#contract/experience/complaint-figures.ts";
import { clockStates, rootCauses, severities } from "#contract/experience/complaints.ts";
import { experienceTopics } from "#contract/experience/topics.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./complaints.queries.ts";
import { rounded } from "./satisfaction.ts";
import { comparisonOf } from "./span.ts";
import { defaultStep, trendPoints } from "./trend.ts";

interface Counted {
  isNow: boolean;
  cases: number;
  open?: number;
}

/** What one of several kinds comes to, now and before. */
function compared(rows: readonly Counted[]) {
  const [now, past] = [rows.find(({ isNow }) => isNow), rows.find(({ isNow }) => !isNow)];
  return { now: now?.cases ?? 0, past: past?.cases ?? 0, open: now?.open ?? 0 };
}

const mostFirst = (one: { now: number; past: number }, other: { now: number; past: number }) =>
  other.now - one.now || other.past - one.past;
const anyCase = ({ now, past }: { now: number; past: number }) => now + past > 0;

/** What members complain of, how long it takes and what it came out of. @throws CodedError validation */
export function complaintInsightsOf(
  { database }: Platform,
  organisationId: string,
  query: z.output<typeof periodQuery>,
): Promise<ComplaintInsights> {
  const at = new Date();
  const spans = comparisonOf(query, at);
  const step = defaultStep(spans);
  return inOrganisation(database, organisationId, async (scope) => {
    const counts = await queries.complaintCounts(scope, spans, at);
    const byTopic = await queries.complaintsByTopic(scope, spans);
    const bySeverity = await queries.complaintsBySeverity(scope, spans);
    const byCause = await queries.complaintsByCause(scope, spans);
    const ages = await queries.openByAge(scope, at);
    const course = await queries.complaintsByPoint(scope, spans, step);
    const of = (isNow: boolean) => counts.find((row) => row.isNow === isNow);
    const figures = (isNow: boolean) => {
      const row = of(isNow);
      return {
        received: row?.received ?? 0,
        closed: row?.closed ?? 0,
        late: (row?.missed ?? 0) + (row?.missed_open ?? 0),
        averageDays: row?.averageDays == null ? null : rounded(row.averageDays, 1),
      };
    };
    return {
      from: spans.from,
      to: spans.to,
      before: spans.before,
      now: figures(true),
      past: figures(false),
      open: ages.reduce((sum, { cases }) => sum + cases, 0),
      ages,
      clock: clockStates.map((state) => ({
        state,
        now: of(true)?.[state] ?? 0,
        past: of(false)?.[state] ?? 0,
      })),
      topics: experienceTopics
        .map((topic) => ({ topic, ...compared(byTopic.filter((row) => row.topic === topic)) }))
        .filter(anyCase)
        .sort(mostFirst),
      severities: severities.map((severity) => ({
        severity,
        ...compared(bySeverity.filter((row) => row.severity === severity)),
      })),
      rootCauses: rootCauses
        .map((rootCause) => {
          const { now, past } = compared(byCause.filter((row) => row.rootCause === rootCause));
          return { rootCause, now, past };
        })
        .filter(anyCase)
        .sort(mostFirst),
      trend: trendPoints(spans, step).map(({ start, from, to }) => ({
        from,
        to,
        received: course.received.find(({ point }) => point === start)?.cases ?? 0,
        closed: course.closed.find(({ point }) => point === start)?.cases ?? 0,
      })),
    };
  });
}
