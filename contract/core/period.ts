import { z } from "zod";
import { calendarDay } from "./fields.ts";

/** Days of a report when no start is given, today included. */
export const defaultReportDays = 30;

/** Longest period of a report: a little over a year, for the same days of last year. */
export const maxReportDays = 400;

/** The days, in Nairobi, that a report is asked for. */
export const periodQuery = z.object({
  /** First day; 30 days up to `to` when it is left out. */
  from: calendarDay.optional(),
  /** Last day; today when it is left out. */
  to: calendarDay.optional(),
});

/** The days that a report covers, first and last included. */
export const reportPeriod = z.object({ from: z.iso.date(), to: z.iso.date() });
