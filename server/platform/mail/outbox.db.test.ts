import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { rowsOf } from "#server/platform/database/database.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { createCandidate, createOrganisation } from "#server/testing/factories.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startOwnTestApp, startTestApp } from "#server/testing/test-app.ts";
import { mails } from "./mail.table.ts";
import type { MailMessage } from "./message.ts";
import { listOutbox, mailTask, queueMail } from "./outbox.ts";

const app = startTestApp();

const message = (to: string, more: Partial<MailMessage> = {}): MailMessage => ({
  to,
  subject: "Your interview",
  preview: "Monday at nine.",
  greeting: "Hello Asha,",
  blocks: [{ kind: "paragraph", text: "We meet on Monday." }],
  ...more,
});

/** Queues a mail in a transaction of its own. */
const queued = (one: MailMessage, on = app.current) =>
  acrossOrganisations(on.platform.database, (tx) => queueMail(tx, on.platform.queue, null, one));

const rowOf = async (to: string) => (await mailsTo(app.current, to))[0];

/** The tasks that carry the mail, done or waiting, from the queue's own table. */
const tasksFor = (mailId: string) =>
  rowsOf(
    app.current.platform.database.db,
    sql`select id from pgboss.job where name = ${mailTask.name} and data->>'mailId' = ${mailId}`,
  );

describe("queueing", () => {
  it("writes the mail and its task in the caller's transaction", async () => {
    await queued(message("one@test.example"));
    const mail = await rowOf("one@test.example");
    expect(mail).toMatchObject({
      subject: "Your interview",
      message: message("one@test.example"),
    });
    expect(await tasksFor(mail?.id ?? "")).toHaveLength(1);
  });

  it("leaves neither when the transaction is rolled back", async () => {
    const { database, queue } = app.current.platform;
    let mailId = "";
    const failed = acrossOrganisations(database, async (tx) => {
      await queueMail(tx, queue, null, message("rolled-back@test.example"));
      const [written] = await tx.select().from(mails).where(eq(mails.to, "rolled-back@test.example"));
      mailId = written?.id ?? "";
      throw new Error("the use case failed");
    });
    await expect(failed).rejects.toThrow("the use case failed");
    expect(mailId).not.toBe("");
    expect(await rowOf("rolled-back@test.example")).toBeUndefined();
    expect(await tasksFor(mailId)).toEqual([]);
  });

  it.each<[string, Partial<MailMessage>]>([
    ["two recipients", { to: "a@test.example, b@test.example" }],
    ["a line break in the subject", { subject: "Hello\r\nBcc: c@test.example" }],
    ["a link that runs", { blocks: [{ kind: "button", label: "Go", url: "javascript:alert(1)" }] }],
    ["nothing to say", { blocks: [] }],
  ])("refuses %s, and the use case with it", async (_, wrong) => {
    await expect(queued(message("wrong@test.example", wrong))).rejects.toThrow();
    expect(await rowOf("wrong@test.example")).toBeUndefined();
  });

  it("keeps an organisation's mail from the others", async () => {
    const [own, other] = [await createOrganisation(app.current), await createOrganisation(app.current)];
    const { database, queue } = app.current.platform;
    await inOrganisation(database, own.id, (scope) =>
      queueMail(scope.tx, queue, own.id, message("member@test.example")),
    );
    const seenBy = (organisationId: string) =>
      inOrganisation(database, organisationId, ({ tx }) => tx.select().from(mails));
    expect(await seenBy(own.id)).toHaveLength(1);
    expect(await seenBy(other.id)).toEqual([]);
  });
});

it("is delivered by the worker of a running product", async () => {
  await queued(message("worker@test.example"));
  await vi.waitFor(
    async () => {
      expect(await rowOf("worker@test.example")).toMatchObject({
        state: "kept",
        attempts: 1,
        lastError: null,
        doneAt: expect.any(Date),
        message: message("worker@test.example"),
      });
    },
    { timeout: 120_000, interval: 50 },
  );
});

describe("the outbox", () => {
  const outbox = (page: { page: number; pageSize: number }) => {
    const { database, config } = app.current.platform;
    return listOutbox({ database, brand: config.brand, findLetterhead: async () => null }, page);
  };

  it("shows every mail as it would look, newest first", async () => {
    for (const subject of ["First", "Second", "Third"]) {
      await queued(message("reader@test.example", { subject }));
    }
    const { rows, total } = await outbox({ page: 1, pageSize: 3 });
    expect(rows.map((row) => row.subject)).toEqual(["Third", "Second", "First"]);
    expect(rows[0]).toMatchObject({
      to: "reader@test.example",
      lastError: null,
      html: expect.stringContaining("<h1"),
      text: expect.stringContaining("We meet on Monday."),
    });
    const oldest = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(mails).orderBy(asc(mails.queuedAt), asc(mails.id)).limit(1),
    );
    const last = await outbox({ page: total, pageSize: 1 });
    expect(last.rows.map((row) => row.id)).toEqual(oldest.map((row) => row.id));
  });

  it("is there in a demo only", async () => {
    await expect(app.current.as().dev.outbox()).rejects.toMatchObject({ code: "not_found", status: 404 });
    const { token } = await createCandidate(app.current);
    await expect(app.current.as(token).dev.outbox()).rejects.toMatchObject({ code: "not_found" });
  });
});

describe.skipIf(process.env.TEST_DATABASE_URL)("the outbox of a demo, which is embedded", () => {
  const demo = startOwnTestApp({ DEMO: "1" });
  beforeAll(() => queued(message("demo@test.example"), demo.current));

  it("is open, with the total in its header", async () => {
    const { rows, total } = await demo.current.as().dev.outbox({ query: { pageSize: 5 } });
    expect(total).toBe(rows.length);
    expect(rows[0]).toMatchObject({ to: "demo@test.example", subject: "Your interview" });
  });
});
