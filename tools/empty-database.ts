import { openEmbedded } from "#server/platform/database/embedded.ts";
import { keepEmptyDatabase } from "#server/platform/database/empty-database.ts";
import { startQueue } from "#server/platform/queue/queue.ts";

// A process of its own, so that it is made on another core while the web is built.
await keepEmptyDatabase(async (folder) => {
  const database = await openEmbedded(folder, { prepared: false });
  // The queue makes its own tables, which takes as long as a tenth of the start that they are missing at.
  const onError = (error: unknown) => {
    throw error;
  };
  const queue = await startQueue(database, { works: false, onError });
  await queue.stop();
  return database;
});
