import { describe, expect, it } from "vitest";
import { neighbourOf } from "./neighbour.ts";

const sizes = [3, 0, 1, 2];

describe("the arrows on a board", () => {
  it("lead up and down within a column, and not beyond it", () => {
    expect(neighbourOf("ArrowDown", { column: 0, row: 0 }, sizes)).toEqual({ column: 0, row: 1 });
    expect(neighbourOf("ArrowUp", { column: 0, row: 0 }, sizes)).toBeNull();
    expect(neighbourOf("ArrowDown", { column: 0, row: 2 }, sizes)).toBeNull();
  });

  it("lead over empty columns, to the last card of a shorter one", () => {
    expect(neighbourOf("ArrowRight", { column: 0, row: 2 }, sizes)).toEqual({ column: 2, row: 0 });
    expect(neighbourOf("ArrowLeft", { column: 2, row: 0 }, sizes)).toEqual({ column: 0, row: 0 });
    expect(neighbourOf("ArrowRight", { column: 3, row: 1 }, sizes)).toBeNull();
  });

  it("are the only keys that lead anywhere", () => {
    expect(neighbourOf("Enter", { column: 0, row: 0 }, sizes)).toBeNull();
  });
});
