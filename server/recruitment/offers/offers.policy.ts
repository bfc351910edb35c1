import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationStatus } from "#contract/recruitment/applications.ts";
import {
  isOpenOffer,
  type OfferState,
  type OwnOffer,
  offerLimits,
  type offerSeen,
  type ShownOfferState,
} from "#contract/recruitment/offers.ts";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { isApprover } from "../jobs/hr-jobs.policy.ts";
import type { offers } from "./offers.table.ts";

export type OfferRow = typeof offers.$inferSelect;

/** Whether an offer can be made or answered: also after the acceptance, where HR moved the application on first. */
export const takesOffers = (status: ApplicationStatus): boolean =>
  status !== "rejected" && status !== "withdrawn";

/** Where an offer stands now, whether or not a task has noted that its last day is over. */
export function stateOfOffer(
  { state, expiresAt }: Pick<OfferRow, "state" | "expiresAt">,
  status: ApplicationStatus,
  now: Date,
): ShownOfferState {
  if (isOpenOffer(state) && !takesOffers(status)) return "closed";
  return state === "sent" && expiresAt <= now ? "expired" : state;
}

/** The same for its candidate; null for one that was never sent. */
export function ownStateOf(row: OfferRow, status: ApplicationStatus, now: Date): OwnOffer["state"] | null {
  if (!row.sentAt) return null;
  const state = stateOfOffer(row, status, now);
  return state === "draft" || state === "awaiting_approval" || state === "approved" ? null : state;
}

/** The last day, in Nairobi, on which an offer can be accepted. */
export const lastDayOf = ({ expiresAt }: Pick<OfferRow, "expiresAt">): string =>
  nairobiDay(new Date(expiresAt.getTime() - 1));

/** Whether an offer has to be approved before this person sends it: an owner's own word is the approval. */
export const needsApproval = (
  staff: Staff,
  { approvalRequired }: { approvalRequired: boolean },
  state: OfferState,
): boolean => approvalRequired && state !== "approved" && !isApprover(staff);

/** @throws CodedError stale where somebody acts on an offer that has become another one since they looked at it */
export function requireSeen(
  { version }: Pick<OfferRow, "version">,
  { expectedVersion }: z.output<typeof offerSeen>,
): void {
  if (expectedVersion !== undefined && expectedVersion !== version) throw new CodedError("stale");
}

/** @throws CodedError validation for days that are over, or too far ahead to be meant */
export function requireDays(
  { startDate, expiryDate }: { startDate: string; expiryDate: string },
  now: Date,
): void {
  const today = nairobiDay(now);
  const fields: Record<string, string> = {};
  const check = (name: string, day: string, days: number) => {
    if (day < today) fields[name] = "Choose today or a day that lies ahead.";
    else if (day > nairobiDayAfter(now, days)) fields[name] = `Choose a day within the next ${days} days.`;
  };
  check("startDate", startDate, offerLimits.startDays);
  check("expiryDate", expiryDate, offerLimits.expiryDays);
  if (Object.keys(fields).length > 0) throw new CodedError("validation", undefined, fields);
}
