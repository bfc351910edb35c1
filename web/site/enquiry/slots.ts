import type { ClosedDay, Meeting } from "#contract/site/enquiries.ts";
import { formatDate, formatDateTime, formatWeekday } from "#web/lib/format.ts";

/** A day in Nairobi with its free slots, in the order they came. */
export interface SlotDay {
  /** `Tue, 24 Nov 2026` */
  label: string;
  slots: { value: string; label: string }[];
}

/** Free slots by day, for choosing first the day and then the time. */
export function slotsByDay(slots: readonly Meeting[]): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const { startsAt } of slots) {
    const date = formatDate(startsAt);
    const day = days.get(date) ?? { label: `${formatWeekday(startsAt)}, ${date}`, slots: [] };
    day.slots.push({ value: startsAt, label: formatDateTime(startsAt).slice(date.length + 2) });
    days.set(date, day);
  }
  return [...days.values()];
}

/** Why days are missing from the list: `No meetings on Fri, 25 Dec 2026 (Christmas Day).` Empty when none is. */
export function closedText(closed: readonly ClosedDay[]): string {
  const days = closed.map(({ day, holiday }) => `${formatWeekday(day)}, ${formatDate(day)} (${holiday})`);
  return days.length > 0 ? `No meetings on ${joined(days)}.` : "";
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
