import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  ne,
  type SQL,
  sql,
} from "drizzle-orm";
import type { z } from "zod";
import {
  type CampaignAudience,
  type CampaignChannel,
  type CampaignSettings,
  campaignList,
  defaultCampaignSettings,
} from "#contract/experience/campaigns.ts";
import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { matchesCriteria } from "../segments/criteria.queries.ts";
import { segments } from "../segments/segments.table.ts";
import { campaignSettingsTable, campaigns, campaignRecipients as recipients } from "./campaigns.table.ts";
import { noResults, resultsOf } from "./results.queries.ts";

export type CampaignRecord = typeof campaigns.$inferSelect;

/** How often the organisation writes to one person. */
export async function readSettings(scope: OrganisationScope): Promise<CampaignSettings> {
  const { messages, days } = campaignSettingsTable;
  const [row] = await scope.select({ messages, days }, campaignSettingsTable);
  return row ?? defaultCampaignSettings;
}

export const writeSettings = (scope: OrganisationScope, settings: CampaignSettings) =>
  scope
    .insert(campaignSettingsTable, settings)
    .onConflictDoUpdate({ target: campaignSettingsTable.organisationId, set: settings });

/** The organisation's name, and when its trial ends. */
export async function readOrganisation({ tx, organisationId }: OrganisationScope) {
  const { name, trialEndsAt } = organisations;
  const [row] = await tx
    .select({ name, trialEndsAt })
    .from(organisations)
    .where(eq(organisations.id, organisationId));
  if (!row) throw new Error("the organisation of a campaign is gone");
  return row;
}

const maker = aliasedTable(users, "maker");
const sender = aliasedTable(users, "sender");

/** A campaign with the names of who wrote and who approved it. */
export async function findCampaign(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select({ row: campaigns, createdBy: maker.name, sentBy: sender.name }, campaigns, eq(campaigns.id, id))
    .leftJoin(maker, eq(maker.id, campaigns.createdBy))
    .leftJoin(sender, eq(sender.id, campaigns.sentBy));
  return row;
}

/** A campaign, taken for this transaction. */
export async function lockCampaign(
  scope: OrganisationScope,
  id: string,
): Promise<CampaignRecord | undefined> {
  const [found] = await scope.select({ row: campaigns }, campaigns, eq(campaigns.id, id)).for("update");
  return found?.row;
}

/**
 * Takes all campaigns that are going out: batches of one organisation follow each other, so that two campaigns cannot
 * both write the last message that somebody may get.
 */
export const lockSending = (scope: OrganisationScope) =>
  scope
    .select({ id: campaigns.id }, campaigns, eq(campaigns.state, "sending"))
    .orderBy(asc(campaigns.id))
    .for("update");

const literal = (text: string) => text.replace(/[\\%_]/g, "\\$&");

const matching = conditionsOf(campaignList, {
  q: (words) => ilike(campaigns.name, `%${literal(words)}%`),
  state: campaigns.state,
  channel: (some) => sql`${campaigns.channels} && ${sql.param(some, campaigns.channels)}`,
});

/** Campaigns, a page at a time, with what came of them. */
export async function listCampaigns(scope: OrganisationScope, query: z.output<typeof campaignList.query>) {
  const condition = matching(query);
  const order = query.sort === "name" ? [asc(campaigns.name)] : [desc(campaigns.createdAt)];
  const { rows, total } = await readPage(
    query,
    scope.select({ row: campaigns }, campaigns, condition).orderBy(...order, desc(campaigns.id)),
    scope.select({ total: count() }, campaigns, condition),
  );
  const results = await resultsOf(
    scope,
    rows.map(({ row }) => row.id),
  );
  return { rows: rows.map(({ row }) => ({ row, results: results.get(row.id) ?? noResults })), total };
}

const without = {
  noConsent: sql`${members.marketingConsentAt} is null`,
  former: (today: string) => sql`coalesce(${members.leftOn} <= ${today}, false)`,
};

/** Why a row of the register gets nothing, as far as it is known before the sending; null for who is written to. */
function refusal(channels: readonly CampaignChannel[], today: string): SQL<string | null> {
  const noAddress = channels.includes("sms") ? sql`false` : sql`${members.email} is null`;
  return sql<
    string | null
  >`case when ${without.noConsent} then 'no_consent' when ${without.former(today)} then 'former' when ${noAddress} then 'no_address' end`;
}

/** Whom a rule reaches by these channels now. */
export async function audienceOf(
  scope: OrganisationScope,
  criteria: SegmentCriteria,
  channels: readonly CampaignChannel[],
  now: Date,
): Promise<CampaignAudience> {
  const reason = refusal(channels, nairobiDay(now));
  const written = sql`${reason} is null`;
  const byMail = channels.includes("mail") ? isNotNull(members.email) : sql`false`;
  const [row] = await scope.select(
    {
      people: count(),
      byMail: countWhere(and(written, byMail)),
      bySms: countWhere(and(written, sql`not (${byMail})`)),
      noConsent: countWhere(sql`${reason} = 'no_consent'`),
      former: countWhere(sql`${reason} = 'former'`),
      noAddress: countWhere(sql`${reason} = 'no_address'`),
    },
    members,
    matchesCriteria(criteria, now),
  );
  return row ?? { people: 0, byMail: 0, bySms: 0, noConsent: 0, former: 0, noAddress: 0 };
}

/** Somebody of a segment, as its preview shows them: one who is written to, if there is one. */
export async function exampleReader(scope: OrganisationScope, criteria: SegmentCriteria, now: Date) {
  const { fullName, memberNumber } = members;
  const [row] = await scope
    .select({ fullName, memberNumber }, members, matchesCriteria(criteria, now))
    .orderBy(sql`${members.marketingConsentAt} is null`, asc(members.fullName), asc(members.id))
    .limit(1);
  return row;
}

/**
 * Writes down everybody whom a campaign is meant for, in one statement and each person once, however often it runs.
 */
export async function insertRecipients(
  scope: OrganisationScope,
  { id, channels }: Pick<CampaignRecord, "id" | "channels">,
  criteria: SegmentCriteria,
  now: Date,
): Promise<void> {
  const reason = refusal(channels, nairobiDay(now));
  const found = scope.select(
    {
      organisationId: members.organisationId,
      campaignId: sql`${id}::uuid`.as("campaign_id"),
      memberId: members.id,
      language: members.language,
      state: sql`case when ${reason} is null then 'waiting' else 'skipped' end`.as("state"),
      reason: sql`${reason}`.as("reason"),
      channel: sql`null::text`.as("channel"),
      keyDigest: sql`null::text`.as("key_digest"),
      messageId: sql`null::uuid`.as("message_id"),
      sentAt: sql`null::timestamptz`.as("sent_at"),
      visits: sql`0`.as("visits"),
      visitedAt: sql`null::timestamptz`.as("visited_at"),
      unsubscribedAt: sql`null::timestamptz`.as("unsubscribed_at"),
    },
    members,
    matchesCriteria(criteria, now),
  );
  await scope.tx
    .insert(recipients)
    .select(found as never)
    .onConflictDoNothing();
}

/** Some of those whom a campaign has not reached yet, with what is known of them now. */
export function nextRecipients(scope: OrganisationScope, campaignId: string, limit: number) {
  const { fullName, memberNumber, email, phoneNumber, language, marketingConsentAt, leftOn } = members;
  return scope
    .select(
      {
        memberId: recipients.memberId,
        member: { fullName, memberNumber, email, phoneNumber, language, marketingConsentAt, leftOn },
      },
      recipients,
      and(eq(recipients.campaignId, campaignId), eq(recipients.state, "waiting")),
    )
    .innerJoin(
      members,
      and(eq(members.organisationId, recipients.organisationId), eq(members.id, recipients.memberId)),
    )
    .orderBy(asc(recipients.memberId))
    .limit(limit);
}

/** How many messages of other campaigns each of these people was sent since a moment. */
export async function sentLately(
  scope: OrganisationScope,
  campaignId: string,
  memberIds: string[],
  since: Date,
): Promise<Map<string, number>> {
  if (memberIds.length === 0) return new Map();
  const rows = await scope
    .select(
      { memberId: recipients.memberId, messages: count() },
      recipients,
      and(
        inArray(recipients.memberId, memberIds),
        gte(recipients.sentAt, since),
        ne(recipients.campaignId, campaignId),
      ),
    )
    .groupBy(recipients.memberId);
  return new Map(rows.map(({ memberId, messages }) => [memberId, messages]));
}

interface At {
  campaignId: string;
  memberId: string;
}

const at = ({ campaignId, memberId }: At) =>
  and(eq(recipients.campaignId, campaignId), eq(recipients.memberId, memberId));

/** Counts a visit to a campaign's link; the first one keeps its moment. */
export const noteVisit = (scope: OrganisationScope, whom: At) =>
  scope.update(
    recipients,
    {
      visits: sql`${recipients.visits} + 1`,
      visitedAt: sql`coalesce(${recipients.visitedAt}, now())`,
    } as never,
    at(whom),
  );

export const updateRecipient = (
  scope: OrganisationScope,
  whom: At,
  values: Partial<typeof recipients.$inferInsert>,
) => scope.update(recipients, values, at(whom));

/** Name and rule of a segment. */
export async function segmentOf(scope: OrganisationScope, id: string) {
  const { name, criteria } = segments;
  const [row] = await scope.select({ name, criteria }, segments, eq(segments.id, id));
  return row;
}
