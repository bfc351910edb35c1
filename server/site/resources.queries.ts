import { sql } from "drizzle-orm";
import type { Tx } from "#server/platform/database/database.ts";
import { resourceDownloads } from "./site.table.ts";

/** Downloads by document; one that nobody took is not in it. */
export async function downloadCounts(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.select().from(resourceDownloads);
  return new Map(rows.map(({ resourceId, downloads }) => [resourceId, downloads]));
}

export async function countDownload(tx: Tx, resourceId: string): Promise<void> {
  await tx
    .insert(resourceDownloads)
    .values({ resourceId, downloads: 1 })
    .onConflictDoUpdate({
      target: resourceDownloads.resourceId,
      set: { downloads: sql`${resourceDownloads.downloads} + 1` },
    });
}
