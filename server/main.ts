import { fileURLToPath } from "node:url";
import type { RenderPage } from "#contract/core/rendering.ts";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { FolderInUse } from "./platform/database/folder-lock.ts";
import { seedDemo } from "./seed/seed.ts";

const serverBuild = new URL("../build/server/index.js", import.meta.url);
const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));

/** Says in plain lines what keeps the product from starting, and ends the process. */
function refuse(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const { render } = (await import(serverBuild.href)) as { render: RenderPage };
  const { http, platform } = await createApp(config, { pages: { render, clientFolder } });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => http.close().then(() => process.exit(0)));
  }
  if (config.demo) await seedDemo(platform);
  if (!config.serves) return void http.log.info("working on background tasks");
  await http.listen({ host: config.host, port: config.port });
  process.stdout.write(`${config.brand.product} is ready on ${platform.origin}\n`);
}

start().catch((error: unknown) => {
  if (error instanceof ConfigError) refuse(error.lines);
  if (error instanceof FolderInUse) refuse([error.message]);
  throw error;
});
