import type { Meeting } from "#contract/site/enquiries.ts";
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
