import { between, desc, sql, sum } from "drizzle-orm";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { pageViews } from "./site.table.ts";

/** Views of one page on one day. */
export interface PageCount {
  day: string;
  path: string;
  views: number;
}

/** Adds counts to what is there. */
export async function addPageViews(scope: OrganisationScope, counts: readonly PageCount[]): Promise<void> {
  // In one order everywhere, so that two processes never wait for each other's rows.
  const ordered = counts.toSorted((a, b) => a.day.localeCompare(b.day) || a.path.localeCompare(b.path));
  for (const count of ordered) {
    await scope.insert(pageViews, count).onConflictDoUpdate({
      target: [pageViews.organisationId, pageViews.day, pageViews.path],
      set: { views: sql`${pageViews.views} + excluded.views` },
    });
  }
}

const views = sum(pageViews.views).mapWith(Number);

/** Views by day, of days that had any, and by page, most viewed first. */
export async function countPageViews(scope: OrganisationScope, from: string, to: string) {
  const period = between(pageViews.day, from, to);
  const days = await scope.select({ day: pageViews.day, views }, pageViews, period).groupBy(pageViews.day);
  const pages = await scope
    .select({ path: pageViews.path, views }, pageViews, period)
    .groupBy(pageViews.path)
    .orderBy(desc(views), pageViews.path);
  return { days, pages };
}
