import { defineConfig } from "@playwright/test";

// E2E_PORT lets a second run go on beside this one.
const port = Number(process.env.E2E_PORT ?? 4310);
const executablePath = process.env.CHROMIUM || undefined;

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-KE",
    timezoneId: "Africa/Nairobi",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath,
      // Chromium's own look-ups of its maker's hosts would only fail on a closed network.
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 800 }, hasTouch: true } },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: "node --disable-warning=ExperimentalWarning e2e/server.ts",
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
