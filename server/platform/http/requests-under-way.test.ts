import { EventEmitter } from "node:events";
import type { Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RequestsUnderWay } from "./requests-under-way.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Requests of a server that the test begins and ends. */
function watched() {
  const server = new EventEmitter();
  const requests = new RequestsUnderWay();
  requests.watch(server as unknown as Server);
  const begin = () => {
    const response = new EventEmitter();
    server.emit("request", {}, response);
    return () => response.emit("close");
  };
  return { requests, begin };
}

/** Whether a promise has come to its end by now. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false;
  void promise.then(() => {
    over = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return over;
}

describe("requests under way", () => {
  it("keep nobody waiting while there are none", async () => {
    const { requests, begin } = watched();
    expect(await isOver(requests.quiet(1_000))).toBe(true);
    begin()();
    expect(await isOver(requests.quiet(1_000))).toBe(true);
  });

  it("are waited for until the last of them was answered", async () => {
    const { requests, begin } = watched();
    const ends = [begin(), begin()];
    const waiters = [requests.quiet(60_000), requests.quiet(60_000)];
    ends[0]?.();
    expect(await Promise.all(waiters.map(isOver))).toEqual([false, false]);
    ends[1]?.();
    expect(await Promise.all(waiters.map(isOver))).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are waited for no longer than patience lasts", async () => {
    const { requests, begin } = watched();
    begin();
    const waiter = requests.quiet(1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(await isOver(waiter)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await isOver(waiter)).toBe(true);
    expect(await isOver(requests.quiet(0))).toBe(true);
  });
});
