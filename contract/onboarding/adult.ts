import { nairobiDay } from "../core/clock.ts";

/** The day, in Nairobi, on or before which whoever is `years` old today was born. */
export const bornBy = (years: number, now = new Date()): string => {
  const [year, ...rest] = nairobiDay(now).split("-");
  return [Number(year) - years, ...rest].join("-");
};

/** Whether a person who was born on that day, `1990-03-12`, is 18 today. */
export const isAdult = (born: string, now = new Date()): boolean => born <= bornBy(18, now);
