import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { createOutgoing } from "#server/platform/outgoing/outgoing.ts";
import { createOrganisation } from "#server/testing/factories.ts";
import { smsTo } from "#server/testing/mailbox.ts";
import { startSmsProvider, takes } from "#server/testing/sms-provider.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { createHttpSms } from "./http-sms.ts";
import type { SmsMessage } from "./message.ts";
import { deliverSms, queueSms } from "./outbox.ts";
import { cleanSms } from "./retention.ts";
import { smsMessages } from "./sms.table.ts";
import { keepSms } from "./transport.ts";

const app = startOwnTestApp();
let provider: Awaited<ReturnType<typeof startSmsProvider>>;
beforeAll(async () => {
  provider = await startSmsProvider();
});
afterAll(() => provider.stop());

let last = 712_000_000;
const newNumber = () => `+254${++last}`;

const queued = (message: SmsMessage) =>
  acrossOrganisations(app.current.platform.database, (tx) =>
    queueSms(tx, app.current.platform.queue, null, message),
  );

/** A text that waits without a task, so that nobody but the test delivers it. @returns its id */
async function waiting(values: Partial<typeof smsMessages.$inferInsert> = {}): Promise<string> {
  const id = newId();
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.insert(smsMessages).values({ id, to: newNumber(), topic: "test", text: "Karibu", ...values }),
  );
  return id;
}

async function rowOf(id: string) {
  const [row] = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(smsMessages).where(eq(smsMessages.id, id)),
  );
  return row;
}

const overHttp = () =>
  createHttpSms(
    { url: provider.url, key: "a-key", username: "umoja" },
    createOutgoing({ allowLoopback: true }),
  );
const deliver = (id: string, { transport = overHttp(), outbox = false, retry = 0, last = false } = {}) =>
  deliverSms({ database: app.current.platform.database, transport, outbox }, id, { retry, last });

const inDays = (days: number) => new Date(Date.now() + days * dayMillis);

describe("queueing", () => {
  it("is delivered by the worker, in letters of the short alphabet", async () => {
    const to = newNumber();
    await queued({ to, text: "Habari Wanjirũ", topic: "test" });
    await vi.waitFor(
      async () =>
        expect(await smsTo(app.current, to)).toEqual([
          expect.objectContaining({ state: "kept", attempts: 1, text: "Habari Wanjiru" }),
        ]),
      { timeout: 60_000, interval: 50 },
    );
  });

  it.each<[string, Partial<SmsMessage>]>([
    ["a number as typed", { to: "0712345678" }],
    ["two lines", { text: "Karibu\nsana" }],
    ["a text of four messages", { text: "a".repeat(460) }],
  ])("refuses %s", async (_, wrong) => {
    const to = newNumber();
    await expect(queued({ to, text: "Karibu", topic: "test", ...wrong })).rejects.toThrow();
    expect(await smsTo(app.current, to)).toEqual([]);
  });

  it("keeps an organisation's texts from the others", async () => {
    const [own, other] = [await createOrganisation(app.current), await createOrganisation(app.current)];
    const { database, queue } = app.current.platform;
    const message = { to: newNumber(), text: "Karibu", topic: "test" };
    await inOrganisation(database, own.id, (scope) => queueSms(scope.tx, queue, own.id, message));
    const seenBy = (id: string) => inOrganisation(database, id, ({ tx }) => tx.select().from(smsMessages));
    expect(await seenBy(own.id)).toHaveLength(1);
    expect(await seenBy(other.id)).toEqual([]);
  });
});

describe("delivering", () => {
  it("hands the text over once, and keeps none of it", async () => {
    const id = await waiting();
    await deliver(id);
    await deliver(id);
    const { to = "" } = (await rowOf(id)) ?? {};
    expect(provider.received.filter(({ form }) => form.to === to)).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      state: "sent",
      text: null,
      providerId: expect.stringMatching(/^ATXid_/),
      doneAt: expect.any(Date),
    });
  });

  it("is tried again after what may pass, until the last attempt", async () => {
    const id = await waiting();
    provider.answers.push(takes({ statusCode: 405 }), takes({ statusCode: 501 }));
    await expect(deliver(id)).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ state: "queued", attempts: 1, text: "Karibu" });
    await expect(deliver(id, { retry: 8, last: true })).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({
      state: "failed",
      attempts: 9,
      lastError: "The SMS provider refused with code 501.",
    });
  });

  it("ends at once where the number itself is refused, and takes a link away", async () => {
    const id = await waiting({ secretUntil: inDays(1) });
    provider.answers.push(takes({ statusCode: 403 }));
    await deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: "failed", attempts: 1, text: null });
  });

  it("does not send a link that has expired", async () => {
    const id = await waiting({ secretUntil: new Date(Date.now() - 1000) });
    const before = provider.received.length;
    await deliver(id);
    expect(provider.received).toHaveLength(before);
    expect(await rowOf(id)).toMatchObject({ state: "failed", text: null });
  });
});

describe("what is kept", () => {
  const clean = (now: Date) => cleanSms(app.current.platform.database, now);

  it("goes at once where no outbox shows it, else after thirty days, and the record after a year", async () => {
    const [hidden, shown] = [await waiting(), await waiting()];
    await deliver(hidden, { transport: keepSms });
    expect(await rowOf(hidden)).toMatchObject({ state: "kept", text: null });
    await deliver(shown, { transport: keepSms, outbox: true });
    await clean(inDays(29));
    expect(await rowOf(shown)).toMatchObject({ text: "Karibu" });
    await clean(inDays(31));
    expect(await rowOf(shown)).toMatchObject({ state: "kept", text: null });
    await clean(inDays(366));
    expect(await rowOf(shown)).toBeUndefined();
  });

  it("goes with its link", async () => {
    const id = await waiting({ secretUntil: inDays(1) });
    await clean(inDays(2));
    expect(await rowOf(id)).toMatchObject({ state: "failed", text: null });
  });
});

it("is shown to nobody outside a demo", async () => {
  await expect(app.current.as().dev.smsOutbox()).rejects.toMatchObject({ code: "not_found" });
});

describe.skipIf(process.env.TEST_DATABASE_URL)("the outbox of a demo", () => {
  const demo = startOwnTestApp({ DEMO: "1" });

  it("shows the texts, newest first", async () => {
    const { database, queue } = demo.current.platform;
    for (const text of ["First", "Second"]) {
      await acrossOrganisations(database, (tx) =>
        queueSms(tx, queue, null, { to: "+254712345678", text, topic: "test" }),
      );
    }
    const { rows, total } = await demo.current.as().dev.smsOutbox();
    expect(rows.slice(0, 2).map(({ text, parts }) => ({ text, parts }))).toEqual([
      { text: "Second", parts: 1 },
      { text: "First", parts: 1 },
    ]);
    expect(total).toBeGreaterThanOrEqual(2);
  });
});
