import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxEmail } from "#contract/core/limits.ts";
import { surveyKinds } from "#contract/experience/survey-scales.ts";
import { type NotAskedReason, notAskedReasons } from "#contract/experience/survey-settings.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { members } from "#server/onboarding/members/members.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { interactions } from "../interactions/interactions.table.ts";

const reasons = Object.keys(notAskedReasons) as [NotAskedReason, ...NotAskedReason[]];

/** Each time that somebody was asked how it went, or was to be asked and was not. */
export const feedbackInvitations = pgTable(
  "feedback_invitation",
  {
    organisationId: organisationId(),
    id: id(),
    /** What it is about; null for who was drawn by lot. */
    interactionId: uuid("interaction_id"),
    memberId: uuid("member_id"),
    /** What was asked. */
    survey: text("survey", { enum: surveyKinds }).notNull().default("full"),
    /** The address or number that was written to; empty once the person is erased. */
    address: text("address").notNull().default(""),
    language: text("language", { enum: languages }).notNull(),
    /** Digest of the key in the link, which is that of the visit it begins; null where nobody was asked. */
    keyDigest: text("key_digest"),
    createdAt: createdAt(),
    /** Null where nobody was asked. */
    sentAt: moment("sent_at"),
    remindedAt: moment("reminded_at"),
    skippedReason: text("skipped_reason", { enum: reasons }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "feedback_invitation_interaction",
      columns: [table.organisationId, table.interactionId],
      foreignColumns: [interactions.organisationId, interactions.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "feedback_invitation_member",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    // Who was closed once is asked once.
    unique("feedback_invitation_once").on(table.organisationId, table.interactionId),
    unique("feedback_invitation_key").on(table.organisationId, table.keyDigest),
    index("feedback_invitation_member_id").on(table.organisationId, table.memberId, table.sentAt),
    index("feedback_invitation_address").on(table.organisationId, table.address, table.sentAt),
    index("feedback_invitation_created").on(table.organisationId, table.createdAt),
    // Who was asked the recurring question lately, or was to be.
    index("feedback_invitation_nps")
      .on(table.organisationId, table.memberId, table.createdAt)
      .where(sql`${table.survey} = 'nps'`),
    // Of all organisations, for the reminders.
    index("feedback_invitation_unreminded")
      .on(table.sentAt)
      .where(sql`${table.remindedAt} is null and ${table.sentAt} is not null`),
    check("feedback_invitation_asked", sql`(${table.sentAt} is null) = (${table.skippedReason} is not null)`),
    ...columnChecks(table, { address: maxEmail, keyDigest: 43 }),
  ],
);
