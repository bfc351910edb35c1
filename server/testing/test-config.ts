import { CodedError } from "#contract/core/errors.ts";
import type { AppOptions } from "#server/app.ts";
import { readConfig } from "#server/config.ts";

const unreadable = () => Promise.reject(new CodedError("file_damaged"));
const close = async () => {};

/**
 * A test's product answers as often as it is asked, and the test reads its mail and receives its webhooks. What comes
 * with an application is not looked at, which would take seconds of a case that a test sends in for another reason;
 * `verification.db.test.ts` has cases checked by the real engines.
 */
export const testOptions: AppOptions = {
  rateLimits: false,
  keepMail: true,
  localOutgoing: true,
  caseEngines: {
    documents: { read: unreadable, close },
    faces: { compare: unreadable, judge: unreadable, close },
  },
};

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
