import { foreignKey, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { checkKinds } from "#contract/onboarding/checks.ts";
import { organisationId, users } from "#server/accounts/accounts.table.ts";
import { columnChecks } from "#server/platform/database/checks.ts";
import { createdAt, id } from "#server/platform/database/columns.ts";

/** Checks that were kept of a case. Rows are added and removed, never changed: they are evidence. */
export const identityChecks = pgTable(
  "identity_check",
  {
    organisationId: organisationId(),
    id: id(),
    reference: text("reference").notNull(),
    kind: text("kind", { enum: checkKinds }).notNull(),
    outcome: text("outcome").notNull(),
    engine: text("engine").notNull(),
    engineVersion: text("engine_version").notNull(),
    createdAt: createdAt(),
    createdBy: uuid("created_by"),
    /** Result and evidence as JSON, sealed (sealing.ts): what stands on documents is in them. */
    details: text("details").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.id] }),
    foreignKey({
      name: "identity_check_maker",
      columns: [table.createdBy],
      foreignColumns: [users.id],
    }).onDelete("set null"),
    index("identity_check_of").on(table.organisationId, table.reference, table.id),
    index("identity_check_created_by").on(table.createdBy),
    ...columnChecks(table, {
      reference: 100,
      outcome: 50,
      engine: 100,
      engineVersion: 100,
      details: 200_000,
    }),
  ],
);
