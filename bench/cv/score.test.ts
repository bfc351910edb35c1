import { describe, expect, it } from "vitest";
import type { Cv } from "./cv.ts";
import { generated } from "./development/generated.ts";
import { development } from "./development/index.ts";
import { belowFloor } from "./floors.ts";
import { heldOut } from "./held-out/index.ts";
import { total } from "./match.ts";
import { scoreOf } from "./measure.ts";

/** Every `step`th: CVs of each author, program and look. `npm run bench -- cv` holds all to the same floors. */
const sampleOf = (cvs: Cv[], step: number) => cvs.filter((_, index) => index % step === 0);

describe("the CV reader", () => {
  it.each([
    ["written CVs", sampleOf(development, 5)],
    ["generated CVs", sampleOf(generated, 9)],
  ])(
    "keeps its quality on %s",
    async (_, cvs) => {
      const scores = [];
      for (const cv of cvs) scores.push(await scoreOf(cv));
      expect(belowFloor(total(scores))).toEqual([]);
    },
    120_000,
  );

  it("is measured on CVs that differ from each other", () => {
    const ids = [...development, ...heldOut, ...generated].map((cv) => cv.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(heldOut.length).toBeGreaterThanOrEqual((development.length + heldOut.length) / 4);
  });

  it("is tried here on every program that writes CVs", () => {
    const producers = (cvs: Cv[]) => new Set(cvs.map(({ rendering }) => rendering.producer));
    const sampled = producers([...sampleOf(development, 5), ...sampleOf(generated, 9)]);
    expect(sampled).toEqual(producers([...development, ...generated]));
  });
});

describe("the floors", () => {
  it("name the fields that fell below", async () => {
    const [cv] = development;
    if (!cv) throw new Error("there are CVs");
    const score = await scoreOf(cv);
    expect(belowFloor({ ...score, name: { correct: 9, found: 10, expected: 10 } })).toEqual([
      "name 0.900 < 0.99",
    ]);
  });
});
