import { createReadCache } from "#server/platform/cache/read-cache.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { countWrites } from "#server/platform/database/writes.ts";
import type { JobQuery } from "./jobs.queries.ts";
import { jobs } from "./jobs.table.ts";

/** Longer pages are read anew each time: a hundred of them would fill the memory. */
const longestPage = 50;

/**
 * The public board's answers for some seconds: they are the same for everyone, and each page asks for the
 * list and the filters. A change of a job in this process is seen at once, one by another process when
 * the seconds are over (docs/decisions/013-board-cost.md).
 */
export function createBoardCache(database: Database) {
  const cache = createReadCache({ seconds: 5, entries: 100, version: () => countWrites(database, jobs) });
  // Jobs close when the day is over, without any write.
  const key = (...parts: unknown[]) => JSON.stringify([nairobiDay(new Date()), ...parts]);
  return {
    page: <T>(query: JobQuery, read: () => Promise<T>): Promise<T> =>
      query.pageSize > longestPage ? read() : cache.read(key("page", query), read),
    facets: <T>(sacco: string | undefined, read: () => Promise<T>): Promise<T> =>
      cache.read(key("facets", sacco ?? null), read),
  };
}
