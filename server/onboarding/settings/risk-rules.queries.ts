import { defaultRiskRules, type RiskRule } from "#contract/onboarding/risk.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { riskRulesTable } from "./risk-rules.table.ts";

/** The rules of the organisation; the usual ones where it has none of its own. */
export async function readRiskRules(scope: OrganisationScope): Promise<RiskRule[]> {
  const [row] = await scope.select({ rules: riskRulesTable.rules }, riskRulesTable);
  return row?.rules ?? defaultRiskRules;
}

export const writeRiskRules = (scope: OrganisationScope, rules: RiskRule[]) =>
  scope
    .insert(riskRulesTable, { rules })
    .onConflictDoUpdate({ target: riskRulesTable.organisationId, set: { rules } });
