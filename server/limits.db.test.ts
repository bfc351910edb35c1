import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { calls } from "#contract/calls.ts";
import { CodedError } from "#contract/core/errors.ts";
import { tokenDigest } from "#server/platform/token-digest.ts";
import { insertUser } from "./accounts/accounts.queries.ts";
import { sessions } from "./accounts/accounts.table.ts";
import { createApp } from "./app.ts";
import { auditEvents } from "./platform/audit/audit.table.ts";
import { acrossOrganisations } from "./platform/database/scope.ts";
import { mailsTo } from "./testing/mailbox.ts";
import { copyTemplate } from "./testing/template.ts";
import { asTestApp, startOwnTestApp, type TestApp } from "./testing/test-app.ts";
import { testConfig } from "./testing/test-config.ts";

const app = startOwnTestApp({}, {});
const behindProxy = startOwnTestApp({ TRUST_PROXY: "1" }, {});
const inNetworks = startOwnTestApp({ TRUST_PROXY: "10.0.0.0/8" }, {});

interface Sent {
  on?: TestApp;
  from?: string;
  forwarded?: string;
  token?: string;
}

let last = 0;
const newEmail = () => `limited-${++last}@test.example`;

/** A signed-in person, made without the time that a password takes. */
async function signedIn({ platform }: TestApp): Promise<string> {
  const token = `token-of-${++last}-and-long-enough`;
  await acrossOrganisations(platform.database, async (tx) => {
    const person = { email: newEmail(), firstName: "Achieng", lastName: "Otieno", emailVerified: true };
    const { id: userId } = await insertUser(tx, { ...person, passwordHash: null, isCandidate: true });
    await tx
      .insert(sessions)
      .values({ token: tokenDigest(token), userId, expiresAt: new Date(Date.now() + 3_600_000) });
  });
  return token;
}

const headersOf = ({ forwarded, token }: Sent) => ({
  ...(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** A message to the team; `website` makes it a robot's, which is counted like all others and costs nothing. */
const enquire = ({ on = app.current, from = "41.90.0.1", ...sent }: Sent, values = { website: "robot" }) =>
  on.http.inject({
    method: "POST",
    url: calls.enquiries.create.path,
    headers: headersOf(sent),
    remoteAddress: from,
    payload: {
      topic: "contact",
      fullName: "Naliaka Wekesa",
      email: newEmail(),
      phone: "0712 345 678",
      saccoName: "Mwangaza SACCO",
      subject: "Check-off lists",
      message: "Can you read the lists that our employers send?",
      ...values,
    },
  });

const fromAddress = calls.enquiries.create.perMinuteFromAddress;
const byAccount = calls.enquiries.create.perMinute;

/**
 * Calls until one is refused. They are sent together: one after the other, a machine so slow that each takes a second
 * gives back as many as are used. `attempt` is the first one beyond those that were answered.
 */
async function untilRefused(send: (attempt: number) => Promise<LightMyRequestResponse>, limit: number) {
  for (let sent = 0; sent < 20 * limit; sent += limit) {
    const together = Array.from({ length: limit }, (_, index) => send(sent + index + 1));
    const answers = await Promise.all(together);
    const answered = answers.filter(({ statusCode }) => statusCode < 300);
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answered.length + refused.length).toBe(limit);
    if (refused[0]) return { answer: refused[0], attempt: sent + answered.length + 1 };
  }
  throw new Error("never refused");
}

describe("an address that nobody is signed in at", () => {
  it("has room for a cybercafé, then says when to come back", async () => {
    const from = "41.90.0.2";
    const { answer, attempt } = await untilRefused(() => enquire({ from }), fromAddress);
    expect(attempt).toBeGreaterThan(fromAddress);
    expect(answer.json()).toMatchObject({ code: "rate_limited" });
    expect(answer.json().message).toMatch(/^Too many attempts\. Please try again in \d+ seconds?\.$/);
    expect(answer.headers).toMatchObject({
      "ratelimit-limit": String(fromAddress),
      "ratelimit-remaining": "0",
      "ratelimit-reset": expect.stringMatching(/^\d+$/),
      "retry-after": expect.stringMatching(/^[1-9]\d*$/),
    });
    expect((await enquire({ from: "41.90.0.3" })).statusCode, "another address").toBe(201);
    const token = await signedIn(app.current);
    expect((await enquire({ from, token })).statusCode, "somebody signed in there").toBe(201);
  });

  it("says how much of the limit is left, and nothing for calls without a limit", async () => {
    const answer = await enquire({ from: "41.90.0.4" });
    expect(answer.headers).toMatchObject({
      "ratelimit-limit": String(fromAddress),
      "ratelimit-remaining": String(fromAddress - 1),
      "ratelimit-reset": "1",
    });
    expect(answer.headers).not.toHaveProperty("retry-after");
    const unlimited = await app.current.http.inject({ url: calls.jobs.list.path });
    expect(unlimited.headers).not.toHaveProperty("ratelimit-limit");
  });

  it("is a network of IPv6, of which one phone has them all", async () => {
    await untilRefused((attempt) => enquire({ from: `2c0f:fe38:1:1::${attempt.toString(16)}` }), fromAddress);
    expect((await enquire({ from: "2c0f:fe38:1:2::1" })).statusCode).toBe(201);
  });

  it("uses nothing up with a form that lacks something", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await enquire({ from: "41.90.0.5" }, { message: "" } as never);
      expect(answer.statusCode).toBe(400);
    }
    const answer = await enquire({ from: "41.90.0.5" });
    expect(answer.headers["ratelimit-remaining"]).toBe(String(fromAddress - 1));
  });
});

describe("a forged X-Forwarded-For", () => {
  it.each([
    ["behind one proxy", () => behindProxy.current, "10.0.0.2", (forged: string) => `${forged}, 41.90.2.1`],
    [
      "behind proxies of a network",
      () => inNetworks.current,
      "10.0.0.2",
      (forged: string) => `${forged}, 41.90.2.1`,
    ],
    ["past the proxies of a network", () => inNetworks.current, "41.90.2.2", (forged: string) => forged],
    ["without a proxy", () => app.current, "41.90.2.3", (forged: string) => forged],
  ])("makes nobody somebody else %s", async (_, on, from, forwarded) => {
    const forging = (attempt: number) =>
      enquire({ on: on(), from, forwarded: forwarded(`198.51.100.${attempt % 250}`) });
    expect((await untilRefused(forging, fromAddress)).attempt).toBeLessThan(10 * fromAddress);
  });

  it("leaves the visitors of one proxy apart", async () => {
    const on = behindProxy.current;
    await untilRefused(() => enquire({ on, from: "10.0.0.2", forwarded: "41.90.2.4" }), fromAddress);
    const other = await enquire({ on, from: "10.0.0.2", forwarded: "41.90.2.4, 41.90.2.5" });
    expect(other.statusCode).toBe(201);
  });

  it("does not get into the audit trail", async () => {
    const on = behindProxy.current;
    const sent = await enquire({ on, from: "10.0.0.2", forwarded: "1.2.3.4, 41.90.2.6" }, {} as never);
    expect(sent.statusCode).toBe(201);
    const entries = await acrossOrganisations(on.platform.database, (tx) =>
      tx.select({ action: auditEvents.action, ip: auditEvents.ip }).from(auditEvents),
    );
    expect(entries).toContainEqual({ action: "enquiry.received", ip: "41.90.2.6" });
  });
});

describe("an account", () => {
  it("is counted by itself: hundreds share one address", { timeout: 240_000 }, async () => {
    for (let person = 0; person < 200; person += 1) {
      const token = await signedIn(app.current);
      const answer = await enquire({ from: "41.90.3.1", token });
      expect(answer.statusCode, `person ${person}`).toBe(201);
      expect(answer.headers["ratelimit-limit"]).toBe(String(byAccount));
    }
  });

  it("takes its count along to every address", async () => {
    const token = await signedIn(app.current);
    const moving = (attempt: number) => enquire({ from: `41.90.4.${attempt % 250}`, token });
    expect((await untilRefused(moving, byAccount)).attempt).toBeGreaterThan(byAccount);
  });
});

it("is not used up by times that somebody else was quicker to book", async () => {
  const from = "41.90.5.1";
  const {
    slots: [slot],
  } = await app.current.as().enquiries.slots();
  const book = () => enquire({ from }, { topic: "demo", slot: slot?.startsAt } as never);
  const first = await book();
  expect(first.statusCode).toBe(201);
  const remaining = Number(first.headers["ratelimit-remaining"]);
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await book()).statusCode).toBe(409);
  const past = await enquire({ from }, { topic: "demo", slot: "2020-01-06T07:00:00.000Z" } as never);
  expect(past.statusCode).toBe(400);
  const next = await enquire({ from });
  expect(Number(next.headers["ratelimit-remaining"])).toBeGreaterThanOrEqual(remaining - 1);
});

describe("mails to one address", () => {
  it.each([
    ["a new password", (email: string) => app.current.as().auth.requestPasswordReset({ body: { email } })],
    [
      "a trial",
      (email: string) =>
        app.current.as().auth.trial({
          body: { email, saccoName: "Mwangaza", contactPerson: "Naliaka Wekesa", phone: "0712345678" },
        }),
    ],
  ])("for %s are five an hour, wherever they are asked for", async (_, ask) => {
    const email = newEmail();
    for (let mail = 0; mail < 5; mail += 1) await ask(email);
    const refusal = await ask(email).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CodedError);
    expect(refusal).toMatchObject({ code: "rate_limited", retryAfter: expect.any(Number) });
    expect((refusal as CodedError).message).toMatch(
      /^Several emails have gone to this address already\. Please look for them.+ in 12 minutes\.$/,
    );
    await ask(newEmail());
    expect((await mailsTo(app.current, email)).length).toBeLessThanOrEqual(5);
  });
});

describe("two processes on one database", () => {
  const template = inject("template");
  let copy: Awaited<ReturnType<typeof copyTemplate>>;
  let open: TestApp[] = [];
  const start = async () => {
    const one = asTestApp(await createApp(testConfig(copy.folder, copy.url)));
    open.push(one);
    return one;
  };
  beforeAll(async () => {
    copy = await copyTemplate(template);
  });
  afterAll(async () => {
    for (const one of open) await one.http.close();
    await copy.remove();
  });

  it("share the limits", { timeout: 240_000 }, async () => {
    const from = "41.90.6.1";
    const first = await start();
    await untilRefused(() => enquire({ on: first, from }), fromAddress);
    // Only one process at a time can have the embedded database: there the second follows the first.
    if (!copy.url) {
      await first.http.close();
      open = [];
    }
    const second = await start();
    const answer = await enquire({ on: second, from });
    // Since the first refusal some may have come back, never more than a start takes.
    const remaining = Number(answer.headers["ratelimit-remaining"]);
    expect(remaining).toBeLessThan(fromAddress - 1);
    if (copy.url) await untilRefused(() => enquire({ on: second, from }), fromAddress);
  });
});
