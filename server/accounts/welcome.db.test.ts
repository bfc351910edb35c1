import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import {
  createCandidate,
  createOrganisation,
  createSession,
  createStaff,
  password,
  type TestPerson,
} from "#server/testing/factories.ts";
import { linkIn, mailsTo, tokenIn } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { verifications } from "./accounts.table.ts";

const app = startTestApp();
const auth = (token?: string) => app.current.as(token).auth;
const invalid = { code: "token_invalid", status: 400 };

let organisation: { id: string; slug: string; name: string };
let owner: TestPerson;
beforeEach(async () => {
  organisation = await createOrganisation(app.current);
  owner = await createStaff(app.current, organisation.id, ["owner"], { firstName: "Nafula" });
});

let last = 0;
/** Invites somebody new. @returns their address and the token of the mail's link */
async function invited() {
  const email = `welcomed-${++last}@test.example`;
  const body = { fullName: "Wafula Simiyu", email, roles: ["hr" as const, "onboarding" as const] };
  await app.current.as(owner.token).workspace.team.invite({ body });
  const [mail] = await mailsTo(app.current, email);
  return { email, token: tokenIn(mail), page: linkIn(mail).pathname };
}

const look = (token: string) => auth().passwordLink({ body: { token } });
const choose = (token: string) => auth().choosePassword({ body: { token, password } });

describe("the link of an invitation", () => {
  it("says who is welcomed, where and by whom, as often as mail programs open it", async () => {
    const { email, token, page } = await invited();
    expect(page).toBe("/welcome");
    for (let opened = 0; opened < 3; opened += 1) {
      expect(await look(token)).toEqual({
        welcome: {
          email,
          firstName: "Wafula",
          organization: organisation.name,
          invitedBy: "Nafula Otieno",
          roles: ["hr", "onboarding"],
          trialEndsAt: null,
        },
      });
    }
  });

  it("sets the first password and signs in at once, with the cookie and in the trail", async () => {
    const { email, token } = await invited();
    const answer = await app.current.http.inject({
      method: "POST",
      url: calls.auth.choosePassword.path,
      payload: { token, password },
      remoteAddress: "41.90.8.8",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      user: { email, emailVerified: true, organization: organisation.name },
    });
    const cookie = answer.cookies.find(({ name }) => name.endsWith("session_token"));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    const me = await app.current.http.inject({
      url: calls.auth.me.path,
      cookies: { [cookie?.name ?? ""]: cookie?.value ?? "" },
    });
    expect(me.json()).toMatchObject({ email });
    const trail = await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .select({ action: auditEvents.action, ip: auditEvents.ip })
        .from(auditEvents)
        .where(
          and(
            eq(auditEvents.organisationId, organisation.id),
            eq(auditEvents.actorId, answer.json().user.id),
          ),
        )
        .orderBy(asc(auditEvents.at)),
    );
    expect(trail).toEqual([
      { action: "password.chosen", ip: "41.90.8.8" },
      { action: "session.started", ip: "41.90.8.8" },
    ]);
  });

  it("works once, of two tabs as well, and says so before anything is typed", async () => {
    const { email, token } = await invited();
    const both = await Promise.allSettled([choose(token), choose(token)]);
    expect(both.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    await expect(look(token)).rejects.toMatchObject(invalid);
    await expect(choose(token)).rejects.toMatchObject(invalid);
    await auth().login({ body: { email, password } });
  });

  it("ends with the use of another link to the same account, and with the invitation itself", async () => {
    const first = await invited();
    const body = { fullName: "Wafula Simiyu", email: first.email, roles: ["experience" as const] };
    const again = await createStaff(app.current, organisation.id, ["owner"], { firstName: "Kemunto" });
    await app.current.as(again.token).workspace.team.invite({ body });
    const second = tokenIn((await mailsTo(app.current, first.email))[0]);
    expect((await look(first.token)).welcome).toMatchObject({
      invitedBy: "Kemunto Otieno",
      roles: ["experience"],
    });
    await choose(second);
    await expect(look(first.token)).rejects.toMatchObject(invalid);

    const gone = await invited();
    const { team } = app.current.as(owner.token).workspace;
    const [member] = (await team.list({ query: { q: gone.email } })).rows;
    await team.remove({ params: { id: member?.id ?? "" } });
    await expect(look(gone.token)).rejects.toMatchObject(invalid);
    await expect(choose(gone.token)).rejects.toMatchObject(invalid);
  });

  it("is over after its days", async () => {
    const { token } = await invited();
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(verifications)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(verifications.identifier, tokenDigest(`reset-password:${token}`))),
    );
    for (const over of [token, "nonsense"]) {
      await expect(look(over)).rejects.toMatchObject(invalid);
      await expect(choose(over)).rejects.toMatchObject(invalid);
    }
  });

  it("comes once more through the forgotten password, still as a welcome", async () => {
    const { email } = await invited();
    await auth().requestPasswordReset({ body: { email } });
    await expect.poll(() => mailsTo(app.current, email)).toHaveLength(2);
    const [mail] = await mailsTo(app.current, email);
    expect(mail?.subject).toBe("Choose a password for Ushirika");
    expect(linkIn(mail).pathname).toBe("/welcome");
    expect((await look(tokenIn(mail))).welcome).toMatchObject({ organization: organisation.name });
  });

  it("ends the session that the browser had as somebody else", async () => {
    const { token } = await invited();
    const before = await auth().login({ body: { email: owner.email, password } });
    const answer = await app.current.http.inject({
      method: "POST",
      url: calls.auth.login.path,
      payload: { email: owner.email, password },
    });
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const { token: replaced } = answer.json();
    const chosen = await app.current.http.inject({
      method: "POST",
      url: calls.auth.choosePassword.path,
      payload: { token, password },
      cookies,
    });
    expect(chosen.statusCode).toBe(200);
    await expect(auth(replaced).me()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await auth(before.token).me(), "elsewhere").toMatchObject({ email: owner.email });
  });
});

describe("the link of a forgotten password", () => {
  it("welcomes nobody, signs nobody in and ends the links before it", async () => {
    const { email, userId } = await createCandidate(app.current);
    const links: string[] = [];
    for (const count of [1, 2]) {
      await auth().requestPasswordReset({ body: { email } });
      await expect.poll(() => mailsTo(app.current, email)).toHaveLength(count);
      links.push(tokenIn((await mailsTo(app.current, email))[0]));
    }
    const [older = "", newer = ""] = links;
    expect(await look(older)).toEqual({ welcome: null });
    await expect(choose(older)).rejects.toMatchObject(invalid);
    const session = await createSession(app.current, userId);
    await auth().resetPassword({ body: { token: newer, password: "Karibu-2027!" } });
    await expect(auth(session).me()).rejects.toMatchObject({ code: "unauthenticated" });
    await expect(look(older)).rejects.toMatchObject(invalid);
  });
});
