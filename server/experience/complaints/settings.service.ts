import type { ComplaintSettings } from "#contract/experience/complaint-settings.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./settings.queries.ts";

export const getSettings = ({ database }: Platform, staff: Staff): Promise<ComplaintSettings> =>
  inOrganisation(database, staff.organisationId, queries.readSettings);

/** Decides for the organisation; who changed what is in the audit trail. */
export function saveSettings(
  { database }: Platform,
  staff: Staff,
  settings: ComplaintSettings,
): Promise<ComplaintSettings> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const sorted = { ...settings, closedOn: [...new Set(settings.closedOn)].toSorted() };
    const before = await queries.readSettings(scope);
    await queries.writeSettings(scope, sorted);
    await scope.audit(staff, {
      action: "complaint_settings.changed",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: changed(before, sorted),
    });
    return sorted;
  });
}

/** What is another value now. */
function changed(before: ComplaintSettings, after: ComplaintSettings) {
  const texts = (settings: ComplaintSettings) => ({ ...settings, closedOn: settings.closedOn.join(", ") });
  const old: Record<string, unknown> = texts(before);
  return Object.fromEntries(Object.entries(texts(after)).filter(([name, value]) => old[name] !== value));
}
