import { createEmailVerificationToken } from "better-auth/api";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { installationSecret } from "#server/config.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { createCandidate, password } from "#server/testing/factories.ts";
import { linkIn, mailsTo, tokenIn } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { verifications } from "./accounts.table.ts";

const app = startTestApp();
const auth = (token?: string) => app.current.as(token).auth;
const newPassword = "Karibu-2027!";
const invalid = { code: "token_invalid", status: 400 };

async function register(email: string): Promise<string> {
  await auth().register({ body: { firstName: "Achieng", lastName: "Otieno", email, password } });
  return (await auth().login({ body: { email, password } })).token;
}

describe("verifying an address", () => {
  it("takes the token of the mail that came with the account", async () => {
    const token = await register("verify@test.example");
    expect((await auth(token).me()).emailVerified).toBe(false);
    const [mail, ...more] = await mailsTo(app.current, "verify@test.example");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "Verify your email address for Ushirika", organisationId: null });
    expect(linkIn(mail).href).toMatch(/^http:\/\/localhost:3000\/verify-email\?token=/);
    await auth().verifyEmail({ body: { token: tokenIn(mail) } });
    expect((await auth(token).me()).emailVerified).toBe(true);
    // Mail programs open links more than once.
    await auth().verifyEmail({ body: { token: tokenIn(mail) } });
  });

  it("refuses a token that we did not sign", async () => {
    await register("forged@test.example");
    const token = tokenIn((await mailsTo(app.current, "forged@test.example"))[0]);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const someoneElse = Buffer.from(payload, "base64url").toString().replace("forged@", "victim@");
    for (const forged of [
      "nonsense",
      `${header}.${payload}.`,
      `${header}.${Buffer.from(someoneElse).toString("base64url")}.${signature}`,
    ]) {
      await expect(auth().verifyEmail({ body: { token: forged } })).rejects.toMatchObject(invalid);
    }
  });

  it("refuses a token whose day is over", async () => {
    const token = await register("late@test.example");
    const secret = installationSecret(app.current.platform.config);
    const late = await createEmailVerificationToken(secret, "late@test.example", undefined, -1);
    await expect(auth().verifyEmail({ body: { token: late } })).rejects.toMatchObject(invalid);
    expect((await auth(token).me()).emailVerified).toBe(false);
  });

  it("sends the link again, to whoever has not verified yet", async () => {
    const token = await register("again@test.example");
    await auth(token).sendVerification();
    const mails = await mailsTo(app.current, "again@test.example");
    expect(mails).toHaveLength(2);
    await auth().verifyEmail({ body: { token: tokenIn(mails[0]) } });
    await auth(token).sendVerification();
    expect(await mailsTo(app.current, "again@test.example")).toHaveLength(2);
  });
});

describe("a new password", () => {
  const ask = (email: string) =>
    app.current.http.inject({ method: "POST", url: "/api/auth/password-reset", payload: { email } });

  /** Asks for the link and waits for the mail, which a background task writes. */
  async function linkFor(email: string): Promise<string> {
    await ask(email);
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(1);
    return tokenIn((await mailsTo(app.current, email))[0]);
  }

  it("is asked for with the same answer whether the account exists or not", async () => {
    const { email } = await createCandidate(app.current);
    const known = await ask(email);
    const unknown = await ask("nobody@test.example");
    expect(known.statusCode).toBe(202);
    expect(unknown.statusCode).toBe(202);
    expect(unknown.rawPayload.equals(known.rawPayload)).toBe(true);
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(1);
    // The unknown address was asked for later, so its task has run by the time a third one's has.
    await linkFor((await createCandidate(app.current)).email);
    expect(await mailsTo(app.current, "nobody@test.example")).toEqual([]);
  });

  it("is set once with the link, ends every session and replaces the old one", async () => {
    const { email, token } = await createCandidate(app.current);
    const another = (await auth().login({ body: { email, password } })).token;
    const link = await linkFor(email);
    await expect(auth().resetPassword({ body: { token: link, password: "short" } })).rejects.toMatchObject({
      code: "validation",
      fields: { password: "Password must be at least 6 characters long." },
    });

    await auth().resetPassword({ body: { token: link, password: newPassword } });
    for (const session of [token, another]) {
      await expect(auth(session).me()).rejects.toMatchObject({ code: "unauthenticated" });
    }
    await expect(auth().login({ body: { email, password } })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await auth().login({ body: { email, password: newPassword } });

    const twice = auth().resetPassword({ body: { token: link, password: "Karibu-2028!" } });
    await expect(twice).rejects.toMatchObject(invalid);
    await auth().login({ body: { email, password: newPassword } });
  });

  it("is set by one of two who use the link at the same moment", async () => {
    const { email } = await createCandidate(app.current);
    const link = await linkFor(email);
    const both = await Promise.allSettled(
      ["First-2027!", "Second-2027!"].map((chosen) =>
        auth().resetPassword({ body: { token: link, password: chosen } }),
      ),
    );
    expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  });

  it("is refused with a link that expired, or that never was", async () => {
    const { email } = await createCandidate(app.current);
    const link = await linkFor(email);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(verifications)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(verifications.identifier, tokenDigest(`reset-password:${link}`))),
    );
    for (const token of [link, "nonsense"]) {
      await expect(auth().resetPassword({ body: { token, password: newPassword } })).rejects.toMatchObject(
        invalid,
      );
    }
    await auth().login({ body: { email, password } });
  });
});
