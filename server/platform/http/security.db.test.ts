import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { callUrl } from "#contract/core/client.ts";
import {
  createCandidate,
  createJob,
  createOrganisation,
  type TestPerson,
} from "#server/testing/factories.ts";
import { startOwnTestApp, startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
const secure = startOwnTestApp({ APP_URL: "https://jobs.umoja.example" });
const anyHost = startOwnTestApp({ APP_URL: "" });

let person: TestPerson;
beforeAll(async () => {
  person = await createCandidate(app.current);
});

const resend = (headers: Record<string, string>, on = app.current) =>
  on.http.inject({ method: "POST", url: calls.auth.logout.path, headers });

describe("a state-changing request", () => {
  it.each([
    ["another website", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["another scheme", { origin: "https://localhost:3000" }],
    ["a sandboxed frame", { origin: "null" }],
    ["nowhere", { origin: "" }],
    ["another website, which a browser tells without an origin", { "sec-fetch-site": "cross-site" }],
    ["a sister of our host", { "sec-fetch-site": "same-site" }],
  ])("from %s is refused", async (_, headers) => {
    const answer = await resend({ ...headers, authorization: `Bearer ${person.token}` });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe("foreign_origin");
    // Nothing happened: the session that the call would have ended goes on.
    expect(await app.current.as(person.token).auth.me()).toMatchObject({ id: person.userId });
  });

  it.each([
    ["our own pages", { origin: "http://localhost:3000" }],
    ["a program, which names no origin", {}],
    ["our own page, told without an origin", { "sec-fetch-site": "same-origin" }],
    ["the address bar", { "sec-fetch-site": "none" }],
  ])("from %s is served", async (_, headers) => {
    expect((await resend(headers as Record<string, string>)).statusCode).toBe(204);
  });

  it("is measured by the request's own host where no address is configured", async () => {
    const from = (origin: string) => resend({ host: "sacco.local:8080", origin }, anyHost.current);
    expect((await from("http://sacco.local:8080")).statusCode).toBe(204);
    expect((await from("http://evil.example")).statusCode).toBe(403);
    // Only a trusted proxy may name another host.
    const forwarded = { host: "sacco.local:8080", "x-forwarded-host": "evil.example" };
    const answer = await resend({ ...forwarded, origin: "http://evil.example" }, anyHost.current);
    expect(answer.statusCode).toBe(403);
  });
});

it("lets any website read what is open to anyone", async () => {
  const answer = await app.current.http.inject({
    url: calls.jobs.list.path,
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
  });
  expect(answer.statusCode).toBe(200);
  // Without a session: another origin's script gets no leave to send cookies along.
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
});

describe("every answer of the API", () => {
  const protective = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "SAMEORIGIN",
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
    "cache-control": "no-store",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("microphone=()"),
  };
  let jobId: string;
  beforeAll(async () => {
    jobId = await createJob(app.current, (await createOrganisation(app.current)).id);
  });

  it.each([
    ["a list", () => callUrl(calls.jobs.list), 200],
    ["one row", () => callUrl(calls.jobs.get, { params: { id: jobId } }), 200],
    ["a refusal", () => callUrl(calls.hr.applications.list), 401],
    ["a bad question", () => callUrl(calls.jobs.list, { query: { pageSize: 0 } }), 400],
    ["an unknown address", () => "/api/nothing", 404],
  ])("protects: %s", async (_, url, status) => {
    const answer = await app.current.http.inject({ url: url() });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers).toMatchObject(protective);
    expect(answer.headers).not.toHaveProperty("x-powered-by");
  });

  it("asks browsers to stay on https where the product is served over it, and only there", async () => {
    const hsts = async (on: typeof app.current) =>
      (await on.http.inject({ url: calls.jobs.list.path })).headers["strict-transport-security"];
    expect(await hsts(secure.current)).toMatch(/^max-age=31536000/);
    expect(await hsts(app.current)).toBeUndefined();
  });
});

it.each(["/api/jobs/%zz", `/api/jobs/${"9".repeat(300)}`])(
  "answers the unreadable address %s like any refusal",
  async (url) => {
    const answer = await app.current.http.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "malformed_request" });
  },
);
