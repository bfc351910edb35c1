import { sqlStateOf } from "./violations.ts";

/** PostgreSQL's refusal of a statement after another of the same transaction has failed. */
const failedBefore = "25P02";

/**
 * Waits for work on one transaction that was begun at the same time, so that its statements travel together. Unlike
 * `Promise.all` it waits for all of it also when some fails: no statement may come after the transaction's end. The
 * database does them one after the other; one that others build on is sent by `.execute()`, which does not wait for
 * whoever was called before it.
 * @throws what failed first: what failed only because of that does not count
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [At in keyof Work]: Awaited<Work[At]> }> {
  const outcomes = await Promise.allSettled(work);
  const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length > 0) throw failures.find((one) => sqlStateOf(one) !== failedBefore) ?? failures[0];
  return outcomes.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}
