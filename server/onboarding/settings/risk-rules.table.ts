import { jsonb, pgTable, primaryKey } from "drizzle-orm/pg-core";
import type { RiskRule } from "#contract/onboarding/risk.ts";
import { organisationId } from "#server/accounts/accounts.table.ts";
import { jsonList } from "#server/platform/database/checks.ts";

/** The rules by which an organisation rates cases; without a row the usual ones hold. */
export const riskRulesTable = pgTable(
  "risk_rules",
  {
    organisationId: organisationId(),
    rules: jsonb("rules").$type<RiskRule[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId] }), jsonList(table.rules)],
);
