import { eq } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { mails } from "./mail.table.ts";
import type { MailMessage } from "./message.ts";
import { deliverMail, queueMail } from "./outbox.ts";
import { createSmtpTransport } from "./transport.ts";

const mailServer = await startMailServer();
const app = startOwnTestApp({ SMTP_URL: mailServer.url, BRAND_PRODUCT: "Umoja Kazi" });

it("takes a mail from the use case to the recipient's server, and keeps no copy of its links", async () => {
  const email = "wanjiru@recipient.example";
  await app.current
    .as()
    .auth.register({ body: { firstName: "Wanjirũ", lastName: "Kamau", email, password: "Karibu-2026!" } });
  const [mail] = await vi.waitFor(
    async () => {
      const own = (await mailServer.received()).filter(({ to }) =>
        to?.some(({ address }) => address === email),
      );
      expect(own).toHaveLength(1);
      return own;
    },
    { timeout: 120_000 },
  );
  expect(mail?.to?.map((to) => to.address)).toEqual([email]);
  expect(mail?.subject).toBe("Verify your email address for Umoja Kazi");
  expect(mail?.text).toContain("Hello Wanjirũ,");
  const link = /http:\/\/localhost:3000\/verify-email\?token=([\w.-]+)/.exec(mail?.text ?? "");
  await app.current.as().auth.verifyEmail({ body: { token: link?.[1] ?? "" } });

  const kept = () =>
    acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(mails).where(eq(mails.to, email)),
    );
  await expect.poll(kept).toMatchObject([{ state: "sent", message: null, lastError: null }]);
});

it("lets the mails of one conversation to one address hang together", async () => {
  const { database, queue, config } = app.current.platform;
  const to = "thread@recipient.example";
  const message = (subject: string, more: Partial<MailMessage> = {}): MailMessage => ({
    to,
    subject,
    preview: subject,
    blocks: [{ kind: "paragraph", text: subject }],
    thread: "application-1",
    ...more,
  });
  const sent = async (mail: MailMessage) => {
    await acrossOrganisations(database, (tx) => queueMail(tx, queue, null, mail));
    return vi.waitFor(
      async () => {
        const found = (await mailServer.received()).find(({ subject }) => subject === mail.subject);
        return found ?? expect.unreachable();
      },
      { timeout: 120_000 },
    );
  };
  const first = await sent(message("First"));
  expect(first.inReplyTo).toBeUndefined();
  await sent(message("Elsewhere", { to: "another@recipient.example" }));
  await sent(message("Other matter", { thread: "application-2" }));
  const second = await sent(message("Second"));
  expect(second.inReplyTo).toBe(first.messageId);
  expect(second.references).toBe(`<application-1@ushirika.example> ${first.messageId}`);
  const third = await sent(message("Third"));
  expect(third.inReplyTo).toBe(second.messageId);
  expect(third.references).toBe(`<application-1@ushirika.example> ${first.messageId} ${second.messageId}`);

  // An installation that sends from elsewhere now still answers by the names that were sent.
  const [row] = await acrossOrganisations(database, (tx) =>
    tx.select().from(mails).where(eq(mails.subject, "First")),
  );
  expect(`<${row?.messageId}>`).toBe(first.messageId);
  const transport = createSmtpTransport(mailServer.url);
  const again = message("After the move", { to: "thread@recipient.example" });
  await acrossOrganisations(database, async (tx) => {
    await tx.insert(mails).values({ to, subject: again.subject, thread: again.thread, message: again });
  });
  const [moved] = await acrossOrganisations(database, (tx) =>
    tx.select().from(mails).where(eq(mails.subject, again.subject)),
  );
  const from = "Umoja <jobs@umoja.co.ke>";
  const delivery = {
    database,
    transport,
    brand: config.brand,
    from,
    outbox: false,
    findLetterhead: async () => null,
  };
  await deliverMail(delivery, moved?.id ?? "", { retry: 0, last: true });
  await transport.close();
  const last = (await mailServer.received()).find(({ subject }) => subject === again.subject);
  expect(last?.messageId).toBe(`<${moved?.id}@umoja.co.ke>`);
  expect(last?.inReplyTo).toBe(third.messageId);
});
