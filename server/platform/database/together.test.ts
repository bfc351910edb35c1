import { expect, it } from "vitest";
import { together } from "./together.ts";

const failure = (code: string) => Object.assign(new Error(code), { code });

it("gives what each part came to, in their order", async () => {
  await expect(together([Promise.resolve("a"), null, Promise.resolve(2)])).resolves.toEqual(["a", null, 2]);
});

it("ends no sooner than its last part when one fails", async () => {
  const { promise: slow, resolve } = Promise.withResolvers<void>();
  let ended = false;
  const work = together([Promise.reject(failure("23505")), slow]).finally(() => {
    ended = true;
  });
  const outcome = expect(work).rejects.toThrow("23505");
  await new Promise(setImmediate);
  expect(ended).toBe(false);
  resolve();
  await outcome;
});

it("tells what failed, not what failed because of it", async () => {
  await expect(
    together([Promise.reject(failure("25P02")), Promise.reject(failure("23505"))]),
  ).rejects.toThrow("23505");
});
