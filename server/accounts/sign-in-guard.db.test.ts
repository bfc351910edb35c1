import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { createCandidate, password } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { createSignInGuard } from "./sign-in-guard.ts";

const app = startTestApp();

const logIn = (email: string, typed: string, from: string) =>
  app.current.http.inject({
    method: "POST",
    url: calls.auth.login.path,
    payload: { email, password: typed },
    remoteAddress: from,
  });

describe("sixty wrong passwords from elsewhere", () => {
  it("refuse the owner nowhere, and the places that sent them everywhere", { timeout: 240_000 }, async () => {
    const { email } = await createCandidate(app.current);
    const known = "41.90.1.1";
    expect((await logIn(email, password, known)).statusCode).toBe(200);
    let checked = 0;
    for (let attempt = 0; attempt < 60; attempt += 1) {
      const { statusCode } = await logIn(email, "Karibu-2025!", `198.51.100.${attempt % 6}`);
      if (statusCode === 401) checked += 1;
      else expect(statusCode).toBe(429);
    }
    // Six places at ten attempts each; the later ones had to wait, since the account was under attack by then.
    expect(checked).toBeGreaterThanOrEqual(20);
    expect(checked).toBeLessThan(60);
    const guessing = await logIn(email, "Karibu-2025!", "198.51.100.1");
    expect(guessing.statusCode).toBe(429);
    expect(Number(guessing.headers["retry-after"])).toBeGreaterThan(60);
    expect(guessing.headers["ratelimit-remaining"]).toBe("0");
    expect((await logIn(email, password, known)).statusCode, "where the owner was before").toBe(200);
    expect((await logIn(email, password, "41.90.1.2")).statusCode, "where nobody was before").toBe(200);
  });
});

describe("the guard", () => {
  let guard: ReturnType<typeof createSignInGuard>;
  const email = "attacked@test.example";
  const known = "41.90.1.1";
  const addresses = Array.from({ length: 40 }, (_, at) => `198.51.100.${at}`);
  /** How often each of the addresses could try a password of the account under attack. */
  const tried: number[] = [];
  beforeAll(async () => {
    guard = createSignInGuard(app.current.platform.limits);
    await guard.attempt(email, known);
    await guard.succeeded(email, known);
    for (const address of addresses) tried.push(await guess(email, address, 12));
  });

  /** Wrong passwords that are looked at until the place is refused; at most `tries`. */
  async function guess(email: string, from: string, tries: number): Promise<number> {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      try {
        await guard.attempt(email, from);
      } catch (refusal) {
        expect(refusal).toMatchObject({ code: "rate_limited" });
        return attempt;
      }
      await guard.failed(email);
    }
    return tries;
  }

  it("slows many places down that guess at one account, and refuses none its first", () => {
    expect(tried[0], "while nothing is wrong").toBe(10);
    expect(Math.min(...tried)).toBeGreaterThanOrEqual(3);
    expect(tried.at(-1), "under attack").toBeLessThanOrEqual(4);
    const all = tried.reduce((sum, one) => sum + one, 0);
    expect(all).toBeLessThan((10 * addresses.length) / 2);
  });

  it("makes them wait longer, the more there are", async () => {
    const wait = async (address: string, of: string) => {
      await guess(of, address, 12);
      return guard.attempt(of, address).then(
        () => 0,
        (refusal: { retryAfter: number }) => refusal.retryAfter,
      );
    };
    const calm = await wait("203.0.113.1", "calm@test.example");
    expect(await wait("203.0.113.1", email)).toBeGreaterThan(2 * calm);
  });

  it("leaves the place that the account was signed in from its ten mistakes", async () => {
    expect(await guess(email, known, 12)).toBe(10);
  });

  it("lets hundreds sign in from one address", { timeout: 240_000 }, async () => {
    for (let person = 0; person < 300; person += 1) {
      await guard.attempt(`member-${person}@test.example`, "41.90.7.7");
    }
  });

  it("takes a household's addresses of IPv6 for one place", async () => {
    let checked = 0;
    for (let attempt = 0; attempt < 15; attempt += 1) {
      checked += await guess("six@test.example", `2c0f:fe38:1:1::${attempt}`, 1);
    }
    expect(checked).toBe(10);
  });
});
