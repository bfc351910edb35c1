import { nairobiDay } from "#contract/core/clock.ts";
import type { RegisterFigures } from "#contract/onboarding/register-figures.ts";
import { dayMillis, nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./figures.queries.ts";

const daysOfMonth = 30;
const activeDays = 90;

/** What the register came to at two moments. For whoever counts within a transaction of their own. */
export async function countRegister(
  scope: OrganisationScope,
  now: Date,
  earlier: Date,
): Promise<RegisterFigures> {
  const daysUntil = (at: Date) => ({ from: nairobiDayAfter(at, 1 - activeDays), to: nairobiDay(at), at });
  const members = await queries.countMembers(scope, now, earlier);
  const deposits = await queries.sumDeposits(scope, daysUntil(now), daysUntil(earlier));
  return {
    members,
    activeAccounts: { now: deposits.active, monthAgo: deposits.activeBefore },
    deposits: { now: deposits.sum, monthAgo: deposits.sumBefore },
  };
}

/** What the register comes to today, and what it came to thirty days ago. */
export function getRegisterFigures(
  { database }: Platform,
  { organisationId }: Staff,
  now = new Date(),
): Promise<RegisterFigures> {
  const earlier = new Date(now.getTime() - daysOfMonth * dayMillis);
  return inOrganisation(database, organisationId, (scope) => countRegister(scope, now, earlier));
}
