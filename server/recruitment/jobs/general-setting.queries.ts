import { type SQL, sql } from "drizzle-orm";
import { organisations } from "#server/accounts/accounts.table.ts";
import { jobSettingsTable } from "./job-settings.table.ts";

/** Whether an organisation takes applications without a vacancy; without settings it does. */
export const takesGeneralApplications: SQL<boolean> = sql<boolean>`coalesce((select ${jobSettingsTable.generalApplications}
  from ${jobSettingsTable} where ${jobSettingsTable.organisationId} = ${organisations.id}), true)`;
