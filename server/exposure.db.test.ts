import { describe, expect, inject, it } from "vitest";
import { isDemoSignIn } from "./seed/content/people.ts";
import { createCandidate } from "./testing/factories.ts";
import { startOwnTestApp, type TestApp } from "./testing/test-app.ts";

// A demo needs the embedded database.
const embedded = "folder" in inject("template");
const demo = embedded ? "" : undefined;

const local = startOwnTestApp({ DEMO: demo });
const secure = startOwnTestApp({
  DEMO: demo,
  APP_URL: "https://jobs.umoja.example",
  METRICS_TOKEN: "m".repeat(20),
});
const explicit = startOwnTestApp({ DEMO: embedded ? "1" : undefined, APP_URL: "https://jobs.umoja.example" });

interface From {
  remoteAddress?: string;
  headers?: Record<string, string>;
}

const ask = (app: TestApp, url: string, from: From = {}) =>
  app.http.inject({
    url,
    remoteAddress: from.remoteAddress,
    headers: { host: "localhost:3000", ...from.headers },
  });

const here: [string, From][] = [
  ["localhost", {}],
  ["127.0.0.1", { headers: { host: "127.0.0.1:3000" } }],
  ["[::1]", { headers: { host: "[::1]:3000" }, remoteAddress: "::1" }],
  ["a connection over IPv6 that came over IPv4", { remoteAddress: "::ffff:127.0.0.1" }],
];

const elsewhere: [string, From][] = [
  ["another name of this machine", { headers: { host: "jobs.umoja.example" } }],
  ["a name that begins like ours (DNS rebinding)", { headers: { host: "localhost.evil.example" } }],
  ["a name that ends like ours", { headers: { host: "evil-localhost" } }],
  ["its address in the network", { headers: { host: "192.168.1.5:3000" }, remoteAddress: "192.168.1.20" }],
  ["the network, calling us localhost", { remoteAddress: "192.168.1.20" }],
  ["a proxy of this machine", { headers: { "x-forwarded-for": "203.0.113.9" } }],
  [
    "a proxy that claims to be us",
    { headers: { "x-forwarded-for": "127.0.0.1", "x-forwarded-host": "localhost" } },
  ],
  ["a proxy with the standard's header", { headers: { forwarded: "for=203.0.113.9" } }],
  ["a tunnel", { headers: { "cf-connecting-ip": "203.0.113.9" } }],
  ["an odd host", { headers: { host: "[::" } }],
];

describe.runIf(embedded)("a demo that nobody asked for", () => {
  it.each(here)("is open on this machine: %s", async (_, from) => {
    expect((await ask(local.current, "/api/dev/outbox", from)).statusCode).toBe(200);
    expect((await ask(local.current, "/api/settings", from)).json()).toMatchObject({
      demo: true,
      outbox: true,
    });
  });

  it.each(elsewhere)("is closed from %s", async (name, from) => {
    const odd = name === "an odd host";
    expect((await ask(local.current, "/api/dev/outbox", from)).statusCode).toBe(odd ? 400 : 404);
    const settings = await ask(local.current, "/api/settings", from);
    if (!odd) expect(settings.json()).toMatchObject({ demo: false, outbox: false });
  });

  it("is closed for everyone where the settings say that others reach the server", async () => {
    for (const [, from] of here) {
      expect((await ask(secure.current, "/api/dev/outbox", from)).statusCode).toBe(404);
      expect((await ask(secure.current, "/api/settings", from)).json()).toMatchObject({ demo: false });
    }
  });

  it("lets nobody sign in from elsewhere with what everybody knows", async () => {
    // Wherever the database has it from: the account is there, and its password is the demo's.
    const body = { email: "hr@umoja.example", password: "Karibu-2026!" };
    expect(isDemoSignIn(body)).toBe(true);
    expect(isDemoSignIn({ ...body, password: "Another-2026!" })).toBe(false);
    expect(isDemoSignIn({ ...body, email: "hr@umoja.co.ke" })).toBe(false);
    await local.current.as().auth.register({ body: { ...body, firstName: "Joseph", lastName: "Ouma" } });
    const signIn = (from: From) =>
      local.current.http.inject({
        method: "POST",
        url: "/api/auth/login",
        payload: body,
        remoteAddress: from.remoteAddress,
        headers: { host: "localhost:3000", ...from.headers },
      });
    expect((await signIn({})).statusCode).toBe(200);
    const refused = await signIn({ headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(refused.json()).toMatchObject({ code: "invalid_credentials" });
  });
});

it.runIf(embedded)("is open to everyone who was let in with DEMO=1", async () => {
  for (const [name, from] of [...here, ...elsewhere]) {
    if (name === "an odd host") continue;
    expect((await ask(explicit.current, "/api/dev/outbox", from)).statusCode, name).toBe(200);
  }
});

describe("/metrics", () => {
  it.each(here)("answers this machine: %s", async (_, from) => {
    expect((await ask(local.current, "/metrics", from)).statusCode).toBe(200);
  });

  it.each(elsewhere)("refuses %s", async (name, from) => {
    const answer = await ask(local.current, "/metrics", from);
    expect(answer.statusCode).toBe(name === "an odd host" ? 400 : 401);
    expect(answer.body).not.toContain("process_cpu");
  });

  it("answers who has the token, wherever they are", async () => {
    const remoteAddress = "203.0.113.9";
    const authorization = `Bearer ${"m".repeat(20)}`;
    const scrape = (headers: Record<string, string>) =>
      ask(secure.current, "/metrics", { remoteAddress, headers });
    expect((await scrape({ authorization })).statusCode).toBe(200);
    for (const wrong of [
      "",
      "Bearer",
      "Bearer ",
      `${authorization}m`,
      authorization.slice(0, -1),
      "m".repeat(20),
    ]) {
      expect((await scrape({ authorization: wrong })).statusCode, wrong).toBe(401);
    }
  });

  it("counts tasks once for many scrapes", async () => {
    const tasks = async () => (await ask(local.current, "/metrics")).body.match(/^ushirika_tasks\{.*/gm);
    const first = await tasks();
    await createCandidate(local.current);
    await local.current.as().auth.requestPasswordReset({ body: { email: "new@test.example" } });
    expect(await tasks()).toEqual(first);
  });
});

it("documents the calls under the policy of every page: no script but ours", async () => {
  const page = await ask(local.current, "/api/docs/");
  expect(page.statusCode).toBe(200);
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:/);
  expect(page.body).not.toMatch(/<script(?![^>]*\ssrc=)/);
});
