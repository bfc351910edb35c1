import { dayMillis, weekdayOf } from "../clock.ts";
import type { holidayNames } from "./holidays.messages.ts";

/** A public holiday; `holidayNames` has its name. */
export type Holiday = keyof (typeof holidayNames)["en"];

/**
 * The public holidays of Kenya: Public Holidays Act (Cap. 110), Parts I and II of its Schedule. Idd-ul-Azha
 * is in Part II, but the Cabinet Secretary has declared it for everybody each year. What else is declared
 * from day to day (section 3) nobody can reckon.
 *
 * Our own table: the library that knows Kenya (date-holidays) takes 45 MB, calls 10 October by a retired name
 * and does not know that the moon may be seen a day later.
 */
const fixed: Readonly<Record<string, Holiday>> = {
  "01-01": "newYear",
  "05-01": "labour",
  "06-01": "madaraka",
  "10-10": "mazingira",
  "10-20": "mashujaa",
  "12-12": "jamhuri",
  "12-25": "christmas",
  "12-26": "boxing",
};

/** Month and day of the Islamic calendar. */
const ofTheMoon: Readonly<Record<string, Holiday>> = { "10-1": "iddUlFitr", "12-10": "iddUlAzha" };

/** A general election was held in this year, and one is due every fifth (Constitution, article 101). */
const electionYear = 2022;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const plus = (day: string, days: number): string => dayOf(Date.parse(day) + days * dayMillis);

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  return dayOf(Date.UTC(year, 2, 22 + epact + toSunday - 7 * late));
}

/** The second Tuesday in August. */
function electionDay(year: number): string {
  const first = new Date(Date.UTC(year, 7, 1)).getUTCDay();
  return dayOf(Date.UTC(year, 7, 8 + ((9 - first) % 7)));
}

/** What falls on a day by the calendar alone, before Sundays are made up for. */
function datedHoliday(day: string): Holiday | null {
  const year = Number(day.slice(0, 4));
  const sunday = easter(year);
  if (day === plus(sunday, -2)) return "goodFriday";
  if (day === plus(sunday, 1)) return "easterMonday";
  if ((year - electionYear) % 5 === 0 && day === electionDay(year)) return "election";
  return fixed[day.slice(5)] ?? null;
}

const islamic = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
  timeZone: "UTC",
  month: "numeric",
  day: "numeric",
});

/** The holiday for which the moon is expected on a day. */
function expectedMoon(day: string): Holiday | null {
  const parts = islamic.formatToParts(Date.parse(day));
  const part = (type: string) => parts.find((one) => one.type === type)?.value;
  return ofTheMoon[`${part("month")}-${part("day")}`] ?? null;
}

const holidayOn = (day: string): Holiday | null =>
  datedHoliday(day) ?? expectedMoon(day) ?? expectedMoon(plus(day, -1));

/** Where a holiday is kept: "the first succeeding day, not being a public holiday" after a Sunday (section 4). */
function keptOn(day: string): string {
  if (weekdayOf(day) !== 0) return day;
  let kept = plus(day, 1);
  while (datedHoliday(kept)) kept = plus(kept, 1);
  return kept;
}

/** A Sunday's holiday is kept on Wednesday at the latest: Christmas, before Boxing Day, on Tuesday. */
const latestKept = 3;

/**
 * The public holiday of a calendar day, `YYYY-MM-DD`, or null. Of Idd-ul-Fitr and Idd-ul-Azha both days are
 * given that it may be: the expected one, and the next, for the moon is seen when it is seen.
 */
export function kenyanHoliday(day: string): Holiday | null {
  const sinceSunday = weekdayOf(day);
  if (sinceSunday === 0) return null;
  const own = holidayOn(day);
  if (own || sinceSunday > latestKept) return own;
  const sunday = plus(day, -sinceSunday);
  return keptOn(sunday) === day ? holidayOn(sunday) : null;
}
