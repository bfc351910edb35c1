import { expect, it, vi } from "vitest";
import { withCircuit } from "./circuit.ts";
import { type Registry, type RegistryAnswer, unavailable } from "./registry-adapter.ts";

const down = unavailable("status");
const resting = unavailable("resting");
const registry = (find: Registry["find"]): Registry => ({ name: "http", version: "1", find });

it("leaves a registry alone after five failures in a row, and lets one question through a minute later", async () => {
  let now = 0;
  let answer: RegistryAnswer = down;
  const find = vi.fn(async () => answer);
  const guarded = withCircuit(registry(find), () => now);
  for (let attempt = 0; attempt < 4; attempt += 1) await guarded.find("1");
  answer = { kind: "not_found" };
  await guarded.find("1");
  answer = down;
  for (let attempt = 0; attempt < 5; attempt += 1) expect(await guarded.find("1")).toEqual(down);
  expect(await guarded.find("1")).toEqual(resting);
  expect(find).toHaveBeenCalledTimes(10);

  now += 60_001;
  expect(await guarded.find("1")).toEqual(down);
  expect(await guarded.find("1")).toEqual(resting);

  now += 60_001;
  answer = { kind: "not_found" };
  expect(await Promise.all([guarded.find("1"), guarded.find("2")])).toEqual([answer, resting]);
  expect(await guarded.find("2")).toEqual(answer);
});
