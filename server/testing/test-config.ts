import { readConfig } from "#server/config.ts";

/** A test's product answers as often as it is asked, and the test reads its mail and receives its webhooks. */
export const testOptions = { rateLimits: false, keepMail: true, localOutgoing: true };

/** The configuration of a test's product: quiet, without a demo, in a folder of its own. */
export const testConfig = (folder: string, databaseUrl?: string, environment: NodeJS.ProcessEnv = {}) =>
  readConfig({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SECRET: "a secret that only the tests know, long enough",
    APP_URL: "http://localhost:3000",
    LOG_LEVEL: "fatal",
    DEMO: databaseUrl ? undefined : "0",
    ...environment,
  });
