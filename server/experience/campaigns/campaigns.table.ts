import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import {
  type CampaignText,
  campaignChannels,
  campaignLimits,
  campaignStates,
  type SkipReason,
  skipReasons,
} from "#contract/experience/campaigns.ts";
import type { SegmentCriteria } from "#contract/experience/segment-facts.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { columnChecks, jsonList, jsonObject, notBefore, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";
import { segments } from "../segments/segments.table.ts";

/** Messages to a segment. */
export const campaigns = pgTable(
  "campaign",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    /** Null once the segment is gone. */
    segmentId: uuid("segment_id"),
    /** The segment's name; since the start as it was then. */
    segmentName: text("segment_name").notNull(),
    /** The segment's rule as it was at the start; null before. */
    criteria: jsonb("criteria").$type<SegmentCriteria>(),
    channels: text("channels", { enum: campaignChannels }).array().notNull(),
    texts: jsonb("texts").$type<CampaignText[]>().notNull(),
    link: text("link").notNull().default(""),
    state: text("state", { enum: campaignStates }).notNull().default("draft"),
    createdAt: createdAt(),
    createdBy: uuid("created_by"),
    /** Who approved it. */
    sentBy: uuid("sent_by"),
    scheduledFor: moment("scheduled_for"),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // The migration narrows what is set to null to the segment.
    foreignKey({
      name: "campaign_segment",
      columns: [table.organisationId, table.segmentId],
      foreignColumns: [segments.organisationId, segments.id],
    }).onDelete("set null"),
    foreignKey({ name: "campaign_maker", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    foreignKey({ name: "campaign_sender", columns: [table.sentBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("campaign_created_at").on(table.organisationId, table.createdAt, table.id),
    index("campaign_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    index("campaign_segment_id").on(table.organisationId, table.segmentId),
    index("campaign_created_by").on(table.createdBy),
    index("campaign_sent_by").on(table.sentBy),
    check("campaign_scheduled", sql`${table.state} = 'draft' or ${table.scheduledFor} is not null`),
    jsonObject(table.criteria),
    jsonList(table.texts, { min: 1 }),
    notBefore(table.endedAt, table.startedAt),
    ...columnChecks(table, {
      name: 100,
      segmentName: 100,
      channels: 20,
      link: campaignLimits.url,
    }),
  ],
);

const reasons = Object.keys(skipReasons) as [SkipReason, ...SkipReason[]];

/** Whom a campaign is meant for: each person once, with what became of it. */
export const campaignRecipients = pgTable(
  "campaign_recipient",
  {
    organisationId: organisationId(),
    campaignId: uuid("campaign_id").notNull(),
    memberId: uuid("member_id").notNull(),
    language: text("language", { enum: languages }).notNull(),
    state: text("state", { enum: ["waiting", "sent", "skipped"] }).notNull(),
    reason: text("reason", { enum: reasons }),
    channel: text("channel", { enum: campaignChannels }),
    /** Digest of the key in the message's links; null before it goes out. */
    keyDigest: text("key_digest"),
    /** The mail or SMS, whose record says whether it arrived at the next server. */
    messageId: uuid("message_id"),
    /** When the message was handed over to the queue. */
    sentAt: moment("sent_at"),
    visits: integer("visits").notNull().default(0),
    visitedAt: moment("visited_at"),
    unsubscribedAt: moment("unsubscribed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.campaignId, table.memberId] }),
    foreignKey({
      name: "campaign_recipient_of",
      columns: [table.organisationId, table.campaignId],
      foreignColumns: [campaigns.organisationId, campaigns.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "campaign_recipient_member",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    // What one person was sent lately.
    index("campaign_recipient_lately").on(table.organisationId, table.memberId, table.sentAt),
    // What was sent in a period.
    index("campaign_recipient_sent_at").on(table.organisationId, table.sentAt),
    index("campaign_recipient_state").on(table.organisationId, table.campaignId, table.state, table.memberId),
    uniqueIndex("campaign_recipient_key").on(table.keyDigest),
    check("campaign_recipient_reason", sql`(${table.state} = 'skipped') = (${table.reason} is not null)`),
    check(
      "campaign_recipient_sent",
      sql`(${table.state} = 'sent') = (${table.sentAt} is not null and ${table.channel} is not null)`,
    ),
    range(table.visits, 0),
    ...columnChecks(table, { keyDigest: 43 }),
  ],
);

/** How often an organisation writes to one person; without a row the usual holds. */
export const campaignSettingsTable = pgTable(
  "campaign_settings",
  {
    organisationId: organisationId(),
    messages: integer("messages").notNull(),
    days: integer("days").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    range(table.messages, 1, 100),
    range(table.days, 1, 365),
  ],
);
