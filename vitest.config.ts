import { defineConfig } from "vitest/config";

/** Ends what hangs; a machine with twenty other things to do must not reach it. */
const testTimeout = 300_000;
const patience = { poll: { timeout: 120_000 } };

const databaseTests = "server/**/*.db.test.ts";

export default defineConfig({
  test: {
    // Not one core less, as Vitest would have it: on a machine of two that is half of it.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          include: ["{contract,server,web,bench,tools}/**/*.test.{ts,tsx}"],
          exclude: [databaseTests, "**/node_modules/**"],
          // Nothing here leaves anything behind in its modules; loading them anew for each file is most of the time.
          isolate: false,
          testTimeout,
          expect: patience,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: "database",
          include: [databaseTests],
          // The files of one worker share its modules and its app (server/testing/test-app.ts).
          isolate: false,
          globalSetup: ["server/testing/template.ts"],
          testTimeout,
          expect: patience,
          hookTimeout: testTimeout,
        },
      },
    ],
  },
});
