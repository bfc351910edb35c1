import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { getPriority, setPriority, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { workerNiceness } from "#server/platform/documents/niceness.ts";
import { chromium } from "./browser.ts";
import { type Outcome, playwrightOutcome, slowest, vitestOutcome, whole } from "./checks/outcome.ts";
import { type Selection, select } from "./checks/selection.ts";
import { type Lane, runLanes, type Step } from "./checks/steps.ts";

const usage = `npm test                                  everything
npm test -- <file, folder or word> ...    the tests that match, lint and types of what was named
  --tests-only                            without lint and types
  --database                              the database tests alone; TEST_DATABASE_URL names a PostgreSQL`;

const root = path.dirname(import.meta.dirname);
const results = mkdtempSync(path.join(tmpdir(), "ushirika-test-"));

const check = (title: string, command: string, args: string[]): Step => ({
  title,
  run: async (run) => whole(await run(command, args)),
});

/** A report that a program wrote, or one failure where it did not get that far. */
function reported(read: () => Outcome): Outcome {
  try {
    return read();
  } catch {
    return whole(false);
  }
}

const vitest = (title: string, args: string[]): Step => ({
  title,
  async run(run) {
    const file = path.join(results, "vitest.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    // Processes that tests start, and threads, compile what they have in common once.
    const env = { NODE_COMPILE_CACHE: path.join(root, "node_modules", ".cache", "code") };
    const ok = await run("vitest", ["run", ...reporters, ...args], env);
    const nameOf = (name: string) => path.relative(root, name);
    return reported(() => vitestOutcome(JSON.parse(readFileSync(file, "utf8")), { ok, nameOf }));
  },
});

const node = (script: string) => ["--disable-warning=ExperimentalWarning", path.join(root, "tools", script)];

/** What the journeys need and what they are. @param files none for all */
const journeySteps = (files: string[]): Step[] => [
  check("build of the web", process.execPath, node("build.ts")),
  check("browser", process.execPath, node("browser.ts")),
  {
    title: "journeys in the browser",
    async run(run) {
      const file = path.join(results, "journeys.json");
      const env = { CHROMIUM: chromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: file };
      const ok = await run("playwright", ["test", "--reporter=list,json", ...files], env);
      return reported(() => playwrightOutcome(JSON.parse(readFileSync(file, "utf8")), ok));
    },
  },
];

/** Several checkers would each look at the shared types anew: twice the work, and the other lane has that core. */
const types = (title: string, project: string, ...more: string[]) =>
  check(title, "tsc", ["-p", project, "--singleThreaded", ...more]);

const typesOfPages = check("types of the pages", "react-router", ["typegen"]);

const everything: Lane[] = [
  { name: "browser", steps: journeySteps([]) },
  {
    name: "server",
    steps: [
      check("format and lint", "biome", ["ci", "."]),
      types("types of the server", "."),
      typesOfPages,
      types("types of the web", "web"),
      check("import rules", "depcruise", ["contract", "server", "web", "--config", ".dependency-cruiser.js"]),
      check("dead code", "knip", []),
      vitest("unit and database tests", []),
    ],
  },
];

/** Format, lint and types of what was named; types come from a cache after the first time. */
function staticSteps({ tests, journeys, sources }: Selection): Step[] {
  const files = [...tests, ...journeys, ...sources];
  const inWeb = files.some((file) => file.startsWith("web/"));
  const elsewhere = files.some((file) => !file.startsWith("web/"));
  const typesOf = (name: "server" | "web", project: string) =>
    types(
      `types of the ${name}`,
      project,
      "--incremental",
      "--tsBuildInfoFile",
      `node_modules/.cache/types-${name}.json`,
    );
  return [
    check("format and lint", "biome", ["ci", "--no-errors-on-unmatched", ...files]),
    ...(elsewhere ? [typesOf("server", ".")] : []),
    ...(inWeb ? [typesOfPages, typesOf("web", "web")] : []),
  ];
}

function selectedLanes(words: string[], testsOnly: boolean): Lane[] {
  const files = globSync("{contract,server,web,bench,tools,e2e}/**/*.{ts,tsx,mjs}", { cwd: root });
  const selection = select(
    words,
    files.map((file) => file.replaceAll("\\", "/")),
  );
  const { tests, journeys, unmatched } = selection;
  if (unmatched.length > 0) {
    process.stderr.write(`No test matches: ${unmatched.join(", ")}\n`);
    if (tests.length + journeys.length === 0) return [];
  }
  return [
    { name: "static", steps: testsOnly ? [] : staticSteps(selection) },
    { name: "tests", steps: tests.length > 0 ? [vitest("unit and database tests", tests)] : [] },
    { name: "browser", steps: journeys.length > 0 ? journeySteps(journeys) : [] },
  ].filter(({ steps }) => steps.length > 0);
}

function chosenLanes(): Lane[] {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: { type: "boolean" }, "tests-only": { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  if (values.database) {
    return [{ name: "database", steps: [vitest("database tests", ["--project=database", ...positionals])] }];
  }
  return positionals.length > 0 ? selectedLanes(positionals, values["tests-only"] ?? false) : everything;
}

/**
 * Workers yield to the server (`server/platform/documents/worker-job.ts`). Where a whole run wants every core, they would
 * get next to nothing, and what waits for them takes twenty times as long; so all that is run here begins where they are.
 */
setPriority(Math.max(workerNiceness, getPriority()));

const { outcomes, steps } = await runLanes(chosenLanes());
rmSync(results, { recursive: true, force: true });
for (const [title, timings] of [
  ["Slowest tests", outcomes.flatMap(({ tests }) => tests)],
  ["Slowest files", outcomes.flatMap(({ files }) => files)],
  ["Slowest steps", steps],
] as const) {
  for (const line of slowest(`\n${title}`, timings)) process.stdout.write(`${line}\n`);
}
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) process.stdout.write(`\nFailed tests\n  ${failures.join("\n  ")}\n`);
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
