import { type SQL, sql } from "drizzle-orm";
import { nairobiDay, nairobiDayAfter, nairobiMoment } from "../clock.ts";
import { hoursOn, type OfficeHours, type Span } from "./business-time.ts";

/** A moment as a statement has it. */
type Moment = SQL | { getSQL(): SQL };

const day = (moment: Moment): SQL => sql`(${moment} at time zone 'Africa/Nairobi')::date`;

const minutesOf = (open: Span | undefined): number => (open ? (open.until - open.from) / 60_000 : 0);

/** The office's hours from one day to another as a table of a statement, which then counts business time by itself. */
export interface BusinessCalendar {
  /** To be joined under a name `as`, on the day of a moment. */
  table(as: string): SQL;
  on(as: string, moment: Moment): SQL;
  /** Business minutes between two moments whose days are joined under these names; never less than 0. */
  between(since: { as: string; moment: Moment }, until: { as: string; moment: Moment }): SQL;
}

/**
 * The calendar of a statement: each day with the times it opens, how many minutes each lasts, and the minutes of all days
 * before it. Whatever lies outside finds no row.
 * @param office the usual office hours, unless an organisation decided others
 */
export function businessCalendar(from: Date, until: Date, office?: OfficeHours): BusinessCalendar {
  const days: { day: string; before: number; spans: Span[] }[] = [];
  const last = nairobiDay(until);
  let minutesBefore = 0;
  for (let one = nairobiDay(from); one <= last; one = nairobiDayAfter(nairobiMoment(one), 1)) {
    const spans = hoursOn(one, office);
    days.push({ day: one, before: minutesBefore, spans });
    minutesBefore += spans.reduce((sum, open) => sum + minutesOf(open), 0);
  }
  // As many columns as the day that opens most often needs; the others stay empty.
  const times = Array.from({ length: Math.max(1, ...days.map(({ spans }) => spans.length)) }, (_, n) => n);
  const arrayOf = <Value>(type: string, read: (row: (typeof days)[number]) => Value): SQL =>
    sql`${sql.param(days.map(read))}::${sql.raw(type)}[]`;
  const arrays = [
    { name: "day", values: arrayOf("date", (row) => row.day) },
    { name: "before", values: arrayOf("float8", (row) => row.before) },
    ...times.flatMap((n) => [
      {
        name: `opens_${n}`,
        values: arrayOf("timestamptz", (row) =>
          new Date(row.spans[n]?.from ?? nairobiMoment(row.day)).toISOString(),
        ),
      },
      { name: `minutes_${n}`, values: arrayOf("float8", ({ spans }) => minutesOf(spans[n])) },
    ]),
  ];
  const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
  const of = (as: string, name: string): SQL => sql`${sql.identifier(as)}.${sql.identifier(name)}`;
  const passed = ({ as, moment }: { as: string; moment: Moment }): SQL =>
    sql.join(
      [
        of(as, "before"),
        ...times.map(
          (n) =>
            sql`least(${of(as, `minutes_${n}`)}, greatest(0, extract(epoch from ${moment} - ${of(as, `opens_${n}`)})::float8 / 60))`,
        ),
      ],
      sql` + `,
    );
  return {
    table: (as) =>
      sql`unnest(${list(arrays.map(({ values }) => values))}) as ${sql.identifier(as)}(${list(arrays.map(({ name }) => sql`${sql.identifier(name)}`))})`,
    on: (as, moment) => sql`${of(as, "day")} = ${day(moment)}`,
    between: (since, until) => sql`greatest(0, (${passed(until)}) - (${passed(since)}))`,
  };
}
