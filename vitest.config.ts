import { defineConfig } from "vitest/config";

const databaseTests = "server/**/*.db.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{contract,server,web,bench,tools}/**/*.test.{ts,tsx}"],
          exclude: [databaseTests, "**/node_modules/**"],
          // Some read or typeset hundreds of documents; a busy machine must not fail them.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "database",
          include: [databaseTests],
          globalSetup: ["server/testing/template.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
