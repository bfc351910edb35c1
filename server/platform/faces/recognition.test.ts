import { expect, it } from "vitest";
import { embeddedFace } from "#server/testing/embedded-face.ts";
import { distance } from "./recognition.ts";

/** Numbers of the first network; the second's follow. */
const firstOnes = 192;

const anne = await embeddedFace("anne");
const anneAgain = await embeddedFace("anneAgain");
const beth = await embeddedFace("beth");

it.each([
  ["first", 0, firstOnes],
  ["second", firstOnes, undefined],
])("takes two pictures of one person for nearer than of two, by the %s network alone", (_, from, to) => {
  const apart = (one: Float32Array, other: Float32Array) => {
    const [a, b] = [one.subarray(from, to), other.subarray(from, to)];
    return Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
  };
  expect(apart(anne, anneAgain)).toBeLessThan(apart(anne, beth) * 0.75);
});

it("calls the same picture the same, and strangers strangers", () => {
  expect(distance(anne, anne)).toBeCloseTo(0, 5);
  expect(distance(anne, beth)).toBeGreaterThan(0.8);
});
