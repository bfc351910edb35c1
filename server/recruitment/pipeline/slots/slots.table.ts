import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { maxNote } from "#contract/core/document-requests.ts";
import { maxLine } from "#contract/core/limits.ts";
import { interviewTypes } from "#contract/recruitment/hiring.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, notBefore, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { applications } from "../../applications/applications.table.ts";

/** Several times for one interview, of which the candidate chooses one. */
export const slotOffers = pgTable(
  "interview_slot_offer",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    type: text("type", { enum: interviewTypes }).notNull(),
    location: text("location").notNull(),
    minutes: integer("minutes").notNull(),
    note: text("note"),
    offeredBy: uuid("offered_by").references(() => users.id, { onDelete: "set null" }),
    /** When one can be chosen no more. */
    expiresAt: moment("expires_at").notNull(),
    chosenAt: moment("chosen_at"),
    /** Also when other times took their place. */
    cancelledAt: moment("cancelled_at"),
    /** When the candidate last asked for other times, and with which words. */
    askedAt: moment("asked_at"),
    askedWords: text("asked_words"),
    remindedAt: moment("reminded_at"),
    /** When staff were notified that nobody chose in time. */
    endNotedAt: moment("end_noted_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "interview_slot_offer_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("interview_slot_offer_application").on(table.organisationId, table.applicationId, table.createdAt),
    uniqueIndex("interview_slot_offer_open")
      .on(table.organisationId, table.applicationId)
      .where(sql`${table.chosenAt} is null and ${table.cancelledAt} is null`),
    // What a task looks for: offers whose last day comes, or is over.
    index("interview_slot_offer_expiry").on(table.expiresAt),
    index("interview_slot_offer_person").on(table.offeredBy),
    range(table.minutes, 5, 480),
    ...columnChecks(table, { location: maxLine, note: maxNote, askedWords: maxNote }),
  ],
);

/** One of the times. */
export const slots = pgTable(
  "interview_slot",
  {
    organisationId: organisationId(),
    id: id(),
    offerId: uuid("offer_id").notNull(),
    startsAt: moment("starts_at").notNull(),
    endsAt: moment("ends_at").notNull(),
    chosenAt: moment("chosen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "interview_slot_of",
      columns: [table.organisationId, table.offerId],
      foreignColumns: [slotOffers.organisationId, slotOffers.id],
    }).onDelete("cascade"),
    index("interview_slot_offer_start").on(table.organisationId, table.offerId, table.startsAt),
    notBefore(table.endsAt, table.startsAt),
    ...columnChecks(table, {}),
  ],
);

/** Who of the team would interview at a time. */
export const slotInterviewers = pgTable(
  "interview_slot_person",
  {
    organisationId: organisationId(),
    slotId: uuid("slot_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.slotId, table.userId] }),
    foreignKey({
      name: "interview_slot_person_at",
      columns: [table.organisationId, table.slotId],
      foreignColumns: [slots.organisationId, slots.id],
    }).onDelete("cascade"),
    index("interview_slot_person_user").on(table.userId),
  ],
);
