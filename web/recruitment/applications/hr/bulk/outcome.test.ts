import { describe, expect, it } from "vitest";
import type { HrApplication } from "#contract/recruitment/hr.ts";
import { outcomeOf } from "./outcome.ts";

const of = (id: string, candidateName: string) => ({ id, candidateName }) as HrApplication;

describe("what became of several applications", () => {
  it("counts those that were changed", () => {
    const selected = [of("a", "Akinyi"), of("b", "Barasa")];
    const results = selected.map(({ id }) => ({ id, refusal: null }));
    expect(outcomeOf(selected, results)).toEqual({ done: "2 applications", left: null, leftOver: [] });
  });

  it("names the others, each with its reason, and keeps them", () => {
    const [first, second, third] = [of("a", "Akinyi"), of("b", "Barasa"), of("c", "Chebet")] as const;
    const outcome = outcomeOf(
      [first, second, third],
      [
        { id: "a", refusal: "stale" },
        { id: "b", refusal: null },
        { id: "c", refusal: "application_withdrawn" },
      ],
    );
    expect(outcome.done).toBe("1 application");
    expect(outcome.left).toBe(
      "Left as they are: Akinyi (changed by somebody else meanwhile), Chebet (withdrawn by the candidate).",
    );
    expect(outcome.leftOver).toEqual([first, third]);
  });
});
