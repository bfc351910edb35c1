import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { id, moment } from "#server/platform/database/columns.ts";

/** Head turns that somebody was asked for, until they are answered or too old. */
export const livenessChallenges = pgTable(
  "liveness_challenge",
  {
    organisationId: organisationId(),
    id: id(),
    turns: text("turns").array().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    index("liveness_challenge_expires_at").on(table.organisationId, table.expiresAt),
    ...columnChecks(table, { turns: 50 }),
  ],
);
