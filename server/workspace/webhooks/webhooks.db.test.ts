import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { WebhookDelivery } from "#contract/workspace/webhooks.ts";
import { dayMillis } from "#server/platform/clock.ts";
import { rowsOf } from "#server/platform/database/database.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { announceTask } from "#server/platform/events/announce.ts";
import { createSealer } from "#server/platform/sealing.ts";
import { tablesWith } from "#server/testing/database-text.ts";
import {
  createCandidate,
  createJob,
  createOrganisation,
  createStaff,
  type TestPerson,
} from "#server/testing/factories.ts";
import { generalOf } from "#server/testing/general.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { mailsTo } from "#server/testing/mailbox.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { startWebhookReceiver } from "#server/testing/webhook-receiver.ts";
import {
  cleanWebhooks,
  deliverWebhook,
  resealWebhookSecrets,
  sendToListeners,
} from "./webhook-delivery.service.ts";
import { webhookDeliveries, webhooks } from "./webhooks.table.ts";

const app = startTestApp();
const receiver = startWebhookReceiver();
const waiting = { timeout: 120_000, interval: 50 };

type Verify = (headers: Record<string, string | undefined>, body: string, secret: string) => boolean;
let isFromUshirika: Verify;
let folder: string;

/** The guide's own code, as a reader would copy it. */
beforeAll(async () => {
  const guide = readFileSync(path.resolve("docs/guides/integrate.md"), "utf8");
  const code = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? "";
  folder = await mkdtemp(path.join(tmpdir(), "ushirika-guide-"));
  const file = path.join(folder, "verify.ts");
  writeFileSync(file, code);
  isFromUshirika = ((await import(/* @vite-ignore */ file)) as { isFromUshirika: Verify }).isFromUshirika;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let owner: TestPerson;
let organisationId: string;
const api = (token = owner.token) => app.current.as(token).workspace.webhooks;
const rowOf = (id: string) =>
  acrossOrganisations(app.current.platform.database, async (tx) => {
    const [row] = await tx.select().from(webhooks).where(eq(webhooks.id, id));
    if (!row) throw new Error("the webhook exists");
    return row;
  });

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  owner = await createStaff(app.current, organisationId, ["owner"]);
});

let paths = 0;
/** A webhook of its own organisation, so that nothing else comes to it; and its path at the receiver. */
async function register(events = ["application.created", "application.moved"]) {
  paths += 1;
  const at = `/hook-${paths}`;
  const own = await createOrganisation(app.current);
  const person = await createStaff(app.current, own.id, ["owner"]);
  const webhook = await api(person.token).create({ body: { url: receiver.urlOf(at), events } });
  const log = async () => (await api(person.token).deliveries({ params: { id: webhook.id } })).rows;
  return { at, webhook, person, log, organisationId: own.id, slug: own.slug, params: { id: webhook.id } };
}

describe("an event", () => {
  it("comes signed, with ids and a job's title, and nothing about the person", async () => {
    const { at, webhook, organisationId: own, log } = await register();
    const { candidate, id, hr, params } = await createHiring(app.current, own);
    await app.current.as(hr.token).hr.applications.updateStatus({
      params,
      body: { status: "screening", notes: "Good." },
    });
    await app.current.as(candidate.token).applications.withdraw({ params, body: { reason: "Moved away" } });
    await vi.waitFor(() => expect(receiver.at(at)).toHaveLength(3), waiting);
    const events = receiver.at(at).map(({ body }) => JSON.parse(body));
    const moves = events.filter(({ type }) => type === "application.moved");
    expect(events.find(({ type }) => type === "application.created")).toEqual({
      id: expect.any(String),
      type: "application.created",
      createdAt: expect.any(String),
      data: {
        applicationId: id,
        jobId: expect.any(String),
        jobTitle: "Loan Officer",
        status: "submitted",
        stage: 1,
      },
    });
    expect(moves.map(({ data }) => [data.previousStatus, data.status]).toSorted()).toEqual([
      ["screening", "withdrawn"],
      ["submitted", "screening"],
    ]);
    for (const { headers, body } of receiver.at(at)) {
      const sent = headers as Record<string, string>;
      expect(sent["webhook-id"]).toBe(JSON.parse(body).id);
      expect(sent["content-type"]).toBe("application/json");
      expect(isFromUshirika(sent, body, webhook.secret)).toBe(true);
      expect(isFromUshirika(sent, `${body} `, webhook.secret)).toBe(false);
      expect(isFromUshirika({ ...sent, "webhook-timestamp": "1" }, body, webhook.secret)).toBe(false);
      expect(isFromUshirika(sent, body, "whsec_AAAA")).toBe(false);
    }
    await vi.waitFor(async () => {
      const rows = await log();
      expect(rows.map(({ state, attempts, responseStatus }) => [state, attempts, responseStatus])).toEqual(
        Array.from({ length: 3 }, () => ["delivered", 1, 204]),
      );
    }, waiting);
  });

  it("of a general application says which one, whether it was sent before, and that it is gone", async () => {
    const types = ["general_application.received", "general_application.withdrawn"];
    const { at, slug, organisationId: own } = await register(types);
    await createJob(app.current, own);
    const person = await createCandidate(app.current);
    const { mine } = app.current.as(person.token).general;
    const send = () => mine.send({ form: { sacco: slug, application: generalOf() } });
    const { id } = await send();
    await send();
    await mine.withdraw({ params: { id } });
    await vi.waitFor(() => expect(receiver.at(at)).toHaveLength(3), waiting);
    const events = receiver.at(at).map(({ body }) => JSON.parse(body));
    const told = events.map(({ type, data }) => ({ type, data }));
    const about = { generalApplicationId: id };
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        { type: "general_application.received", data: { ...about, again: false } },
        { type: "general_application.received", data: { ...about, again: true } },
        { type: "general_application.withdrawn", data: about },
      ]),
    );
  });

  it("of a member says which one, and what became of the case, without a name or number", async () => {
    const { at, organisationId: own } = await register(["member.created", "kyc.changed"]);
    const clerk = await createStaff(app.current, own, ["onboarding"]);
    const officer = await createStaff(app.current, own, ["onboarding"]);
    const body = { fullName: "Wanjiku Kamau", idNumber: "23456789", phoneNumber: "0712345678" };
    const { id } = await app.current.as(clerk.token).members.create({ body });
    const params = { id };
    await app.current.as(officer.token).members.changeKyc({ params, body: { status: "verified" } });
    await vi.waitFor(() => expect(receiver.at(at)).toHaveLength(2), waiting);
    const events = receiver.at(at).map(({ body: sent }) => JSON.parse(sent));
    expect(events.toSorted((one, other) => one.type.localeCompare(other.type))).toMatchObject([
      { type: "kyc.changed", data: { memberId: id, previousStatus: "pending", status: "verified" } },
      { type: "member.created", data: { memberId: id, source: "staff" } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/Wanjiku|23456789|712345678/);
  });

  it("is sent only to webhooks that asked for it", async () => {
    const { at, organisationId: own } = await register(["application.moved"]);
    const other = await register();
    const { hr, params } = await createHiring(app.current, own);
    await app.current.as(hr.token).hr.applications.updateStatus({ params, body: { status: "screening" } });
    await vi.waitFor(() => expect(receiver.at(at)).toHaveLength(1), waiting);
    expect(JSON.parse(receiver.at(at)[0]?.body ?? "").type).toBe("application.moved");
    expect(receiver.at(other.at)).toEqual([]);
  });

  it("leaves no task where nobody asked for it", async () => {
    const { organisationId: own } = await register(["application.moved"]);
    const { queue, database } = app.current.platform;
    const announced = async (type: string) => {
      const id = crypto.randomUUID();
      const event = { organisationId: own, id, type, createdAt: new Date().toISOString(), data: {} };
      return acrossOrganisations(database, async (tx) => {
        await queue.enqueue(tx, announceTask, event);
        const rows = await rowsOf(tx, sql`select from pgboss.job where data ->> 'id' = ${id}`);
        return rows.length;
      });
    };
    expect(await announced("application.created")).toBe(0);
    expect(await announced("application.moved")).toBe(1);
  });

  it("is announced with its use case or not at all, and sent once however often it is announced", async () => {
    const { organisationId: own, log } = await register();
    const { platform } = app.current;
    const jobId = await createJob(app.current, own);
    const event = {
      organisationId: own,
      id: crypto.randomUUID(),
      type: "application.created",
      createdAt: new Date().toISOString(),
      data: { jobId },
    };
    const rolledBack = acrossOrganisations(platform.database, async (tx) => {
      await platform.queue.enqueue(tx, announceTask, event);
      throw new Error("rolled back");
    });
    await expect(rolledBack).rejects.toThrow("rolled back");
    expect(await platform.queue.isWaiting(announceTask, { id: event.id })).toBe(false);
    await sendToListeners(platform, event);
    await sendToListeners(platform, event);
    expect(await log()).toHaveLength(1);
  });
});

describe("a test event", () => {
  it("is sent and logged", async () => {
    const { at, params, person, webhook, log } = await register();
    receiver.answers.set(at, { status: 200, body: "thank you" });
    await api(person.token).test({ params });
    await vi.waitFor(async () => {
      const [row] = await log();
      expect(row).toMatchObject({
        type: "webhook.tested",
        state: "delivered",
        responseStatus: 200,
        responseExcerpt: "thank you",
        error: null,
      });
      expect(row?.durationMs).toBeGreaterThanOrEqual(0);
    }, waiting);
    const [came] = receiver.at(at);
    expect(isFromUshirika(came?.headers as Record<string, string>, came?.body ?? "", webhook.secret)).toBe(
      true,
    );
  });
});

describe("a receiver that fails", () => {
  /** A webhook whose receiver fails, with a delivery that was tried once. */
  async function failing(status: number) {
    const hook = await register();
    receiver.answers.set(hook.at, { status, body: "x".repeat(10_000), headers: { location: "/hook-1" } });
    await api(hook.person.token).test({ params: hook.params });
    const first = await vi.waitFor(async () => {
      const [row] = await hook.log();
      expect(row?.attempts).toBe(1);
      return row as NonNullable<typeof row>;
    }, waiting);
    const job = {
      organisationId: hook.organisationId,
      webhookId: hook.webhook.id,
      deliveryId: first.id,
      round: 0,
    };
    const attempt = (retry: number, now = new Date()) =>
      deliverWebhook(app.current.platform, job, { retry, last: retry === 8 }, now);
    return { ...hook, first, attempt };
  }

  it("is tried again, with the same id and a new time, until it takes the event", async () => {
    const { at, first, attempt, log, webhook } = await failing(500);
    expect(first).toMatchObject({ state: "queued", responseStatus: 500, error: "status" });
    expect(first.responseExcerpt).toBe("x".repeat(500));
    expect((await rowOf(webhook.id)).failingSince).not.toBeNull();
    await expect(attempt(1)).rejects.toThrow("status");
    receiver.answers.delete(at);
    await attempt(2);
    expect((await log())[0]).toMatchObject({
      state: "delivered",
      attempts: 3,
      responseStatus: 204,
      error: null,
    });
    expect((await rowOf(webhook.id)).failingSince).toBeNull();
    const ids = receiver.at(at).map(({ headers }) => headers["webhook-id"]);
    expect(new Set(ids)).toEqual(new Set([first.eventId]));
    // A task that comes again after that sends nothing.
    await attempt(3);
    expect(receiver.at(at)).toHaveLength(3);
  });

  it("is not followed where it redirects to", async () => {
    const { first } = await failing(302);
    expect(first).toMatchObject({ responseStatus: 302, error: "redirect" });
  });

  it("gets an event once more when its owner says so", async () => {
    const { at, first, attempt, log, person, params } = await failing(500);
    await expect(attempt(8)).resolves.toBeUndefined();
    expect((await log())[0]).toMatchObject({ state: "failed", error: "status" });
    receiver.answers.delete(at);
    await api(person.token).resend({ params: { id: first.id } });
    await vi.waitFor(async () => expect((await log())[0]?.state).toBe("delivered"), waiting);
    const inState = (state: WebhookDelivery["state"]) =>
      api(person.token).deliveries({ params, query: { state } });
    expect(await inState("delivered")).toMatchObject({ rows: [{ id: first.id }], total: 1 });
    expect(await inState("failed")).toEqual({ rows: [], total: 0 });
    // What is left of the first round does nothing.
    const sent = receiver.at(at).length;
    await attempt(1);
    expect(receiver.at(at)).toHaveLength(sent);
    const trail = await app.current
      .as(person.token)
      .workspace.audit.list({ query: { kind: "integrations" } });
    expect(trail.rows[0]).toMatchObject({ action: "webhook.resent", actor: { email: person.email } });
    await api(person.token).update({ params, body: { enabled: false } });
    await expect(api(person.token).resend({ params: { id: first.id } })).rejects.toMatchObject({
      code: "conflict",
    });
    await expect(api(person.token).test({ params })).rejects.toMatchObject({ code: "conflict" });
  });

  it("is switched off after three days without a success, and the owners are notified", async () => {
    const { attempt, person, webhook, params } = await failing(503);
    const colleague = await createStaff(app.current, (await rowOf(webhook.id)).organisationId, ["hr"]);
    await attempt(8, new Date(Date.now() + 2 * dayMillis));
    expect((await rowOf(webhook.id)).disabledAt).toBeNull();
    await api(person.token).test({ params });
    const { rows } = await api(person.token).deliveries({ params });
    const job = {
      organisationId: (await rowOf(webhook.id)).organisationId,
      webhookId: webhook.id,
      deliveryId: rows[0]?.id ?? "",
      round: 0,
    };
    const late = new Date(Date.now() + 3 * dayMillis + 60_000);
    await deliverWebhook(app.current.platform, job, { retry: 8, last: true }, late);
    const off = await api(person.token).get({ params });
    expect(off).toMatchObject({ disabledReason: "failing", disabledAt: expect.any(String) });
    const [mail] = await mailsTo(app.current, person.email);
    expect(mail?.subject).toBe("A webhook of yours was switched off");
    expect(JSON.stringify(mail?.message)).toContain(`/dashboard/settings/webhooks/${webhook.id}`);
    expect(await mailsTo(app.current, colleague.email)).toEqual([]);
    const on = await api(person.token).update({ params, body: { enabled: true } });
    expect(on).toMatchObject({ disabledAt: null, disabledReason: null, failingSince: null });
  });

  it("is switched off at once when it answers that it is gone", async () => {
    const { person, params, log } = await failing(410);
    await vi.waitFor(async () => {
      expect(await api(person.token).get({ params })).toMatchObject({ disabledReason: "gone" });
    }, waiting);
    expect((await log())[0]).toMatchObject({ state: "failed", responseStatus: 410 });
  });
});

describe("the secret", () => {
  it("is shown once, and unreadable in the database", async () => {
    const { webhook, person, params } = await register();
    expect(webhook.secret).toMatch(/^whsec_[\w+/]{32}$/);
    expect(await api(person.token).get({ params })).not.toHaveProperty("secret");
    expect(await tablesWith(app.current.platform.database, webhook.secret.slice(6))).toEqual([]);
  });

  it("can be replaced: for a day both sign", async () => {
    const { at, webhook, person, params } = await register();
    const { secret } = await api(person.token).replaceSecret({ params });
    expect(secret).not.toBe(webhook.secret);
    await api(person.token).test({ params });
    await vi.waitFor(() => expect(receiver.at(at)).toHaveLength(1), waiting);
    const [came] = receiver.at(at);
    const headers = came?.headers as Record<string, string>;
    for (const one of [secret, webhook.secret])
      expect(isFromUshirika(headers, came?.body ?? "", one)).toBe(true);
    await acrossOrganisations(app.current.platform.database, (tx) =>
      tx
        .update(webhooks)
        .set({ formerSecretUntil: new Date(0) })
        .where(eq(webhooks.id, webhook.id)),
    );
    await api(person.token).test({ params });
    await vi.waitFor(() => expect(receiver.at(at)).toHaveLength(2), waiting);
    const later = receiver.at(at)[1];
    const now = later?.headers as Record<string, string>;
    expect(isFromUshirika(now, later?.body ?? "", secret)).toBe(true);
    expect(isFromUshirika(now, later?.body ?? "", webhook.secret)).toBe(false);
  });

  it("is sealed anew when the installation's secret is replaced", async () => {
    const { webhook } = await register();
    const { platform } = app.current;
    const [former, current] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
    const name = `webhook ${webhook.id}`;
    const before = createSealer(former, []).seal(name, webhook.secret);
    await acrossOrganisations(platform.database, (tx) =>
      tx.update(webhooks).set({ secret: before }).where(eq(webhooks.id, webhook.id)),
    );
    // The others of this database are sealed with the key that all tests share.
    const open = platform.sealer;
    const sealer = createSealer(current, [former]);
    const both = {
      ...sealer,
      open: (what: string, sealed: string) =>
        what === name ? sealer.open(what, sealed) : open.open(what, sealed),
      seal: (what: string, text: string) => (what === name ? sealer.seal(what, text) : open.seal(what, text)),
    };
    await resealWebhookSecrets({ ...platform, sealer: both });
    const { secret } = await rowOf(webhook.id);
    expect(createSealer(current, []).open(name, secret)).toBe(webhook.secret);
  });
});

describe("a webhook", () => {
  it("is an owner's to register, at an address outside, and not without end", async () => {
    const body = { url: "https://hr.example/hook", events: ["application.created"] };
    const hr = await createStaff(app.current, organisationId, ["hr"]);
    await expect(api(hr.token).create({ body })).rejects.toMatchObject({ code: "forbidden" });
    for (const url of [
      "https://10.0.0.1/",
      "http://hr.example/hook",
      "https://[::ffff:a00:1]/",
      "ftp://x.example",
    ]) {
      await expect(api().create({ body: { ...body, url } }), url).rejects.toMatchObject({
        fields: { url: expect.any(String) },
      });
    }
    await expect(api().create({ body: { ...body, events: ["job.created"] } })).rejects.toMatchObject({
      code: "validation",
    });
    for (let made = 0; made < 10; made += 1) await api().create({ body });
    await expect(api().create({ body })).rejects.toMatchObject({ code: "conflict" });
    expect(await api().list()).toHaveLength(10);
  });

  it("is changed and removed on record, and its address's path is in no trail", async () => {
    const { person, params, organisationId: own } = await register();
    const url = "https://hr.example/hook?key=very-secret";
    await api(person.token).update({ params, body: { url, events: ["application.created"] } });
    await api(person.token).update({ params, body: { enabled: false } });
    await api(person.token).remove({ params });
    expect(await api(person.token).list()).toEqual([]);
    const { rows } = await app.current
      .as(person.token)
      .workspace.audit.list({ query: { kind: "integrations" } });
    expect(rows.map(({ action }) => action)).toEqual([
      "webhook.removed",
      "webhook.disabled",
      "webhook.changed",
      "webhook.created",
    ]);
    expect(JSON.stringify(rows)).not.toContain("very-secret");
    expect(own).toBeDefined();
  });

  it("keeps its log for thirty days", async () => {
    const { params, person, log } = await register();
    await api(person.token).test({ params });
    await vi.waitFor(async () => expect((await log())[0]?.state).toBe("delivered"), waiting);
    const [row] = await log();
    const { database } = app.current.platform;
    const set = (createdAt: Date) =>
      acrossOrganisations(database, (tx) =>
        tx
          .update(webhookDeliveries)
          .set({ createdAt })
          .where(eq(webhookDeliveries.id, row?.id ?? "")),
      );
    await set(new Date(Date.now() - 29 * dayMillis));
    await cleanWebhooks(app.current.platform);
    expect(await log()).toHaveLength(1);
    await set(new Date(Date.now() - 31 * dayMillis));
    await cleanWebhooks(app.current.platform);
    expect(await log()).toEqual([]);
  });
});
