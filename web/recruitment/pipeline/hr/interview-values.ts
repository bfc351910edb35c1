import { CodedError } from "#contract/core/errors.ts";
import {
  type HiringFile,
  interviewLengths,
  type NewInterview,
  type StaffInterview,
} from "#contract/recruitment/hiring.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { nairobiDay, timeOf } from "#web/lib/format.ts";

/** Lengths to choose from, with the one that holds. */
export const lengthOptions = (minutes: number) =>
  [...new Set<number>([...interviewLengths, minutes])]
    .toSorted((a, b) => a - b)
    .map((value) => ({ value: String(value), label: `${value} minutes` }));

/** What a clash of calendars, and an unusual hour, depend on. */
export const timeFields = ["date", "time", "minutes", "interviewerIds"] as const;
type InterviewTime = Pick<NewInterview, (typeof timeFields)[number]>;

/** Whether the form asks for the very time that was refused: only that one may be booked all the same. */
export const isSameTime = (asked: InterviewTime, refused: InterviewTime | undefined): boolean =>
  timeFields.every((name) => String(asked[name]) === String(refused?.[name]));

/** What may be meant all the same: how the API asks, and how a request confirms it. */
const consents = { slot_taken: "allowConflict", unusual_time: "allowUnusualTime" } as const;

/** What books in spite of a refusal that is a question; null for any other one. */
export function consentTo(error: Error | null): (typeof consents)[keyof typeof consents] | null {
  if (!(error instanceof CodedError)) return null;
  return error.code === "slot_taken" || error.code === "unusual_time" ? consents[error.code] : null;
}

/** What the form begins with: the interview to change, or a call by the person who schedules it. */
export function valuesOf(
  interview:
    | Pick<StaffInterview, "startsAt" | "endsAt" | "type" | "interviewerIds" | "location" | "note">
    | undefined,
  application: Pick<HrApplicationDetail, "phone">,
  { interviewerChoices }: Pick<HiringFile, "interviewerChoices">,
): NewInterview {
  if (!interview) {
    return {
      date: "",
      time: "10:00",
      minutes: 30,
      type: "phone",
      interviewerIds: interviewerChoices.filter(({ self }) => self).map(({ id }) => id),
      location: application.phone,
      note: "",
    };
  }
  const { startsAt, endsAt, type, interviewerIds, location, note } = interview;
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
  return {
    date: nairobiDay(startsAt),
    time: timeOf(startsAt),
    minutes,
    type,
    // Who is not in the team any more cannot be ticked, and is not sent again.
    interviewerIds: interviewerIds.filter((id) => interviewerChoices.some((choice) => choice.id === id)),
    location,
    note: note ?? "",
  };
}
