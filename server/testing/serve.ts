import { createApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { FolderInUse } from "#server/platform/database/folder-lock.ts";

// A server process of its own, for tests that kill it or start two. Says `ready <address>` when it listens.
try {
  const config = readConfig(process.env);
  const { http } = await createApp(config, { rateLimits: false });
  const address = await http.listen({ host: "127.0.0.1", port: config.port });
  process.stdout.write(`ready ${address}\n`);
} catch (error) {
  process.stderr.write(error instanceof FolderInUse ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
}
