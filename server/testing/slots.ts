import type { NewSlotOffer } from "#contract/recruitment/interview-slots.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";

/** Three times for a video call in four to six days, by one person; `values` overrides any field. */
export const slotsOf = (interviewerId: string, values: Partial<NewSlotOffer> = {}): NewSlotOffer => ({
  slots: [4, 5, 6].map((days) => ({
    date: nairobiDayAfter(new Date(), days),
    time: "10:30",
    interviewerIds: [interviewerId],
  })),
  minutes: 45,
  type: "video",
  location: "https://meet.example/umoja",
  note: "Have your certificates at hand.",
  answerBy: nairobiDayAfter(new Date(), 3),
  // One of them may be a Sunday.
  allowUnusualTime: true,
  ...values,
});
