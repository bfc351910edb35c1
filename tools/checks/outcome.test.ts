import { describe, expect, it } from "vitest";
import { playwrightOutcome, slowest, vitestOutcome, whole } from "./outcome.ts";

const report = {
  numPassedTests: 2,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  testResults: [
    {
      name: "/project/server/a.test.ts",
      startTime: 1_000,
      endTime: 4_500,
      status: "passed",
      assertionResults: [
        { fullName: "a works", status: "passed", duration: 1_500 },
        { fullName: "a was left out", status: "skipped", duration: null },
      ],
    },
  ],
};
const nameOf = (file: string) => file.replace("/project/", "");

describe("the outcome of vitest", () => {
  it("counts tests, and says how long each file and test took", () => {
    expect(vitestOutcome(report, { ok: true, nameOf })).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      tests: [
        { name: "server/a.test.ts: a works", seconds: 1.5 },
        { name: "server/a.test.ts: a was left out", seconds: 0 },
      ],
      files: [{ name: "server/a.test.ts", seconds: 3.5 }],
    });
  });

  it("is a failure when a file did not load, or vitest itself failed", () => {
    expect(vitestOutcome({ ...report, numFailedTestSuites: 1 }, { ok: true, nameOf }).failed).toBe(1);
    expect(vitestOutcome(report, { ok: false, nameOf }).failed).toBe(1);
    expect(vitestOutcome({ ...report, numFailedTests: 3 }, { ok: false, nameOf }).failed).toBe(3);
  });

  it("names the tests that failed and files that did not load, and repeats what they said", () => {
    const file = { startTime: 0, endTime: 0, status: "failed", assertionResults: [] };
    const failureMessages = ["\u001b[31mError:\u001b[39m 1 is not 2\n\n    at b.test.ts:3"];
    const failed = { fullName: "b works", status: "failed", failureMessages };
    const testResults = [
      ...report.testResults,
      { ...file, name: "/project/server/b.test.ts", assertionResults: [failed] },
      { ...file, name: "/project/server/c.test.ts", message: "Cannot find module" },
    ];
    expect(vitestOutcome({ ...report, testResults }, { ok: false, nameOf }).failures).toEqual([
      "server/b.test.ts: b works\n    Error: 1 is not 2\n        at b.test.ts:3",
      "server/c.test.ts\n    Cannot find module",
    ]);
  });
});

describe("the outcome of Playwright", () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    tests: [
      { projectName: "phone", status: "expected", results: durations.map((duration) => ({ duration })) },
    ],
  });
  const journeys = {
    stats: { expected: 2, unexpected: 0, flaky: 0 },
    suites: [
      {
        title: "board.e2e.ts",
        file: "board.e2e.ts",
        specs: [spec("finds a job", 2_000)],
        suites: [{ title: "without scripts", file: "board.e2e.ts", specs: [spec("reads", 500, 1_000)] }],
      },
    ],
  };

  it("counts journeys, with those of groups within a file", () => {
    expect(playwrightOutcome(journeys, true)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      tests: [
        { name: "e2e/board.e2e.ts: finds a job (phone)", seconds: 2 },
        { name: "e2e/board.e2e.ts: reads (phone)", seconds: 1.5 },
      ],
      files: [{ name: "e2e/board.e2e.ts", seconds: 3.5 }],
    });
  });

  it("takes a flaky journey, and a run that broke off, as failed", () => {
    expect(
      playwrightOutcome({ ...journeys, stats: { expected: 1, unexpected: 1, flaky: 1 } }, true).failed,
    ).toBe(2);
    const test = {
      projectName: "desktop",
      status: "unexpected",
      results: [{ duration: 5, error: { message: "axe: color-contrast" } }],
    };
    const suites = [{ title: "", file: "board.e2e.ts", specs: [{ title: "finds a job", tests: [test] }] }];
    expect(playwrightOutcome({ ...journeys, suites }, false).failures).toEqual([
      "e2e/board.e2e.ts: finds a job (desktop)\n    axe: color-contrast",
    ]);
    expect(playwrightOutcome(journeys, false).failed).toBe(1);
  });
});

it("a check that passes or fails as a whole counts as one test", () => {
  expect(whole(true)).toMatchObject({ passed: 1, failed: 0 });
  expect(whole(false)).toMatchObject({ passed: 0, failed: 1 });
});

it("the slowest come first, and no title without any", () => {
  const timings = [1, 12.34, 3].map((seconds) => ({ name: `took ${seconds}`, seconds }));
  expect(slowest("Slowest", timings, 2)).toEqual(["Slowest", "   12.3 s  took 12.34", "    3.0 s  took 3"]);
  expect(slowest("Slowest", [])).toEqual([]);
});
