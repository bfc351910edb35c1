import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { languages } from "#contract/core/language.ts";
import { maxEmail, maxLine, maxPhone, maxText } from "#contract/core/limits.ts";
import { agentDepartments } from "#contract/site/agent-departments.ts";
import { enquiryStatuses, enquiryTopics } from "#contract/site/enquiries.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks, lowerCase, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

/** The agents of the directory. Part of the product, not of an organisation: written at each start. */
export const agents = pgTable(
  "agent",
  {
    id: id().primaryKey(),
    name: text("name").notNull().unique("agent_name"),
    department: text("department", { enum: agentDepartments }).notNull(),
    specialization: text("specialization").notNull(),
    description: text("description").notNull(),
    capabilities: text("capabilities").array().notNull(),
    isActive: boolean("is_active").notNull(),
    /** Place in the directory. */
    position: integer("position").notNull(),
    /** Null until it has worked once (`recordAgentWork`). */
    lastActivity: moment("last_activity"),
  },
  (table) => [
    range(table.position, 0),
    ...columnChecks(table, {
      name: maxLine,
      specialization: maxLine,
      description: maxText,
      capabilities: maxText,
    }),
  ],
);

/** What a visitor sent to the organisation that runs the site. */
export const enquiries = pgTable(
  "enquiry",
  {
    organisationId: organisationId(),
    id: id(),
    topic: text("topic", { enum: enquiryTopics }).notNull(),
    status: text("status", { enum: enquiryStatuses }).notNull().default("new"),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    saccoName: text("sacco_name"),
    subject: text("subject"),
    solution: text("solution"),
    message: text("message").notNull().default(""),
    /** Start of the booked meeting; null without one, and after it was cancelled. */
    slotStartsAt: moment("slot_starts_at"),
    /** Name of the meeting's calendar entry; null without one, and for those named before names were kept. */
    calendarUid: text("calendar_uid"),
    /** Of the page it was sent from; what the sender is answered is in it. */
    language: text("language", { enum: languages }).notNull().default("en"),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    // One meeting at a time.
    unique("enquiry_slot").on(table.organisationId, table.slotStartsAt),
    index("enquiry_status").on(table.organisationId, table.status, table.createdAt.desc()),
    index("enquiry_created").on(table.organisationId, table.createdAt.desc(), table.id),
    index("enquiry_email").on(table.organisationId, table.email, table.createdAt),
    lowerCase(table.email),
    ...columnChecks(table, {
      fullName: maxLine,
      email: maxEmail,
      phone: maxPhone,
      saccoName: maxLine,
      subject: maxLine,
      solution: maxLine,
      message: maxText,
      calendarUid: 400,
    }),
  ],
);

/** What the team answered. */
export const enquiryReplies = pgTable(
  "enquiry_reply",
  {
    organisationId: organisationId(),
    id: id(),
    enquiryId: uuid("enquiry_id").notNull(),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    message: text("message").notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "enquiry_reply_to",
      columns: [table.organisationId, table.enquiryId],
      foreignColumns: [enquiries.organisationId, enquiries.id],
    }).onDelete("cascade"),
    index("enquiry_reply_thread").on(table.organisationId, table.enquiryId, table.createdAt),
    index("enquiry_reply_author").on(table.authorId),
    ...columnChecks(table, { message: maxText }),
  ],
);

/** How often a document of the resource centre was downloaded. Belongs to no organisation. */
export const resourceDownloads = pgTable(
  "resource_download",
  {
    resourceId: text("resource_id").primaryKey(),
    downloads: integer("downloads").notNull(),
  },
  (table) => [range(table.downloads, 0), ...columnChecks(table, { resourceId: maxLine })],
);

/** Views of the site's pages: a number a day and page, and nothing about who came. */
export const pageViews = pgTable(
  "page_view",
  {
    organisationId: organisationId(),
    /** In Nairobi. */
    day: date("day").notNull(),
    /** Path with ids replaced: `/jobs/:id`. */
    path: text("path").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.day, table.path] }),
    range(table.views, 0),
    // No longer than what fits into the key's index.
    ...columnChecks(table, { path: 2000 }),
  ],
);
