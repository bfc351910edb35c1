import { setImmediate as turn } from "node:timers/promises";

/** Milliseconds that a piece of work may hold the event loop before others have their turn. */
const maxSliceMillis = 10;

/**
 * Lets everybody else have a turn. For work that goes on awaiting the database: the embedded one answers at once, and
 * no request is read before the last answer.
 */
export const giveTurn = (): Promise<void> => turn();

/**
 * Works through items on the event loop and lets everybody else have a turn after every few milliseconds. For work
 * whose size is bounded and each item of which is short: what is long goes to a worker thread.
 * @param sliceMillis how long the loop may be held at a time, beyond the item that is being worked on
 * @returns the results in the order of the items
 */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  sliceMillis = maxSliceMillis,
): Promise<Result[]> {
  const results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began >= sliceMillis) {
      await turn();
      began = performance.now();
    }
    results.push(work(item));
  }
  return results;
}
