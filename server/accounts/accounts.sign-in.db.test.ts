import { hashPassword as hashWithScrypt } from "better-auth/crypto";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { user } from "#contract/accounts/accounts.ts";
import { calls } from "#contract/calls.ts";
import { createCandidate, password, type TestPerson } from "#server/testing/factories.ts";
import { startOwnTestApp, startTestApp, type TestApp } from "#server/testing/test-app.ts";
import { passwordHashOf, updatePassword } from "./accounts.queries.ts";

const app = startTestApp();
const secure = startOwnTestApp({ APP_URL: "https://jobs.umoja.example" });

const logIn = (
  email: string,
  typed = password,
  { on = app.current, from = "127.0.0.1" }: { on?: TestApp; from?: string } = {},
): Promise<LightMyRequestResponse> =>
  on.http.inject({
    method: "POST",
    url: calls.auth.login.path,
    payload: { email, password: typed },
    remoteAddress: from,
  });

const me = (headers: Record<string, string>, on = app.current) =>
  on.http.inject({ method: "GET", url: calls.auth.me.path, headers });

const sessionCookie = (answer: LightMyRequestResponse) =>
  answer.cookies.find((cookie) => cookie.name.endsWith("ushirika.session_token"));

const cookieHeader = (answer: LightMyRequestResponse) =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");

let person: TestPerson;
beforeAll(async () => {
  person = await createCandidate(app.current);
});

describe("signing in", () => {
  it("answers the token and the person, and nothing of how they are stored", async () => {
    const answer = await logIn(person.email.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json()).sort()).toEqual(["token", "user"]);
    expect(answer.json().token).toMatch(/^[\w-]{20,}$/);
    expect(Object.keys(answer.json().user).sort()).toEqual(Object.keys(user.shape).sort());
  });

  it("sets a cookie that scripts and other websites cannot use", async () => {
    const cookie = sessionCookie(await logIn(person.email));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie?.secure).toBeUndefined();
    expect(cookie?.maxAge).toBe(30 * 24 * 3600);
  });

  it("keeps the cookie to encrypted connections where the product is served over https", async () => {
    const other = await createCandidate(secure.current);
    const cookie = sessionCookie(await logIn(other.email, password, { on: secure.current }));
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: true });
  });

  it("takes a cookie there only from this very host", async () => {
    const other = await createCandidate(secure.current);
    const answer = await logIn(other.email, password, { on: secure.current });
    const cookie = sessionCookie(answer);
    expect(cookie).toMatchObject({ name: "__Host-ushirika.session_token", path: "/", secure: true });
    expect(cookie?.domain).toBeUndefined();
    expect((await me({ cookie: cookieHeader(answer) }, secure.current)).statusCode).toBe(200);
    // Names that another host of the domain, or somebody on the line, could set.
    for (const name of ["ushirika.session_token", "__Secure-ushirika.session_token"]) {
      const planted = `${name}=${encodeURIComponent(cookie?.value ?? "")}`;
      expect((await me({ cookie: planted }, secure.current)).statusCode, name).toBe(401);
    }
    const left = await secure.current.http.inject({
      method: "POST",
      url: calls.auth.logout.path,
      headers: { cookie: cookieHeader(answer), origin: "https://jobs.umoja.example" },
    });
    const all = { maxAge: 0, path: "/", secure: true };
    expect(left.cookies.length).toBeGreaterThan(0);
    for (const ended of left.cookies) {
      expect(ended).toMatchObject({ ...all, name: expect.stringMatching(/^__Host-ushirika\./) });
    }
    expect((await me({ cookie: cookieHeader(answer) }, secure.current)).statusCode).toBe(401);
  });

  it("opens the door with the token as well as with the cookie", async () => {
    const answer = await logIn(person.email);
    for (const headers of [
      { authorization: `Bearer ${answer.json().token}` },
      { cookie: cookieHeader(answer) },
    ] as Record<string, string>[]) {
      expect((await me(headers)).json()).toMatchObject({ id: person.userId, email: person.email });
    }
  });

  it("opens it for nobody with a cookie that was tampered with", async () => {
    const cookie = cookieHeader(await logIn(person.email));
    const [name = "", value = ""] = cookie.split("=");
    const letter = value.startsWith("a") ? "b" : "a";
    expect((await me({ cookie: `${name}=${letter}${value.slice(1)}` })).statusCode).toBe(401);
    expect((await me({ authorization: "Bearer nobody" })).statusCode).toBe(401);
  });
});

describe("a password whose hash is of former days", () => {
  it("opens the door, and has another hash from then on; a wrong one changes nothing", async () => {
    const { email, userId } = await createCandidate(app.current);
    const { db } = app.current.platform.database;
    const former = await hashWithScrypt(password);
    await updatePassword(db, userId, former);
    expect((await logIn(email, "Karibu-2025!")).statusCode).toBe(401);
    expect(await passwordHashOf(db, userId)).toBe(former);

    expect((await logIn(email)).statusCode).toBe(200);
    const renewed = await passwordHashOf(db, userId);
    expect(renewed).toMatch(/^\$argon2id\$/);
    expect((await logIn(email)).statusCode).toBe(200);
    expect(await passwordHashOf(db, userId)).toBe(renewed);
    // Nobody else's was touched.
    expect((await logIn(person.email)).statusCode).toBe(200);
  });
});

describe("signing out", () => {
  it.each(["token", "cookie"])("ends the session of the %s", async (by) => {
    const answer = await logIn(person.email);
    const token: Record<string, string> = { authorization: `Bearer ${answer.json().token}` };
    const cookie: Record<string, string> = { cookie: cookieHeader(answer) };
    const left = await app.current.http.inject({
      method: "POST",
      url: calls.auth.logout.path,
      headers: by === "token" ? token : cookie,
    });
    expect(left.statusCode).toBe(204);
    expect(sessionCookie(left)).toMatchObject({ value: "", maxAge: 0 });
    expect((await me(token)).statusCode).toBe(401);
    expect((await me(cookie)).statusCode).toBe(401);
    // The person's other sessions stay.
    expect((await me({ authorization: `Bearer ${person.token}` })).statusCode).toBe(200);
  });

  it("says nothing of whether there was a session", async () => {
    const answer = await app.current.http.inject({ method: "POST", url: calls.auth.logout.path });
    expect(answer.statusCode).toBe(204);
  });
});

describe("guessing", () => {
  it("learns nothing from the answer: a wrong password and an unknown address look the same", async () => {
    const unknown = await logIn("nobody@test.example");
    const wrong = await logIn(person.email, "Karibu-2025!");
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json()).toEqual({ code: "invalid_credentials", message: "Invalid email or password." });
    expect(wrong.rawPayload.equals(unknown.rawPayload)).toBe(true);
    const telling = ({ date: _date, "x-request-id": _id, ...headers }: LightMyRequestResponse["headers"]) =>
      headers;
    expect(wrong.statusCode).toBe(unknown.statusCode);
    expect(telling(wrong.headers)).toEqual(telling(unknown.headers));
  });

  it("learns nothing from the time: a password is hashed for an unknown address, too", async () => {
    const fastest = async (email: string) => {
      const times = [];
      for (const from of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) {
        // Of the processor: the clock would measure what else the machine has to do.
        const start = process.cpuUsage();
        await logIn(email, "Karibu-2025!", { from });
        times.push(process.cpuUsage(start).user);
      }
      return Math.min(...times);
    };
    const ratio = (await fastest("nobody@test.example")) / (await fastest(person.email));
    // Hashing takes some twenty times as long as everything else of the call.
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });

  it("is stopped after ten failures for one email from one address, the right password or not", async () => {
    const [guessed, other] = [await createCandidate(app.current), await createCandidate(app.current)];
    for (let failure = 1; failure <= 10; failure += 1) {
      // The same account, however its address is written.
      const email = failure % 2 ? guessed.email : guessed.email.toUpperCase();
      expect((await logIn(email, "wrong")).statusCode).toBe(401);
    }
    for (const typed of ["wrong", password]) {
      const answer = await logIn(guessed.email, typed);
      expect(answer.statusCode).toBe(429);
      expect(answer.json().code).toBe("rate_limited");
    }
    expect((await logIn(other.email)).statusCode, "another email").toBe(200);
    expect((await logIn(guessed.email, password, { from: "10.1.1.1" })).statusCode, "the owner").toBe(200);
  });

  it("starts anew after a success", async () => {
    const { email } = await createCandidate(app.current);
    for (const round of [1, 2]) {
      for (let failure = 1; failure <= 9; failure += 1) {
        expect((await logIn(email, "wrong")).statusCode, `round ${round}`).toBe(401);
      }
      expect((await logIn(email)).statusCode).toBe(200);
    }
  });

  it("is counted also when the attempts come at the same moment", async () => {
    const { email } = await createCandidate(app.current);
    const answers = await Promise.all(Array.from({ length: 15 }, () => logIn(email, "wrong")));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
