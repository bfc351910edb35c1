import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "#server/platform/database/database.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { rateLimits } from "./rate-limits.table.ts";
import { createRateLimits, type Limit, LimitReached, type RateLimits } from "./rate-limits.ts";

const app = startOwnTestApp();
const secret = new Uint8Array(32).fill(7);
const hourly = (name: string, count = 5): Limit => ({ name, count, seconds: 3600 });

let limits: RateLimits;
beforeAll(() => {
  limits = createRateLimits(app.current.platform.database.db, secret);
});

const keys = () => app.current.platform.database.db.select().from(rateLimits);

describe("a limit", () => {
  it("allows so many, says how much is left, and refuses the next", async () => {
    const limit = hourly("told");
    for (let remaining = 4; remaining >= 0; remaining -= 1) {
      const standing = await limits.take(limit, "achieng");
      expect(standing).toMatchObject({ allowed: true, limit: 5, remaining, retryAfter: expect.any(Number) });
    }
    const refused = await limits.take(limit, "achieng");
    expect(refused).toMatchObject({ allowed: false, limit: 5, remaining: 0 });
    // One of five an hour is back after twelve minutes, all after an hour.
    expect(refused.retryAfter).toBeGreaterThan(11 * 60);
    expect(refused.retryAfter).toBeLessThanOrEqual(12 * 60);
    expect(refused.reset).toBeGreaterThan(59 * 60);
    expect(refused.reset).toBeLessThanOrEqual(3600);
  });

  it("is of one subject and one name", async () => {
    const limit = hourly("own", 1);
    await limits.take(limit, "achieng");
    expect((await limits.take(limit, "baraka")).allowed).toBe(true);
    expect((await limits.take(hourly("other", 1), "achieng")).allowed).toBe(true);
    expect((await limits.take(limit, "achieng")).allowed).toBe(false);
  });

  it("counts uses at the same moment", async () => {
    const uses = Array.from({ length: 12 }, () => limits.take(hourly("together"), "achieng"));
    expect((await Promise.all(uses)).filter((standing) => standing.allowed)).toHaveLength(5);
  });

  it("comes back with time", async () => {
    const limit = hourly("later", 2);
    for (const allowed of [true, true, false]) {
      expect((await limits.take(limit, "achieng")).allowed).toBe(allowed);
    }
    await app.current.platform.database.db.update(rateLimits).set({
      usedUntil: sql`used_until - interval '31 minutes'`,
    });
    for (const allowed of [true, false]) {
      expect((await limits.take(limit, "achieng")).allowed).toBe(allowed);
    }
  });

  it("takes uses back, one or all", async () => {
    const limit = hourly("back", 2);
    await limits.take(limit, "achieng");
    await limits.take(limit, "achieng");
    expect(await limits.used(limit, "achieng")).toBe(2);
    await limits.refund(limit, "achieng");
    expect(await limits.used(limit, "achieng")).toBe(1);
    await limits.forget(limit, "achieng");
    expect(await limits.used(limit, "achieng")).toBe(0);
  });

  it("refuses in words that say when to come back", async () => {
    const limit = hourly("said", 1);
    await limits.require(limit, ["achieng"]);
    const refusal = await limits
      .require(limit, ["achieng"], { en: "Enough for now.", sw: "Inatosha kwa sasa." })
      .catch((error) => error);
    expect(refusal).toBeInstanceOf(LimitReached);
    expect(refusal).toMatchObject({ code: "rate_limited", status: 429 });
    expect(refusal.toAnswer("sw").message).toMatch(
      /^Inatosha kwa sasa\. Tafadhali jaribu tena baada ya (saa 1|dakika 60)\.$/,
    );
    expect(refusal.message).toMatch(/^Enough for now\. Please try again in (1 hour|60 minutes)\.$/);
  });
});

it("is counted with one statement", async () => {
  const statements: string[] = [];
  const { db } = app.current.platform.database;
  const counting = new Proxy(db, {
    get: (target, name) => {
      const member = Reflect.get(target, name);
      if (typeof member !== "function") return member;
      return (...given: unknown[]) => {
        statements.push(String(name));
        return member.apply(target, given);
      };
    },
  });
  await createRateLimits(counting, secret).take(hourly("cheap"), "achieng");
  expect(statements).toEqual(["execute"]);
});

it("keeps nothing of whom it counts, only digests that need the installation's key", async () => {
  await limits.take(hourly("secret"), "achieng@test.example", "41.90.1.1");
  const other = createRateLimits(app.current.platform.database.db, new Uint8Array(32).fill(8));
  const before = await keys();
  expect(JSON.stringify(before)).not.toMatch(/achieng|41\.90/);
  await other.take(hourly("secret"), "achieng@test.example", "41.90.1.1");
  expect(await keys()).toHaveLength(before.length + 1);
});

it("is cleaned of what is over", async () => {
  const { db } = app.current.platform.database;
  await limits.take(hourly("over"), "achieng");
  await db.update(rateLimits).set({ usedUntil: sql`now() - interval '1 second'` });
  await limits.take(hourly("goes on"), "achieng");
  await limits.clean();
  expect(await keys()).toHaveLength(1);
});

it("waits for no disk", async () => {
  const [table] = await rowsOf<{ persistence: string }>(
    app.current.platform.database.db,
    sql`select relpersistence as persistence from pg_class where relname = 'rate_limit'`,
  );
  expect(table?.persistence).toBe("u");
});
