import { describe, expect, it } from "vitest";
import { updateInput } from "./update-input.ts";

const problems = (typed: object) =>
  updateInput
    .safeParse({ status: "", notes: "", messageToCandidate: "", ...typed })
    .error?.issues.map(({ path }) => path.join());

describe("an update of an application", () => {
  it.each([
    { status: "screening" },
    { notes: "Called the referee." },
    { status: "rejected", notes: "Too far away.", messageToCandidate: "Thank you." },
  ])("is %j", (typed) => expect(problems(typed)).toBeUndefined());

  it("is not nothing", () => expect(problems({ notes: "  " })).toEqual(["status"]));

  it("sends no message without a status, also beside a note", () => {
    expect(problems({ messageToCandidate: "Hello" })).toEqual(["messageToCandidate"]);
    expect(problems({ messageToCandidate: "Hello", notes: "Wrote." })).toEqual(["messageToCandidate"]);
  });
});
