import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or } from "drizzle-orm";
import { activeStatuses } from "#contract/recruitment/applications.ts";
import { memberships, organisations, users } from "#server/accounts/accounts.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { applications } from "../../applications/applications.table.ts";
import { shownStatus } from "../../applications/held.queries.ts";
import { ofApplication, ofJob } from "../../applications/joins.table.ts";
import { jobs } from "../../jobs/jobs.table.ts";
import { interviewers, interviews } from "../pipeline.table.ts";
import type { BusySpan, SlotOfferRow, SlotRow } from "./slots.policy.ts";
import { slotInterviewers, slotOffers, slots } from "./slots.table.ts";

/** The times that an application was offered, newest first, with who offered them. */
export function slotOffersOf(scope: OrganisationScope, applicationId: string) {
  return scope
    .select(
      { row: slotOffers, offeredBy: users.name },
      slotOffers,
      eq(slotOffers.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, slotOffers.offeredBy))
    .orderBy(desc(slotOffers.createdAt), desc(slotOffers.id));
}

/** One, locked until the transaction ends, so that two choices follow one another. */
export async function lockedSlotOffer(scope: OrganisationScope, id: string): Promise<SlotOfferRow | null> {
  const [found] = await scope.select({ row: slotOffers }, slotOffers, eq(slotOffers.id, id)).for("update");
  return found?.row ?? null;
}

/** The times of offers by their start, with those who would interview and are still in the team. */
export async function slotsOf(
  scope: OrganisationScope,
  offerIds: readonly string[],
): Promise<Map<string, SlotRow[]>> {
  const found = new Map<string, SlotRow[]>(offerIds.map((id) => [id, []]));
  if (offerIds.length === 0) return found;
  const rows = await scope
    .select(
      {
        id: slots.id,
        offerId: slots.offerId,
        startsAt: slots.startsAt,
        endsAt: slots.endsAt,
        chosenAt: slots.chosenAt,
      },
      slots,
      inArray(slots.offerId, [...offerIds]),
    )
    .orderBy(asc(slots.startsAt), asc(slots.id));
  const people = await scope
    .select(
      { slotId: slotInterviewers.slotId, id: users.id, name: users.name, email: users.email },
      slotInterviewers,
    )
    .innerJoin(
      slots,
      and(
        eq(slots.organisationId, slotInterviewers.organisationId),
        eq(slots.id, slotInterviewers.slotId),
        inArray(slots.offerId, [...offerIds]),
      ),
    )
    .innerJoin(
      memberships,
      and(
        eq(memberships.organisationId, slotInterviewers.organisationId),
        eq(memberships.userId, slotInterviewers.userId),
      ),
    )
    .innerJoin(users, eq(users.id, slotInterviewers.userId))
    .orderBy(asc(users.name), asc(users.id));
  for (const { offerId, ...row } of rows) {
    const ofSlot = people.filter(({ slotId }) => slotId === row.id).map(({ slotId: _, ...one }) => one);
    found.get(offerId)?.push({ ...row, interviewers: ofSlot });
  }
  return found;
}

/** When these people interview within a span, and when the candidate is interviewed. */
export async function busySpans(
  scope: OrganisationScope,
  { userIds, candidateId, from, to }: { userIds: string[]; candidateId: string; from: Date; to: Date },
): Promise<BusySpan[]> {
  const rows = await scope
    .select(
      {
        userId: interviewers.userId,
        startsAt: interviews.startsAt,
        endsAt: interviews.endsAt,
        candidateId: applications.candidateId,
      },
      interviews,
      and(
        isNull(interviews.cancelledAt),
        lt(interviews.startsAt, to),
        gt(interviews.endsAt, from),
        or(inArray(interviewers.userId, userIds), eq(applications.candidateId, candidateId)),
      ),
    )
    .innerJoin(applications, ofApplication(interviews))
    .leftJoin(
      interviewers,
      and(
        eq(interviewers.organisationId, interviews.organisationId),
        eq(interviewers.interviewId, interviews.id),
        inArray(interviewers.userId, userIds),
      ),
    );
  return rows.map(({ candidateId: whose, userId, ...span }) => ({
    ...span,
    userId: whose === candidateId ? null : userId,
  }));
}

/** Ends what is open of an application, for other times or for none. */
export const cancelOpen = (scope: OrganisationScope, applicationId: string, now: Date) =>
  scope.update(
    slotOffers,
    { cancelledAt: now },
    and(
      eq(slotOffers.applicationId, applicationId),
      isNull(slotOffers.chosenAt),
      isNull(slotOffers.cancelledAt),
    ),
  );

/** Of one's own offer of times, whose it is; null if it is not theirs. */
export async function ownSlotOffer(tx: Tx, userId: string, id: string) {
  const [found] = await tx
    .select({ organisationId: slotOffers.organisationId, applicationId: slotOffers.applicationId })
    .from(slotOffers)
    .innerJoin(applications, ofApplication(slotOffers))
    .where(and(eq(applications.userId, userId), eq(slotOffers.id, id)));
  return found ?? null;
}

/** What the application of an own offer of times is for. */
export async function titlesOf(scope: OrganisationScope, applicationId: string) {
  const [row] = await scope
    .select(
      {
        status: shownStatus,
        candidateId: applications.candidateId,
        jobTitle: jobs.title,
        organization: organisations.name,
      },
      applications,
      eq(applications.id, applicationId),
    )
    .innerJoin(jobs, ofJob)
    .innerJoin(organisations, eq(organisations.id, applications.organisationId));
  return row ?? null;
}

const place = { organisationId: slotOffers.organisationId, id: slotOffers.id };
const open = [isNull(slotOffers.chosenAt), isNull(slotOffers.cancelledAt)] as const;
const takesPlace = inArray(applications.status, activeStatuses);

const toRemind = (now: Date) =>
  and(
    ...open,
    isNull(slotOffers.remindedAt),
    isNull(slotOffers.askedAt),
    gt(slotOffers.expiresAt, now),
    lte(slotOffers.expiresAt, new Date(now.getTime() + dayMillis)),
    // Nobody is reminded of what they were sent a moment ago.
    lte(slotOffers.createdAt, new Date(now.getTime() - dayMillis)),
  );

const ended = (now: Date) =>
  and(
    ...open,
    isNull(slotOffers.endNotedAt),
    lte(slotOffers.expiresAt, now),
    gt(slotOffers.expiresAt, new Date(now.getTime() - dayMillis)),
  );

const due = (tx: Tx, condition: ReturnType<typeof and>, limit: number) =>
  tx
    .select(place)
    .from(slotOffers)
    .innerJoin(applications, ofApplication(slotOffers))
    .where(and(condition, takesPlace))
    .orderBy(asc(slotOffers.expiresAt), asc(slotOffers.id))
    .limit(limit);

/** Offers that end within a day, made more than a day ago, whose candidates have not been reminded. */
export const offersToRemind = (tx: Tx, now: Date, limit: number) => due(tx, toRemind(now), limit);

/** Offers that ended within the last day and of which staff have not been notified. */
export const offersToEnd = (tx: Tx, now: Date, limit: number) => due(tx, ended(now), limit);

/** Notes one of both. @returns null for everyone but the one transaction that comes first */
export async function claim(
  scope: OrganisationScope,
  id: string,
  what: "remindedAt" | "endNotedAt",
  now: Date,
): Promise<SlotOfferRow | null> {
  const condition = what === "remindedAt" ? toRemind(now) : ended(now);
  const [row] = await scope
    .update(slotOffers, { [what]: now }, and(eq(slotOffers.id, id), condition))
    .returning();
  return row ?? null;
}
