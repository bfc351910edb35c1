import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { defaultLanguage } from "#contract/core/language.ts";
import { maxPageSize } from "#contract/core/paging.ts";
import { passwordResetTask } from "#server/accounts/password.service.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mailTask } from "#server/platform/mail/outbox.ts";
import type { Task } from "#server/platform/queue/queue.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { createProviderOwner } from "#server/testing/site.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let owner: TestPerson;
const api = (person = owner) => app.current.as(person.token).workspace;
const taskOf = async (id: string) =>
  (await api().tasks.list({ query: { pageSize: maxPageSize } })).rows.find((task) => task.id === id);

/** A task that has used up its attempts: no worker sees it before that. */
const failTask = <Data>(task: Task<Data>, data: Data) =>
  acrossOrganisations(app.current.platform.database, async (tx) => {
    await app.current.platform.queue.enqueue(tx, task, data);
    await tx.execute(sql`update pgboss.job
      set state = 'failed', completed_on = now(), output = '{"message": "the server was away"}'
      where name = ${task.name} and state = 'created'`);
  });

beforeAll(async () => {
  owner = await createProviderOwner(app.current);
});

describe("background work", () => {
  it("is listed with its schedule and its next run, also what never ran", async () => {
    const { rows, total } = await api().tasks.list({ query: { sort: "nextRunAt", pageSize: 200 } });
    expect(total).toBe(rows.length);
    const digest = rows.find(({ id }) => id === "notifications.digest");
    expect(digest).toMatchObject({ label: "Mail what people have not read", schedule: "30 6 * * *" });
    expect(new Date(digest?.nextRunAt ?? 0).getTime()).toBeGreaterThan(Date.now());
    // 06:30 in Nairobi.
    expect(digest?.nextRunAt).toMatch(/T03:30:00/);
    const coming = rows.flatMap(({ nextRunAt }) => nextRunAt ?? []);
    expect(coming).toEqual(coming.toSorted());
    expect(rows.at(-1)?.nextRunAt).toBeNull();
  });

  it("is filtered by schedule, and has pages", async () => {
    const all = await api().tasks.list();
    const own = await api().tasks.list({ query: { scheduled: "true" } });
    const caused = await api().tasks.list({ query: { scheduled: "false" } });
    expect(own.rows.every(({ schedule }) => schedule !== null)).toBe(true);
    expect(own.total + caused.total).toBe(all.total);
    const [first, second] = await Promise.all(
      [1, 2].map((page) => api().tasks.list({ query: { page, pageSize: 5 } })),
    );
    expect([...(first?.rows ?? []), ...(second?.rows ?? [])]).toEqual(all.rows.slice(0, 10));
  });

  it("that failed is found, and tried again once", async () => {
    await failTask(mailTask, { mailId: crypto.randomUUID() });
    const { rows } = await api().tasks.list({ query: { state: ["failed"] } });
    expect(rows).toMatchObject([
      { id: mailTask.name, failed: 1, failure: "the server was away", retryable: true },
    ]);
    expect(await api().tasks.retry({ params: { id: mailTask.name } })).toEqual({
      label: "Send mail",
      count: 1,
    });
    expect((await taskOf(mailTask.name))?.failed).toBe(0);
    const again = api().tasks.retry({ params: { id: mailTask.name } });
    await expect(again).rejects.toMatchObject({ code: "conflict" });
    expect((await api().audit.list({ query: { kind: "tasks" } })).rows).toMatchObject([
      { action: "task.retried", actor: { email: owner.email }, detail: { task: mailTask.name, count: 1 } },
    ]);
  });

  it("about a person is not tried again: what it carried is gone", async () => {
    await failTask(passwordResetTask, { email: "wanjiku@test.example", language: defaultLanguage });
    expect(await taskOf(passwordResetTask.name)).toMatchObject({ state: "failed", retryable: false });
    const retry = api().tasks.retry({ params: { id: passwordResetTask.name } });
    await expect(retry).rejects.toMatchObject({ code: "conflict" });
  });

  it("is the provider's: another owner finds none of it", async () => {
    const stranger = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    expect(await api(stranger).tasks.list()).toEqual({ rows: [], total: 0 });
    for (const [person, id] of [
      [stranger, mailTask.name],
      [owner, "mail.unknown"],
    ] as const) {
      const retry = api(person).tasks.retry({ params: { id } });
      await expect(retry).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
