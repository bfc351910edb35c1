import { createReadCache } from "#server/platform/cache/read-cache.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/database/database.ts";
import { publicContent } from "#server/platform/database/public-content.ts";
import type { JobQuery } from "./jobs.queries.ts";

/** Longer pages are read anew each time: a hundred of them would fill the memory. */
const maxPageSize = 50;

/**
 * The public board's answers for some seconds: they are the same for everyone, and each page asks for the
 * list and the filters. A change of a job or of a SACCO is seen at once, one by another process after a second
 * (docs/decisions/013-board-cost.md).
 */
export function createBoardCache(database: Database) {
  const content = publicContent(database);
  const cache = createReadCache({ seconds: 5, entries: 100, version: () => content.version(["jobs"]) });
  // Jobs close when the day is over, without any write.
  const read = async <T>(key: unknown[], answer: () => Promise<T>): Promise<T> => {
    await content.current();
    return cache.read(JSON.stringify([nairobiDay(new Date()), ...key]), answer);
  };
  return {
    page: <T>(query: JobQuery, answer: () => Promise<T>): Promise<T> =>
      query.pageSize > maxPageSize ? answer() : read(["page", query], answer),
    facets: <T>(sacco: string | undefined, answer: () => Promise<T>): Promise<T> =>
      read(["facets", sacco ?? null], answer),
  };
}
