import type { FigureForecast, SatisfactionDriver } from "#contract/experience/figures.ts";
import type { Satisfaction } from "#contract/experience/satisfaction.ts";
import { nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import type { Span } from "#server/platform/period.ts";
import { type RatedAnswers, satisfactionDrivers } from "./drivers.ts";
import { forecast, monthAfter } from "./forecast.ts";
import { rounded, type SatisfactionSums, satisfactionOf } from "./satisfaction.ts";

/** Months that a forecast learns from, and those that it foretells. */
const months = { behind: 36, ahead: 3 };
const daysOfDrivers = 365;

/** The year up to a day. */
export const yearUpTo = (to: string) => ({
  from: nairobiDayAfter(nairobiMoment(to), 1 - daysOfDrivers),
  to,
});

/** The whole months up to the one of a day, which is not over, oldest first. */
export function wholeMonths(today: string): string[] {
  const present = today.slice(0, 7);
  return Array.from({ length: months.behind }, (_, nth) => monthAfter(present, nth - months.behind));
}

/** From the first of these months to the end of the last. */
export function spanOfMonths(whole: readonly string[]): Span {
  const [first = "", last = ""] = [whole[0], whole.at(-1)];
  return { start: nairobiMoment(`${first}-01`), end: nairobiMoment(`${monthAfter(last, 1)}-01`) };
}

/** What moves satisfaction, as the API names it. */
export const driversOf = (rows: readonly RatedAnswers[]): SatisfactionDriver[] =>
  satisfactionDrivers(rows).map(({ kind, name, n, average, effect, low, high }) => ({
    kind,
    topic: kind === "topic" ? name : null,
    channel: kind === "channel" ? name : null,
    answers: n,
    average: rounded(average, 2),
    effect: rounded(effect, 2),
    low: rounded(low, 2),
    high: rounded(high, 2),
  }));

/** A figure by month and what it is likely to be, from the first month that has one. */
function outlookOf(history: FigureForecast["history"], bounds: { min: number; max: number }): FigureForecast {
  const begin = history.findIndex(({ value }) => value !== null);
  const known = begin < 0 ? [] : history.slice(begin);
  const found = forecast(
    known.map(({ month, value, answers }) => ({ month, value, n: answers })),
    months.ahead,
    bounds,
  );
  return {
    history: known,
    forecast: found && {
      method: found.method,
      heldBack: found.heldBack,
      error: rounded(found.error, 2),
      months: found.months.map(({ month, value, low, high }) => ({
        month,
        value: rounded(value, 2),
        low: rounded(low, 2),
        high: rounded(high, 2),
      })),
    },
  };
}

/** CSAT and NPS by month, and what they are likely to be. */
export function outlooks(
  whole: readonly string[],
  answers: readonly ({ month: string } & SatisfactionSums)[],
): { csatForecast: FigureForecast; npsForecast: FigureForecast } {
  const by = new Map(answers.map((row) => [row.month, satisfactionOf(row)]));
  const history = (read: (of: Satisfaction) => { value: number | null; answers: number }) =>
    whole.map((month) => {
      const of = by.get(month);
      return { month, ...(of ? read(of) : { value: null, answers: 0 }) };
    });
  return {
    csatForecast: outlookOf(
      history(({ csat }) => ({ value: csat.average, answers: csat.answers })),
      { min: 1, max: 5 },
    ),
    npsForecast: outlookOf(
      history(({ nps }) => ({ value: nps.score, answers: nps.answers })),
      { min: -100, max: 100 },
    ),
  };
}
