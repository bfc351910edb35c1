import { and, between, count, countDistinct, eq, gte, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { membershipApplications as applications } from "#server/onboarding/applications/applications.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { memberPaymentsTable as payments } from "#server/onboarding/members/payments/payments.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { interactions } from "../interactions/interactions.table.ts";
import type { Comparison } from "./span.ts";

/** Members of the days before, by the stage that they were in touch about, who have not been seen since. */
export function droppedOff(scope: OrganisationScope, { from, to, now, past }: Comparison) {
  const touched = scope
    .select(
      { stage: interactions.journeyStage, memberId: interactions.memberId },
      interactions,
      and(
        gte(interactions.openedAt, past.start),
        lt(interactions.openedAt, past.end),
        isNotNull(interactions.memberId),
      ),
    )
    .groupBy(interactions.journeyStage, interactions.memberId)
    .as("touched");
  const seen = scope.select(
    { memberId: interactions.memberId },
    interactions,
    and(
      gte(interactions.openedAt, now.start),
      lt(interactions.openedAt, now.end),
      eq(interactions.memberId, touched.memberId),
    ),
  );
  const paid = scope.select(
    { memberId: payments.memberId },
    payments,
    and(between(payments.paidOn, from, to), eq(payments.memberId, touched.memberId)),
  );
  return scope.tx
    .select({ stage: touched.stage, members: count() })
    .from(touched)
    .where(and(notExists(seen), notExists(paid)))
    .groupBy(touched.stage);
}

/** Applications for membership that were begun in either span, and how far they came. */
export function joiningSteps(scope: OrganisationScope, { now, both }: Comparison) {
  const deposit = scope
    .select({ memberId: payments.memberId }, payments, eq(payments.kind, "deposit"))
    .groupBy(payments.memberId)
    .as("deposit");
  return scope
    .select(
      {
        isNow: sql<boolean>`${applications.createdAt} >= ${now.start}`.as("is_now"),
        begun: count(),
        sent: countWhere(isNotNull(applications.submittedAt)),
        admitted: countWhere(isNotNull(members.joinedAt)),
        saving: countDistinct(sql`case when ${members.joinedAt} is not null then ${deposit.memberId} end`),
      },
      applications,
      and(gte(applications.createdAt, both.start), lt(applications.createdAt, both.end)),
    )
    .leftJoin(
      members,
      and(eq(members.organisationId, applications.organisationId), eq(members.id, applications.memberId)),
    )
    .leftJoin(deposit, eq(deposit.memberId, applications.memberId))
    .groupBy(sql`is_now`);
}
