import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { maxEmail, maxPhone } from "#contract/core/limits.ts";
import { maxPersonName } from "#contract/core/names.ts";
import { experienceChannels } from "#contract/experience/channels.ts";
import {
  interactionDirections,
  interactionLimits,
  interactionSources,
} from "#contract/experience/interactions.ts";
import { experienceTopics, journeyStages } from "#contract/experience/topics.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { columnChecks, lowerCase, notBefore } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";
import { readFrom } from "#server/platform/import/import.table.ts";

/** Each time that a member, or somebody who is none yet, and the SACCO came together. */
export const interactions = pgTable(
  "interaction",
  {
    organisationId: organisationId(),
    id: id(),
    /** Null for somebody who is in no register, and for a member who was erased. */
    memberId: uuid("member_id"),
    /** Who it was, where no member is known; empty for a member, whose record says it. */
    contactName: text("contact_name").notNull().default(""),
    /** E.164. */
    contactPhone: text("contact_phone"),
    contactEmail: text("contact_email"),
    channel: text("channel", { enum: experienceChannels }).notNull(),
    topic: text("topic", { enum: experienceTopics }).notNull(),
    /** That of the topic: `journeyStageOf`. */
    journeyStage: text("journey_stage", { enum: journeyStages }).notNull(),
    direction: text("direction", { enum: interactionDirections }).notNull().default("inbound"),
    summary: text("summary").notNull().default(""),
    openedAt: moment("opened_at").notNull(),
    /** Null until somebody answered. */
    firstResponseAt: moment("first_response_at"),
    /** Null while it is open. */
    closedAt: moment("closed_at"),
    /** The colleague whose it is; null where nobody took it. */
    handledBy: uuid("handled_by"),
    source: text("source", { enum: interactionSources }).notNull(),
    /** The import that brought it. */
    importId: uuid("import_id"),
    createdAt: createdAt(),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // The migration narrows what is set to null to the member.
    foreignKey({
      name: "interaction_member",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("set null"),
    foreignKey({
      name: "interaction_handler",
      columns: [table.handledBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    ...readFrom("interaction", table),
    index("interaction_opened_at").on(table.organisationId, table.openedAt, table.id),
    index("interaction_of_member").on(table.organisationId, table.memberId, table.openedAt),
    index("interaction_channel").on(table.organisationId, table.channel, table.openedAt),
    index("interaction_topic").on(table.organisationId, table.topic, table.openedAt),
    index("interaction_handled_by").on(table.handledBy),
    index("interaction_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    // What `search_interactions` looks through.
    index("interaction_parts").using(
      "gin",
      sql`${table.summary} gin_trgm_ops`,
      sql`${table.contactName} gin_trgm_ops`,
      sql`${table.contactPhone} gin_trgm_ops`,
      sql`${table.contactEmail} gin_trgm_ops`,
    ),
    lowerCase(table.contactEmail),
    notBefore(table.firstResponseAt, table.openedAt),
    notBefore(table.closedAt, table.openedAt),
    ...columnChecks(table, {
      contactName: maxPersonName,
      contactPhone: maxPhone,
      contactEmail: maxEmail,
      summary: interactionLimits.summary,
    }),
  ],
);
