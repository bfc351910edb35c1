import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { expect, it, vi } from "vitest";
import { jobs } from "#server/recruitment/jobs/jobs.table.ts";
import { isAmong } from "./among.ts";
import type { Tx } from "./database.ts";
import { writtenOnce } from "./written-once.ts";

const asSent = (query: SQL) => new PgDialect().sqlToQuery(query);

it("is what Drizzle would send, with the values of each time, and put together once", async () => {
  const sent: ReturnType<typeof asSent>[] = [];
  const tx = {
    execute: async (query: SQL) => {
      sent.push(asSent(query));
      return { rows: [{ id: "a" }] };
    },
  } as unknown as Tx;
  const query = (ids: Parameters<typeof isAmong>[1], now: unknown) =>
    sql`select ${jobs.id} from ${jobs} where ${isAmong(jobs.id, ids)} and ${jobs.status} = ${"open"} and '$x' <> ${now}::text
      union all select ${jobs.id} from ${jobs} where ${isAmong(jobs.id, ids)}`;
  const write = vi.fn(() => query(sql.placeholder("ids"), sql.placeholder("now")));
  const find = writtenOnce<{ id: string }, { ids: string[]; now: string }>(write);
  for (const [ids, now] of [
    [["1", "2"], "2026-11-26"],
    [[], "2026-11-27"],
  ] as const) {
    expect(await find(tx, { ids: [...ids], now })).toEqual([{ id: "a" }]);
    expect(sent.pop()).toEqual(asSent(query(ids, now)));
  }
  expect(write).toHaveBeenCalledOnce();
});
