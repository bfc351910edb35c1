import { type ApplicationStatus, isDecided } from "#contract/recruitment/applications.ts";
import type { InterviewSlot, SlotOfferState } from "#contract/recruitment/interview-slots.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import type { slotOffers } from "./slots.table.ts";

export type SlotOfferRow = typeof slotOffers.$inferSelect;

/** A time with those who would interview, as far as they are still in the team. */
export interface SlotRow {
  id: string;
  startsAt: Date;
  endsAt: Date;
  chosenAt: Date | null;
  interviewers: readonly { id: string; name: string; email: string }[];
}

/** A span in which somebody interviews, or the candidate is interviewed (`userId` null). */
export interface BusySpan {
  userId: string | null;
  startsAt: Date;
  endsAt: Date;
}

/** Where an offer of times stands now. One whose times are all over has ended, whatever its last day. */
export function stateOfSlotOffer(
  { chosenAt, cancelledAt, expiresAt }: SlotOfferRow,
  rows: readonly SlotRow[],
  status: ApplicationStatus,
  now: Date,
): SlotOfferState {
  if (chosenAt) return "chosen";
  if (cancelledAt) return "cancelled";
  if (isDecided(status)) return "closed";
  return expiresAt > now && rows.some(({ startsAt }) => startsAt > now) ? "open" : "expired";
}

/** Whether a time can be chosen now. One that nobody is left for is as good as taken. */
export function stateOfSlot(
  { startsAt, endsAt, chosenAt, interviewers }: SlotRow,
  busy: readonly BusySpan[],
  now: Date,
): InterviewSlot["state"] {
  if (chosenAt) return "chosen";
  if (startsAt <= now) return "past";
  const clashes = busy.some(
    (span) =>
      span.startsAt < endsAt &&
      span.endsAt > startsAt &&
      (span.userId === null || interviewers.some(({ id }) => id === span.userId)),
  );
  return clashes || interviewers.length === 0 ? "busy" : "free";
}

/** The last day, in Nairobi, on which a time can be chosen. */
export const lastDayOf = ({ expiresAt }: Pick<SlotOfferRow, "expiresAt">): string =>
  nairobiDay(new Date(expiresAt.getTime() - 1));
