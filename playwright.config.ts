import { defineConfig } from "@playwright/test";

// E2E_PORT lets a second run go on beside this one.
const port = Number(process.env.E2E_PORT ?? 4310);
// A journey runs at both sizes, unless what it is about is the same on every screen: then it runs where its
// people are, visitors and candidates on a phone, staff at a desk (docs/decisions/023-checks.md). A single test
// says so by the tag @phone or @desktop. Accessibility and overflow of every page are looked at on both.
const onPhone = [
  "apply-draft",
  "connection",
  "early-input",
  "early-clicks",
  "hostile",
  "job-alert",
  "kiswahili*",
  "limits",
  "own-data",
  "samples-of-agents",
  "survey",
];
const onDesktop = [
  "import",
  "integrations",
  "keyboard",
  "onboarding-office",
  "pipeline-board",
  "share",
  "triage",
];
const files = (names: string[]) => names.map((name) => `${name}.e2e.ts`);

const executablePath = process.env.CHROMIUM || undefined;

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // End what hangs; a machine with twenty other things to do must not reach them.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-KE",
    timezoneId: "Africa/Nairobi",
    // A trace records every moment of every journey, for half as much time again: TRACE=1 asks for it.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
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
    {
      name: "phone",
      testIgnore: files(onDesktop),
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 800 }, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: files(onPhone),
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: "node --disable-warning=ExperimentalWarning e2e/server.ts",
    url: `http://localhost:${port}/readyz`,
    env: { PORT: String(port) },
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
