import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { dayMillis } from "#server/platform/clock.ts";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { mails } from "./mail.table.ts";
import { deliverMail } from "./outbox.ts";
import { cleanMails } from "./retention.ts";
import { type MailTransport, type OutgoingMail, outboxTransport } from "./transport.ts";

const app = startOwnTestApp();

const subject = "Set a new password";
const message = (to: string) => ({
  to,
  subject,
  preview: "The link to choose a new password.",
  blocks: [
    { kind: "button" as const, label: "Choose", url: "https://umoja.example/reset-password?token=abc" },
  ],
});

const inDays = (days: number) => new Date(Date.now() + days * dayMillis);

/** A mail that waits without a task, so that nobody but the test delivers it. @returns its id */
async function waiting(values: Partial<typeof mails.$inferInsert> = {}): Promise<string> {
  const id = newId();
  const to = `${id}@test.example`;
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.insert(mails).values({ id, to, subject, message: message(to), ...values }),
  );
  return id;
}

async function rowOf(id: string) {
  const [row] = await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.select().from(mails).where(eq(mails.id, id)),
  );
  return row;
}

const refusing: MailTransport = {
  ...outboxTransport(),
  keeps: false,
  send: async () => {
    throw Object.assign(new Error("550 No such user"), {
      code: "EENVELOPE",
      permanent: true,
      responseCode: 550,
    });
  },
};

function deliver(id: string, { transport = outboxTransport(), outbox = false } = {}) {
  const { database, config } = app.current.platform;
  const from = "Umoja <jobs@umoja.example>";
  const delivery = {
    database,
    transport,
    brand: config.brand,
    from,
    outbox,
    findLetterhead: async () => null,
  };
  return deliverMail(delivery, id, { retry: 0, last: false });
}

const clean = (now: Date) => cleanMails(app.current.platform.database, now);

describe("the content of a mail", () => {
  it("goes with its delivery where no outbox shows it", async () => {
    const id = await waiting();
    await deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: "kept", message: null });
  });

  it("stays for thirty days where the development outbox is open", async () => {
    const id = await waiting({ secretUntil: inDays(1) });
    await deliver(id, { outbox: true });
    await clean(inDays(29));
    expect((await rowOf(id))?.message).not.toBeNull();
    await clean(inDays(31));
    expect(await rowOf(id)).toMatchObject({ state: "kept", message: null, subject });
  });

  it("stays for thirty days when it was refused, but not with a link that opens an account", async () => {
    const [plain, secret] = [await waiting(), await waiting({ secretUntil: inDays(1) })];
    for (const id of [plain, secret]) await deliver(id, { transport: refusing });
    expect(await rowOf(secret)).toMatchObject({ state: "failed", message: null });
    await clean(inDays(29));
    expect((await rowOf(plain))?.message).not.toBeNull();
    await clean(inDays(31));
    expect(await rowOf(plain)).toMatchObject({ state: "failed", message: null });
  });

  it("goes unsent when its link has expired on the way", async () => {
    const sent: string[] = [];
    const transport = { ...outboxTransport(), send: async ({ to }: OutgoingMail) => void sent.push(to) };
    const late = await waiting({ secretUntil: new Date(Date.now() - 1000) });
    await deliver(late, { transport });
    expect(sent).toEqual([]);
    const stuck = await waiting({ secretUntil: inDays(1) });
    await clean(inDays(2));
    for (const id of [late, stuck]) {
      expect(await rowOf(id)).toMatchObject({
        state: "failed",
        message: null,
        lastError: expect.stringContaining("expired"),
      });
    }
  });
});

describe("the record of a mail", () => {
  let [old, young] = ["", ""];
  beforeAll(async () => {
    [old, young] = [await waiting({ queuedAt: inDays(-370) }), await waiting()];
    for (const id of [old, young]) await deliver(id);
  });

  it("goes after a year", async () => {
    await clean(new Date());
    expect(await rowOf(old)).toBeUndefined();
    expect(await rowOf(young)).toMatchObject({ subject });
  });
});
