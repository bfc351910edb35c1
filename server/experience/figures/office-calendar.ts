import { type BusinessCalendar, businessCalendar } from "#server/platform/calendar/business-days.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { officeOf } from "../complaints/office-hours.ts";
import { readSettings } from "../complaints/settings.queries.ts";

/** The hours that the organisation is open, as it decided for its complaints, from one moment to another. */
export async function officeCalendar(
  scope: OrganisationScope,
  from: Date,
  until: Date,
): Promise<BusinessCalendar> {
  return businessCalendar(from, until, officeOf(await readSettings(scope)));
}
