import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { installationSecret } from "#server/config.ts";
import { createCandidate } from "#server/testing/factories.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { sessions } from "./accounts.table.ts";
import { sessionCookieName } from "./session-cookie.ts";

const app = startTestApp();
const hour = 3_600_000;

/** A person with a session that was last renewed so many hours ago. */
async function signedIn(hoursAgo: number) {
  const person = await createCandidate(app.current);
  const expiresAt = new Date(Date.now() + (30 * 24 - hoursAgo) * hour);
  const own = eq(sessions.userId, person.userId);
  const { db } = app.current.platform.database;
  await db.update(sessions).set({ expiresAt }).where(own);
  const rest = async () => {
    const [row] = await db.select({ expiresAt: sessions.expiresAt }).from(sessions).where(own);
    return row ? (row.expiresAt.getTime() - Date.now()) / hour : null;
  };
  const status = async (headers: Record<string, string>) =>
    (await app.current.http.inject({ url: "/api/auth/me", headers })).statusCode;
  return { ...person, rest, status, bearer: { authorization: `Bearer ${person.token}` } };
}

it("a session that is used goes on for thirty days from then, once a day", async () => {
  const fresh = await signedIn(23);
  expect(await fresh.status(fresh.bearer)).toBe(200);
  expect(await fresh.rest()).toBeLessThan(29 * 24 + 2);
  const older = await signedIn(25);
  expect(await older.status(older.bearer)).toBe(200);
  expect(await older.rest()).toBeGreaterThan(30 * 24 - 1);
});

it("a session that is over opens nothing, and is gone", async () => {
  const over = await signedIn(30 * 24 + 1);
  expect(await over.status(over.bearer)).toBe(401);
  expect(await over.rest()).toBeNull();
});

it("a cookie counts with a signature of this installation only", async () => {
  const { token, status } = await signedIn(0);
  const { config } = app.current.platform;
  const cookie = (secret: string, value = token) => {
    const signature = createHmac("sha256", secret).update(token).digest("base64");
    return {
      cookie: `${sessionCookieName(config.secureCookies)}=${encodeURIComponent(`${value}.${signature}`)}`,
    };
  };
  const own = installationSecret(config);
  expect(await status(cookie(own))).toBe(200);
  expect(await status(cookie("another installation's secret"))).toBe(401);
  expect(await status(cookie(own, (await signedIn(0)).token))).toBe(401);
  expect(await status({ cookie: `${sessionCookieName(config.secureCookies)}=${token}` })).toBe(401);
});

it("a Bearer token counts before a cookie, with or without its signature", async () => {
  const { token, status } = await signedIn(0);
  const signature = createHmac("sha256", installationSecret(app.current.platform.config))
    .update(token)
    .digest("base64");
  expect(await status({ authorization: `bearer ${token}.${encodeURIComponent(signature)}` })).toBe(200);
  expect(await status({ authorization: "Bearer nobody's" })).toBe(401);
});
