import { and, count, desc, eq, gte, inArray, isNotNull, lt, max, sql, sum } from "drizzle-orm";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable as payments } from "#server/onboarding/members/payments/payments.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";
import { interactions } from "../interactions/interactions.table.ts";

const openedIn = ({ start, end }: Span) =>
  and(gte(interactions.openedAt, start), lt(interactions.openedAt, end));

/** The last interactions of a span, newest first. */
export function recentInteractions(scope: OrganisationScope, span: Span, rows: number) {
  return scope
    .select(
      {
        id: interactions.id,
        openedAt: interactions.openedAt,
        firstResponseAt: interactions.firstResponseAt,
        closedAt: interactions.closedAt,
        channel: interactions.channel,
        topic: interactions.topic,
        memberName: members.fullName,
        contactName: interactions.contactName,
        summary: interactions.summary,
      },
      interactions,
      openedIn(span),
    )
    .leftJoin(
      members,
      and(eq(members.organisationId, interactions.organisationId), eq(members.id, interactions.memberId)),
    )
    .orderBy(desc(interactions.openedAt), desc(interactions.id))
    .limit(rows);
}

/** Members who were in touch most often in a span. */
export async function membersInTouch(scope: OrganisationScope, span: Span, rows: number) {
  const often = await scope
    .select(
      { id: interactions.memberId, interactions: count(), lastAt: max(interactions.openedAt) },
      interactions,
      and(openedIn(span), isNotNull(interactions.memberId)),
    )
    .groupBy(interactions.memberId)
    .orderBy(desc(count()), desc(max(interactions.openedAt)), interactions.memberId)
    .limit(rows);
  const ids = often.flatMap(({ id }) => (id === null ? [] : [id]));
  if (ids.length === 0) return [];
  const people = new Map((await portfolios(scope, ids)).map((person) => [person.id, person]));
  return often.flatMap(({ id, interactions: times, lastAt }) => {
    const person = people.get(id ?? "");
    return person && lastAt ? [{ ...person, interactions: times, lastAt }] : [];
  });
}

/** What members have with the SACCO, and what they answered last. */
function portfolios(scope: OrganisationScope, ids: string[]) {
  const saved = scope
    .select(
      { memberId: payments.memberId, total: sum(payments.amount).mapWith(Number).as("total") },
      payments,
      and(inArray(payments.memberId, ids), inArray(payments.kind, ["deposit", "shares"])),
    )
    .groupBy(payments.memberId)
    .as("saved");
  const last = (score: typeof feedback.csat | typeof feedback.nps) =>
    sql<
      number | null
    >`(array_agg(${score} order by ${feedback.answeredAt} desc) filter (where ${score} is not null))[1]`;
  const answered = scope
    .select(
      {
        memberId: feedback.memberId,
        csat: last(feedback.csat).as("csat"),
        nps: last(feedback.nps).as("nps"),
      },
      feedback,
      inArray(feedback.memberId, ids),
    )
    .groupBy(feedback.memberId)
    .as("answered");
  return scope
    .select(
      {
        id: members.id,
        fullName: members.fullName,
        memberNumber: members.memberNumber,
        savings: sql<number>`coalesce(${saved.total}, 0)`.mapWith(Number),
        csat: answered.csat,
        nps: answered.nps,
      },
      members,
      inArray(members.id, ids),
    )
    .leftJoin(saved, eq(saved.memberId, members.id))
    .leftJoin(answered, eq(answered.memberId, members.id));
}
