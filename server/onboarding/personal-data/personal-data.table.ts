import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  dataRequestKinds,
  dataRequestStatuses,
  maxRequestText,
} from "#contract/onboarding/own-membership.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, notBefore } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { memberEvents, members } from "../members/members.table.ts";

/** What people asked for about their data, and what the SACCO answered. */
export const dataRequests = pgTable(
  "data_request",
  {
    organisationId: organisationId(),
    id: id(),
    memberId: uuid("member_id").notNull(),
    kind: text("kind", { enum: dataRequestKinds }).notNull(),
    text: text("text").notNull().default(""),
    status: text("status", { enum: dataRequestStatuses }).notNull().default("open"),
    createdAt: createdAt(),
    dueAt: moment("due_at").notNull(),
    answeredAt: moment("answered_at"),
    answeredBy: uuid("answered_by"),
    answer: text("answer").notNull().default(""),
    /** The correction by which a request for one was granted. */
    correctionId: uuid("correction_id"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "data_request_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "data_request_answerer",
      columns: [table.answeredBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    foreignKey({
      name: "data_request_correction",
      columns: [table.organisationId, table.correctionId],
      foreignColumns: [memberEvents.organisationId, memberEvents.id],
    }).onDelete("cascade"),
    // One of a kind at a time: who presses twice asks once.
    uniqueIndex("data_request_open")
      .on(table.organisationId, table.memberId, table.kind)
      .where(sql`${table.status} = 'open'`),
    index("data_request_member").on(table.organisationId, table.memberId),
    index("data_request_due_at").on(table.organisationId, table.status, table.dueAt),
    index("data_request_correction_id").on(table.organisationId, table.correctionId),
    index("data_request_answered_by").on(table.answeredBy),
    check("data_request_answered", sql`(${table.status} = 'open') = (${table.answeredAt} is null)`),
    notBefore(table.dueAt, table.createdAt),
    ...columnChecks(table, { text: maxRequestText, answer: maxRequestText }),
  ],
);
