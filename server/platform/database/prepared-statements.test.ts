import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { splitClient } from "./embedded-client.ts";
import { prepareStatements } from "./prepared-statements.ts";

let client: PGlite;
let statements: ReturnType<typeof prepareStatements>;
beforeAll(async () => {
  client = await PGlite.create();
  statements = prepareStatements(client);
});
afterAll(() => client.close());
beforeEach(() =>
  client.exec("drop table if exists seat; create table seat (id int primary key, name text, taken boolean)"),
);

const run = async (text: string, values: unknown[] = []) =>
  (await statements.alone<object>(text, values, { parsers: client.parsers })).rows;

/** What the database still has of those of its connection. */
const preparedTexts = async () =>
  (
    await client.query<{ statement: string }>("select statement from pg_prepared_statements order by name")
  ).rows.map(({ statement }) => statement);

const insert = "insert into seat values ($1, $2, $3) returning id";

describe("a prepared statement", () => {
  it("answers as PGlite does, again and again, whatever its values", async () => {
    const text =
      "select $1::text as a, $2::int as b, $3::boolean as c, $4::text[] as d, $5::jsonb as e, $6::timestamptz as f, $7::bytea as g";
    const given = [
      ["one", 1, true, ["x", 'y"'], { deep: [1] }, new Date("2026-11-23T05:45:07Z"), new Uint8Array([1, 2])],
      [null, undefined, false, [], [], "2026-11-23 05:45+03", new Uint8Array()],
      [
        "Ng\u2019ang\u2019a ".repeat(30_000),
        1,
        true,
        ["\u{1F600}"],
        { word: "" },
        new Date(0),
        new Uint8Array(100_000),
      ],
    ];
    for (const values of [...given, ...given, ...given, ...given]) {
      const { rows, fields } = await client.query(text, values);
      const answer = await statements.alone(text, values, { parsers: client.parsers });
      expect(answer.rows).toEqual(rows);
      expect(answer.fields).toEqual(fields);
    }
    expect((await preparedTexts()).filter((one) => one === text)).toHaveLength(1);
  });

  it("says how many rows it has written, and answers rows as lists where it is asked to", async () => {
    const written = await statements.alone(insert, [1, "A", true], {
      parsers: client.parsers,
      rowMode: "array",
    });
    expect(written).toMatchObject({ affectedRows: 1, rows: [[1]] });
  });

  it("fails as PGlite's own does, and works again with other values", async () => {
    await run(insert, [1, "A", true]);
    const failure = await run(insert, [1, "B", true]).catch((error: unknown) => error);
    const own = await client.query(insert, [1, "B", true]).catch((error: unknown) => error);
    const { code, constraint, table, message } = own as Record<string, unknown>;
    expect(failure).toMatchObject({ code, constraint, table, message });
    expect(await run(insert, [2, "B", true])).toEqual([{ id: 2 }]);
    await expect(run("select nothing from seat")).rejects.toMatchObject({ code: "42703" });
    await expect(run("select $1::int as n", ["x"])).rejects.toMatchObject({ code: "22P02" });
    expect(await run("select $1::int as n", [1])).toEqual([{ n: 1 }]);
  });

  it("answers anew once its table has changed, by itself or behind its back", async () => {
    await run(insert, [1, "A", true]);
    const all = "select * from seat";
    expect(await run(all)).toEqual([{ id: 1, name: "A", taken: true }]);
    await run("alter table seat drop column taken");
    expect(await run(all)).toEqual([{ id: 1, name: "A" }]);
    await client.exec("alter table seat add column row int");
    await expect(run(all)).rejects.toMatchObject({ code: "0A000" });
    expect(await run(all)).toEqual([{ id: 1, name: "A", row: null }]);
  });

  it("is forgotten for those that were used since, and one of many rows at once", async () => {
    const text = (n: number) => `select ${n} as n`;
    const [first, ...others] = Array.from({ length: 301 }, (_, n) => text(n));
    await run(first ?? "");
    for (const one of others) {
      await run(text(1));
      await run(one);
    }
    const long = `select length('${"x".repeat(6_000)}') as much`;
    expect(await run(long)).toEqual([{ much: 6_000 }]);
    await run("select 'next'");
    const left = await preparedTexts();
    expect(left.length).toBeLessThanOrEqual(300);
    expect(left).toContain(text(1));
    expect(left).not.toContain(first);
    expect(left).not.toContain(long);
  });
});

describe("a transaction", () => {
  it("is taken back with what its prepared statements wrote, and keeps others out until then", async () => {
    const own = await PGlite.create();
    const db = drizzle({ client: splitClient(own).forDrizzle });
    await db.execute(sql`create table seat (id int primary key)`);
    const add = (id: number) => sql`insert into seat values (${id})`;
    await db.execute(add(1));
    const outside: Promise<unknown>[] = [];
    let stray: Promise<unknown> | undefined;
    const failing = db.transaction(async (tx) => {
      await tx.execute(add(2));
      outside.push(db.execute(add(2)));
      await tx.transaction((inner) => inner.execute(add(1))).catch(() => {});
      await tx.execute(add(3));
      stray = new Promise((resolve) => setTimeout(() => resolve(tx.execute(add(4))), 0));
      // It may be refused before somebody looks at it, below.
      stray.catch(() => {});
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    await outside[0];
    await expect(stray).rejects.toThrow();
    expect((await db.execute(sql`select id from seat order by id`)).rows).toEqual([{ id: 1 }, { id: 2 }]);
    await own.close();
    await expect(db.execute(add(5))).rejects.toThrow();
  });
});
