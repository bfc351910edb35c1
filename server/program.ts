import { fileURLToPath } from "node:url";
import type { WebBuild } from "#contract/core/rendering.ts";
import { type App, createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { checkAddress, refusedAddress } from "./platform/http/address.ts";
import { describeError } from "./platform/http/log.ts";
import { StartRefused } from "./platform/start-refused.ts";
import { seedDemo } from "./seed/seed.ts";
import { startLines } from "./start-lines.ts";

const serverBuild = new URL("../build/server/index.js", import.meta.url);
const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));

/** Says in plain lines what keeps the product from starting, and ends the process. */
function refuse(lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Loads the pages. It takes this thread a while, in which an empty database is unpacked on another. */
async function loadPages() {
  const { render, findSharedPage: find } = (await import(serverBuild.href)) as WebBuild;
  return { render, find, clientFolder };
}

/** Does what the process is for, in the order in which somebody waits for it. */
async function open({ http, platform, domains, work }: App, ending: AbortSignal): Promise<void> {
  const { config } = platform;
  if (config.demo !== "nobody") await seedDemo(platform, domains, { ending });
  if (!config.serves) {
    await work();
    http.log.info("working on background tasks");
    return;
  }
  await http.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw refusedAddress(error, config) ?? error;
  });
  process.stdout.write(`${config.brand.product} is ready on ${platform.origin}\n`);
  for (const line of startLines(config, platform.origin)) process.stdout.write(`${line}\n`);
  await work();
}

async function start(): Promise<App> {
  const config = readConfig(process.env);
  // Before a database is opened, or filled with a demo.
  if (config.serves) await checkAddress(config);
  const pages = loadPages();
  // Whoever waits for them hears of a failure; nobody waits before the database is open.
  pages.catch(() => {});
  const app = await createApp(config, { pages, worksLater: true });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => app.end().then(() => process.exit(0)));
  }
  await app.begin((ending) => open(app, ending));
  return app;
}

/** Node's own report of an error would quote what people typed; see `describeError`. */
const fail = (words: string) => (error: unknown) =>
  refuse([JSON.stringify({ level: 60, time: Date.now(), err: describeError(error), msg: words })]);

process.on("uncaughtException", fail("ended by a failure that nothing caught"));
process.on("unhandledRejection", fail("ended by a failure that nothing caught"));

/** What was started, for whoever runs the program inside a process of their own, as the browser journeys do. */
export const started: Promise<App> = start().catch((error: unknown) => {
  if (error instanceof StartRefused) refuse(error.lines);
  return fail("could not start")(error);
});
