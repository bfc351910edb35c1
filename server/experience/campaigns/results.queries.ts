import { and, asc, count, eq, gte, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import {
  type CampaignResults,
  type EngagementFigures,
  type RecipientState,
  recipientList,
} from "#contract/experience/campaigns.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { conditionsOf, readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { mails } from "#server/platform/mail/mail.table.ts";
import { smsMessages } from "#server/platform/sms/sms.table.ts";
import { feedbackTable } from "../feedback/feedback.table.ts";
import { campaignRecipients as recipients } from "./campaigns.table.ts";

/** Days after a message for which an answer to the survey counts as one that followed it. */
const answerDays = 14;

/** What of nobody came. */
export const noResults: CampaignResults = {
  people: 0,
  waiting: 0,
  skipped: 0,
  sent: 0,
  queued: 0,
  failed: 0,
  visitors: 0,
  unsubscribed: 0,
  answered: 0,
};

/** The records of messages, which say how far each came; those of more than a year ago are gone and had been sent. */
const ofMail = and(eq(mails.id, recipients.messageId), eq(recipients.channel, "mail"));
const ofSms = and(eq(smsMessages.id, recipients.messageId), eq(recipients.channel, "sms"));
const stateOf: SQL<RecipientState> = sql<RecipientState>`case when ${recipients.state} <> 'sent' then ${recipients.state} when coalesce(${mails.state}, ${smsMessages.state}) in ('queued', 'failed') then coalesce(${mails.state}, ${smsMessages.state}) else 'sent' end`;

const answeredAfter = sql`exists (select from ${feedbackTable} where ${and(
  eq(feedbackTable.organisationId, recipients.organisationId),
  eq(feedbackTable.memberId, recipients.memberId),
  sql`${feedbackTable.answeredAt} between ${recipients.sentAt} and ${recipients.sentAt} + make_interval(days => ${answerDays})`,
)})`;

const counted = (state: RecipientState) => countWhere(sql`${stateOf} = ${state}`);

/** What came of campaigns so far, by their ids. */
export async function resultsOf(
  scope: OrganisationScope,
  campaignIds: string[],
): Promise<Map<string, CampaignResults>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await scope
    .select(
      {
        campaignId: recipients.campaignId,
        people: count(),
        waiting: counted("waiting"),
        skipped: counted("skipped"),
        sent: counted("sent"),
        queued: counted("queued"),
        failed: counted("failed"),
        visitors: countWhere(isNotNull(recipients.visitedAt)),
        unsubscribed: countWhere(isNotNull(recipients.unsubscribedAt)),
        answered: countWhere(answeredAfter),
      },
      recipients,
      inArray(recipients.campaignId, campaignIds),
    )
    .leftJoin(mails, ofMail)
    .leftJoin(smsMessages, ofSms)
    .groupBy(recipients.campaignId);
  return new Map(rows.map(({ campaignId, ...results }) => [campaignId, results]));
}

/** Members who can be written to, and what came of messages since a moment. */
export async function engagementSince(
  scope: OrganisationScope,
  since: Date,
  today: string,
): Promise<EngagementFigures> {
  const [people] = await scope.select(
    { members: count(), agreed: countWhere(isNotNull(members.marketingConsentAt)) },
    members,
    sql`coalesce(${members.leftOn} > ${today}, true)`,
  );
  const [messages] = await scope.select(
    {
      campaigns: sql<number>`count(distinct ${recipients.campaignId})`.mapWith(Number),
      messages: count(),
      visitors: countWhere(isNotNull(recipients.visitedAt)),
      unsubscribed: countWhere(isNotNull(recipients.unsubscribedAt)),
      answered: countWhere(answeredAfter),
    },
    recipients,
    gte(recipients.sentAt, since),
  );
  const none = { campaigns: 0, messages: 0, visitors: 0, unsubscribed: 0, answered: 0 };
  return { ...(people ?? { members: 0, agreed: 0 }), ...(messages ?? none) };
}

/** How many people each reason left out, most first. */
export async function reasonsOf(scope: OrganisationScope, campaignId: string) {
  const rows = await scope
    .select(
      { reason: recipients.reason, people: count() },
      recipients,
      and(eq(recipients.campaignId, campaignId), eq(recipients.state, "skipped")),
    )
    .groupBy(recipients.reason)
    .orderBy(sql`count(*) desc`);
  return rows.flatMap(({ reason, people }) => (reason ? [{ reason, people }] : []));
}

const matching = conditionsOf(recipientList, {
  state: (states) => inArray(stateOf, states),
  reason: recipients.reason,
});

/** Whom a campaign was meant for, by name, a page at a time. */
export function listRecipients(
  scope: OrganisationScope,
  campaignId: string,
  query: z.output<typeof recipientList.query>,
) {
  const condition = and(eq(recipients.campaignId, campaignId), matching(query));
  const { memberId, channel, reason, sentAt, visitedAt, unsubscribedAt } = recipients;
  const { fullName, memberNumber } = members;
  return readPage(
    query,
    scope
      .select(
        {
          memberId,
          fullName,
          memberNumber,
          channel,
          state: stateOf,
          reason,
          sentAt,
          visitedAt,
          unsubscribedAt,
        },
        recipients,
        condition,
      )
      .innerJoin(
        members,
        and(eq(members.organisationId, recipients.organisationId), eq(members.id, recipients.memberId)),
      )
      .leftJoin(mails, ofMail)
      .leftJoin(smsMessages, ofSms)
      .orderBy(asc(fullName), asc(memberId)),
    scope
      .select({ total: count() }, recipients, condition)
      .leftJoin(mails, ofMail)
      .leftJoin(smsMessages, ofSms),
  );
}
