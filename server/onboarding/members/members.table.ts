import { sql } from "drizzle-orm";
import {
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxEmail, maxLine, maxPhone, maxText } from "#contract/core/limits.ts";
import { maxPersonName } from "#contract/core/names.ts";
import type { CorrectedField } from "#contract/onboarding/corrections.ts";
import { counties } from "#contract/onboarding/counties.ts";
import type { ApplicationPart, RejectionReason } from "#contract/onboarding/decisions.ts";
import { riskRatings } from "#contract/onboarding/flags.ts";
import { memberActions } from "#contract/onboarding/member-changes.ts";
import { endReasons, kycStatuses, memberSources, onboardingSteps } from "#contract/onboarding/members.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonList, lowerCase, notBefore, pattern } from "#server/platform/database/checks.ts";
import { createdAt, id, moment, sample } from "#server/platform/database/columns.ts";

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
    /** How the member came into the register. */
    source: text("source", { enum: memberSources }).notNull().default("staff"),
    kraPin: text("kra_pin"),
    county: text("county", { enum: counties }),
    /** Given by the organisation's pattern once the member is complete, or imported. */
    memberNumber: text("member_number"),
    /** When the entrance fee and first shares were there and the member complete. */
    joinedAt: moment("joined_at"),
    noticeOn: date("notice_on"),
    /** The last day of the membership, which may be to come; null while nothing ends it. */
    leftOn: date("left_on"),
    /** Null also where an import did not say. */
    endReason: text("end_reason", { enum: endReasons }),
    /** Who decides about the case; null while nobody took it. */
    assigneeId: uuid("assignee_id"),
    /** When the case is to be decided; null where nothing waits. */
    dueAt: moment("due_at"),
    /** The `dueAt` of which somebody was reminded before, and after it; another one is told of anew. */
    soonToldFor: moment("soon_told_for"),
    overdueToldFor: moment("overdue_told_for"),
    /** What the organisation's rules make of the case; null before they were asked. */
    risk: text("risk", { enum: riskRatings }),
    /** When the person took back the consents that checks need; null while they hold. */
    consentWithdrawnAt: moment("consent_withdrawn_at"),
    /** When the person agreed to news and offers; null while they do not. */
    marketingConsentAt: moment("marketing_consent_at"),
    /** The member's own account, once they have linked one. */
    userId: uuid("user_id"),
    sample: sample(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // Who was admitted in some days.
    index("member_joined_at").on(table.organisationId, table.joinedAt),
    index("member_sample").on(table.organisationId, table.id).where(sql`${table.sample}`),
    unique("member_kra_pin").on(table.organisationId, table.kraPin),
    unique("member_member_number").on(table.organisationId, table.memberNumber),
    foreignKey({
      name: "member_assignee",
      columns: [table.assigneeId],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    foreignKey({ name: "member_account", columns: [table.userId], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("member_due_at").on(table.organisationId, table.dueAt, table.id),
    // Of all organisations, for the reminders.
    index("member_due").on(table.dueAt, table.id).where(sql`${table.dueAt} is not null`),
    // By what somebody who is registered twice is found.
    index("member_date_of_birth").on(table.organisationId, table.dateOfBirth),
    index("member_plain_id_number").on(table.organisationId, sql`ltrim(${table.idNumber}, '0')`),
    // Former members are few, and left out of most counts.
    index("member_left_on").on(table.organisationId, table.leftOn).where(sql`${table.leftOn} is not null`),
    check(
      "member_end",
      sql`${table.leftOn} is not null or (${table.noticeOn} is null and ${table.endReason} is null)`,
    ),
    notBefore(table.leftOn, table.noticeOn),
    index("member_county").on(table.organisationId, table.county),
    index("member_assignee_id").on(table.assigneeId),
    index("member_user_id").on(table.userId),
    pattern(table.kraPin, "^[AP][0-9]{9}[A-Z]$"),
    unique("member_id_number").on(table.organisationId, table.idNumber),
    unique("member_phone_number").on(table.organisationId, table.phoneNumber),
    unique("member_email").on(table.organisationId, table.email),
    foreignKey({ name: "member_maker", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("member_created_at").on(table.organisationId, table.createdAt, table.id),
    index("member_name").on(table.organisationId, table.fullName, table.id),
    // Any part of what a member is looked up by: `search_members`.
    index("member_parts").using(
      "gin",
      sql`${table.fullName} gin_trgm_ops`,
      sql`${table.idNumber} gin_trgm_ops`,
      sql`${table.phoneNumber} gin_trgm_ops`,
      sql`${table.kraPin} gin_trgm_ops`,
      sql`${table.memberNumber} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
    ),
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
      memberNumber: 40,
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
    /** Why; the words of a note. */
    reason: text("reason").notNull().default(""),
    /** Why an application was not confirmed, and what is to be corrected: codes. */
    reasons: text("reasons").array().$type<RejectionReason[]>().notNull().default([]),
    parts: text("parts").array().$type<ApplicationPart[]>().notNull().default([]),
    /** What was corrected, with what stood there before. */
    changes: jsonb("changes").$type<CorrectedField[]>().notNull().default([]),
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
    index("member_event_member").on(table.organisationId, table.memberId, table.createdAt, table.id),
    index("member_event_actor_id").on(table.actorId),
    check(
      "member_event_change",
      sql`${table.action} not in ('step_changed', 'kyc_changed') or (${table.from} is not null and ${table.to} is not null)`,
    ),
    jsonList(table.changes),
    ...columnChecks(table, { from: 50, to: 50, reason: maxText, reasons: 1000, parts: 2000 }),
  ],
);

/** A colleague whom a note names. */
export const memberMentions = pgTable(
  "member_mention",
  {
    organisationId: organisationId(),
    eventId: uuid("event_id").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.eventId, table.userId] }),
    foreignKey({
      name: "member_mention_in",
      columns: [table.organisationId, table.eventId],
      foreignColumns: [memberEvents.organisationId, memberEvents.id],
    }).onDelete("cascade"),
    index("member_mention_user").on(table.userId),
  ],
);
