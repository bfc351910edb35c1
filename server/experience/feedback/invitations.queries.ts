import { and, count, eq, gt, gte, isNotNull, isNull, lt, lte, ne, or, sql } from "drizzle-orm";
import { defaultSurveySettings, type NotAskedReason } from "#contract/experience/survey-settings.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { interactions } from "../interactions/interactions.table.ts";
import { surveySettingsTable } from "../settings/settings.table.ts";
import { drawnOn } from "./draw.policy.ts";
import { feedbackTable } from "./feedback.table.ts";
import { feedbackInvitations } from "./invitations.table.ts";

const memberColumns = {
  id: members.id,
  fullName: members.fullName,
  email: members.email,
  phoneNumber: members.phoneNumber,
  language: members.language,
  leftOn: members.leftOn,
};

/** An interaction with whom it was. */
export async function interactionWithPerson(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      {
        id: interactions.id,
        contactName: interactions.contactName,
        contactPhone: interactions.contactPhone,
        contactEmail: interactions.contactEmail,
        member: memberColumns,
      },
      interactions,
      eq(interactions.id, id),
    )
    .leftJoin(
      members,
      and(eq(members.organisationId, interactions.organisationId), eq(members.id, interactions.memberId)),
    );
  return row;
}

/** The organisation as its members know it. */
export async function saccoOf(scope: OrganisationScope) {
  const [row] = await scope.tx
    .select({
      slug: organisations.slug,
      organization: organisations.name,
      trialEndsAt: organisations.trialEndsAt,
    })
    .from(organisations)
    .where(eq(organisations.id, scope.organisationId));
  if (!row) throw new Error("the organisation is gone");
  return row;
}

/** Whether somebody was asked since a moment, as a member or at an address. */
export async function wasAsked(
  scope: OrganisationScope,
  { memberId, address }: { memberId: string | null; address: string },
  since: Date,
): Promise<boolean> {
  const who = or(
    eq(feedbackInvitations.address, address),
    ...(memberId ? [eq(feedbackInvitations.memberId, memberId)] : []),
  );
  const rows = await scope
    .select(
      { id: feedbackInvitations.id },
      feedbackInvitations,
      and(who, gte(feedbackInvitations.sentAt, since)),
    )
    .limit(1);
  return rows.length > 0;
}

/** Notes that somebody is asked, or why not; once for an interaction. @returns whether this was the first time */
export async function insertInvitation(
  scope: OrganisationScope,
  values: Omit<typeof feedbackInvitations.$inferInsert, "organisationId">,
): Promise<boolean> {
  const added = await scope
    .insert(feedbackInvitations, values)
    .onConflictDoNothing()
    .returning({ id: feedbackInvitations.id });
  return added.length > 0;
}

const answered = and(
  eq(feedbackTable.organisationId, feedbackInvitations.organisationId),
  eq(feedbackTable.visitDigest, feedbackInvitations.keyDigest),
);

/** Where the question about an interaction stands. */
export async function invitationOf(scope: OrganisationScope, interactionId: string) {
  const [row] = await scope
    .select(
      { reason: feedbackInvitations.skippedReason, feedbackId: feedbackTable.id },
      feedbackInvitations,
      eq(feedbackInvitations.interactionId, interactionId),
    )
    .leftJoin(feedbackTable, answered);
  return row;
}

/** The invitation whose link somebody answers by. */
export async function findByKey(scope: OrganisationScope, keyDigest: string) {
  const [row] = await scope.select(
    {
      memberId: feedbackInvitations.memberId,
      interactionId: feedbackInvitations.interactionId,
      sentAt: feedbackInvitations.sentAt,
      survey: feedbackInvitations.survey,
    },
    feedbackInvitations,
    eq(feedbackInvitations.keyDigest, keyDigest),
  );
  return row;
}

/** How asking went since a moment. */
export async function invitationCounts(scope: OrganisationScope, since: Date) {
  const because = (reason: NotAskedReason) =>
    countWhere(sql`${feedbackInvitations.skippedReason} = ${reason}`);
  const [row] = await scope
    .select(
      {
        sent: countWhere(sql`${feedbackInvitations.sentAt} is not null`),
        answered: count(feedbackTable.id),
        askedLately: because("asked_lately"),
        noAddress: because("no_address"),
        former: because("former"),
      },
      feedbackInvitations,
      gte(feedbackInvitations.createdAt, since),
    )
    .leftJoin(feedbackTable, answered);
  if (!row) throw new Error("A count has a row");
  return row;
}

/** Organisations whose trial has not ended by then; an ended one writes to nobody. */
const writes = (now: Date) => or(isNull(organisations.trialEndsAt), gt(organisations.trialEndsAt, now));

/** Interactions of organisations that ask by themselves, closed since a moment, about which nobody was asked. */
export const closedUnasked = (tx: Tx, now: Date, since: Date, limit: number) =>
  tx
    .select({ organisationId: interactions.organisationId, id: interactions.id })
    .from(interactions)
    .innerJoin(organisations, and(eq(organisations.id, interactions.organisationId), writes(now)))
    .innerJoin(
      surveySettingsTable,
      and(
        eq(surveySettingsTable.organisationId, interactions.organisationId),
        eq(surveySettingsTable.askAfterClosing, true),
      ),
    )
    .leftJoin(
      feedbackInvitations,
      and(
        eq(feedbackInvitations.organisationId, interactions.organisationId),
        eq(feedbackInvitations.interactionId, interactions.id),
      ),
    )
    .where(
      and(
        gte(interactions.closedAt, since),
        eq(interactions.source, "staff"),
        isNull(feedbackInvitations.id),
      ),
    )
    .orderBy(interactions.closedAt)
    .limit(limit);

/** Who has decided nothing reminds, too: the defaults hold without a row. */
const reminderDays = sql`coalesce(${surveySettingsTable.reminderDays}, ${defaultSurveySettings.reminderDays})`;

/** Invitations that nobody answered and nobody was reminded of, of organisations that remind by now. */
export const unreminded = (tx: Tx, now: Date, oldest: Date, limit: number) =>
  tx
    .select({ organisationId: feedbackInvitations.organisationId, id: feedbackInvitations.id })
    .from(feedbackInvitations)
    .innerJoin(organisations, and(eq(organisations.id, feedbackInvitations.organisationId), writes(now)))
    .leftJoin(surveySettingsTable, eq(surveySettingsTable.organisationId, feedbackInvitations.organisationId))
    .leftJoin(feedbackTable, answered)
    .where(
      and(
        isNull(feedbackInvitations.remindedAt),
        isNotNull(feedbackInvitations.sentAt),
        gte(feedbackInvitations.sentAt, oldest),
        lt(
          feedbackInvitations.sentAt,
          sql`${now.toISOString()}::timestamptz - make_interval(days => ${reminderDays})`,
        ),
        sql`${reminderDays} > 0`,
        isNull(feedbackTable.id),
      ),
    )
    .orderBy(feedbackInvitations.sentAt)
    .limit(limit);

/** Takes an invitation for its reminder. @returns whom it is for; undefined where somebody was quicker */
export async function takeForReminder(scope: OrganisationScope, id: string, now: Date) {
  const [row] = await scope
    .update(
      feedbackInvitations,
      { remindedAt: now },
      and(eq(feedbackInvitations.id, id), isNull(feedbackInvitations.remindedAt)),
    )
    .returning({
      address: feedbackInvitations.address,
      language: feedbackInvitations.language,
      memberId: feedbackInvitations.memberId,
      survey: feedbackInvitations.survey,
      keyDigest: feedbackInvitations.keyDigest,
    });
  return row;
}

/** Gives an invitation another key, where that of its first link cannot be made again. */
export const renewKey = (scope: OrganisationScope, id: string, keyDigest: string) =>
  scope.update(feedbackInvitations, { keyDigest }, eq(feedbackInvitations.id, id));

/** Organisations that ask members by lot, with the share that they ask each month. */
export const samplingOrganisations = (tx: Tx) =>
  tx
    .select({
      organisationId: surveySettingsTable.organisationId,
      percent: surveySettingsTable.samplePercent,
    })
    .from(surveySettingsTable)
    .where(sql`${surveySettingsTable.samplePercent} > 0`);

/** Organisations that ask a sample of their members whether they recommend them, how often, and how many of a hundred. */
export const recurringOrganisations = (tx: Tx) =>
  tx
    .select({
      organisationId: surveySettingsTable.organisationId,
      every: surveySettingsTable.npsEvery,
      percent: surveySettingsTable.npsPercent,
    })
    .from(surveySettingsTable)
    .where(ne(surveySettingsTable.npsEvery, "never"));

/** How the recurring question went since a moment. */
export async function recurringCounts(scope: OrganisationScope, since: Date) {
  const [row] = await scope
    .select(
      {
        sent: countWhere(isNotNull(feedbackInvitations.sentAt)),
        answered: count(feedbackTable.nps),
        promoters: countWhere(gte(feedbackTable.nps, 9)),
        detractors: countWhere(lte(feedbackTable.nps, 6)),
      },
      feedbackInvitations,
      and(eq(feedbackInvitations.survey, "nps"), gte(feedbackInvitations.createdAt, since)),
    )
    .leftJoin(feedbackTable, answered);
  if (!row) throw new Error("A count has a row");
  return row;
}

/** How many members a day draws. @param stays which members count @param share of them, from 0 to 1 */
async function shareOf(
  scope: OrganisationScope,
  stays: ReturnType<typeof staying>,
  share: number,
  today: string,
): Promise<number> {
  const [all] = await scope.select({ total: count() }, members, stays);
  return drawnOn(today, (all?.total ?? 0) * share);
}

/**
 * Members drawn by lot for the recurring question, among those who stay and were neither asked it nor noted as not asked
 * since a moment.
 * @param share of all members that a day is to draw, from 0 to 1
 */
export async function drawForNps(scope: OrganisationScope, share: number, since: Date, today: string) {
  const stays = staying(today);
  const wanted = await shareOf(scope, stays, share, today);
  if (wanted === 0) return [];
  const lately = sql`exists (select from ${feedbackInvitations} where ${and(
    eq(feedbackInvitations.organisationId, members.organisationId),
    eq(feedbackInvitations.memberId, members.id),
    eq(feedbackInvitations.survey, "nps"),
    gte(feedbackInvitations.createdAt, since),
  )})`;
  return scope
    .select(memberColumns, members, and(stays, sql`not ${lately}`))
    .orderBy(sql`random()`)
    .limit(wanted);
}

const staying = (today: string) =>
  and(isNotNull(members.joinedAt), or(isNull(members.leftOn), sql`${members.leftOn} > ${today}`));

/** Members drawn by lot among those who stay and were not asked since a moment. @param share of all members that a day is to draw, from 0 to 1 */
export async function drawMembers(scope: OrganisationScope, share: number, since: Date, today: string) {
  const stays = staying(today);
  const wanted = await shareOf(scope, stays, share, today);
  if (wanted === 0) return [];
  return scope
    .select(
      memberColumns,
      members,
      and(
        stays,
        lte(members.joinedAt, since),
        sql`not exists (select from ${feedbackInvitations} where ${feedbackInvitations.organisationId} = ${members.organisationId}
          and ${feedbackInvitations.memberId} = ${members.id} and ${feedbackInvitations.sentAt} >= ${since.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(sql`random()`)
    .limit(wanted);
}
