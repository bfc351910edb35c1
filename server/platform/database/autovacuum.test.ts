import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { vacuumDueTables } from "./autovacuum.ts";

let client: PGlite;
beforeAll(async () => {
  client = await PGlite.create();
  await client.exec(`
    create table changed (id int primary key, word text);
    create table quiet (id int primary key, word text);
    insert into changed select n, 'first' from generate_series(1, 1000) n;
    insert into quiet select n, 'first' from generate_series(1, 1000) n`);
});
afterAll(() => client.close());

const statistics = async () => {
  const { rows } = await client.query<{ name: string; rows: number; gone: number }>(
    `select stat.relname as name, reltuples::int as rows, n_dead_tup::int as gone
      from pg_stat_user_tables stat join pg_class on pg_class.oid = relid order by 1`,
  );
  return rows;
};

test("tables are counted, and rows that are gone make room, where as much changed as PostgreSQL's own thresholds say", async () => {
  await vacuumDueTables(client);
  expect(await statistics()).toEqual([
    { name: "changed", rows: 1000, gone: 0 },
    { name: "quiet", rows: 1000, gone: 0 },
  ]);

  await client.query("update changed set word = $1", ["second"]);
  await client.query("delete from changed where id > 500");
  await client.query("update quiet set word = $1 where id < 20", ["second"]);
  await vacuumDueTables(client);
  expect(await statistics()).toEqual([
    { name: "changed", rows: 500, gone: 0 },
    { name: "quiet", rows: 1000, gone: 19 },
  ]);
});

test("nothing more is begun once it is to end", async () => {
  await client.query("update quiet set word = $1", ["third"]);
  await vacuumDueTables(client, () => false);
  expect((await statistics())[1]?.gone).toBeGreaterThan(1000);
});
