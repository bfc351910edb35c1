import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import { type Duration, type HiringFigures, scoreBands } from "#contract/recruitment/hiring-figures.ts";
import type { OfferOutcome } from "#contract/recruitment/offers.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import { daysOfPeriod, inDays, type Span, spanOf } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./figures.queries.ts";
import { type Took, timeToFill, timeToHire } from "./statistics.queries.ts";

const duration = ({ cases, averageSeconds, medianSeconds }: Took): Duration => ({
  cases,
  averageDays: averageSeconds === null ? null : inDays(averageSeconds),
  medianDays: medianSeconds === null ? null : inDays(medianSeconds),
});

/** Offers of a span with the share that was accepted of those that came to an end by the candidate. */
async function offerFigures(
  scope: OrganisationScope,
  span: Span,
  now: Date,
): Promise<HiringFigures["offers"]> {
  const rows = await queries.offersByOutcome(scope, span, now);
  const of = (outcome: OfferOutcome) => rows.find((row) => row.outcome === outcome)?.offers ?? 0;
  const [accepted, declined, expired] = [of("accepted"), of("declined"), of("expired")];
  const ended = accepted + declined + expired;
  return {
    sent: rows.reduce((sum, row) => sum + row.offers, 0),
    waiting: of("waiting"),
    accepted,
    declined,
    expired,
    withdrawn: of("withdrawn"),
    acceptanceRate: ended > 0 ? Math.round((accepted / ended) * 100) : null,
  };
}

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
      offers: await offerFigures(scope, span, now),
      scores: scoreBands.map((band, index) => {
        const { applications = 0, hired = 0 } = byBand.get(index) ?? {};
        return { from: band, applications, hired };
      }),
      sources: await queries.applicationsBySource(scope, span, now),
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
