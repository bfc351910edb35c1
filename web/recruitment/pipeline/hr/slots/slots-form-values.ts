import { z } from "zod";
import { calendarDay } from "#contract/core/fields.ts";
import { interviewFields, needsLink } from "#contract/recruitment/hiring.ts";
import { type NewSlotOffer, slotLimits } from "#contract/recruitment/interview-slots.ts";
import { nairobiDay } from "#web/lib/format.ts";

const { date, time, minutes, type, location, note, interviewerIds } = interviewFields;

/** Stands for everyone who was chosen, all together. */
export const everyone = "everyone";

/** As it is typed: each time says who of the chosen interviews then. */
export const slotsForm = z
  .object({
    interviewerIds,
    slots: z
      .array(z.object({ date, time, who: z.string() }))
      .min(slotLimits.min)
      .max(slotLimits.max),
    minutes,
    type,
    location,
    note,
    answerBy: calendarDay,
  })
  .superRefine(needsLink);
export type SlotsFormValues = z.input<typeof slotsForm>;

/** What is sent of it. Somebody who is not chosen any more does not interview. */
export function offeredSlots({
  interviewerIds: chosen,
  slots,
  ...rest
}: SlotsFormValues): Omit<NewSlotOffer, "key"> {
  return {
    ...rest,
    slots: slots.map(({ who, ...when }) => ({
      ...when,
      interviewerIds: chosen.includes(who) ? [who] : chosen,
    })),
  };
}

/** A day after that, or tomorrow. */
const dayAfter = (day: string | undefined): string => nairobiDay(day || new Date(), 1);

/** Another time to offer: the day after the last one, at the same hour. */
export function nextSlot(slots: readonly SlotsFormValues["slots"][number][]) {
  const last = slots.at(-1);
  return { date: dayAfter(last?.date), time: last?.time ?? "10:00", who: last?.who ?? everyone };
}
