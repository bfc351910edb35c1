import { describe, expect, it } from "vitest";
import { comparedIds, comparePath } from "./compared.ts";

const ids = [1, 2, 3, 4].map((place) => `0190aaaa-0000-7000-8000-00000000000${place}`);
const asked = (text: string) => comparedIds(new URLSearchParams({ ids: text }));

describe("the address of a comparison", () => {
  it("names the applications in their order", () => {
    const path = comparePath(ids.slice(0, 3));
    expect(comparedIds(new URL(path, "http://localhost").searchParams)).toEqual(ids.slice(0, 3));
  });

  it("counts one that stands twice once", () => {
    expect(asked(`${ids[0]},${ids[1]},${ids[0]}`)).toEqual([ids[0], ids[1]]);
    expect(asked(`${ids[0]},${ids[0]}`)).toBeNull();
  });

  it.each(["", ids[0] ?? "", ids.join(","), `${ids[0]},x`, `${ids[0]},`])("is refused for %j", (text) =>
    expect(asked(text)).toBeNull(),
  );
});
