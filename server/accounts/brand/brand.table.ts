import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { maxShortName, maxTagline } from "#contract/accounts/brand.ts";
import { maxEmail, maxPhone } from "#contract/core/limits.ts";
import { columnChecks, pattern, range } from "#server/platform/database/checks.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { organisationId } from "../accounts.table.ts";

/** How an organisation shows itself to members and candidates; without a row it has its name only. */
export const organisationBrands = pgTable(
  "organisation_brand",
  {
    organisationId: organisationId(),
    shortName: text("short_name").notNull().default(""),
    tagline: text("tagline").notNull().default(""),
    taglineSwahili: text("tagline_swahili").notNull().default(""),
    colour: text("colour").notNull().default(""),
    phone: text("phone").notNull().default(""),
    email: text("email").notNull().default(""),
    address: text("address").notNull().default(""),
    website: text("website").notNull().default(""),
    logoFileId: uuid("logo_file_id"),
    /** Of the logo, in points. */
    logoWidth: integer("logo_width"),
    logoHeight: integer("logo_height"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId] }),
    foreignKey({
      name: "organisation_brand_logo",
      columns: [table.organisationId, table.logoFileId],
      foreignColumns: [storedFiles.organisationId, storedFiles.id],
    }),
    unique("organisation_brand_logo_once").on(table.organisationId, table.logoFileId),
    check(
      "organisation_brand_logo_size",
      sql`num_nonnulls(${table.logoFileId}, ${table.logoWidth}, ${table.logoHeight}) in (0, 3)`,
    ),
    range(table.logoWidth, 1, 5000),
    range(table.logoHeight, 1, 5000),
    pattern(table.colour, "^(#[0-9a-f]{6})?$"),
    ...columnChecks(table, {
      shortName: maxShortName,
      tagline: maxTagline,
      taglineSwahili: maxTagline,
      phone: maxPhone,
      email: maxEmail,
      address: 200,
      website: 200,
    }),
  ],
);
