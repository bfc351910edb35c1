import { and, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { isOpenRow } from "../complaints/clock.queries.ts";
import { complaints } from "../complaints/complaints.table.ts";
import { isLowScore } from "../feedback/feedback.queries.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";
import type { Comparison } from "./span.ts";

const answeredIn = ({ start, end }: Span) =>
  and(gte(feedback.answeredAt, start), lt(feedback.answeredAt, end));

const caseOfIt = and(
  eq(complaints.organisationId, feedback.organisationId),
  eq(complaints.feedbackId, feedback.id),
);

const isNow = ({ now }: Comparison) => sql<boolean>`${feedback.answeredAt} >= ${now.start}`.as("is_now");

/** Answers with a score in both spans. */
export function scoredAnswers(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      { isNow: isNow(spans), answers: count() },
      feedback,
      and(answeredIn(spans.both), or(isNotNull(feedback.csat), isNotNull(feedback.nps))),
    )
    .groupBy(sql`is_now`);
}

/** Low scores of both spans, and what became of them. */
export function lowScores(scope: OrganisationScope, spans: Comparison) {
  return scope
    .select(
      {
        isNow: isNow(spans),
        low: count(),
        cases: count(complaints.id),
        closed: count(complaints.closedAt),
        told: count(complaints.communicatedAt),
        hoursToCase: sql<
          number | null
        >`percentile_cont(0.5) within group (order by extract(epoch from ${complaints.receivedAt} - ${feedback.answeredAt}) / 3600)`.mapWith(
          Number,
        ),
      },
      feedback,
      and(answeredIn(spans.both), isLowScore),
    )
    .leftJoin(complaints, caseOfIt)
    .groupBy(sql`is_now`);
}

const isOpenLoop = or(isNull(complaints.id), isOpenRow());

/** The low scores of a span that nobody has come to the end of; those without a case first, newest first. */
export function openLoops(scope: OrganisationScope, span: Span, rows: number) {
  return scope
    .select(
      {
        id: feedback.id,
        answeredAt: feedback.answeredAt,
        csat: feedback.csat,
        nps: feedback.nps,
        comment: feedback.comment,
        channel: feedback.channel,
        who: members.fullName,
        caseId: complaints.id,
        caseNumber: complaints.number,
        caseStatus: complaints.status,
      },
      feedback,
      and(answeredIn(span), isLowScore, isOpenLoop),
    )
    .leftJoin(complaints, caseOfIt)
    .leftJoin(
      members,
      and(eq(members.organisationId, feedback.organisationId), eq(members.id, feedback.memberId)),
    )
    .orderBy(sql`(${complaints.id} is null) desc`, desc(feedback.answeredAt), desc(feedback.id))
    .limit(rows);
}

/** How many there are. */
export async function countOpenLoops(scope: OrganisationScope, span: Span): Promise<number> {
  const [row] = await scope
    .select({ total: count() }, feedback, and(answeredIn(span), isLowScore, isOpenLoop))
    .leftJoin(complaints, caseOfIt);
  return row?.total ?? 0;
}
