import type { z } from "zod";
import type { periodQuery } from "#contract/core/period.ts";
import type { PageViewReport } from "#contract/site/analytics.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { daysOfPeriod } from "#server/platform/period.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./page-views.queries.ts";

/** How long counts are collected in memory before they are written; a crash loses no more than that. */
const collectMillis = 10_000;

/** Pages that are counted apart between two writes. Real ones are far fewer. */
const maxPages = 1000;

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
      else if (counts.size < maxPages) counts.set(key, { day, path, views: 1 });
      timer ??= setTimeout(() => write().catch(onError), collectMillis).unref();
    },
    /** Writes what has been collected. */
    write,
  };
}

/** Page views of the organisation's site; none for any organisation but the provider's. */
export function reportPageViews(
  { database }: Platform,
  staff: Staff,
  query: z.output<typeof periodQuery>,
): Promise<PageViewReport> {
  const { from, to, days } = daysOfPeriod(query, new Date());
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
