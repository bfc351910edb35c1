import { describe, expect, it } from "vitest";
import { newId } from "#server/platform/database/columns.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { mails } from "./mail.table.ts";
import type { MailMessage } from "./message.ts";
import { deliverMail } from "./outbox.ts";
import type { MailTransport, OutgoingMail } from "./transport.ts";

const app = startTestApp();

const message = (to: string): MailMessage => ({
  to,
  subject: "Your interview",
  preview: "Monday at nine.",
  greeting: "Hello Asha,",
  blocks: [{ kind: "paragraph", text: "We meet on Monday." }],
});

const rowOf = async (to: string) => (await mailsTo(app.current, to))[0];

/** A mail that waits without a task, so that nobody but the test delivers it. @returns its id */
async function waiting(to: string): Promise<string> {
  const id = newId();
  const { subject } = message(to);
  await acrossOrganisations(app.current.platform.database, (tx) =>
    tx.insert(mails).values({ id, to, subject, message: message(to) }),
  );
  return id;
}

/** A mail server that takes mails, or answers with the failures it is given, one an attempt. */
function mailServer(...failures: (Error | null)[]): MailTransport & { taken: OutgoingMail[] } {
  const taken: OutgoingMail[] = [];
  return {
    taken,
    keeps: false,
    async send(mail) {
      const failure = failures.shift();
      if (failure) throw failure;
      taken.push(mail);
    },
    check: async () => {},
    close: async () => {},
  };
}
const failure = (text: string, details: object = {}) => Object.assign(new Error(text), details);
const greylisted = () => failure("451 4.7.1 Try again later", { code: "EENVELOPE", responseCode: 451 });
const noSuchMailbox = () =>
  failure("550 5.1.1 No such user", { code: "EENVELOPE", permanent: true, responseCode: 550 });

const deliver = (transport: MailTransport, mailId: string, retry = 0, last = false) => {
  const { database, config } = app.current.platform;
  const delivery = {
    database,
    transport,
    brand: config.brand,
    from: "Umoja <jobs@umoja.example>",
    outbox: false,
    findLetterhead: async () => null,
  };
  return deliverMail(delivery, mailId, { retry, last });
};

describe("delivering a mail", () => {
  it("hands over the drawn mail, and forgets its content once it is taken", async () => {
    const server = mailServer();
    const id = await waiting("asha@test.example");
    await deliver(server, id);
    expect(server.taken).toEqual([
      expect.objectContaining({
        messageId: `${id}@umoja.example`,
        from: "Umoja <jobs@umoja.example>",
        to: "asha@test.example",
        subject: "Your interview",
        html: expect.stringContaining("We meet on Monday."),
        text: expect.stringContaining("We meet on Monday."),
      }),
    ]);
    expect(await rowOf("asha@test.example")).toMatchObject({ state: "sent", attempts: 1, message: null });
  });

  it("sends once, however often the task comes", async () => {
    const server = mailServer();
    const id = await waiting("once@test.example");
    await deliver(server, id);
    await deliver(server, id);
    await deliver(server, "01900000-0000-7000-8000-000000000000");
    expect(server.taken).toHaveLength(1);
  });

  it("stays queued while the failure may pass, and says what it was", async () => {
    const server = mailServer(greylisted(), failure("connect ECONNREFUSED", { code: "ECONNECTION" }));
    const id = await waiting("later@test.example");
    await expect(deliver(server, id, 0)).rejects.toThrow("Try again later");
    expect(await rowOf("later@test.example")).toMatchObject({
      state: "queued",
      attempts: 1,
      lastError: "451 4.7.1 Try again later",
      doneAt: null,
    });
    await expect(deliver(server, id, 1)).rejects.toThrow("ECONNREFUSED");
    expect(await rowOf("later@test.example")).toMatchObject({
      state: "queued",
      attempts: 2,
      lastError: "connect ECONNREFUSED",
      message: message("later@test.example"),
    });
    await deliver(server, id, 2);
    expect(await rowOf("later@test.example")).toMatchObject({ state: "sent", attempts: 3, lastError: null });
  });

  it("has failed after the last attempt, and stays to be read", async () => {
    const id = await waiting("never@test.example");
    await expect(deliver(mailServer(greylisted()), id, 8, true)).rejects.toThrow("Try again later");
    expect(await rowOf("never@test.example")).toMatchObject({
      state: "failed",
      attempts: 9,
      lastError: "451 4.7.1 Try again later",
      doneAt: expect.any(Date),
      message: message("never@test.example"),
    });
  });

  it("fails at once, and is not tried again, when it was refused for good", async () => {
    const server = mailServer(noSuchMailbox());
    const id = await waiting("unknown@test.example");
    await deliver(server, id);
    expect(await rowOf("unknown@test.example")).toMatchObject({
      state: "failed",
      attempts: 1,
      lastError: "550 5.1.1 No such user",
    });
    await deliver(server, id, 1);
    expect(server.taken).toEqual([]);
  });
});
