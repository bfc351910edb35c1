import { type SQL, sql } from "drizzle-orm";
import { nairobiDay, nairobiDayAfter, nairobiMoment } from "../clock.ts";
import { hoursOn } from "./business-time.ts";

/** A moment as a statement has it. */
type Moment = SQL | { getSQL(): SQL };

const day = (moment: Moment): SQL => sql`(${moment} at time zone 'Africa/Nairobi')::date`;

/** The office's hours from one day to another as a table of a statement, which then counts business time by itself. */
export interface BusinessCalendar {
  /** To be joined under a name `as`, on the day of a moment. */
  table(as: string): SQL;
  on(as: string, moment: Moment): SQL;
  /** Business minutes between two moments whose days are joined under these names; never less than 0. */
  between(since: { as: string; moment: Moment }, until: { as: string; moment: Moment }): SQL;
}

/**
 * The calendar of a statement: each day with its opening, its minutes and the minutes of all days before it. Whatever lies
 * outside finds no row.
 */
export function businessCalendar(from: Date, until: Date): BusinessCalendar {
  const days: { day: string; opens: string; minutes: number; before: number }[] = [];
  const last = nairobiDay(until);
  let before = 0;
  for (let one = nairobiDay(from); one <= last; one = nairobiDayAfter(nairobiMoment(one), 1)) {
    const [open] = hoursOn(one);
    const minutes = open ? (open.until - open.from) / 60_000 : 0;
    const opens = open ? new Date(open.from) : nairobiMoment(one);
    days.push({ day: one, opens: opens.toISOString(), minutes, before });
    before += minutes;
  }
  const column = (name: "day" | "opens" | "minutes" | "before", type: string): SQL =>
    sql`${sql.param(days.map((row) => row[name]))}::${sql.raw(type)}[]`;
  const rows = sql`unnest(${column("day", "date")}, ${column("opens", "timestamptz")}, ${column("minutes", "float8")}, ${column("before", "float8")})`;
  const of = (as: string, name: string): SQL => sql`${sql.identifier(as)}.${sql.identifier(name)}`;
  const passed = ({ as, moment }: { as: string; moment: Moment }): SQL =>
    sql`${of(as, "before")} + least(${of(as, "minutes")}, greatest(0, extract(epoch from ${moment} - ${of(as, "opens")})::float8 / 60))`;
  return {
    table: (as) => sql`${rows} as ${sql.identifier(as)}(day, opens, minutes, before)`,
    on: (as, moment) => sql`${of(as, "day")} = ${day(moment)}`,
    between: (since, until) => sql`greatest(0, (${passed(until)}) - (${passed(since)}))`,
  };
}
