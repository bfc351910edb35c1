import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxLine } from "#contract/core/limits.ts";
import { offerLimits, offerStates, openOfferStates } from "#contract/recruitment/offers.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, notBefore, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { applications } from "../applications/applications.table.ts";

const person = (column: string) => uuid(column).references(() => users.id, { onDelete: "set null" });

const openStates = sql.raw(openOfferStates.map((state) => `'${state}'`).join(", "));

/** An offer of employment. What was sent is never changed: another offer takes its place. */
export const offers = pgTable(
  "offer",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    state: text("state", { enum: offerStates }).notNull().default("draft"),
    /** Grows with every change of what is offered or where it stands. */
    version: integer("version").notNull().default(1),
    position: text("position").notNull(),
    /** A month's, before tax. */
    salaryCents: bigint("salary_cents", { mode: "number" }).notNull(),
    startDate: date("start_date").notNull(),
    place: text("place").notNull(),
    terms: text("terms").notNull(),
    /** When it can be accepted no more. */
    expiresAt: moment("expires_at").notNull(),
    letterLanguage: text("letter_language", { enum: languages }).notNull(),
    /** With placeholders until it is sent, then as the candidate reads it. */
    letter: text("letter").notNull(),
    createdBy: person("created_by"),
    approvedBy: person("approved_by"),
    approvedAt: moment("approved_at"),
    returnReason: text("return_reason"),
    sentAt: moment("sent_at"),
    remindedAt: moment("reminded_at"),
    /** When the candidate accepted or declined. */
    answeredAt: moment("answered_at"),
    /** The candidate's name as they typed it to accept. */
    signature: text("signature"),
    declineReason: text("decline_reason"),
    withdrawReason: text("withdraw_reason"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "offer_application",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("offer_of").on(table.organisationId, table.applicationId, table.createdAt),
    uniqueIndex("offer_open")
      .on(table.organisationId, table.applicationId)
      .where(sql`${table.state} in (${openStates})`),
    // What reports count by.
    index("offer_sent").on(table.organisationId, table.sentAt),
    // What a task looks for: offers whose last day comes, or is over.
    index("offer_expiry").on(table.state, table.expiresAt),
    index("offer_author").on(table.createdBy),
    index("offer_approver").on(table.approvedBy),
    range(table.salaryCents, 0, offerLimits.salaryCents),
    range(table.version, 1),
    notBefore(table.answeredAt, table.sentAt),
    ...columnChecks(table, {
      position: maxLine,
      place: maxLine,
      terms: offerLimits.terms,
      // Filled in, it is longer than what was written.
      letter: offerLimits.letter * 3,
      signature: maxLine,
      returnReason: offerLimits.reason,
      declineReason: offerLimits.reason,
      withdrawReason: offerLimits.reason,
    }),
  ],
);

/** How an organisation makes offers; without a row the defaults hold. */
export const offerSettingsTable = pgTable(
  "offer_settings",
  {
    organisationId: organisationId(),
    approvalRequired: boolean("approval_required").notNull(),
    answerDays: integer("answer_days").notNull(),
    letter: text("letter").notNull(),
    letterSw: text("letter_sw").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    range(table.answerDays, 1, offerLimits.expiryDays),
    ...columnChecks(table, { letter: offerLimits.letter, letterSw: offerLimits.letter }),
  ],
);
