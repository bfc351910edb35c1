import { foreignKey, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxEmail, maxLine, maxPhone, maxText } from "#contract/core/limits.ts";
import { referralRelations } from "#contract/recruitment/referrals.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, lowerCase } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { applications } from "../applications/applications.table.ts";
import { jobs } from "../jobs/jobs.table.ts";

/** A person whom a colleague refers for a job, and who agreed to that. */
export const referrals = pgTable(
  "referral",
  {
    organisationId: organisationId(),
    id: id(),
    jobId: uuid("job_id").notNull(),
    referredBy: uuid("referred_by").references(() => users.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    relation: text("relation", { enum: referralRelations }).notNull(),
    words: text("words").notNull(),
    /** Of the link in the mail. */
    key: text("key").notNull().unique("referral_key"),
    applicationId: uuid("application_id"),
    /** What the colleague passed on of theirs. */
    cvFileId: uuid("cv_file_id"),
    /** When the person opened the link of the mail; null if they never did. */
    openedAt: moment("opened_at"),
    /** When the person said that they do not want to apply. */
    declinedAt: moment("declined_at"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    unique("referral_once").on(table.organisationId, table.jobId, table.email),
    foreignKey({
      name: "referral_job",
      columns: [table.organisationId, table.jobId],
      foreignColumns: [jobs.organisationId, jobs.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "referral_application",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "referral_cv",
      columns: [table.organisationId, table.cvFileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    index("referral_cv_of").on(table.organisationId, table.cvFileId),
    index("referral_own").on(table.organisationId, table.referredBy, table.id.desc()),
    index("referral_by").on(table.referredBy),
    index("referral_application_of").on(table.organisationId, table.applicationId),
    index("referral_email").on(table.email),
    index("referral_age").on(table.createdAt),
    lowerCase(table.email),
    ...columnChecks(table, {
      name: maxLine,
      email: maxEmail,
      phone: maxPhone,
      words: maxText,
      key: 24,
    }),
  ],
);
