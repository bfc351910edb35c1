import { describe, expect, it } from "vitest";
import { changesSince } from "./changes-since.ts";

const entry = (id: string) => ({ id });

describe("what happened since something was read", () => {
  it("is nothing while it stays as it was", () => {
    expect(changesSince([entry("a")], [entry("a")])).toEqual([]);
  });

  it("is every new entry, newest first", () => {
    expect(changesSince([entry("a")], [entry("c"), entry("b"), entry("a")])).toEqual([
      entry("c"),
      entry("b"),
    ]);
  });
});
