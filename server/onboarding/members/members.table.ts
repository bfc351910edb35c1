import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxEmail, maxLine, maxPhone } from "#contract/core/limits.ts";
import { maxPersonName } from "#contract/core/names.ts";
import { kycStatuses, maxReason, memberActions, onboardingSteps } from "#contract/onboarding/members.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, lowerCase, pattern } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";

/** Members of a SACCO, and who is on the way to be one. */
export const members = pgTable(
  "member",
  {
    organisationId: organisationId(),
    id: id(),
    fullName: text("full_name").notNull(),
    /** Text: leading zeros count. */
    idNumber: text("id_number").notNull(),
    /** E.164. */
    phoneNumber: text("phone_number").notNull(),
    email: text("email"),
    occupation: text("occupation").notNull().default(""),
    referredBy: text("referred_by").notNull().default(""),
    dateOfBirth: date("date_of_birth"),
    address: text("address").notNull().default(""),
    language: text("language", { enum: languages }).notNull(),
    kycStatus: text("kyc_status", { enum: kycStatuses }).notNull().default("pending"),
    onboardingStep: text("onboarding_step", { enum: onboardingSteps }).notNull().default("registration"),
    createdAt: createdAt(),
    createdBy: uuid("created_by"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("member_id_number").on(table.organisationId, table.idNumber),
    unique("member_phone_number").on(table.organisationId, table.phoneNumber),
    unique("member_email").on(table.organisationId, table.email),
    foreignKey({ name: "member_maker", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("member_created_at").on(table.organisationId, table.createdAt, table.id),
    index("member_name").on(table.organisationId, table.fullName, table.id),
    index("member_standing").on(table.organisationId, table.kycStatus, table.onboardingStep),
    index("member_created_by").on(table.createdBy),
    pattern(table.idNumber, "^[A-Z0-9]{6,9}$"),
    lowerCase(table.email),
    ...columnChecks(table, {
      fullName: maxPersonName,
      phoneNumber: maxPhone,
      email: maxEmail,
      occupation: maxLine,
      referredBy: maxLine,
      address: maxLine,
    }),
  ],
);

/** What was done with a member: who, when and why. Rows are only added. */
export const memberEvents = pgTable(
  "member_event",
  {
    organisationId: organisationId(),
    id: id(),
    memberId: uuid("member_id").notNull(),
    createdAt: createdAt(),
    actorId: uuid("actor_id"),
    action: text("action", { enum: memberActions }).notNull(),
    from: text("from_value"),
    to: text("to_value"),
    reason: text("reason").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "member_event_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    foreignKey({ name: "member_event_actor", columns: [table.actorId], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("member_event_at").on(table.organisationId, table.createdAt, table.id),
    index("member_event_member").on(table.organisationId, table.memberId),
    index("member_event_actor_id").on(table.actorId),
    check("member_event_change", sql`(${table.action} = 'registered') = (${table.to} is null)`),
    check("member_event_both", sql`(${table.from} is null) = (${table.to} is null)`),
    ...columnChecks(table, { from: 50, to: 50, reason: maxReason }),
  ],
);

/** What an organisation decided about taking in members; without a row the defaults hold. */
export const onboardingSettingsTable = pgTable(
  "onboarding_settings",
  {
    organisationId: organisationId(),
    fourEyes: boolean("four_eyes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId] })],
);
