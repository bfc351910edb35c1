import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { splitClient } from "./embedded-client.ts";

const clients: PGlite[] = [];
afterAll(() => Promise.all(clients.map((client) => client.close())));

async function open(): Promise<PGlite> {
  const client = await PGlite.create();
  clients.push(client);
  return client;
}

let plain: PGlite;
let split: ReturnType<typeof splitClient>;
beforeAll(async () => {
  plain = await open();
  split = splitClient(await open());
});

const values = `timestamptz '2026-11-23 05:45:07.5+03' as moment, timestamp '2026-11-23 05:45' as clock, date '2026-11-23' as day,
  interval '1 day' as span, array[timestamptz '2026-11-23 05:45+03'] as moments, array[date '2026-11-23'] as days,
  array[1.50::numeric] as numbers, 1.50::numeric as number, array['a', 'b'] as words, null as nothing, '{"a":1}'::jsonb as json`;

it("gives Drizzle what a client of its own gives it, within a transaction too", async () => {
  const query = sql.raw(`select ${values}`);
  const { rows } = await drizzle({ client: plain }).execute(query);
  const db = drizzle({ client: split.forDrizzle });
  expect((await db.execute(query)).rows).toEqual(rows);
  expect(await db.transaction(async (tx) => (await tx.execute(query)).rows)).toEqual(rows);
  expect(rows).toMatchObject([{ day: "2026-11-23", words: ["a", "b"] }]);
});

it("takes a transaction of Drizzle's back that fails", async () => {
  const db = drizzle({ client: split.forDrizzle });
  await db.execute(sql`create table kept (id int)`);
  const failing = db.transaction(async (tx) => {
    await tx.execute(sql`insert into kept values (1)`);
    throw new Error("taken back");
  });
  await expect(failing).rejects.toThrow("taken back");
  expect((await db.execute(sql`select id from kept`)).rows).toEqual([]);
});

it("gives the queue what PGlite gives by itself", async () => {
  const query = `select ${values}`;
  const { rows } = await plain.query<{ moment: unknown }>(query);
  expect((await split.forQueue.query(query)).rows).toEqual(rows);
  expect((await split.forQueue.exec(query)).flatMap((result) => result.rows)).toEqual(rows);
  expect(rows[0]?.moment).toBeInstanceOf(Date);
});
