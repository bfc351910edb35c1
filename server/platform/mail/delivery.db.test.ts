import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { mails } from "./mail.table.ts";

const port = 20_000 + (process.pid % 20_000);
const received: Buffer[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      received.push(Buffer.concat(chunks));
      done();
    });
  },
});

beforeAll(() => new Promise<void>((resolve) => smtp.listen(port, "127.0.0.1", resolve)));
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));

const app = startTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}`, BRAND_PRODUCT: "Umoja Kazi" });

it("takes a mail from the use case to the recipient's server, and keeps no copy of its links", async () => {
  const email = "wanjiru@recipient.example";
  await app.current
    .as()
    .auth.register({ body: { firstName: "Wanjirũ", lastName: "Kamau", email, password: "Karibu-2026!" } });
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 15_000 });
  const mail = await PostalMime.parse(received[0] ?? "");
  expect(mail.to?.map((to) => to.address)).toEqual([email]);
  expect(mail.subject).toBe("Verify your email address for Umoja Kazi");
  expect(mail.text).toContain("Hello Wanjirũ,");
  const link = /http:\/\/localhost:3000\/verify-email\?token=([\w.-]+)/.exec(mail.text ?? "");
  await app.current.as().auth.verifyEmail({ body: { token: link?.[1] ?? "" } });

  await vi.waitFor(async () => {
    const [row] = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx.select().from(mails).where(eq(mails.to, email)),
    );
    expect(row).toMatchObject({ state: "sent", message: null, lastError: null });
  });
});
