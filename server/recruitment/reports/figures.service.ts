import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import { type Duration, type HiringFigures, scoreBands } from "#contract/recruitment/hiring-figures.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import { daysOfPeriod, inDays, spanOf } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./figures.queries.ts";
import { type Took, timeToFill, timeToHire } from "./statistics.queries.ts";

const duration = ({ cases, averageSeconds, medianSeconds }: Took): Duration => ({
  cases,
  averageDays: averageSeconds === null ? null : inDays(averageSeconds),
  medianDays: medianSeconds === null ? null : inDays(medianSeconds),
});

/** How long hiring took, how well applications match and who interviewed how much. @throws CodedError validation */
export function reportFigures(
  { database }: Platform,
  staff: StaffOrToken,
  query: z.output<typeof periodQuery>,
): Promise<HiringFigures> {
  const now = new Date();
  const { from, to } = daysOfPeriod(query, now);
  const span = spanOf({ from, to });
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const byBand = new Map((await queries.applicationsByScore(scope, span)).map((row) => [row.band, row]));
    const people = await queries.interviewsByPerson(scope, span, now);
    return {
      from,
      to,
      timeToHire: duration(await timeToHire(scope, span)),
      timeToFill: duration(await timeToFill(scope, span)),
      scores: scoreBands.map((band, index) => {
        const { applications = 0, hired = 0 } = byBand.get(index) ?? {};
        return { from: band, applications, hired };
      }),
      interviews: {
        ...(await queries.countInterviews(scope, span, now)),
        interviewers: people.map(({ id, name, total, held, seconds }) => ({
          id,
          name,
          held,
          ahead: total - held,
          hours: Math.round(seconds / 360) / 10,
        })),
      },
    };
  });
}
