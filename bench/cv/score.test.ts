import { describe, expect, it } from "vitest";
import { generated } from "./development/generated.ts";
import { development } from "./development/index.ts";
import { heldOut } from "./held-out/index.ts";
import { type Field, f1, fields, total } from "./match.ts";
import { measureAll } from "./measure.ts";

/** A little below what the reader reaches, so that a change that costs quality fails. */
const floors: Record<Field, number> = {
  name: 0.99,
  email: 0.99,
  phone: 0.99,
  address: 0.99,
  position: 0.99,
  company: 0.99,
  jobDates: 0.99,
  institution: 0.98,
  qualification: 0.98,
  level: 0.99,
  grade: 0.98,
  studyDates: 0.98,
  skills: 0.98,
};

describe("the CV reader", () => {
  it.each([
    ["written CVs", development],
    ["generated CVs", generated],
  ])(
    "keeps its quality on %s",
    async (_, cvs) => {
      const score = total((await measureAll(cvs)).map((each) => each.score));
      for (const field of fields) expect(f1(score[field]), field).toBeGreaterThanOrEqual(floors[field]);
    },
    120_000,
  );

  it("is measured on CVs that differ from each other", () => {
    const ids = [...development, ...heldOut, ...generated].map((cv) => cv.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(heldOut.length).toBeGreaterThanOrEqual((development.length + heldOut.length) / 4);
  });
});
