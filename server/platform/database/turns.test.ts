import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { Turns } from "./turns.ts";

/** Work whose ends the test says. */
function workbench(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, inBackground = false) =>
    turns.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    }, inBackground);
  return { begun, run, end: (name: string) => ends.get(name)?.() };
}

/** Holds the processor, as a statement of the embedded database does. */
function compute(millis: number): void {
  const until = performance.now() + millis;
  while (performance.now() < until);
}

describe("turns", () => {
  it("let one through at a time, and what somebody waits for before what nobody does", async () => {
    const { begun, run, end } = workbench(new Turns({ sliceMillis: 60_000 }));
    const all = [run("first"), run("task", true), run("second"), run("third")];
    const order = ["first", "second", "third", "task"];
    for (const [at, name] of order.entries()) {
      await nextTurn();
      expect(begun).toEqual(order.slice(0, at + 1));
      end(name);
    }
    await Promise.all(all);
  });

  it("let so many pass what nobody waits for, and not one more", async () => {
    const order: string[] = [];
    const turns = new Turns({ sliceMillis: 60_000, ahead: 2 });
    const run = (name: string, inBackground: boolean) =>
      turns.run(async () => {
        order.push(name);
      }, inBackground);
    await Promise.all([
      run("a", false),
      run("task 1", true),
      run("task 2", true),
      ...["b", "c", "d", "e", "f"].map((name) => run(name, false)),
    ]);
    expect(order).toEqual(["a", "b", "c", "task 1", "d", "e", "task 2", "f"]);
  });

  it("let the event loop turn between pieces of work that together take long, in a line or one after the other", async () => {
    for (const inLine of [true, false]) {
      const turns = new Turns({ sliceMillis: 2 });
      const order: string[] = [];
      setImmediate(() => order.push("turn"));
      const work = async (name: string) => {
        compute(3);
        order.push(name);
      };
      if (inLine) await Promise.all([turns.run(() => work("a"), false), turns.run(() => work("b"), false)]);
      else for (const name of ["a", "b"]) await turns.run(() => work(name), false);
      expect(order).toEqual(["a", "turn", "b"]);
    }
  });

  it("go on after a failure, which reaches whoever asked", async () => {
    const turns = new Turns();
    const failing = turns.run(() => Promise.reject(new Error("no luck")), false);
    const next = turns.run(async () => "done", true);
    await expect(failing).rejects.toThrow("no luck");
    await expect(next).resolves.toBe("done");
    await expect(turns.run(async () => "again", false)).resolves.toBe("again");
  });
});
