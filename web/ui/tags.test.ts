import { describe, expect, it } from "vitest";
import { addTags } from "./tags.ts";

describe("addTags", () => {
  it("trims and collapses spaces", () => {
    expect(addTags([], "  credit   appraisal ")).toEqual(["credit appraisal"]);
  });

  it("ignores empty and known tags, in whatever case", () => {
    expect(addTags(["Excel"], " ")).toEqual(["Excel"]);
    expect(addTags(["Excel"], "excel")).toEqual(["Excel"]);
  });

  it("adds each part of a pasted list", () => {
    expect(addTags(["Excel"], "SQL, Excel;\nLoan recovery,")).toEqual(["Excel", "SQL", "Loan recovery"]);
  });
});
