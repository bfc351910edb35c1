import { expect, test } from "vitest";
import { csatOf, npsOf } from "./metrics.ts";
import { addSurvey, answer, draftReply, type Interaction, needsReply, startSample } from "./sample.ts";

const [statement] = startSample.recent as readonly [Interaction, ...Interaction[]];
const count = ({ interactions }: typeof startSample) =>
  Object.values(interactions).reduce((sum, one) => sum + one, 0);

test("the sample comes out at the specified figures", () => {
  expect(csatOf(startSample.ratings)).toEqual({ average: 4.8, satisfied: 97, answers: 120 });
  expect(npsOf(startSample.recommendations)).toEqual({
    score: 78,
    promoters: 83,
    passives: 12,
    detractors: 5,
  });
  expect(count(startSample)).toBe(147);
});

test("no answers are no figure", () => {
  expect(csatOf([0, 0, 0, 0, 0, 0])).toBeUndefined();
  expect(npsOf(Array.from({ length: 11 }, () => 0))).toBeUndefined();
});

test("7 and 8 are passive, 6 is not", () => {
  const one = (answer: number) => npsOf(Array.from({ length: 11 }, (_, value) => Number(value === answer)));
  expect([6, 7, 8, 9].map((value) => one(value)?.score)).toEqual([-100, 0, 0, 100]);
});

test("a survey moves every figure it belongs to", () => {
  const next = addSurvey(startSample, { rating: 1, recommendation: 0, comment: "" });
  expect(count(next)).toBe(148);
  // (576 + 1) / 121 and (83 - 6) / 101.
  expect(csatOf(next.ratings)?.average).toBeCloseTo(577 / 121, 10);
  expect(npsOf(next.recommendations)?.score).toBe(76);
  expect(next.recent[0]).toMatchObject({ member: "You", rating: 1, comment: "No comment." });
});

test("a low rating wants an answer until it has one", () => {
  expect(needsReply(statement)).toBe(true);
  expect(draftReply(statement)).toContain(
    "Hello Jackline, thank you for telling us about the loan statement.",
  );
  const answered = answer(startSample, statement.id, " Sorted. ");
  expect(answered.recent[0]).toMatchObject({ reply: "Sorted." });
  expect(answered.recent.filter(needsReply)).toHaveLength(1);
});
