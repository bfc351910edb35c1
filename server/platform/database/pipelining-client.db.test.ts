import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { rowsOf, type Tx } from "./database.ts";
import { PipeliningClient } from "./pipelining-client.ts";
import { together } from "./together.ts";
import { sqlStateOf } from "./violations.ts";

const url = process.env.TEST_DATABASE_URL;

describe.runIf(url)("a connection that does not wait between statements", () => {
  const pools: Pool[] = [];
  function open() {
    const pool = new Pool({ connectionString: url, max: 1, Client: PipeliningClient });
    pool.on("error", () => {});
    pools.push(pool);
    const db: Tx = drizzle({ client: pool });
    return { pool, db };
  }
  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.end();
  });

  it("sends a transaction's beginning and what is asked with it in one piece", async () => {
    const { pool, db } = open();
    const client = await pool.connect();
    const { stream } = (client as unknown as PipeliningClient).connection;
    let pieces = 0;
    const send = stream._writev?.bind(stream);
    stream._writev = (chunks, done) => {
      pieces += 1;
      send?.(chunks, done);
    };
    client.release();
    const found = await db.transaction((tx) =>
      together([
        rowsOf<{ n: number }>(tx, sql`select ${1}::int as n`),
        rowsOf<{ n: number }>(tx, sql`select ${2}::int as n`),
      ]),
    );
    expect(found).toEqual([[{ n: 1 }], [{ n: 2 }]]);
    expect(pieces).toBe(1);
  });

  it("tells which of several statements failed, and takes the transaction back", async () => {
    const { db } = open();
    await db.execute(sql`create temporary table kept (n int primary key)`);
    const add = (tx: Tx, n: number) => tx.execute(sql`insert into kept values (${n}::int)`).execute();
    const failed = await db
      .transaction((tx) => together([add(tx, 1), add(tx, 1), add(tx, 2)]))
      .catch((error: unknown) => error);
    expect(sqlStateOf(failed)).toBe("23505");
    expect(await rowsOf(db, sql`select * from kept`)).toEqual([]);
    await db.transaction((tx) => together([add(tx, 1), add(tx, 2)]));
    expect(await rowsOf(db, sql`select * from kept`)).toHaveLength(2);
  });

  it("does nothing outside of a transaction that could not begin", async () => {
    const { pool } = open();
    const client = await pool.connect();
    client.on("error", () => {});
    await client.query("begin with nothing of the kind");
    await expect(client.query("select pg_sleep(0)").then(() => client.query("select 1"))).rejects.toThrow();
    client.release(true);
  });
});
