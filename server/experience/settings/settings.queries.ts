import { getTableColumns } from "drizzle-orm";
import { defaultSurveySettings, type SurveySettings } from "#contract/experience/survey-settings.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { surveySettingsTable } from "./settings.table.ts";

const { organisationId: _, ...fields } = getTableColumns(surveySettingsTable);

/** What the organisation decided; the defaults where it has decided nothing. */
export async function readSurveySettings(scope: OrganisationScope): Promise<SurveySettings> {
  const [row] = await scope.select(fields, surveySettingsTable);
  return row ?? defaultSurveySettings;
}

export const writeSurveySettings = (scope: OrganisationScope, settings: SurveySettings) =>
  scope
    .insert(surveySettingsTable, settings)
    .onConflictDoUpdate({ target: surveySettingsTable.organisationId, set: settings });
