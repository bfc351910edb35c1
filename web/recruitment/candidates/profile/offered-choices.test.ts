import { describe, expect, it } from "vitest";
import { offeredChoices } from "./offered-choices.ts";

const facets = Array.from({ length: 15 }, (_, index) => ({ value: `Town ${index}` }));

describe("the choices of a preference", () => {
  it("are the twelve with the most jobs, and what is chosen already", () => {
    const offered = offeredChoices(facets, ["Lodwar", "Town 14", "Town 0"]);
    expect(offered).toHaveLength(14);
    expect(offered.slice(-2)).toEqual(["Lodwar", "Town 14"]);
  });

  it("are what is chosen when the others did not come", () => {
    expect(offeredChoices(undefined, ["Lodwar"])).toEqual(["Lodwar"]);
  });
});
