import { expect, it } from "vitest";
import { solutionNames } from "#contract/site/enquiries.ts";
import { solutions } from "./solutions.ts";

it("shows every solution that an enquiry can name, once and in order", () => {
  expect(solutions.map(({ title }) => title)).toEqual(solutionNames);
  expect(new Set(solutions.map(({ id }) => id)).size).toBe(solutions.length);
});
