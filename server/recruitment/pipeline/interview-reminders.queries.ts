import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../applications/applications.table.ts";
import { ofApplication } from "../applications/joins.table.ts";
import { interviewers, interviews } from "./pipeline.table.ts";
import { scorecards } from "./scorecards.table.ts";

/** What happens around an interview's time, each once. */
export const interviewMoments = ["reminded", "soon", "ended"] as const;
export type InterviewMoment = (typeof interviewMoments)[number];

const hourMillis = 3_600_000;

/** Where it is noted that it happened. */
const noted = {
  reminded: "remindedAt",
  soon: "soonRemindedAt",
  ended: "feedbackAskedAt",
} as const satisfies Record<InterviewMoment, keyof typeof interviews.$inferSelect>;

/** Whether it is time. Nobody is reminded of what they were invited to, or heard of, a moment ago. */
function isDue(moment: InterviewMoment, now: Date) {
  const { startsAt, endsAt, updatedAt, cancelledAt } = interviews;
  const later = (millis: number) => new Date(now.getTime() + millis);
  const when = {
    reminded: [
      gt(startsAt, later(hourMillis)),
      lte(startsAt, later(dayMillis)),
      lte(updatedAt, sql`${startsAt} - interval '1 day'`),
    ],
    soon: [
      gt(startsAt, now),
      lte(startsAt, later(hourMillis)),
      lte(updatedAt, sql`${startsAt} - interval '1 hour'`),
    ],
    ended: [lte(endsAt, now), gt(endsAt, later(-dayMillis))],
  } as const;
  return and(isNull(cancelledAt), isNull(interviews[noted[moment]]), ...when[moment]);
}

/** Interviews at applications that are not decided whose moment has come. */
export const interviewsAt = (tx: Tx, moment: InterviewMoment, now: Date, limit: number) =>
  tx
    .select({ organisationId: interviews.organisationId, id: interviews.id })
    .from(interviews)
    .innerJoin(applications, ofApplication(interviews))
    .where(and(isDue(moment, now), inArray(applications.status, activeStatuses)))
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(limit);

/** Notes that it happened. @returns the application; null for everyone but the one transaction that comes first */
export async function claimMoment(
  scope: OrganisationScope,
  id: string,
  moment: InterviewMoment,
  now: Date,
): Promise<string | null> {
  const [row] = await scope
    .update(interviews, { [noted[moment]]: now }, and(eq(interviews.id, id), isDue(moment, now)))
    .returning({ applicationId: interviews.applicationId });
  return row?.applicationId ?? null;
}

/** Those who interviewed and have given no scorecard. */
export async function interviewersWithoutScorecard(
  scope: OrganisationScope,
  interviewId: string,
  applicationId: string,
): Promise<string[]> {
  const asked = await scope
    .select({ id: interviewers.userId }, interviewers, eq(interviewers.interviewId, interviewId))
    .orderBy(asc(interviewers.userId));
  const given = await scope.select(
    { id: scorecards.authorId },
    scorecards,
    eq(scorecards.applicationId, applicationId),
  );
  return asked.map(({ id }) => id).filter((id) => !given.some((one) => one.id === id));
}
