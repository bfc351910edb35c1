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
import { maxGraceDays } from "#contract/accounts/two-factor-rule.ts";
import { roles } from "#contract/core/access.ts";
import { languages } from "#contract/core/language.ts";
import { maxEmail, maxLine, maxPhone } from "#contract/core/limits.ts";
import { switchableModules } from "#contract/core/modules.ts";
import { columnChecks, lowerCase, pattern, range } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";

const updatedAt = () =>
  moment("updated_at")
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** A person who can sign in. The first columns are better-auth's own. */
export const users = pgTable(
  "user",
  {
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
    /** What their mails are in, and their pages on whatever device they sign in; null until they chose one. */
    language: text("language", { enum: languages }),
    /** A job seeker's account. */
    isCandidate: boolean("is_candidate").notNull().default(false),
  },
  (table) => [
    // With the unique constraint on what is lower case already, no address has a second account.
    lowerCase(table.email),
    ...columnChecks(table, {
      // First and last name with a space between.
      name: 2 * maxLine + 1,
      email: maxEmail,
      image: 2000,
      firstName: maxLine,
      lastName: maxLine,
      phone: maxPhone,
    }),
  ],
);

export const sessions = pgTable(
  "session",
  {
    id: id().primaryKey(),
    /** The token's digest (token-digest.ts); who signed in has the token itself. */
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
  (table) => [index("session_user").on(table.userId), ...columnChecks(table, {})],
);

/** How a person proves who they are; `password` holds the hash of `password-hash.ts`. */
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
    ...columnChecks(table, {}),
  ],
);

/** Single-use tokens of links in mails. */
export const verifications = pgTable(
  "verification",
  {
    id: id().primaryKey(),
    /** Digest of what the link is for and its token. */
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verification_identifier").on(table.identifier), ...columnChecks(table, {})],
);

/** The address that a person asks for in place of the present one, until they have shown that it is theirs. */
export const emailChanges = pgTable(
  "email_change",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    /** Digest of the link's token. */
    token: text("token").notNull().unique("email_change_token"),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
  },
  (table) => [lowerCase(table.email), ...columnChecks(table, { email: maxEmail, token: 100 })],
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
    /** The end of a trial that candidates under way have been informed of; another one is announced again. */
    trialEndAnnouncedFor: moment("trial_end_told"),
    /** Since when it holds sample data; null without any. */
    sampleSince: moment("sample_since"),
    /** The one that runs this installation. Not recognised by its slug, which anyone might have taken before. */
    isProvider: boolean("is_provider").notNull().default(false),
    /** Parts of the workspace that nobody in it uses. */
    modulesOff: text("modules_off", { enum: switchableModules }).array().notNull().default([]),
    /** Whoever holds one of these has to sign in with a code beside the password. */
    twoFactorRoles: text("two_factor_roles", { enum: roles }).array().notNull().default(sql`'{}'`),
    /** Days that a person has to set it up, from the decision or from when they joined. */
    twoFactorGraceDays: integer("two_factor_grace_days").notNull().default(14),
    /** When that was decided; null without a rule. */
    twoFactorSince: moment("two_factor_since"),
    /** The made-up one of the demo that visitors may look into without an account. Marked when it is seeded only. */
    isShowcase: boolean("is_showcase").notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("organisation_provider").on(table.isProvider).where(sql`${table.isProvider}`),
    uniqueIndex("organisation_showcase").on(table.isShowcase).where(sql`${table.isShowcase}`),
    // Which jobs the board leaves out.
    index("organisation_trial").on(table.trialEndsAt),
    pattern(table.slug, "^[a-z0-9]+(-[a-z0-9]+)*$"),
    range(table.twoFactorGraceDays, 0, maxGraceDays),
    // A slug made of a name has 60 characters and a number.
    ...columnChecks(table, { slug: 80, name: maxLine, modulesOff: 500, twoFactorRoles: 500 }),
  ],
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
    /** Who brought the person in; null for whose organisation it is. */
    invitedBy: uuid("invited_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index("membership_user").on(table.userId),
    index("membership_invited_by").on(table.invitedBy),
    ...columnChecks(table, {}),
  ],
);
