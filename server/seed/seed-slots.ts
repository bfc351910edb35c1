import { endOfDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { slotInterviewers, slotOffers, slots } from "#server/recruitment/pipeline/slots/slots.table.ts";
import { nairobiTime } from "./content/dates.ts";

const minutes = 45;

/** Offers the candidate of an application four times for an interview, by two people of the team. */
export async function seedSlots(
  scope: OrganisationScope,
  { applicationId, hrId, ownerId }: { applicationId: string; hrId: string; ownerId: string },
  today: Date,
): Promise<void> {
  const offerId = newId();
  await scope.insert(slotOffers, {
    id: offerId,
    applicationId,
    type: "in_person",
    location: "Head office, second floor; please ask for the HR office",
    minutes,
    note: "Please bring your original certificates and your national ID.",
    offeredBy: hrId,
    expiresAt: endOfDay(nairobiDayAfter(today, 4)),
    createdAt: nairobiTime(today, 1, 15, 10),
  });
  for (const [days, hour, userId] of [
    [5, 9, hrId],
    [5, 14, ownerId],
    [6, 11, hrId],
    [7, 15, ownerId],
  ] as const) {
    const startsAt = nairobiTime(today, -days, hour, 0);
    const id = newId();
    await scope.insert(slots, {
      id,
      offerId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    });
    await scope.insert(slotInterviewers, { slotId: id, userId });
  }
}
