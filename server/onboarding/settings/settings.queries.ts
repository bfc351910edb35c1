import { getTableColumns } from "drizzle-orm";
import { defaultOnboardingSettings, type OnboardingSettings } from "#contract/onboarding/settings.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { onboardingSettingsTable } from "./settings.table.ts";

const { organisationId: _, ...fields } = getTableColumns(onboardingSettingsTable);

/** What the organisation decided; the defaults where it has decided nothing. */
export async function readSettings(scope: OrganisationScope): Promise<OnboardingSettings> {
  const [row] = await scope.select(fields, onboardingSettingsTable);
  return row ?? defaultOnboardingSettings;
}

export const writeSettings = (scope: OrganisationScope, settings: OnboardingSettings) =>
  scope
    .insert(onboardingSettingsTable, settings)
    .onConflictDoUpdate({ target: onboardingSettingsTable.organisationId, set: settings });
