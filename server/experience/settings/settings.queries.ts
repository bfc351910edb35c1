import { getTableColumns } from "drizzle-orm";
import {
  defaultSurveySettings,
  type FollowUpWords,
  type SurveySettings,
} from "#contract/experience/survey-settings.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { surveySettingsTable, surveyWordingTable } from "./settings.table.ts";

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

/** The organisation's own words of the questions after the scores. */
export async function readFollowUpWords(scope: OrganisationScope): Promise<FollowUpWords> {
  const [row] = await scope.select({ followUps: surveyWordingTable.followUps }, surveyWordingTable);
  return row?.followUps ?? {};
}

export const writeFollowUpWords = (scope: OrganisationScope, words: FollowUpWords) =>
  scope
    .insert(surveyWordingTable, { followUps: words })
    .onConflictDoUpdate({ target: surveyWordingTable.organisationId, set: { followUps: words } });
