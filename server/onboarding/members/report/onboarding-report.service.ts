import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import type { OnboardingReport } from "#contract/onboarding/onboarding-report.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import { daysOfPeriod, mondayOf, spanOf } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./onboarding-report.queries.ts";

interface Days {
  from: string;
  to: string;
}

type ByWeek = { monday: string; value: number }[];

const total = (weeks: ByWeek): number => weeks.reduce((sum, { value }) => sum + value, 0);

/** What came in some days, by week and in all. */
async function countIn(scope: OrganisationScope, days: Days) {
  const span = spanOf(days);
  const registered = await queries.registeredByWeek(scope, span);
  const admitted = await queries.admittedByWeek(scope, span);
  const paidIn = await queries.paidInByWeek(scope, days);
  const decisions = await queries.countDecisions(scope, span);
  return {
    byWeek: { registered, admitted, paidIn },
    counts: {
      registered: total(registered),
      admitted: total(admitted),
      paidIn: total(paidIn),
      ...decisions,
    },
  };
}

const countOf = (weeks: ByWeek, monday: string): number =>
  weeks.find((week) => week.monday === monday)?.value ?? 0;

/** What onboarding did in a period. @throws CodedError validation for a period without days, or too long */
export function reportOnboarding(
  { database }: Platform,
  staff: StaffOrToken,
  query: z.output<typeof periodQuery>,
): Promise<OnboardingReport> {
  const { from, to, days } = daysOfPeriod(query, new Date());
  const { start } = spanOf({ from, to });
  const before = { from: nairobiDayAfter(start, -days.length), to: nairobiDayAfter(start, -1) };
  const mondays = [...new Set(days.map(mondayOf))];
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = await countIn(scope, { from, to });
    const past = await countIn(scope, before);
    const { registered, admitted, paidIn } = now.byWeek;
    return {
      from,
      to,
      now: now.counts,
      past: past.counts,
      weeks: mondays.map((monday) => ({
        monday,
        registered: countOf(registered, monday),
        admitted: countOf(admitted, monday),
        paidIn: countOf(paidIn, monday),
      })),
    };
  });
}
