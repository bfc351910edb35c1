import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { maxLine } from "#contract/core/limits.ts";
import { firstDaysLimits, itemAudiences, type TemplateItem } from "#contract/recruitment/first-days.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, jsonList, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { applications } from "../applications/applications.table.ts";

/** The items that every checklist of an organisation begins with; without a row the usual ones hold. */
export const firstDaysTemplates = pgTable(
  "first_days_template",
  {
    organisationId: organisationId(),
    items: jsonb("items").$type<TemplateItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId] }), jsonList(table.items)],
);

/** The first days of somebody who was hired. */
export const firstDaysLists = pgTable(
  "first_days_list",
  {
    organisationId: organisationId(),
    id: id(),
    applicationId: uuid("application_id").notNull(),
    startDate: date("start_date").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "first_days_list_of",
      columns: [table.organisationId, table.applicationId],
      foreignColumns: [applications.organisationId, applications.id],
    }).onDelete("cascade"),
    unique("first_days_list_once").on(table.organisationId, table.applicationId),
    ...columnChecks(table, {}),
  ],
);

/** Something to be done around the first day of work. */
export const firstDaysItems = pgTable(
  "first_days_item",
  {
    organisationId: organisationId(),
    id: id(),
    listId: uuid("list_id").notNull(),
    position: integer("position").notNull(),
    title: text("title").notNull(),
    audience: text("audience", { enum: itemAudiences }).notNull(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    dueDate: date("due_date").notNull(),
    doneAt: moment("done_at"),
    doneBy: uuid("done_by").references(() => users.id, { onDelete: "set null" }),
    /** When its owner was notified that it is due. */
    remindedAt: moment("reminded_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "first_days_item_of",
      columns: [table.organisationId, table.listId],
      foreignColumns: [firstDaysLists.organisationId, firstDaysLists.id],
    }).onDelete("cascade"),
    index("first_days_item_list").on(table.organisationId, table.listId, table.dueDate),
    // What a task looks for: items whose day has come.
    index("first_days_item_due").on(table.dueDate),
    index("first_days_item_owner").on(table.ownerId),
    index("first_days_item_doer").on(table.doneBy),
    range(table.position, 0, firstDaysLimits.items * 2),
    ...columnChecks(table, { title: maxLine }),
  ],
);
