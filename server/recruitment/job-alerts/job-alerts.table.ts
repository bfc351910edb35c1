import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxEmail } from "#contract/core/limits.ts";
import { alertFrequencies, maxAlertText } from "#contract/recruitment/job-alerts.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, lowerCase } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

/** A search of the board whose new jobs are mailed: to a job seeker's account, or to an address without one. */
export const jobAlerts = pgTable(
  "job_alert",
  {
    id: id().primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Of whom there is no account for; null beside an account, whose address it is. */
    email: text("email"),
    language: text("language", { enum: languages }).notNull(),
    /** The SACCO whose careers page it was; null for the board of all. */
    saccoId: uuid("sacco_id").references(() => organisations.id, { onDelete: "cascade" }),
    q: text("q").notNull(),
    department: text("department").notNull(),
    location: text("location").notNull(),
    type: text("type").notNull(),
    frequency: text("frequency", { enum: alertFrequencies }).notNull(),
    /** When the owner of the address said yes. */
    confirmedAt: moment("confirmed_at"),
    pausedAt: moment("paused_at"),
    stoppedAt: moment("stopped_at"),
    /** Jobs published until then have been mailed, or were there before the alert. */
    mailedUntil: moment("mailed_until").notNull(),
    nextAt: moment("next_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("job_alert_due")
      .on(table.nextAt)
      .where(
        sql`${table.confirmedAt} is not null and ${table.pausedAt} is null and ${table.stoppedAt} is null`,
      ),
    // One search of one person is one alert, however often it is asked for.
    uniqueIndex("job_alert_search").on(
      sql`coalesce(${table.userId}::text, ${table.email})`,
      sql`coalesce(${table.saccoId}::text, '')`,
      sql`lower(${table.q})`,
      table.department,
      table.location,
      table.type,
    ),
    index("job_alert_user").on(table.userId),
    index("job_alert_email").on(table.email),
    index("job_alert_sacco").on(table.saccoId),
    // What was never confirmed, or is stopped, is deleted after a while.
    index("job_alert_idle").on(table.createdAt).where(sql`${table.confirmedAt} is null`),
    index("job_alert_stopped").on(table.stoppedAt).where(sql`${table.stoppedAt} is not null`),
    check("job_alert_whose", sql`(${table.userId} is null) <> (${table.email} is null)`),
    lowerCase(table.email),
    ...columnChecks(table, {
      email: maxEmail,
      q: maxAlertText,
      department: maxAlertText,
      location: maxAlertText,
      type: maxAlertText,
    }),
  ],
);
