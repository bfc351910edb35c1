import {
  and,
  between,
  count,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import { openStatuses } from "#contract/experience/complaints.ts";
import { feedbackList } from "#contract/experience/feedback.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { endOfDay, nairobiMoment } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { conditionsOf, readPage, sortsBy } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { partPattern } from "#server/platform/text.ts";
import { complaints } from "../complaints/complaints.table.ts";
import { feedbackTable } from "./feedback.table.ts";

export type FeedbackQuery = z.output<typeof feedbackList.query>;
export type FeedbackRow = typeof feedbackTable.$inferSelect;
type FeedbackValues = Partial<Omit<typeof feedbackTable.$inferInsert, "organisationId">>;

/** The SACCO of an address. */
export async function findSacco(tx: Tx, slug: string) {
  const [row] = await tx
    .select({
      organisationId: organisations.id,
      slug: organisations.slug,
      organization: organisations.name,
      trialEndsAt: organisations.trialEndsAt,
    })
    .from(organisations)
    .where(eq(organisations.slug, slug));
  return row ?? null;
}

/** The member whose number somebody typed. */
export async function findByNumber(scope: OrganisationScope, memberNumber: string): Promise<string | null> {
  const written = [memberNumber, memberNumber.toUpperCase()];
  const [row] = await scope.select({ id: members.id }, members, inArray(members.memberNumber, written));
  return row?.id ?? null;
}

/** Adds what a program sent at once. */
export const insertFeedback = (
  scope: OrganisationScope,
  values: Omit<typeof feedbackTable.$inferInsert, "organisationId">,
) => scope.insert(feedbackTable, values);

/** The row of a visit, made where it is new, kept from others until the transaction ends. */
export async function openVisit(
  scope: OrganisationScope,
  values: Omit<typeof feedbackTable.$inferInsert, "organisationId"> & { visitDigest: string },
): Promise<FeedbackRow> {
  await scope.insert(feedbackTable, values).onConflictDoNothing({
    target: [feedbackTable.organisationId, feedbackTable.visitDigest],
  });
  const [row] = await scope
    .select(getTableColumns(feedbackTable), feedbackTable, eq(feedbackTable.visitDigest, values.visitDigest))
    .for("update");
  if (!row) throw new Error("the visit that was opened is gone");
  return row;
}

/** What a visit has answered; undefined for one that has not begun. */
export async function findVisit(scope: OrganisationScope, visitDigest: string) {
  const { survey, csat, nps, ces, comment, followUp, channel, memberNumber, finished } = feedbackTable;
  const [row] = await scope.select(
    { survey, csat, nps, ces, comment, followUp, channel, memberNumber, finished },
    feedbackTable,
    eq(feedbackTable.visitDigest, visitDigest),
  );
  return row;
}

export const updateFeedback = (scope: OrganisationScope, id: string, values: FeedbackValues) =>
  scope.update(feedbackTable, values, eq(feedbackTable.id, id));

const csat = {
  satisfied: gte(feedbackTable.csat, 4),
  neutral: eq(feedbackTable.csat, 3),
  dissatisfied: lte(feedbackTable.csat, 2),
};
const nps = {
  promoter: gte(feedbackTable.nps, 9),
  passive: between(feedbackTable.nps, 7, 8),
  detractor: lte(feedbackTable.nps, 6),
};

/** Scores that ask for a call: the condition of the index `feedback_low`. */
export const isLowScore = sql`(${feedbackTable.csat} <= 2 or ${feedbackTable.nps} <= 6)`;

/** Answers with a case of which this holds. */
const hasCase = (scope: OrganisationScope, condition?: SQL) =>
  exists(
    scope.select(
      { id: complaints.id },
      complaints,
      and(eq(complaints.feedbackId, feedbackTable.id), condition),
    ),
  );

/** What came of a low score; the Feedback Loop tab counts the same (`figures/loop.queries.ts`). */
const loop = {
  open: (scope: OrganisationScope) => not(hasCase(scope, notInArray(complaints.status, openStatuses))),
  case: (scope: OrganisationScope) => hasCase(scope),
  closed: (scope: OrganisationScope) => hasCase(scope, isNotNull(complaints.closedAt)),
  told: (scope: OrganisationScope) => hasCase(scope, isNotNull(complaints.communicatedAt)),
};

/** Answers whose text, member number or member's name contains what somebody typed. */
function matchesFeedback(scope: OrganisationScope, typed: string): SQL {
  const found = sql`search_feedback(${scope.organisationId}::uuid, ${partPattern(typed)})`;
  return sql`${feedbackTable.id} = any(array(select ${found}))`;
}

const matching = conditionsOf(feedbackList, {
  q: (words, scope: OrganisationScope) => matchesFeedback(scope, words),
  csatGroup: (groups) => or(...groups.map((group) => csat[group])),
  npsGroup: (groups) => or(...groups.map((group) => nps[group])),
  channel: feedbackTable.channel,
  sentiment: feedbackTable.sentiment,
  language: feedbackTable.commentLanguage,
  survey: feedbackTable.survey,
  topic: (topics) =>
    sql`${feedbackTable.topics} && array[${sql.join(
      topics.map((topic) => sql`${topic}`),
      sql`, `,
    )}]::text[]`,
  loop: (states, scope) => and(isLowScore, or(...states.map((state) => loop[state](scope)))),
  low: (wanted) => (wanted ? isLowScore : sql`${isLowScore} is not true`),
  commented: (written) => (written ? ne(feedbackTable.comment, "") : eq(feedbackTable.comment, "")),
  finished: (ended) => eq(feedbackTable.finished, ended),
  from: (day) => gte(feedbackTable.answeredAt, nairobiMoment(day)),
  to: (day) => lt(feedbackTable.answeredAt, endOfDay(day)),
});

const sorts = sortsBy<FeedbackQuery["sort"]>({ answeredAt: feedbackTable.answeredAt }, feedbackTable.id);

/** A page of what members answered. */
export function listFeedback(scope: OrganisationScope, query: FeedbackQuery) {
  const condition = matching(query, scope);
  return readPage(
    query,
    scope
      .select(
        { feedback: getTableColumns(feedbackTable), member: { id: members.id, fullName: members.fullName } },
        feedbackTable,
        condition,
      )
      .leftJoin(
        members,
        and(eq(members.organisationId, feedbackTable.organisationId), eq(members.id, feedbackTable.memberId)),
      )
      .orderBy(...sorts.order(query.sort)),
    scope.select({ total: count() }, feedbackTable, condition),
  );
}
