import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditEvents } from "#server/platform/audit/audit.table.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
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
import { emailChanges } from "./accounts.table.ts";

const app = startTestApp();
const newPassword = "Karibu-2027!";
const account = (token?: string) => app.current.as(token).account;
const auth = (token?: string) => app.current.as(token).auth;
const unauthenticated = { code: "unauthenticated" };

let person: TestPerson;
beforeEach(async () => {
  person = await createCandidate(app.current);
});

/** What the trail says the person did, oldest first. */
const trailOf = async ({ userId }: TestPerson) =>
  (
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .select({ action: auditEvents.action })
        .from(auditEvents)
        .where(and(eq(auditEvents.actorId, userId), eq(auditEvents.subjectId, userId)))
        .orderBy(asc(auditEvents.at)),
    )
  ).map(({ action }) => action);

describe("name and phone", () => {
  it("are each person's own, and may be changed after a trial", async () => {
    const ended = await createOrganisation(app.current, new Date(Date.now() - dayMillis));
    const staff = await createStaff(app.current, ended.id, ["experience"]);
    const body = { firstName: "Achieng", lastName: "Were", phone: "0712 345 678" };
    for (const who of [staff, person]) {
      const user = await account(who.token).change({ body });
      expect(user).toMatchObject({ fullName: "Achieng Were", phone: "+254712345678", email: who.email });
      expect(await trailOf(who)).toEqual(["user.profile_changed"]);
    }
    expect((await account(person.token).change({ body: { ...body, phone: "" } })).phone).toBeNull();
  });

  it("leaves the last name of a person with one name empty", async () => {
    const body = { firstName: "Wafula", lastName: "", phone: "" };
    expect(await account(person.token).change({ body })).toMatchObject({ fullName: "Wafula", lastName: "" });
  });

  it.each([
    ["firstName", ""],
    ["firstName", "www.evil.example"],
    ["lastName", "call 0712345678"],
    ["phone", "call me"],
  ])("refuses %s %j", async (field, value) => {
    const body = { firstName: "Achieng", lastName: "Were", phone: "", [field]: value };
    await expect(account(person.token).change({ body })).rejects.toMatchObject({
      code: "validation",
      fields: { [field]: expect.any(String) },
    });
  });
});

describe("the password", () => {
  const change = (token: string, currentPassword = password) =>
    account(token).changePassword({ body: { currentPassword, password: newPassword } });

  it("is replaced by a person who knows it; other sessions end, this one stays, and a mail says so", async () => {
    const elsewhere = await createSession(app.current, person.userId);
    await change(person.token);
    expect(await auth(person.token).me()).toMatchObject({ email: person.email });
    await expect(auth(elsewhere).me()).rejects.toMatchObject(unauthenticated);
    await auth().login({ body: { email: person.email, password: newPassword } });
    await expect(auth().login({ body: { email: person.email, password } })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    const [mail] = await mailsTo(app.current, person.email);
    expect(mail?.subject).toBe("Your Ushirika password has changed");
    expect(await trailOf(person)).toContain("password.changed");
  });

  it("stays without the present one, which cannot be guessed", async () => {
    await expect(change(person.token, "a guess")).rejects.toMatchObject({
      code: "validation",
      fields: { currentPassword: "This is not your password." },
    });
    for (let guess = 0; guess < 9; guess += 1) await change(person.token, "a guess").catch(() => {});
    await expect(change(person.token)).rejects.toMatchObject({ code: "rate_limited" });
    await auth().login({ body: { email: person.email, password } });
  });

  it("ends the links that would set it again or take the address", async () => {
    await auth().requestPasswordReset({ body: { email: person.email } });
    await expect.poll(() => mailsTo(app.current, person.email)).toHaveLength(1);
    const reset = tokenIn((await mailsTo(app.current, person.email))[0]);
    const stolen = `thief-${person.userId}@test.example`;
    await account(person.token).email.change({ body: { email: stolen, password } });
    const taking = tokenIn((await mailsTo(app.current, stolen))[0]);
    await change(person.token);
    for (const followLink of [
      () => auth().passwordLink({ body: { token: reset } }),
      () => auth().confirmEmail({ body: { token: taking } }),
    ]) {
      await expect(followLink()).rejects.toMatchObject({ code: "token_invalid" });
    }
  });
});

describe("the address", () => {
  const wanted = () => `wanted-${person.userId}@test.example`;
  const ask = (email: string, by = person) => account(by.token).email.change({ body: { email, password } });

  it("changes once the link that went to the new one is used, and no sooner", async () => {
    const email = wanted();
    const { message } = await ask(email.toUpperCase());
    expect(message).toContain(email);
    expect((await account(person.token).email.get()).pending).toMatchObject({ email });
    const [toNew] = await mailsTo(app.current, email);
    expect(linkIn(toNew).pathname).toBe("/confirm-email");
    const [toOld] = await mailsTo(app.current, person.email);
    expect(toOld?.subject).toBe("Someone asked to change the email address of your Ushirika account");
    expect(JSON.stringify(toOld?.message), "an unproven address").not.toContain(email);

    const token = tokenIn(toNew);
    for (let opened = 0; opened < 2; opened += 1) {
      expect(await auth().emailLink({ body: { token } })).toEqual({ email });
    }
    expect((await auth(person.token).me()).email).toBe(person.email);

    await auth().confirmEmail({ body: { token } });
    expect(await auth(person.token).me()).toMatchObject({ email, emailVerified: true });
    expect((await account(person.token).email.get()).pending).toBeNull();
    await auth().login({ body: { email, password } });
    await expect(auth().login({ body: { email: person.email, password } })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    const [last] = await mailsTo(app.current, person.email);
    expect(last?.subject).toBe("The email address of your Ushirika account has changed");
    for (const followLink of [
      () => auth().emailLink({ body: { token } }),
      () => auth().confirmEmail({ body: { token } }),
    ]) {
      await expect(followLink()).rejects.toMatchObject({ code: "token_invalid" });
    }
    expect(await trailOf(person)).toEqual(
      expect.arrayContaining(["email.change_requested", "email.changed"]),
    );
  });

  it("says nothing of an address that has an account, whose owner gets no link to it", async () => {
    const taken = await createCandidate(app.current);
    const { message } = await ask(taken.email);
    expect(message).toBe(`We have sent a link to ${taken.email}. Nothing changes until you open it.`);
    expect((await account(person.token).email.get()).pending).toMatchObject({ email: taken.email });
    const [mail] = await mailsTo(app.current, taken.email);
    expect(mail?.subject).toBe("Your email address already has a Ushirika account");
    expect(linkIn(mail).pathname).toBe("/login");
    expect(JSON.stringify(mail?.message)).not.toContain(person.email);
  });

  it("is not taken from a person who opened an account with it meanwhile", async () => {
    const email = wanted();
    await ask(email);
    const token = tokenIn((await mailsTo(app.current, email))[0]);
    await auth().register({ body: { firstName: "Some", lastName: "One", email, password } });
    await expect(auth().confirmEmail({ body: { token } })).rejects.toMatchObject({ code: "email_taken" });
    expect((await auth(person.token).me()).email).toBe(person.email);
  });

  it("ends former links: one asked for later, a kept address, a day", async () => {
    const email = wanted();
    await ask(email);
    const first = tokenIn((await mailsTo(app.current, email))[0]);
    await ask(email);
    const second = tokenIn((await mailsTo(app.current, email))[0]);
    const invalid = { code: "token_invalid" };
    await expect(auth().emailLink({ body: { token: first } })).rejects.toMatchObject(invalid);
    await account(person.token).email.cancel();
    await expect(auth().confirmEmail({ body: { token: second } })).rejects.toMatchObject(invalid);
    await ask(email);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(emailChanges)
        .set({ expiresAt: new Date(Date.now() - 1000) })
        .where(eq(emailChanges.userId, person.userId)),
    );
    const third = tokenIn((await mailsTo(app.current, email))[0]);
    await expect(auth().confirmEmail({ body: { token: third } })).rejects.toMatchObject(invalid);
    expect((await account(person.token).email.get()).pending).toBeNull();
  });

  it("needs the password, and another address than the present one", async () => {
    const body = { email: wanted(), password: "a guess" };
    await expect(account(person.token).email.change({ body })).rejects.toMatchObject({
      fields: { password: "This is not your password." },
    });
    await expect(ask(person.email)).rejects.toMatchObject({
      fields: { email: "This is your address already." },
    });
    expect(await mailsTo(app.current, body.email)).toEqual([]);
  });

  it("is asked for so often only: of one recipient, and by one person", async () => {
    const one = wanted();
    for (let asked = 0; asked < 5; asked += 1) await ask(one);
    await expect(ask(one)).rejects.toMatchObject({ code: "rate_limited" });
    const others = Array.from({ length: 8 }, (_, at) => `other-${at}-${person.userId}@test.example`);
    const refused = [];
    for (const email of others) await ask(email).catch((error: { code: string }) => refused.push(error.code));
    expect(refused.length).toBeGreaterThan(0);
  });

  it("no longer lets a link in that went to the former one", async () => {
    await auth().requestPasswordReset({ body: { email: person.email } });
    await expect.poll(() => mailsTo(app.current, person.email)).toHaveLength(1);
    const reset = tokenIn((await mailsTo(app.current, person.email))[0]);
    const email = wanted();
    await ask(email);
    await auth().confirmEmail({ body: { token: tokenIn((await mailsTo(app.current, email))[0]) } });
    const late = auth().resetPassword({ body: { token: reset, password: newPassword } });
    await expect(late).rejects.toMatchObject({ code: "token_invalid" });
  });
});

describe("sessions", () => {
  /** Signs in as a phone would. @returns the session's token */
  async function onPhone(): Promise<string> {
    const answer = await app.current.http.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: person.email, password },
      headers: { "user-agent": "Mozilla/5.0 (Android 14; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0" },
      remoteAddress: "41.90.64.10",
    });
    return answer.json().token;
  }
  const listOf = async (token: string) => (await account(token).sessions.list()).rows;

  it("are listed with their device, place and time, the one that asks first", async () => {
    const phone = await onPhone();
    const rows = await listOf(person.token);
    expect(rows).toEqual([
      expect.objectContaining({ current: true }),
      {
        id: expect.any(String),
        current: false,
        startedAt: expect.any(String),
        lastSeenAt: expect.any(String),
        browser: "Firefox",
        system: "Android",
        address: "41.90.64.10",
      },
    ]);
    expect((await listOf(phone)).map(({ current, browser }) => [current, browser])).toEqual([
      [true, "Firefox"],
      [false, null],
    ]);
    const page = await account(person.token).sessions.list({ query: { page: 2, pageSize: 1 } });
    expect(page).toMatchObject({ total: 2, rows: [{ browser: "Firefox" }] });
  });

  it("end one by one, and never the one that asks", async () => {
    const phone = await onPhone();
    const [own, other] = await listOf(person.token);
    await account(person.token).sessions.end({ params: { id: other?.id ?? "" } });
    await expect(auth(phone).me()).rejects.toMatchObject(unauthenticated);
    const again = account(person.token).sessions.end({ params: { id: other?.id ?? "" } });
    await expect(again).rejects.toMatchObject({ code: "not_found" });
    const itself = account(person.token).sessions.end({ params: { id: own?.id ?? "" } });
    await expect(itself).rejects.toMatchObject({ code: "conflict" });
    expect(await auth(person.token).me()).toMatchObject({ email: person.email });
    expect(await trailOf(person)).toContain("session.revoked");
  });

  it("of another person are not there", async () => {
    const stranger = await createCandidate(app.current);
    const [theirs] = await listOf(stranger.token);
    expect((await listOf(person.token)).map(({ id }) => id)).not.toContain(theirs?.id);
    const ending = account(person.token).sessions.end({ params: { id: theirs?.id ?? "" } });
    await expect(ending).rejects.toMatchObject({ code: "not_found" });
    await account(person.token).sessions.endOthers();
    expect(await auth(stranger.token).me()).toMatchObject({ email: stranger.email });
  });

  it("end all but the one that asks", async () => {
    const others = [await onPhone(), await createSession(app.current, person.userId)];
    expect(await account(person.token).sessions.endOthers()).toEqual({ ended: 2 });
    for (const other of others) await expect(auth(other).me()).rejects.toMatchObject(unauthenticated);
    expect(await listOf(person.token)).toHaveLength(1);
    expect(await account(person.token).sessions.endOthers()).toEqual({ ended: 0 });
  });
});
