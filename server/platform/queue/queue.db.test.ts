import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { z } from "zod";
import { isInBackground } from "#server/platform/background.ts";
import { type Database, rowsOf } from "#server/platform/database/database.ts";
import { openDatabase } from "#server/platform/database/open.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { tablesWith } from "#server/testing/database-text.ts";
import { copyTemplate } from "#server/testing/template.ts";
import { type Attempt, defineScheduledTask, defineTask, type Queue, startQueue } from "./queue.ts";

const data = z.object({ name: z.string() });
const once = defineTask({ name: "test.once", label: "Test", data, retries: 0, retryDelaySeconds: 0 });
const untouched = defineTask({
  name: "test.untouched",
  label: "Test",
  data,
  retries: 0,
  retryDelaySeconds: 0,
});
const backlog = defineTask({ name: "test.backlog", label: "Test", data, retries: 0, retryDelaySeconds: 0 });
const patient = defineTask({ name: "test.patient", label: "Test", data, retries: 0, retryDelaySeconds: 0 });
const ended = defineTask({ name: "test.ended", label: "Test", data, retries: 0, retryDelaySeconds: 0 });
const revived = defineTask({ name: "test.revived", label: "Test", data, retries: 0, retryDelaySeconds: 0 });
const stubborn = defineTask({ name: "test.stubborn", label: "Test", data, retries: 1, retryDelaySeconds: 1 });

const personal = defineTask({
  name: "test.personal",
  label: "Test",
  data: z.object({ name: z.string(), fails: z.boolean() }),
  retries: 0,
  retryDelaySeconds: 0,
  personal: true,
});

let copy: Awaited<ReturnType<typeof copyTemplate>>;
let database: Database;
let queue: Queue;
/** How long each task that was taken would have let requests go first. */
const patience: number[] = [];

beforeAll(async () => {
  copy = await copyTemplate(inject("template"));
  database = await openDatabase(copy);
  queue = await startQueue(database, {
    works: true,
    giveWay: async (patienceMillis) => {
      patience.push(patienceMillis);
    },
    onError: () => {},
  });
  await queue.prepare([once, untouched, backlog, patient, ended, revived, stubborn, personal]);
});
afterAll(async () => {
  await queue.stop();
  await database.close();
  await copy.remove();
});

const countOf = async (name: string, state: string) =>
  (await queue.counts()).find((row) => row.name === name && row.state === state)?.count ?? 0;

describe("the task queue", () => {
  it("takes its first task inside a transaction, also where nobody works on it", async () => {
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, untouched, { name: "first" }));
    expect(await countOf(untouched.name, "created")).toBe(1);
  });

  it("changes a queue that an earlier version made otherwise, and leaves one that is as it should be", async () => {
    const settingsOf = async (name: string) =>
      (
        await rowsOf<{ retries: number; at: string }>(
          database.db,
          sql`select retry_limit as retries, updated_on::text as at from pgboss.queue where name = ${name}`,
        )
      )[0];
    const made = await settingsOf(untouched.name);
    await queue.prepare([untouched]);
    expect(await settingsOf(untouched.name)).toEqual(made);
    await queue.prepare([{ ...untouched, retries: 7 }]);
    expect(await settingsOf(untouched.name)).toMatchObject({ retries: 7 });
    await queue.prepare([untouched]);
    expect(await settingsOf(untouched.name)).toMatchObject({ retries: 0 });
  });

  it("says when the last task of a name was done", async () => {
    await queue.work(ended, async () => {});
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, ended, { name: "done" }));
    await vi.waitFor(async () => {
      const row = (await queue.counts()).find(
        ({ name, state }) => name === ended.name && state === "completed",
      );
      expect(Math.abs(Date.now() / 1000 - (row?.endedAt ?? 0))).toBeLessThan(60);
    }, 120_000);
  });

  it("comes by itself with nothing to carry, and is tried again twice", () => {
    expect(defineScheduledTask("test.scheduled", "Test", "17 3 * * *")).toMatchObject({
      cron: "17 3 * * *",
      retries: 2,
    });
  });

  it("hands over what a committed transaction enqueued, and nothing of a rolled-back one", async () => {
    const seen: string[] = [];
    await queue.work(once, async ({ name }) => {
      seen.push(name);
    });
    const failed = acrossOrganisations(database, async (tx) => {
      await queue.enqueue(tx, once, { name: "rolled back" });
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, once, { name: "committed" }));
    await vi.waitFor(() => expect(seen).toEqual(["committed"]), { timeout: 120_000 });
  });

  it("works off what has piled up without a pause after each task", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `waiting ${index}`);
    await acrossOrganisations(database, async (tx) => {
      for (const name of names) await queue.enqueue(tx, backlog, { name });
    });
    const seen: string[] = [];
    await queue.work(backlog, async ({ name }) => {
      seen.push(name);
    });
    // One a polling interval would take at least twice as long.
    await vi.waitFor(() => expect(seen.toSorted()).toEqual(names.toSorted()), { timeout: 120_000 });
  });

  it("is work in the background, which lets requests go first: for a second from when it came, no longer", async () => {
    const places: boolean[] = [];
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, patient, { name: "came long ago" }));
    await database.db.execute(
      sql`update pgboss.job set created_on = now() - interval '5 seconds', start_after = now() - interval '5 seconds' where name = ${patient.name}`,
    );
    await queue.work(patient, async () => {
      places.push(isInBackground());
    });
    await vi.waitFor(() => expect(places).toEqual([true]), 10_000);
    expect(patience.at(-1)).toBeLessThanOrEqual(0);

    await acrossOrganisations(database, (tx) => queue.enqueue(tx, patient, { name: "came now" }));
    await vi.waitFor(() => expect(places).toEqual([true, true]), 10_000);
    expect(patience.at(-1)).toBeGreaterThan(0);
    expect(patience.at(-1)).toBeLessThanOrEqual(1000);
  });

  it("tries a failing task again, and shows it as failed in the end", async () => {
    const attempts: Attempt[] = [];
    await queue.work(stubborn, async (_data, attempt) => {
      attempts.push(attempt);
      throw new Error("still broken");
    });
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, stubborn, { name: "never" }));
    await vi.waitFor(async () => expect(await countOf(stubborn.name, "failed")).toBe(1), {
      timeout: 120_000,
    });
    expect(attempts).toEqual([
      { retry: 0, last: false },
      { retry: 1, last: true },
    ]);
  });

  it("gives failed tasks one attempt more when asked to", async () => {
    const reported = async () => (await queue.report()).find(({ name }) => name === revived.name);
    const seen: string[] = [];
    await queue.work(revived, async ({ name }) => {
      seen.push(name);
      if (seen.length === 1) throw new Error("away");
    });
    expect(await reported()).toMatchObject({ label: "Test", failed: 0, doneAt: null, failedAt: null });
    await acrossOrganisations(database, (tx) => queue.enqueue(tx, revived, { name: "late" }));
    await vi.waitFor(async () => expect(await reported()).toMatchObject({ failed: 1 }), { timeout: 120_000 });
    expect((await reported())?.failure).toBe(`${revived.name}: Error`);
    expect(await acrossOrganisations(database, (tx) => queue.retryFailed(tx, revived.name))).toBe(1);
    await vi.waitFor(async () => expect(await reported()).toMatchObject({ failed: 0, waiting: 0 }), {
      timeout: 120_000,
    });
    expect(seen).toEqual(["late", "late"]);
    expect(await acrossOrganisations(database, (tx) => queue.retryFailed(tx, revived.name))).toBe(0);
  });

  it("keeps nothing of a person once their task is done or given up, not even in what went wrong", async () => {
    const seen: string[] = [];
    await queue.work(personal, async ({ name, fails }) => {
      seen.push(name);
      if (fails) throw new Error(`no mailbox for ${name}`);
    });
    await acrossOrganisations(database, async (tx) => {
      await queue.enqueue(tx, personal, { name: "Zawadi", fails: false });
      await queue.enqueue(tx, personal, { name: "Kiprotich", fails: true });
    });
    await vi.waitFor(
      async () => {
        expect(await countOf(personal.name, "completed")).toBe(1);
        expect(await countOf(personal.name, "failed")).toBe(1);
      },
      { timeout: 120_000 },
    );
    expect(seen.toSorted()).toEqual(["Kiprotich", "Zawadi"]);
    for (const name of seen) expect(await tablesWith(database, name)).toEqual([]);
  });

  it("refuses data that the task does not describe", async () => {
    const wrong = acrossOrganisations(database, (tx) =>
      queue.enqueue(tx, once, { name: 1 as unknown as string }),
    );
    await expect(wrong).rejects.toThrow();
  });
});
