import { beforeAll, describe, expect, it } from "vitest";
import { type ApiScope, tokenCallsPerMinute } from "#contract/core/api-scopes.ts";
import { nairobiDayAfter } from "#server/platform/clock.ts";
import { tablesWith } from "#server/testing/database-text.ts";
import {
  createOrganisation,
  createStaff,
  endTrial,
  expireToken,
  type TestPerson,
} from "#server/testing/factories.ts";
import { createHiring } from "#server/testing/hiring.ts";
import { startOwnTestApp, startTestApp } from "#server/testing/test-app.ts";

const app = startTestApp();
let owner: TestPerson;
let organisationId: string;
const workspace = (token = owner.token) => app.current.as(token).workspace;
const create = (scopes: ApiScope[], body: { name?: string; lastDay?: string } = {}) =>
  workspace().apiTokens.create({ body: { name: "Payroll", scopes, ...body } });

beforeAll(async () => {
  organisationId = (await createOrganisation(app.current)).id;
  owner = await createStaff(app.current, organisationId, ["owner"], { firstName: "Grace" });
});

describe("an API token", () => {
  it("is shown once: the database holds its digest, the list its name", async () => {
    const made = await create(["jobs:read"], { name: "Careers site" });
    expect(made.token).toMatch(/^ush_[\w-]{32}$/);
    const { rows } = await workspace().apiTokens.list();
    expect(rows[0]).toEqual({
      id: made.id,
      name: "Careers site",
      scopes: ["jobs:read"],
      state: "active",
      createdAt: made.createdAt,
      createdBy: "Grace Otieno",
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(await tablesWith(app.current.platform.database, made.token.slice(4))).toEqual([]);
  });

  it("answers for its organisation only, as itself", async () => {
    const { token } = await create(["applications:read"]);
    const own = await createHiring(app.current, organisationId);
    const other = await createHiring(app.current, (await createOrganisation(app.current)).id);
    const { hr } = app.current.as(token);
    const ids = (await hr.applications.list()).rows.map(({ id }) => id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(other.id);
    await expect(hr.applications.get({ params: other.params })).rejects.toMatchObject({ code: "not_found" });
    await expect(app.current.as(token).auth.me()).rejects.toMatchObject({ code: "forbidden" });
    await expect(hr.jobs.list()).rejects.toMatchObject({
      code: "forbidden",
      message: expect.stringContaining("jobs:read"),
    });
  });

  it("is no person beside a person's cookie", async () => {
    const { token } = await create(["jobs:read"]);
    const answer = await app.current.http.inject({
      url: "/api/workspace/api-tokens",
      headers: { authorization: `Bearer ${token}`, cookie: `ushirika.session_token=${owner.token}` },
    });
    expect(answer.statusCode).toBe(403);
  });

  it("is named in the history and in the audit trail", async () => {
    const { id, token } = await create(["applications:read", "applications:write"], {
      name: "Screening bot",
    });
    const { params } = await createHiring(app.current, organisationId);
    const { applications } = app.current.as(token).hr;
    const moved = await applications.updateStatus({
      params,
      body: { status: "screening", notes: "Scored." },
    });
    expect(moved.history[0]).toMatchObject({ actor: "Screening bot", toStatus: "screening" });
    expect(moved.abilities).toMatchObject({ updateStatus: true, addNote: true, writeToCandidate: false });
    const [entry] = (await workspace().audit.list({ query: { q: "screening bot" } })).rows;
    expect(entry).toMatchObject({
      action: "application.status_changed",
      actor: { name: "Screening bot", email: "", kind: "api_token" },
    });
    await workspace().apiTokens.revoke({ params: { id } });
    const made = (await workspace().audit.list({ query: { kind: "integrations" } })).rows.slice(0, 2);
    expect(made.map(({ action, actor, detail }) => [action, actor?.email, detail.name])).toEqual([
      ["api_token.revoked", owner.email, "Screening bot"],
      ["api_token.created", owner.email, "Screening bot"],
    ]);
  });

  it("ends when it is revoked, once and for all, and when its last day is over", async () => {
    const { id, token } = await create(["jobs:read"], { lastDay: nairobiDayAfter(new Date(), 1) });
    const list = () => app.current.as(token).hr.jobs.list();
    await list();
    await expireToken(app.current, id);
    await expect(list()).rejects.toMatchObject({ code: "unauthenticated" });
    expect((await workspace().apiTokens.list()).rows[0]).toMatchObject({ id, state: "expired" });
    const other = await create(["jobs:read"]);
    const first = await workspace().apiTokens.revoke({ params: { id: other.id } });
    expect(first.state).toBe("revoked");
    expect(await workspace().apiTokens.revoke({ params: { id: other.id } })).toEqual(first);
    await expect(app.current.as(other.token).hr.jobs.list()).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  it("notes its use once a minute", async () => {
    const { id, token } = await create(["jobs:read"]);
    const lastUse = async () =>
      (await workspace().apiTokens.list()).rows.find((row) => row.id === id)?.lastUsedAt ?? null;
    expect(await lastUse()).toBeNull();
    await app.current.as(token).hr.jobs.list();
    const first = await lastUse();
    expect(Date.now() - Date.parse(first ?? "")).toBeLessThan(60_000);
    await app.current.as(token).hr.jobs.list();
    expect(await lastUse()).toBe(first);
  });

  it("is made by an owner whose address is known, for a day to come, and not without end", async () => {
    const hr = await createStaff(app.current, organisationId, ["hr"]);
    const body = { name: "Payroll", scopes: ["jobs:read" as const] };
    await expect(workspace(hr.token).apiTokens.create({ body })).rejects.toMatchObject({ code: "forbidden" });
    const unknown = await createStaff(app.current, organisationId, ["owner"], { emailVerified: false });
    await expect(workspace(unknown.token).apiTokens.create({ body })).rejects.toMatchObject({
      code: "email_unverified",
    });
    await expect(create(["jobs:read"], { lastDay: nairobiDayAfter(new Date(), -1) })).rejects.toMatchObject({
      fields: { lastDay: expect.any(String) },
    });
    const crowded = await createStaff(app.current, (await createOrganisation(app.current)).id, ["owner"]);
    for (let made = 0; made < 50; made += 1) await workspace(crowded.token).apiTokens.create({ body });
    await expect(workspace(crowded.token).apiTokens.create({ body })).rejects.toMatchObject({
      code: "conflict",
    });
  });
});

describe("after the trial", () => {
  it("a token reads, changes nothing, and can still be revoked", async () => {
    const { id } = await createOrganisation(app.current, new Date(Date.now() + 60_000));
    const person = await createStaff(app.current, id, ["owner"]);
    const scopes: ApiScope[] = ["applications:read", "applications:write"];
    const made = await workspace(person.token).apiTokens.create({ body: { name: "Payroll", scopes } });
    const { params } = await createHiring(app.current, id);
    await endTrial(app.current, id);
    const { applications } = app.current.as(made.token).hr;
    expect((await applications.list()).total).toBe(1);
    await expect(applications.addNote({ params, body: { notes: "Scored." } })).rejects.toMatchObject({
      code: "trial_ended",
    });
    await workspace(person.token).apiTokens.revoke({ params: { id: made.id } });
  });
});

describe("the limit", () => {
  const limited = startOwnTestApp({}, { keepMail: true });

  it("counts a token's calls together, and says how much is left", async () => {
    const { id } = await createOrganisation(limited.current);
    const person = await createStaff(limited.current, id, ["owner"]);
    const scopes: ApiScope[] = ["jobs:read", "candidates:read"];
    const { token } = await limited.current
      .as(person.token)
      .workspace.apiTokens.create({ body: { name: "Payroll", scopes } });
    const headers = { authorization: `Bearer ${token}` };
    const urls = ["/api/hr/jobs", "/api/hr/candidates", "/api/hr/candidates/counts"];
    // Too few of each to meet a limit of its own; wherever a minute ends among them, one of the two has too many together.
    const calls = Array.from({ length: 2 * tokenCallsPerMinute + 20 }, (_, at) =>
      limited.current.http.inject({ url: urls[at % urls.length], headers }),
    );
    const answers = await Promise.all(calls);
    expect(answers[0]?.headers["ratelimit-limit"]).toBe(String(tokenCallsPerMinute));
    const left = answers.map((answer) => Number(answer.headers["ratelimit-remaining"]));
    expect(left).toEqual(expect.arrayContaining([tokenCallsPerMinute - 2, 0]));
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.headers["retry-after"]).toBeDefined();
    const signedIn = { authorization: `Bearer ${person.token}` };
    const asPerson = await limited.current.http.inject({ url: "/api/hr/jobs", headers: signedIn });
    expect(asPerson.statusCode).toBe(200);
  });
});
