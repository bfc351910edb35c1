import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { startTestApp } from "#server/testing/test-app.ts";
import { noPending, pendingOf } from "./pending.queries.ts";

const app = startTestApp();

it("asks for all that waits in one statement", async () => {
  const ids = [randomUUID(), randomUUID()];
  const found = await app.current.platform.database.db.transaction(async (tx) => {
    const prepare = vi.spyOn(tx._.session, "prepareQuery");
    const pending = await pendingOf(tx, { organisationIds: [randomUUID()], ids }, new Date());
    expect(prepare).toHaveBeenCalledTimes(1);
    return pending;
  });
  expect(found).toEqual(new Map(ids.map((id) => [id, noPending()])));
});
