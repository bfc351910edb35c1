import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inBackground } from "../background.ts";
import { countChangedTables } from "./autovacuum.ts";
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

it("lets what somebody waits for go before the queue and before background work", async () => {
  const db = drizzle({ client: split.forDrizzle });
  const order: string[] = [];
  const ask = async (who: string) => {
    await db.execute(sql`select 1`);
    order.push(who);
  };
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    // Each waits for the end of this transaction, so all are waited for after it.
    void split.forQueue.query("select 1").then(() => order.push("queue"));
    void inBackground(() => ask("task"));
    void ask("request");
  });
  await expect.poll(() => order).toEqual(["request", "queue", "task"]);
});

it("prepares a statement of the queue that stands alone, and runs a text of several as it is", async () => {
  const alone = "with given as (select 2 as two) select two from given;";
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await split.forQueue.exec(alone)).toMatchObject([{ rows: [{ two: 2 }] }]);
  }
  const several = await split.forQueue.exec("begin; select 3 as three; commit;");
  expect(several.flatMap(({ rows }) => rows)).toEqual([{ three: 3 }]);
  const { rows } = await split.forQueue.query<{ statement: string }>(
    "select statement from pg_prepared_statements where statement like 'begin%' or statement like 'with given%'",
  );
  expect(rows.map(({ statement }) => statement)).toEqual([alone]);
});

it("leaves no transaction of the queue's open that failed", async () => {
  const failing = split.forQueue.exec("begin; select 1 / 0; commit;");
  const next = drizzle({ client: split.forDrizzle }).execute(sql`select 1 as one`);
  await expect(failing).rejects.toMatchObject({ code: "22012" });
  expect((await next).rows).toEqual([{ one: 1 }]);
});

it("knows how many rows an organisation has as soon as it has imported them", async () => {
  const { forDrizzle } = splitClient(await open(), { countChanges: countChangedTables });
  const db = drizzle({ client: forDrizzle });
  const insert = (organisation: number, rows: number) =>
    sql`insert into member select ${organisation}::int, number from generate_series(1, ${rows}::int) number`;
  const expected = async () => {
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(
      sql`explain select id from member where organisation = 2`,
    );
    return Number(/rows=(\d+)/.exec(rows[0]?.["QUERY PLAN"] ?? "")?.[1]);
  };
  await db.execute(sql`create table member (organisation int, id int)`);
  await db.execute(insert(1, 100));
  await db.execute(sql`analyze member`);
  await db.transaction(async (tx) => {
    for (let part = 0; part < 10; part += 1) await tx.execute(insert(2, 500));
  });
  expect(await expected()).toBe(5000);
});

it("leaves the event loop to others within a transaction of many statements", async () => {
  const db = drizzle({ client: split.forDrizzle });
  let turnedAfter = 0;
  await db.transaction(async (tx) => {
    setImmediate(() => {
      turnedAfter = statement;
    });
    let statement = 0;
    for (; statement < 200; statement += 1)
      await tx.execute(sql`select count(*) from generate_series(1, 20000)`);
  });
  expect(turnedAfter).toBeGreaterThan(0);
  expect(turnedAfter).toBeLessThan(200);
});

it("notifies the queue of what a transaction, a statement and the database's own client notify of", async () => {
  const own = await open();
  const { forDrizzle, forQueue } = splitClient(own);
  const heard: string[] = [];
  const stop = await forQueue.listen("changes", (payload) => heard.push(payload));
  const db = drizzle({ client: forDrizzle });
  const notify = (payload: string) => sql`select pg_notify('changes', ${payload})`;
  await db.transaction(async (tx) => {
    await tx.execute(notify("transaction"));
    expect(heard).toEqual([]);
  });
  await db.transaction((tx) => tx.execute(notify("of nobody")).then(() => tx.rollback())).catch(() => {});
  await db.execute(notify("statement"));
  await forQueue.exec("begin; select pg_notify('changes', 'several'); commit;");
  await own.query("select pg_notify('changes', 'own')");
  await db.execute(sql`select pg_notify('others', 'not ours')`);
  expect(heard).toEqual(["transaction", "statement", "several", "own"]);
  await stop();
  await db.execute(notify("after"));
  expect(heard).toHaveLength(4);
});
