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
        },
      },
      {
        test: {
          name: "database",
          include: [databaseTests],
          globalSetup: ["server/testing/template.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
