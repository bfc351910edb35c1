import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Client } from "pg";

const patienceMillis = 1000;

/**
 * Whether who listens on this address hears what others notify of. Behind a proxy that lends a session for one
 * transaction (PgBouncer) LISTEN succeeds, and nothing ever comes.
 */
export async function notificationsArrive(url: string): Promise<boolean> {
  const listener = new Client({ connectionString: url });
  const notifier = new Client({ connectionString: url });
  // A connection that breaks here breaks for those that follow, and they say so.
  for (const client of [listener, notifier]) client.on("error", () => {});
  const channel = `probe_${randomUUID().replaceAll("-", "")}`;
  try {
    await Promise.all([listener.connect(), notifier.connect()]);
    await listener.query(`listen ${channel}`);
    const heard = once(listener, "notification", { signal: AbortSignal.timeout(patienceMillis) }).then(
      () => true,
      () => false,
    );
    await notifier.query("select pg_notify($1, '')", [channel]);
    return await heard;
  } finally {
    await Promise.all([listener.end(), notifier.end()]);
  }
}
