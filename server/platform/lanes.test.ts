import { describe, expect, it } from "vitest";
import { createLanes } from "./lanes.ts";

describe("lanes", () => {
  it("let so many through at once, and the others in the order in which they came", async () => {
    const lanes = createLanes(2);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const work = (name: string) =>
      lanes(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      });
    const first = work("first");
    const second = work("second");
    const third = work("third");
    const fourth = work("fourth");
    await Promise.resolve();
    expect(begun).toEqual(["first", "second"]);

    ends.get("second")?.();
    await second;
    expect(begun).toEqual(["first", "second", "third"]);

    ends.get("first")?.();
    await first;
    expect(begun).toEqual(["first", "second", "third", "fourth"]);
    ends.get("third")?.();
    ends.get("fourth")?.();
    await third;
    await fourth;
  });

  it("are free again after a failure, which reaches whoever asked", async () => {
    const lanes = createLanes(1);
    const failing = lanes(() => Promise.reject(new Error("no luck")));
    const next = lanes(async () => "done");
    await expect(failing).rejects.toThrow("no luck");
    await expect(next).resolves.toBe("done");
  });
});
