import { expect, it } from "vitest";
import { createByteMemory } from "./byte-memory.ts";

const memory = (maxBytes: number) => {
  let made = 0;
  const memory = createByteMemory<string>({ maxBytes, seconds: 60 });
  const ask = (key: string, bytes: number | null = 10) =>
    memory.get(
      key,
      () => "1",
      async () => ({ value: `${key}${++made}`, bytes }),
    );
  return { memory, ask };
};

it("lets go what was not asked for the longest, by the bytes that it takes", async () => {
  const { ask, memory: kept } = memory(30);
  for (const key of ["a", "b", "c", "a", "d"]) await ask(key);
  expect(kept.bytes()).toBe(30);
  expect([await ask("a"), await ask("b")]).toEqual(["a1", "b5"]);
  await ask("large", 31);
  expect(kept.bytes()).toBeLessThanOrEqual(30);
});

it("counts what grows while it is kept", async () => {
  const { ask, memory: kept } = memory(30);
  const [a, b] = [await ask("a"), await ask("b")];
  kept.grow("b", b, 5);
  expect(kept.bytes()).toBe(25);
  kept.grow("b", "of before", 5);
  expect(kept.bytes()).toBe(25);
  kept.grow("b", b, 10);
  expect([kept.bytes(), (await ask("a")) === a]).toEqual([25, false]);
});

it("makes anew what failed, or was not to be kept", async () => {
  const { ask, memory: kept } = memory(30);
  await expect(
    kept.get(
      "a",
      () => "1",
      () => Promise.reject(new Error("down")),
    ),
  ).rejects.toThrow("down");
  expect([await ask("a", null), await ask("a"), await ask("a")]).toEqual(["a1", "a2", "a2"]);
});
