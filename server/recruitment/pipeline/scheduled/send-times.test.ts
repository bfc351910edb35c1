import { expect, it } from "vitest";
import { nairobiMoment } from "#server/platform/clock.ts";
import { suggestedSendTimes } from "./send-times.ts";

const of = (day: string, time: string) => nairobiMoment(day, time).toISOString();

it.each([
  [
    "a working day's morning",
    nairobiMoment("2026-11-25", "09:00"),
    [of("2026-11-25", "14:00"), of("2026-11-26", "08:00"), of("2026-11-26", "14:00")],
  ],
  [
    "a Friday evening",
    nairobiMoment("2026-11-27", "19:00"),
    [of("2026-11-30", "08:00"), of("2026-11-30", "14:00"), of("2026-12-01", "08:00")],
  ],
  [
    "Christmas Eve",
    nairobiMoment("2026-12-24", "16:00"),
    [of("2026-12-28", "08:00"), of("2026-12-28", "14:00"), of("2026-12-29", "08:00")],
  ],
])("suggests times of working days on %s", (_, now, times) => {
  expect(suggestedSendTimes(now)).toEqual(times);
});
