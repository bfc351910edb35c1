/** How long a test, a file of tests or a step took. */
export interface Timing {
  name: string;
  seconds: number;
}

export interface Outcome {
  passed: number;
  failed: number;
  /** Tests that failed, each with the start of what it said; a program that failed as a whole has none. */
  failures: string[];
  tests: Timing[];
  files: Timing[];
}

/** A check that passes or fails as a whole counts as one test. */
export const whole = (ok: boolean): Outcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  failures: [],
  tests: [],
  files: [],
});

const escapes = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

/** A failed test's name and the first lines of its message, indented below it. */
function failure(name: string, message = ""): string {
  const lines = message
    .replaceAll(escapes, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [name, ...lines.slice(0, 12).map((line) => `    ${line.slice(0, 400)}`)].join("\n");
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/**
 * @param ok whether vitest itself ended well
 * @param nameOf a file's name as a reader knows it
 */
export function vitestOutcome(
  report: VitestReport,
  { ok, nameOf }: { ok: boolean; nameOf: (file: string) => string },
): Outcome {
  // A file that does not even load has no failed test, and must not look like a success.
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 || !ok ? 1 : 0);
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    const ofFile = status === "failed" && tests.length === 0 ? [failure(nameOf(name), message)] : [];
    const ofTests = tests.map(({ fullName, failureMessages }) =>
      failure(`${nameOf(name)}: ${fullName}`, failureMessages?.[0]),
    );
    return [...ofFile, ...ofTests];
  });
  if (failed > 0 && failures.length === 0)
    failures.push('an error outside any test: "Unhandled Errors" above');
  return {
    passed: report.numPassedTests,
    failed,
    failures,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${nameOf(name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: nameOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

interface Journey extends Timing {
  status: string;
  message: string | undefined;
}

const testsOf = (suite: PlaywrightSuite): Journey[] => [
  ...suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `e2e/${suite.file}: ${title} (${projectName})`,
      status,
      message: results.find(({ error }) => error)?.error?.message,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...(suite.suites ?? []).flatMap(testsOf),
];

/** @param ok whether Playwright itself ended well */
export function playwrightOutcome(report: PlaywrightReport, ok: boolean): Outcome {
  const { stats, suites } = report;
  const journeys = suites.flatMap(testsOf);
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, ok ? 0 : 1),
    failures: journeys
      .filter(({ status }) => ["unexpected", "flaky"].includes(status))
      .map(({ name, message }) => failure(name, message)),
    tests: journeys.map(({ name, seconds }) => ({ name, seconds })),
    files: suites.map((suite) => ({
      name: `e2e/${suite.file}`,
      seconds: testsOf(suite).reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  };
}

/** The `count` slowest, as lines under a title. */
export function slowest(title: string, timings: readonly Timing[], count = 10): string[] {
  const rows = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);
  if (rows.length === 0) return [];
  return [title, ...rows.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)];
}
