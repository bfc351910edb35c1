import { foreignKey, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxViewName, maxViewSearch } from "#contract/core/saved-views.ts";
import { memberships, organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";

/** Filters and order of a list that one person saved; deleted with their membership. */
export const savedViews = pgTable(
  "saved_view",
  {
    organisationId: organisationId(),
    id: id(),
    userId: uuid("user_id").notNull(),
    /** Name of the list: a list is added without a migration. */
    list: text("list").notNull(),
    name: text("name").notNull(),
    search: text("search").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "saved_view_member",
      columns: [table.organisationId, table.userId],
      foreignColumns: [memberships.organisationId, memberships.userId],
    }).onDelete("cascade"),
    unique("saved_view_name").on(table.organisationId, table.userId, table.list, table.name),
    ...columnChecks(table, { list: 50, name: maxViewName, search: maxViewSearch }),
  ],
);
