import { createApp } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { clientAt } from "#server/testing/client-at.ts";
import type { TestApp } from "#server/testing/test-app.ts";

/** The app in this process, listening, for the people and rows that a measurement begins with. Close its `http`. */
export async function openSampleApp(config: Config): Promise<TestApp> {
  const app = await createApp(config, { rateLimits: false });
  const address = await app.http.listen({ host: "127.0.0.1", port: 0 });
  return { ...app, as: (token) => clientAt(address, token) };
}

/** What a server of its own needs to go on with a sample app's database and files, once that is closed. */
export const environmentOf = (config: Config): NodeJS.ProcessEnv => ({
  DATA_DIR: config.dataDir,
  DATABASE_URL: config.databaseUrl,
  SECRET: config.secret,
  DEMO: config.databaseUrl ? undefined : "0",
  APP_URL: config.appUrl,
});
