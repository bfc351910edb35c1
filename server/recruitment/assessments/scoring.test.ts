import { describe, expect, it } from "vitest";
import type { AssessmentQuestion } from "#contract/recruitment/assessments.ts";
import { pointsFor, scoreOf } from "./scoring.ts";

const question = (values: Partial<AssessmentQuestion>): AssessmentQuestion => ({
  id: "11111111-1111-4111-8111-111111111111",
  topic: "Loans",
  kind: "number",
  text: "How much?",
  options: [],
  right: [],
  tolerance: 0,
  points: 4,
  guidance: null,
  ...values,
});

describe("points", () => {
  it.each([
    ["KSh 1,250.50", 4],
    ["1250.5/=", 4],
    ["1 250.50", 4],
    ["1250", 0],
    ["about 1250.50", 0],
    ["", 0],
  ])("of the number %j", (answer, points) => {
    expect(pointsFor(question({ right: ["1250.5"] }), [answer])).toBe(points);
  });

  it("of a number within its tolerance", () => {
    const asked = question({ right: ["7.5"], tolerance: 0.1 });
    expect(pointsFor(asked, ["7.6%"])).toBe(4);
    expect(pointsFor(asked, ["7.61"])).toBe(0);
  });

  it("of one right option", () => {
    const asked = question({ kind: "single_choice", options: ["A", "B"], right: ["B"] });
    expect(pointsFor(asked, ["B"])).toBe(4);
    expect(pointsFor(asked, ["A"])).toBe(0);
    expect(pointsFor(asked, [])).toBe(0);
  });

  it("of several right options, from which a wrong one takes away", () => {
    const asked = question({ kind: "multiple_choice", options: ["A", "B", "C", "D"], right: ["A", "B"] });
    expect(pointsFor(asked, ["A", "B"])).toBe(4);
    expect(pointsFor(asked, ["A"])).toBe(2);
    expect(pointsFor(asked, ["A", "C"])).toBe(0);
    expect(pointsFor(asked, ["A", "B", "C"])).toBe(2);
    expect(pointsFor(asked, ["A", "B", "C", "D"])).toBe(0);
  });

  it("of a text wait for a person, unless nothing was written", () => {
    expect(pointsFor(question({ kind: "text" }), ["I would listen first."])).toBeNull();
    expect(pointsFor(question({ kind: "text" }), [])).toBe(0);
  });
});

describe("the score", () => {
  const sum = question({ right: ["12"] });
  const words = question({ id: "22222222-2222-4222-8222-222222222222", kind: "text", points: 6 });
  const answers = { [sum.id]: ["12"], [words.id]: ["I would listen first."] };

  it("has no percent until everything is marked", () => {
    expect(scoreOf([sum, words], answers, {})).toEqual({
      reached: [4, null],
      total: 4,
      points: 10,
      percent: null,
    });
  });

  it("takes what staff gave, also in place of what was computed", () => {
    expect(scoreOf([sum, words], answers, { [words.id]: 4.5, [sum.id]: 2 })).toMatchObject({
      total: 6.5,
      percent: 65,
    });
  });
});
