import { describe, expect, it } from "vitest";
import { select } from "./selection.ts";

const files = [
  "README.md",
  "e2e/apply-draft.e2e.ts",
  "e2e/board.e2e.ts",
  "e2e/people.ts",
  "server/recruitment/jobs.db.test.ts",
  "server/recruitment/jobs.service.ts",
  "server/recruitment/match.test.ts",
  "server/recruitment/hiring/messages.db.test.ts",
  "server/recruitment/hiring/thread.ts",
  "web/recruitment/apply/draft-saver.test.ts",
  "web/recruitment/apply/draft-saver.ts",
  "web/site/footer.tsx",
];
const nothing = { tests: [], journeys: [], sources: [], unmatched: [] };

describe("the selection of tests", () => {
  it("is one file, however its path is written", () => {
    for (const word of ["server/recruitment/match.test.ts", "./server/recruitment/match.test.ts"]) {
      expect(select([word], files)).toEqual({ ...nothing, tests: ["server/recruitment/match.test.ts"] });
    }
    expect(select(["e2e\\board.e2e.ts"], files)).toEqual({ ...nothing, journeys: ["e2e/board.e2e.ts"] });
  });

  it("is the tests of a source's topic, or else those of its folder", () => {
    expect(select(["server/recruitment/jobs.service.ts"], files)).toEqual({
      ...nothing,
      tests: ["server/recruitment/jobs.db.test.ts"],
      sources: ["server/recruitment/jobs.service.ts"],
    });
    expect(select(["server/recruitment/hiring/thread.ts"], files).tests).toEqual([
      "server/recruitment/hiring/messages.db.test.ts",
    ]);
  });

  it("is everything beneath a folder, with its sources", () => {
    for (const word of ["web/recruitment", "web/recruitment/"]) {
      expect(select([word], files)).toEqual({
        ...nothing,
        tests: ["web/recruitment/apply/draft-saver.test.ts"],
        sources: ["web/recruitment/apply/draft-saver.ts"],
      });
    }
  });

  it("is every test and journey whose path has the word", () => {
    expect(select(["Apply"], files)).toEqual({
      ...nothing,
      tests: ["web/recruitment/apply/draft-saver.test.ts"],
      journeys: ["e2e/apply-draft.e2e.ts"],
    });
    expect(select(["match", "board"], files)).toEqual({
      ...nothing,
      tests: ["server/recruitment/match.test.ts"],
      journeys: ["e2e/board.e2e.ts"],
    });
  });

  it("names each test once, whatever selects it", () => {
    expect(select(["jobs", "server/recruitment/jobs.db.test.ts"], files).tests).toEqual([
      "server/recruitment/jobs.db.test.ts",
    ]);
  });

  it("says which words select no test", () => {
    expect(select(["nothing-like-this"], files)).toEqual({ ...nothing, unmatched: ["nothing-like-this"] });
    expect(select(["web/site/footer.tsx"], files).unmatched).toEqual(["web/site/footer.tsx"]);
  });
});
