import { expect, it } from "vitest";
import { distance } from "#server/platform/faces/recognition.ts";
import { embeddedFace } from "#server/testing/embedded-face.ts";
import { distanceFrom, toBytes } from "./face-code.ts";

it("keeps faces as far apart as they are, by the measure of a pair", async () => {
  const anne = await embeddedFace("anne");
  const beth = await embeddedFace("beth");
  for (const other of [beth, await embeddedFace("anneAgain")]) {
    expect(distanceFrom(toBytes(anne))(toBytes(other))).toBeCloseTo(distance(anne, other), 1);
  }
  expect(distanceFrom(toBytes(anne))(toBytes(beth))).toBeGreaterThan(0.8);
});
