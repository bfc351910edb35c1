import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { defaultReportDays, type PageViewReport, type pageViewQuery } from "#contract/site/analytics.ts";
import { nairobiDay, nairobiDayAfter, startOfNairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./page-views.queries.ts";

/** How long counts are collected in memory before they are written; a crash loses no more than that. */
const collectMillis = 10_000;

/** Pages that are counted apart between two writes. Real ones are far fewer. */
const mostPages = 1000;

/** Longest period of a report: a little over a year, for the same days of last year. */
const mostReportDays = 400;

export type PageCounter = ReturnType<typeof createPageCounter>;

/**
 * Counts views of pages by day: no cookie, no address, nothing about the visitor. Counts are collected and
 * written together, so that a view costs no write of its own.
 * @param providerId the organisation whose site it is
 */
export function createPageCounter(
  { database }: Pick<Platform, "database">,
  providerId: string,
  onError: (error: unknown) => void,
) {
  let counts = new Map<string, queries.PageCount>();
  let timer: NodeJS.Timeout | undefined;

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (counts.size === 0) return;
    const collected = [...counts.values()];
    counts = new Map();
    await inOrganisation(database, providerId, (scope) => queries.addPageViews(scope, collected));
  }

  return {
    /** Counts one view now. */
    view(path: string): void {
      const day = nairobiDay(new Date());
      const key = `${day} ${path}`;
      const count = counts.get(key);
      if (count) count.views += 1;
      else if (counts.size < mostPages) counts.set(key, { day, path, views: 1 });
      timer ??= setTimeout(() => write().catch(onError), collectMillis).unref();
    },
    /** Writes what has been collected. */
    write,
  };
}

/** Every day of a period, in order. @throws CodedError validation when there is none, or too many */
function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = nairobiDayAfter(startOfNairobiDay(day), 1)) {
    days.push(day);
    if (days.length > mostReportDays) {
      throw new CodedError("validation", undefined, { from: `At most ${mostReportDays} days.` });
    }
  }
  if (days.length === 0)
    throw new CodedError("validation", undefined, { to: "The period ends before it begins." });
  return days;
}

/** Page views of the organisation's site; none for any organisation but the provider's. */
export function reportPageViews(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof pageViewQuery>,
): Promise<PageViewReport> {
  const to = query.to ?? nairobiDay(new Date());
  const from = query.from ?? nairobiDayAfter(startOfNairobiDay(to), 1 - defaultReportDays);
  const days = daysBetween(from, to);
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const counted = await queries.countPageViews(scope, from, to);
    const viewsOn = new Map(counted.days.map(({ day, views }) => [day, views]));
    return {
      from,
      to,
      total: counted.pages.reduce((sum, page) => sum + page.views, 0),
      days: days.map((day) => ({ day, views: viewsOn.get(day) ?? 0 })),
      pages: counted.pages,
    };
  });
}
