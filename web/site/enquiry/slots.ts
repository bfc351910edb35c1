import type { Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { ClosedDay, Meeting } from "#contract/site/enquiries.ts";
import { formatDate, formatWeekday, timeOf } from "#web/lib/format.ts";
import { enquiryDialogMessages } from "./enquiry.messages.ts";

/** A day in Nairobi with its free slots, in the order they came. */
export interface SlotDay {
  /** `Tue, 24 Nov 2026` */
  label: string;
  slots: { value: string; label: string }[];
}

/** Free slots by day, for choosing first the day and then the time. */
export function slotsByDay(slots: readonly Meeting[], language: Language): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const { startsAt } of slots) {
    const date = formatDate(startsAt, language);
    const day = days.get(date) ?? { label: `${formatWeekday(startsAt, language)}, ${date}`, slots: [] };
    day.slots.push({ value: startsAt, label: timeOf(startsAt) });
    days.set(date, day);
  }
  return [...days.values()];
}

/** Why days are missing from the list: `No meetings on Fri, 25 Dec 2026 (Christmas Day).` Empty when none is. */
export function closedText(closed: readonly ClosedDay[], language: Language): string {
  const t = inOneOf(enquiryDialogMessages, language);
  const days = closed.map(
    ({ day, holiday }) => `${formatWeekday(day, language)}, ${formatDate(day, language)} (${holiday})`,
  );
  const [last = "", ...others] = days.reverse();
  if (last === "") return "";
  return t.noMeetings({
    days: others.length > 0 ? t.and({ days: others.reverse().join(", "), last }) : last,
  });
}
