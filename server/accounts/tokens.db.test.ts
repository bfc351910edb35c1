import { describe, expect, it, vi } from "vitest";
import { databaseText, tablesWith } from "#server/testing/database-text.ts";
import { createOrganisation, createStaff, password } from "#server/testing/factories.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";

const mailServer = await startMailServer();
const app = startOwnTestApp({ SMTP_URL: mailServer.url });
const auth = (token?: string) => app.current.as(token).auth;

/** The token of the link in the last mail that came to an address. */
async function tokenSentTo(email: string, path: string): Promise<string> {
  const link = new RegExp(`http://localhost:3000/${path}\\?token=([\\w.-]+)`);
  return vi.waitFor(
    async () => {
      const mails = (await mailServer.received()).filter((mail) => mail.to?.[0]?.address === email);
      const token = link.exec(mails.at(-1)?.text ?? "")?.[1];
      expect(token, `a link to ${path} for ${email}`).toBeDefined();
      return token ?? "";
    },
    { timeout: 120_000, interval: 100 },
  );
}

/** Waits until no mail is on its way any more: until then its row holds the link. */
const allDelivered = () =>
  vi.waitFor(
    async () => {
      const mails = (await databaseText(app.current.platform.database)).get("public.mail") ?? "";
      expect(mails).not.toMatch(/,queued,/);
    },
    { timeout: 120_000, interval: 100 },
  );

describe("who reads the database", () => {
  it("finds no session, reset, verification or invitation token in it, and each still works", async () => {
    const { database } = app.current.platform;
    const email = "asha@recipient.example";
    await auth().register({ body: { firstName: "Asha", lastName: "Njeri", email, password } });
    const session = (await auth().login({ body: { email, password } })).token;
    const verification = await tokenSentTo(email, "verify-email");
    await auth().requestPasswordReset({ body: { email } });
    const reset = await tokenSentTo(email, "reset-password");
    const owner = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    const colleague = "wafula@recipient.example";
    const body = { fullName: "Wafula Simiyu", email: colleague, roles: ["hr" as const] };
    await app.current.as(owner.token).workspace.team.invite({ body });
    const invitation = await tokenSentTo(colleague, "welcome");
    await allDelivered();

    for (const [kind, token] of Object.entries({ session, verification, reset, invitation })) {
      expect(await tablesWith(database, token), kind).toEqual([]);
    }
    await auth().verifyEmail({ body: { token: verification } });
    expect(await auth(session).me()).toMatchObject({ email, emailVerified: true });
    await auth().resetPassword({ body: { token: reset, password: "Karibu-2027!" } });
    await expect(auth(session).me()).rejects.toMatchObject({ code: "unauthenticated" });
    await auth().resetPassword({ body: { token: invitation, password } });
    const { user } = await auth().login({ body: { email: colleague, password } });
    expect(user.workspace).toMatchObject({ roles: ["hr"] });
  });

  it("cannot sign in with what lies there", async () => {
    const owner = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    const sessions = (await databaseText(app.current.platform.database)).get("public.session") ?? "";
    const row = sessions.split("\n").find((text) => text.includes(owner.userId)) ?? "";
    const [, kept = ""] = row.split(",");
    expect(kept).toMatch(/^[\w-]{43}$/);
    await expect(auth(kept).me()).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
