import { expect, it } from "vitest";
import { createReadCache } from "./read-cache.ts";

function open(seconds = 60, entries = 2) {
  const world = { version: 1, reads: 0 };
  const cache = createReadCache({ seconds, entries, version: () => world.version });
  return { world, ask: (key: string) => cache.read(key, async () => `${key}${++world.reads}`), cache };
}

it("reads once for all who ask, also at the same time", async () => {
  const { ask } = open();
  expect(await Promise.all([ask("a"), ask("a")])).toEqual(["a1", "a1"]);
  expect(await ask("a")).toBe("a1");
  expect(await ask("b")).toBe("b2");
});

it("reads again when its time is over, or what is read has changed", async () => {
  const over = open(0);
  expect([await over.ask("a"), await over.ask("a")]).toEqual(["a1", "a2"]);
  const { world, ask } = open();
  expect(await ask("a")).toBe("a1");
  world.version = 2;
  expect(await ask("a")).toBe("a2");
});

it("does not take an answer for new that was being read when things changed", async () => {
  const { world, cache, ask } = open();
  let finish = (_answer: string) => {};
  const slow = cache.read("a", () => new Promise<string>((resolve) => (finish = resolve)));
  world.version = 2;
  finish("old");
  expect(await slow).toBe("old");
  expect(await ask("a")).toBe("a1");
});

it("lets go what was not asked for the longest", async () => {
  const { ask } = open();
  await ask("a");
  await ask("b");
  await ask("a");
  await ask("c");
  expect([await ask("a"), await ask("b")]).toEqual(["a1", "b4"]);
});

it("keeps no failure", async () => {
  const { cache, ask } = open();
  await expect(cache.read("a", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await ask("a")).toBe("a1");
});
