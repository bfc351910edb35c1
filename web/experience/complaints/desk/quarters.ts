import { nairobiDay } from "#contract/core/clock.ts";

/** Quarters that the return can be looked at for. */
const offered = 12;

/** The last quarters up to a moment, the present one first: `2026-Q4`. */
export function lastQuarters(now: Date): string[] {
  const [year = 0, month = 1] = nairobiDay(now).split("-").map(Number);
  const present = year * 4 + Math.ceil(month / 3) - 1;
  return Array.from({ length: offered }, (_, ago) => {
    const quarter = present - ago;
    return `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`;
  });
}
