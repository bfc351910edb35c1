import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "./browser.ts";
import { build } from "./build.ts";

interface Outcome {
  passed: number;
  failed: number;
}

const results = mkdtempSync(path.join(tmpdir(), "ushirika-test-"));

function run(title: string, command: string, args: string[], env: Record<string, string> = {}): boolean {
  process.stdout.write(`\n== ${title}\n`);
  const { status } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  return status === 0;
}

/** A check that passes or fails as a whole counts as one test. */
function check(title: string, command: string, args: string[]): Outcome {
  return run(title, command, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

function vitest(title: string, args: string[]): Outcome {
  const file = path.join(results, `${title.replaceAll(" ", "-")}.json`);
  const ok = run(title, "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...args,
  ]);
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport;
    // A file that does not even load has no failed test, and must not look like a success.
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 || !ok ? 1 : 0);
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

function journeys(): Outcome {
  build();
  const file = path.join(results, "journeys.json");
  const ok = run("journeys in the browser", "playwright", ["test", "--reporter=list,json"], {
    CHROMIUM: chromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  try {
    const { stats } = JSON.parse(readFileSync(file, "utf8")) as PlaywrightReport;
    return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** `--database` runs only what needs a database: the second run, on a PostgreSQL named by TEST_DATABASE_URL. */
const steps = process.argv.includes("--database")
  ? [() => vitest("database tests", ["--project=database"])]
  : [
      () => check("format and lint", "biome", ["ci", "."]),
      () => check("types of the server", "tsc", ["-p", "."]),
      () => check("types of the pages", "react-router", ["typegen"]),
      () => check("types of the web", "tsc", ["-p", "web"]),
      () =>
        check("import rules", "depcruise", [
          "contract",
          "server",
          "web",
          "--config",
          ".dependency-cruiser.js",
        ]),
      () => check("dead code", "knip", []),
      () => vitest("unit and database tests", []),
      journeys,
    ];

const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = step();
  total.passed += passed;
  total.failed += failed;
}
rmSync(results, { recursive: true, force: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
