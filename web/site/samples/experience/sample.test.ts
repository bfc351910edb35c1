import { describe, expect, it } from "vitest";
import { addSurvey, answer, draftReply, type Interaction, needsReply, startSample } from "./sample.ts";

const [first] = startSample.recent;
if (!first) throw new Error("the sample has interactions");
const rated = (rating: number, values: Partial<Interaction> = {}): Interaction => ({
  ...first,
  rating,
  ...values,
});

describe("a member who was rated", () => {
  it.each([
    [1, true],
    [3, true],
    [4, false],
    [5, false],
  ])("%i of 5 waits for a reply: %s", (rating, waits) => {
    expect(needsReply(rated(rating))).toBe(waits);
    expect(needsReply(rated(rating, { reply: "We are sorry." }))).toBe(false);
  });

  it("is answered once, and nobody else with them", () => {
    const after = answer(startSample, "queue", "  A second teller works at lunch.  ");
    expect(after.recent.filter(({ reply }) => reply !== undefined)).toEqual([
      { ...startSample.recent.find(({ id }) => id === "queue"), reply: "A second teller works at lunch." },
    ]);
    expect(startSample.recent.every(({ reply }) => reply === undefined)).toBe(true);
  });

  it("gets thanks or an apology, by first name, about the topic as it is in a sentence", () => {
    expect(draftReply(rated(2))).toMatch(/^Hello Jackline, .* about the loan statement\. We are sorry/);
    expect(draftReply(rated(5, { topic: "M-PESA deposit" }))).toMatch(/kind words about the M-PESA deposit/);
    expect(draftReply(rated(1, { member: "You" }))).toMatch(/^Hello there,/);
  });
});

describe("a survey answered in the demo", () => {
  const answered = { rating: 2, recommendation: 0, comment: " Slow. " };

  it("is counted once in every figure, in the app", () => {
    const after = addSurvey(startSample, answered);
    expect(after.ratings).toEqual([0, 0, 1, 4, 16, 100]);
    expect(after.recommendations[0]).toBe(2);
    expect(after.interactions).toEqual({ ...startSample.interactions, "Mobile app": 13 });
  });

  it("comes first, with an id of its own, and says so when there is no comment", () => {
    const twice = addSurvey(addSurvey(startSample, answered), { ...answered, comment: "  " });
    expect(twice.recent.slice(0, 2).map(({ comment }) => comment)).toEqual(["No comment.", "Slow."]);
    expect(new Set(twice.recent.map(({ id }) => id)).size).toBe(twice.recent.length);
  });
});
