import { and, between, count, eq, gte, inArray, lt, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Span } from "#server/platform/period.ts";
import { memberEvents, members } from "../members.table.ts";
import { memberPaymentsTable } from "../payments/payments.table.ts";

const within = (at: PgColumn, { start, end }: Span): SQL | undefined => and(gte(at, start), lt(at, end));

/** The Monday of the week, in Nairobi, that a moment or a day lies in. */
const mondayOf = (at: SQL) => sql<string>`to_char(date_trunc('week', ${at}), 'YYYY-MM-DD')`.as("monday");
const inNairobi = (at: PgColumn) => sql`${at} at time zone 'Africa/Nairobi'`;

const byMonday = sql`monday`;

/** Members who came into the register in a span, by week. */
export const registeredByWeek = (scope: OrganisationScope, span: Span) =>
  scope
    .select(
      { monday: mondayOf(inNairobi(members.createdAt)), value: count() },
      members,
      within(members.createdAt, span),
    )
    .groupBy(byMonday);

/** Members who were admitted in a span, by week. */
export const admittedByWeek = (scope: OrganisationScope, span: Span) =>
  scope
    .select(
      { monday: mondayOf(inNairobi(members.joinedAt)), value: count() },
      members,
      within(members.joinedAt, span),
    )
    .groupBy(byMonday);

const ofDays = ({ from, to }: { from: string; to: string }) => between(memberPaymentsTable.paidOn, from, to);

/** What was paid in on some days, by week. */
export const paidInByWeek = (scope: OrganisationScope, days: { from: string; to: string }) =>
  scope
    .select(
      {
        monday: mondayOf(sql`${memberPaymentsTable.paidOn}::timestamp`),
        value: sum(memberPaymentsTable.amount).mapWith(Number),
      },
      memberPaymentsTable,
      ofDays(days),
    )
    .groupBy(byMonday);

/** How often identities were verified and applications rejected in a span. */
export async function countDecisions(scope: OrganisationScope, span: Span) {
  const rows = await scope
    .select(
      { to: memberEvents.to, value: count() },
      memberEvents,
      and(
        eq(memberEvents.action, "kyc_changed"),
        inArray(memberEvents.to, ["verified", "rejected"]),
        within(memberEvents.createdAt, span),
      ),
    )
    .groupBy(memberEvents.to);
  const of = (status: string) => rows.find(({ to }) => to === status)?.value ?? 0;
  return { verified: of("verified"), rejected: of("rejected") };
}
