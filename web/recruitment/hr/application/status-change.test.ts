import { describe, expect, it } from "vitest";
import { statusChoices } from "#contract/recruitment/applications.ts";
import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";
import { changesSince, stageAfter } from "./status-change.ts";

describe("stageAfter", () => {
  it("follows the specification's mapping and keeps the stage for a decision", () => {
    const stages = statusChoices.map((status) => stageAfter(status, { currentStage: 4, totalStages: 6 }));
    expect(Object.fromEntries(statusChoices.map((status, index) => [status, stages[index]]))).toEqual({
      screening: 2,
      interview: 3,
      assessment: 4,
      final_review: 5,
      accepted: 4,
      rejected: 4,
    });
  });

  it("never goes beyond the end of a short hiring path", () => {
    expect(stageAfter("final_review", { currentStage: 1, totalStages: 3 })).toBe(3);
  });

  it("may go back", () => {
    expect(stageAfter("screening", { currentStage: 5, totalStages: 6 })).toBe(2);
  });
});

const entry = (id: string): HrApplicationDetail["history"][number] => ({
  id,
  at: "2026-11-20T09:00:00.000Z",
  actor: "Grace Njeri",
  fromStatus: "submitted",
  toStatus: "screening",
  stage: 2,
  notes: null,
  messageToCandidate: null,
});

describe("changesSince", () => {
  it("has none when nothing happened", () => {
    expect(changesSince({ history: [entry("a")] }, { history: [entry("a")] })).toEqual([]);
  });

  it("lists the entries that are new, newest first as they came", () => {
    const now = { history: [entry("c"), entry("b"), entry("a")] };
    expect(changesSince({ history: [entry("a")] }, now).map(({ id }) => id)).toEqual(["c", "b"]);
  });
});
