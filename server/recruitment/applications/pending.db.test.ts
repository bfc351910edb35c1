import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { startTestApp } from "#server/testing/test-app.ts";
import { noPending, pendingOf } from "./pending.queries.ts";

const app = startTestApp();

it("asks for all that waits in three statements, before the first answer has come", async () => {
  const ids = [randomUUID(), randomUUID()];
  let asked = 0;
  let askedBeforeAnswer: number | undefined;
  const found = await app.current.platform.database.db.transaction(async (tx) => {
    const { session } = tx._;
    const prepare = session.prepareQuery.bind(session);
    vi.spyOn(session, "prepareQuery").mockImplementation((...query) => {
      asked += 1;
      const prepared = prepare(...query);
      const execute = prepared.execute.bind(prepared);
      prepared.execute = async (...values) => {
        const answer: unknown = await execute(...values);
        askedBeforeAnswer ??= asked;
        return answer;
      };
      return prepared;
    });
    const pending = await pendingOf(tx, ids, new Date());
    // Here, since on PostgreSQL the transaction's end is asked for in the same way.
    expect(askedBeforeAnswer).toBe(asked);
    expect(asked).toBe(3);
    return pending;
  });
  expect(found).toEqual(new Map(ids.map((id) => [id, noPending()])));
});
