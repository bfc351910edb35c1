import { count, gte, lte, sql, sum } from "drizzle-orm";
import type { ResponseTime, Satisfaction } from "#contract/experience/satisfaction.ts";
import { countWhere } from "#server/platform/database/aggregates.ts";
import { feedbackTable as feedback } from "../feedback/feedback.table.ts";

/** What figures of satisfaction are made of. Sums of parts are the sums of the whole, as averages are not. */
export const satisfactionSums = {
  csatAnswers: count(feedback.csat),
  csatSum: sum(feedback.csat).mapWith(Number),
  satisfied: countWhere(gte(feedback.csat, 4)),
  npsAnswers: count(feedback.nps),
  promoters: countWhere(gte(feedback.nps, 9)),
  detractors: countWhere(lte(feedback.nps, 6)),
  cesAnswers: count(feedback.ces),
  cesSum: sum(feedback.ces).mapWith(Number),
};

export type SatisfactionSums = Record<keyof typeof satisfactionSums, number | null>;

const nothing: SatisfactionSums = {
  csatAnswers: 0,
  csatSum: 0,
  satisfied: 0,
  npsAnswers: 0,
  promoters: 0,
  detractors: 0,
  cesAnswers: 0,
  cesSum: 0,
};

/** The sums of several parts together. */
export function addSums(parts: readonly SatisfactionSums[]): SatisfactionSums {
  const names = Object.keys(nothing) as (keyof SatisfactionSums)[];
  const total = (name: keyof SatisfactionSums) => parts.reduce((all, part) => all + (part[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, total(name)])) as SatisfactionSums;
}

/** A number to some decimals. */
export const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A part of a whole in percent, to a tenth; null of nothing. */
export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? rounded((part / whole) * 100, 1) : null;

/** CSAT, NPS and CES; null where nobody answered. @param sums none for no answers at all */
export function satisfactionOf(sums: SatisfactionSums = nothing): Satisfaction {
  const value = (name: keyof SatisfactionSums) => sums[name] ?? 0;
  const average = (total: number, answers: number) => (answers > 0 ? rounded(total / answers, 2) : null);
  const [csat, nps, ces] = [value("csatAnswers"), value("npsAnswers"), value("cesAnswers")];
  const [promoters, detractors] = [value("promoters"), value("detractors")];
  return {
    csat: {
      answers: csat,
      average: average(value("csatSum"), csat),
      satisfied: shareOf(value("satisfied"), csat),
    },
    nps: {
      answers: nps,
      score: nps > 0 ? rounded(((promoters - detractors) / nps) * 100, 1) : null,
      promoters,
      passives: nps - promoters - detractors,
      detractors,
    },
    ces: { answers: ces, average: average(value("cesSum"), ces) },
  };
}

/** What figures of response time are made of. */
export interface ResponseRow {
  answered: number;
  averageMinutes: number | null;
  medianMinutes: number | null;
}

/** Its columns, over an expression for the minutes until one answer. */
export const responseColumns = (minutes: ReturnType<typeof sql>) => ({
  answered: count(minutes),
  averageMinutes: sql<number | null>`avg(${minutes})`.mapWith(Number),
  medianMinutes: sql<number | null>`percentile_cont(0.5) within group (order by ${minutes})`.mapWith(Number),
});

/** Whole minutes; null before anybody was answered. */
export function responseOf(row: ResponseRow | undefined): ResponseTime {
  const minutes = (value: number | null | undefined) =>
    row?.answered && value != null ? Math.round(value) : null;
  return {
    answered: row?.answered ?? 0,
    averageMinutes: minutes(row?.averageMinutes),
    medianMinutes: minutes(row?.medianMinutes),
  };
}
