import { describe, expect, it } from "vitest";
import { statusChoices } from "./applications.ts";
import { stageAfter } from "./stage.ts";

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
