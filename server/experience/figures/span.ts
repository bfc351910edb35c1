import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import { nairobiDayAfter, nairobiMoment } from "#server/platform/clock.ts";
import { daysOfPeriod, type Span, spanOf } from "#server/platform/period.ts";

/** The days that a figure is about, and as many just before to hold it against. */
export interface Comparison {
  from: string;
  to: string;
  before: { from: string; to: string };
  now: Span;
  past: Span;
  /** Both, which follow each other without a gap. */
  both: Span;
}

/** @throws CodedError validation for a period without days, or too long */
export function comparisonOf(query: z.output<typeof periodQuery>, at: Date): Comparison {
  const { from, to, days } = daysOfPeriod(query, at);
  const first = nairobiMoment(from);
  const before = { from: nairobiDayAfter(first, -days.length), to: nairobiDayAfter(first, -1) };
  const now = spanOf({ from, to });
  const past = spanOf(before);
  return { from, to, before, now, past, both: { start: past.start, end: now.end } };
}
