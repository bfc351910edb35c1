import { getTableColumns } from "drizzle-orm";
import { type ComplaintSettings, defaultComplaintSettings } from "#contract/experience/complaint-settings.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { complaintSettingsTable } from "./settings.table.ts";

const { organisationId: _, ...fields } = getTableColumns(complaintSettingsTable);

/** What the organisation decided; the defaults where it has decided nothing. */
export async function readSettings(scope: OrganisationScope): Promise<ComplaintSettings> {
  const [row] = await scope.select(fields, complaintSettingsTable);
  return row ?? defaultComplaintSettings;
}

export const writeSettings = (scope: OrganisationScope, settings: ComplaintSettings) =>
  scope
    .insert(complaintSettingsTable, settings)
    .onConflictDoUpdate({ target: complaintSettingsTable.organisationId, set: settings });
