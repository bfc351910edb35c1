import { flushCompileCache } from "node:module";
import { sql } from "drizzle-orm";
import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { StartRefused } from "#server/platform/start-refused.ts";

// A server process of its own, for tests that kill it, start two or read what it logs. Says `ready <address>` when it
// listens. TEST_SQL, statements between `;;`, breaks the database before that.
try {
  const config = readConfig(process.env);
  const { http, platform, end } = await createApp(config, { rateLimits: false });
  process.once("SIGTERM", () => end().then(() => process.exit(0)));
  for (const statement of process.env.TEST_SQL?.split(";;") ?? []) {
    await platform.database.db.execute(sql.raw(statement));
  }
  const address = await http.listen({ host: "127.0.0.1", port: config.port });
  process.stdout.write(`ready ${address}\n`);
  // A process that is killed would keep nothing of what it compiled for the next one.
  flushCompileCache();
} catch (error) {
  process.stderr.write(error instanceof StartRefused ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
