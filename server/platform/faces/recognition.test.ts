import { expect, it } from "vitest";
import { jpeg, portrait, type TestFace } from "#server/testing/face-pictures.ts";
import { lookAtPicture } from "./look-at-picture.ts";
import { distance, embed } from "./recognition.ts";

/** Numbers of the first network; the second's follow. */
const firstOnes = 192;

async function embedded(name: TestFace) {
  const { faces, pyramid } = await lookAtPicture(jpeg(await portrait(name)));
  const [seen] = faces;
  if (!seen) throw new Error("The test's picture shows no face");
  return embed(pyramid, seen.face.mesh);
}

const anne = await embedded("anne");
const anneAgain = await embedded("anneAgain");
const beth = await embedded("beth");

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
