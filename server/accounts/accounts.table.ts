import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { roles } from "#contract/core/access.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

const updatedAt = () =>
  moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** A person who can sign in. The first columns are better-auth's own. */
export const users = pgTable("user", {
  id: id().primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull().unique("user_email"),
  emailVerified: boolean("email_verified").notNull().default(false),
  image: text("image"),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text("phone"),
  /** A job seeker's account. */
  isCandidate: boolean("is_candidate").notNull().default(false),
});

export const sessions = pgTable(
  "session",
  {
    id: id().primaryKey(),
    token: text("token").notNull().unique("session_token"),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("session_user").on(table.userId)],
);

/** How a person proves who they are; `password` holds better-auth's scrypt hash. */
export const credentials = pgTable(
  "account",
  {
    id: id().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique("account_provider").on(table.providerId, table.accountId),
    index("account_user").on(table.userId),
  ],
);

/** Single-use tokens of links in mails. */
export const verifications = pgTable(
  "verification",
  {
    id: id().primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verification_identifier").on(table.identifier)],
);

/** A SACCO (or the provider itself). */
export const organisations = pgTable(
  "organisation",
  {
    id: id().primaryKey(),
    slug: text("slug").notNull().unique("organisation_slug"),
    name: text("name").notNull(),
    /** Null once the organisation pays. */
    trialEndsAt: moment("trial_ends_at"),
    /** The one that runs this installation. Not told by its slug, which anyone might have taken before. */
    isProvider: boolean("is_provider").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("organisation_provider").on(table.isProvider).where(sql`${table.isProvider}`)],
);

/** The column of a table whose rows belong to an organisation and leave with it. */
export const organisationId = () =>
  uuid("organisation_id")
    .notNull()
    .references(() => organisations.id, { onDelete: "cascade" });

/** The roles that a person holds in an organisation. */
export const memberships = pgTable(
  "membership",
  {
    organisationId: organisationId(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    roles: text("roles", { enum: roles }).array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index("membership_user").on(table.userId),
  ],
);

/** Failed sign-ins, counted by rate-limiter-flexible; its column names. */
export const loginThrottles = pgTable("login_throttle", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: moment("expire"),
});
