import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AnswerKeeper } from "./answer-keeper.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper whose server answers as `outcomes` say, one after the other; it takes everything once they are used up. */
function keeperOf(outcomes: (Error | "hangs")[] = []) {
  const sent: [string, string[]][] = [];
  const states: string[] = [];
  const refused: unknown[] = [];
  const release: (() => void)[] = [];
  const keeper = new AnswerKeeper(
    (id, answer) => {
      sent.push([id, answer]);
      const outcome = outcomes.shift();
      if (outcome === "hangs") return new Promise<void>((resolve) => release.push(resolve));
      return outcome ? Promise.reject(outcome) : Promise.resolve();
    },
    (state) => states.push(state),
    (error) => refused.push(error),
  );
  return { keeper, sent, states, refused, release };
}

const lost = new TypeError("Failed to fetch");

describe("answers on their way", () => {
  it("sends of a question that is being written only what stands in the end", async () => {
    const { keeper, sent, states } = keeperOf();
    keeper.put("a", ["T"], 800);
    await vi.advanceTimersByTimeAsync(500);
    keeper.put("a", ["Tala"], 800);
    await vi.advanceTimersByTimeAsync(799);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([["a", ["Tala"]]]);
    expect(states.at(-1)).toBe("kept");
    expect(keeper.hasWaiting).toBe(false);
  });

  it("sends again what did not get through, with what was answered meanwhile", async () => {
    const { keeper, sent, states } = keeperOf([lost]);
    keeper.put("a", ["1"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe("lost");
    expect(keeper.hasWaiting).toBe(true);
    keeper.put("b", ["2"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([
      ["a", ["1"]],
      ["a", ["1"]],
      ["b", ["2"]],
    ]);
    expect(states.at(-1)).toBe("kept");
  });

  it("tries by itself, until the network is back", async () => {
    const { keeper, sent, states } = keeperOf([lost, lost]);
    keeper.put("a", ["1"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(3);
    expect(states.at(-1)).toBe("kept");
  });

  it("never lets an older answer overtake a newer one", async () => {
    const { keeper, sent, release } = keeperOf(["hangs"]);
    keeper.put("a", ["old"]);
    await vi.advanceTimersByTimeAsync(0);
    keeper.put("a", ["new"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent).toEqual([["a", ["old"]]]);
    release[0]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)).toEqual(["a", ["new"]]);
    expect(keeper.hasWaiting).toBe(false);
  });

  it("stops when the server takes none any more", async () => {
    const over = new Error("The time is over");
    const { keeper, sent, refused } = keeperOf([over]);
    keeper.put("a", ["1"]);
    keeper.put("b", ["2"]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(refused).toEqual([over]);
    expect(keeper.hasWaiting).toBe(false);
  });
});
