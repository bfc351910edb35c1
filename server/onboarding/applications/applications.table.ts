import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxLine } from "#contract/core/limits.ts";
import {
  applicationDocumentKinds,
  type CaptureQuality,
  captureMethods,
} from "#contract/onboarding/application-documents.ts";
import type { ApplicationForm, ApplicationValues } from "#contract/onboarding/application-form.ts";
import { applicationSteps } from "#contract/onboarding/application-steps.ts";
import { applicationStatuses } from "#contract/onboarding/applications.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonObject } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { draftChecks, draftColumns } from "#server/platform/drafts/drafts.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { members } from "../members/members.table.ts";

/** Numbers of an open application as typed, without what people put between the characters. */
export const typedNumbers = {
  id_number: sql.raw(`upper(regexp_replace("values"->>'idNumber', '[^A-Za-z0-9]', '', 'g'))`),
  kra_pin: sql.raw(`upper(regexp_replace("values"->>'kraPin', '[^A-Za-z0-9]', '', 'g'))`),
  /** The last nine digits: a Kenyan number is typed with its country or without. */
  phone: sql.raw(`right(regexp_replace("values"->>'primaryMobileNumber', '[^0-9]', '', 'g'), 9)`),
};

/** Applications for membership, from the first field to what was sent, which stays as the member's file. */
export const membershipApplications = pgTable(
  "membership_application",
  {
    organisationId: organisationId(),
    id: id(),
    /** Chosen by the browser: a repeated first save finds the application that it made. */
    clientId: uuid("client_id").notNull(),
    /** Digest of the key in the applicant's link: who has the link, has the application. */
    keyDigest: text("key_digest").notNull().unique("membership_application_key"),
    status: text("status", { enum: applicationStatuses }).notNull().default("draft"),
    language: text("language", { enum: languages }).notNull(),
    ...draftColumns<ApplicationValues>(),
    createdAt: createdAt(),
    /** The officer who began it for somebody; null where the applicant did. */
    startedBy: uuid("started_by"),
    submittedAt: moment("submitted_at"),
    /** What was sent last, checked and in its final form; null before. */
    submitted: jsonb("submitted").$type<ApplicationForm>(),
    /** Version of the consent notice that was agreed to, at `submittedAt`. */
    consentVersion: text("consent_version"),
    /** The by-laws that were accepted, as the settings named them then. */
    byLaws: text("by_laws"),
    memberId: uuid("member_id"),
    /** What is to be corrected: fields and kinds of documents; empty while nothing is. */
    reopenedParts: text("reopened_parts").array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("membership_application_client").on(table.organisationId, table.clientId),
    unique("membership_application_member").on(table.organisationId, table.memberId),
    foreignKey({
      name: "membership_application_of",
      columns: [table.organisationId, table.memberId],
      foreignColumns: [members.organisationId, members.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "membership_application_starter",
      columns: [table.startedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("membership_application_started_by").on(table.startedBy),
    // By what an open application is found that is somebody's who is registered already.
    ...Object.entries(typedNumbers).map(([name, number]) =>
      index(`membership_application_draft_${name}`)
        .on(table.organisationId, number)
        .where(sql`${table.status} = 'draft'`),
    ),
    index("membership_application_begun").on(table.organisationId, table.createdAt, table.id),
    index("membership_application_age").on(table.status, table.updatedAt),
    check(
      "membership_application_sent",
      sql`(${table.status} = 'draft') = (${table.submittedAt} is null) and (${table.submittedAt} is null) = (${table.submitted} is null)`,
    ),
    jsonObject(table.submitted),
    ...draftChecks(table, applicationSteps),
    ...columnChecks(table, {
      keyDigest: 64,
      consentVersion: 50,
      byLaws: maxLine,
      reopenedParts: 2000,
    }),
  ],
);

/** Documents of an application. A replaced one stays as evidence of an earlier decision until the application goes. */
export const applicationDocuments = pgTable(
  "application_document",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    kind: text("kind", { enum: applicationDocumentKinds }).notNull(),
    fileId: uuid("file_id").notNull(),
    /** Chosen by the browser: a repeated upload finds the document that it made. */
    clientId: uuid("client_id").notNull(),
    method: text("method", { enum: captureMethods }).notNull(),
    quality: jsonb("quality").$type<CaptureQuality>(),
    createdAt: createdAt(),
    /** The officer who held the camera; null for the applicant. */
    capturedBy: uuid("captured_by"),
    replacedAt: moment("replaced_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "application_document_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [membershipApplications.organisationId, membershipApplications.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "application_document_file",
      columns: [table.organisationId, table.fileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    foreignKey({
      name: "application_document_photographer",
      columns: [table.capturedBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    unique("application_document_client").on(table.organisationId, table.applicationId, table.clientId),
    uniqueIndex("application_document_current")
      .on(table.organisationId, table.applicationId, table.kind)
      .where(sql`${table.replacedAt} is null`),
    index("application_document_file").on(table.organisationId, table.fileId),
    index("application_document_captured_by").on(table.capturedBy),
    jsonObject(table.quality),
    ...columnChecks(table, {}),
  ],
);
