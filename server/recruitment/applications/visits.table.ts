import { foreignKey, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/columns.ts";
import { applications } from "./applications.table.ts";

const ownUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** When a person of the team was last among the applications, one row for each person. */
export const applicationVisits = pgTable(
  "application_visit",
  {
    organisationId: organisationId(),
    userId: ownUser(),
    /** The end of the visit before the present one: what came after it is new; null on the first. */
    since: moment("since"),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index("application_visit_user").on(table.userId),
    ...columnChecks(table, {}),
  ],
);

/** When a person last opened an application. */
export const applicationLooks = pgTable(
  "application_look",
  {
    organisationId: organisationId(),
    userId: ownUser(),
    applicationId: uuid("application_id").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.applicationId, table.userId] }),
    foreignKey({
      name: "application_look_at",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    index("application_look_user").on(table.userId),
    ...columnChecks(table, {}),
  ],
);
