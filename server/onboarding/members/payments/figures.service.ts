import { nairobiDay } from "#contract/core/clock.ts";
import type { RegisterFigures } from "#contract/onboarding/register-figures.ts";
import { dayMillis, nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./figures.queries.ts";

const daysOfMonth = 30;
const activeDays = 90;

/** What the register comes to today, and what it came to thirty days ago. */
export function getRegisterFigures(
  { database }: Platform,
  { organisationId }: Staff,
  now = new Date(),
): Promise<RegisterFigures> {
  const earlier = new Date(now.getTime() - daysOfMonth * dayMillis);
  const activeOn = (day: Date) => [nairobiDayAfter(day, -activeDays), nairobiDay(day)] as const;
  return inOrganisation(database, organisationId, async (scope) => ({
    members: {
      now: await queries.countMembers(scope, now),
      monthAgo: await queries.countMembers(scope, earlier),
    },
    activeAccounts: {
      now: await queries.countActive(scope, ...activeOn(now)),
      monthAgo: await queries.countActive(scope, ...activeOn(earlier)),
    },
    deposits: {
      now: await queries.sumDeposits(scope, nairobiDay(now)),
      monthAgo: await queries.sumDeposits(scope, nairobiDay(earlier)),
    },
  }));
}
