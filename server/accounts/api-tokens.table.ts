import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { apiScopeNames } from "#contract/core/api-scopes.ts";
import { maxTokenName } from "#contract/workspace/api-tokens.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id, moment } from "#server/platform/database/columns.ts";
import { organisationId, users } from "./accounts.table.ts";

/** Keys by which other programs work in an organisation. Rows stay when a token ends: the history names it. */
export const apiTokens = pgTable(
  "api_token",
  {
    organisationId: organisationId(),
    id: id(),
    name: text("name").notNull(),
    /** The token's digest (token-digest.ts); who made it has the token itself. */
    digest: text("digest").notNull().unique("api_token_digest"),
    scopes: text("scopes", { enum: apiScopeNames }).array().notNull(),
    createdBy: uuid("created_by"),
    createdAt: createdAt(),
    /** Null: until it is revoked. */
    expiresAt: moment("expires_at"),
    revokedAt: moment("revoked_at"),
    /** Written at most once a minute. */
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({ name: "api_token_maker", columns: [table.createdBy], foreignColumns: [users.id] }).onDelete(
      "set null",
    ),
    index("api_token_created_by").on(table.createdBy),
    ...columnChecks(table, { name: maxTokenName, digest: 43, scopes: 1000 }),
  ],
);
