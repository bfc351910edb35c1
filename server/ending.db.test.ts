import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { organisations } from "./accounts/accounts.table.ts";
import { createApp } from "./app.ts";
import { acrossOrganisations } from "./platform/database/scope.ts";
import { seedDemo } from "./seed/seed.ts";
import { itOnce } from "./testing/once.ts";
import { copyTemplate } from "./testing/template.ts";
import { testConfig, testOptions } from "./testing/test-config.ts";

let copy: Awaited<ReturnType<typeof copyTemplate>>;
beforeAll(async () => {
  copy = await copyTemplate(inject("template"));
});
afterAll(() => copy.remove());

const open = () => createApp(testConfig(copy.folder, copy.url), { ...testOptions, worksLater: true });

it("ends in order while background work is still being started", async () => {
  const { work, end } = await open();
  const started = work();
  await Promise.all([expect(started).resolves.toBeUndefined(), end()]);
});

itOnce("ends in order while the demo is being filled in, and the next start fills it in anew", async () => {
  const first = await open();
  let ended: Promise<void> | undefined;
  const never = vi.fn();
  const asksForTheEnd = async () => {
    ended = first.end();
  };
  await first.begin(async (ending) => {
    await seedDemo(
      first.platform,
      [
        { endpoints: [], seed: asksForTheEnd },
        { endpoints: [], seed: never },
      ],
      {
        ending,
      },
    );
    never();
  });
  await ended;
  expect(never).not.toHaveBeenCalled();

  const second = await open();
  const seed = vi.fn(async () => {});
  await second.begin((ending) => seedDemo(second.platform, [{ endpoints: [], seed }], { ending }));
  expect(seed).toHaveBeenCalledOnce();
  const [row] = await acrossOrganisations(second.platform.database, (tx) =>
    tx.select({ total: count() }).from(organisations),
  );
  expect(row?.total).toBeGreaterThan(1);
  await second.end();
});

it("takes for no failure of the start what fails because the end was asked for, and all else for one", async () => {
  const { begin, end } = await open();
  const fails = () => Promise.reject(new Error("broken"));
  await expect(begin(fails)).rejects.toThrow("broken");
  let ended: Promise<void> | undefined;
  await begin(() => {
    ended = end();
    return fails();
  });
  await ended;
});
