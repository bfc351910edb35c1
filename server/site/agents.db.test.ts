import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agentDepartments, landingPathOf } from "#contract/site/agent-departments.ts";
import { claims } from "#contract/site/claims.ts";
import { publicPages } from "#contract/site/pages.ts";
import { publicContent } from "#server/platform/database/public-content.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import {
  applicationFields,
  createCandidate,
  createJob,
  createOrganisation,
} from "#server/testing/factories.ts";
import { onPostgres } from "#server/testing/once.ts";
import { type QueryOf, startTestApp } from "#server/testing/test-app.ts";
import { recordActivity } from "./agents.queries.ts";
import { publishAgents } from "./agents.service.ts";
import { agents } from "./site.table.ts";

const app = startTestApp();
type Query = QueryOf<ReturnType<typeof app.current.as>["agents"]["list"]>;
const list = (query: Query = {}) => app.current.as().agents.list({ query });
const names = async (query: Query = {}) => (await list(query)).map((agent) => agent.name);

describe("the directory", () => {
  it("holds twelve agents of every department, those with a landing page at work and first", async () => {
    const all = await list();
    expect(all).toHaveLength(12);
    expect(new Set(all.map((agent) => agent.department))).toEqual(new Set(agentDepartments));
    const landing = all.filter((agent) => landingPathOf(agent.name) !== null);
    expect(landing).toEqual(all.slice(0, 7));
    expect(all.filter((agent) => agent.isActive)).toEqual(landing);
    for (const agent of all) expect(agent.capabilities.length).toBeGreaterThanOrEqual(3);
  });

  it("answers a bare list", async () => {
    const answer = await app.current.http.inject({ url: "/api/agents" });
    expect(answer.json()).toBeInstanceOf(Array);
    expect(Object.keys(answer.json()[0])).toEqual([
      "id",
      "name",
      "department",
      "specialization",
      "description",
      "capabilities",
      "isActive",
      "lastActivity",
    ]);
  });

  it.each<[Query, string[]]>([
    [{ q: "RECRUITMENT" }, ["Recruitment Specialist AI"]],
    [{ q: "facial" }, []],
    [{ q: "core banking" }, ["ICT Service Desk AI"]],
    [{ q: "guarantor", department: "credit" }, ["Loan Processing AI", "Credit Recovery AI"]],
    [{ q: "guarantor", department: "ict" }, []],
    [{ department: ["hr", "executive"] }, ["Recruitment Specialist AI", "Board and AGM Reporting AI"]],
    [{ q: "%" }, []],
  ])("finds with %j", async (query, found) => {
    expect(await names(query)).toEqual(found);
  });

  it("refuses a department that there is not", async () => {
    const answer = await app.current.http.inject({ url: "/api/agents?department=legal" });
    expect(answer.statusCode).toBe(400);
  });
});

it("holds as many agents as the site says, and no page says another number", async () => {
  expect(await list()).toHaveLength(claims.agents);
  expect(publicPages.agents.description).toContain(`${claims.agents} AI agents`);
});

describe("when an agent was last at work", () => {
  it("is not said of one that never was", async () => {
    const announced = (await list()).filter((agent) => !agent.isActive);
    expect(announced.map((agent) => agent.lastActivity)).toEqual(announced.map(() => null));
  });

  it("is when the recruiter scored the last application", async () => {
    const { database } = app.current.platform;
    const recruiter = "Recruitment Specialist AI";
    await acrossOrganisations(database, (tx) =>
      tx.update(agents).set({ lastActivity: null }).where(eq(agents.name, recruiter)),
    );
    const jobId = await createJob(app.current, (await createOrganisation(app.current)).id);
    const before = Date.now();
    const candidate = app.current.as((await createCandidate(app.current)).token);
    await candidate.applications.create({ form: applicationFields(jobId), files: {} });
    const found = (await list()).find((agent) => agent.name === recruiter);
    expect(Date.parse(found?.lastActivity ?? "")).toBeGreaterThanOrEqual(before);
  });

  it("moves on once a minute", async () => {
    const name = "Board and AGM Reporting AI";
    const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, seconds));
    const seen: (Date | null | undefined)[] = [];
    await acrossOrganisations(app.current.platform.database, async (tx) => {
      for (const seconds of [0, 30, 61]) {
        await recordActivity(tx, name, at(seconds));
        const [row] = await tx.select().from(agents).where(eq(agents.name, name));
        seen.push(row?.lastActivity);
      }
      await tx.update(agents).set({ lastActivity: null }).where(eq(agents.name, name));
    });
    expect(seen).toEqual([at(0), at(0), at(61)]);
  });

  it("leaves visitors' pages as they are while it does not move on", async () => {
    const { database } = app.current.platform;
    const record = () =>
      acrossOrganisations(database, (tx) => recordActivity(tx, "Board and AGM Reporting AI", new Date()));
    await record();
    const before = publicContent(database).version(["agents"]);
    await record();
    expect(publicContent(database).version(["agents"])).toBe(before);
  });

  // The embedded database has one connection: nothing is at the same time there.
  it.runIf(onPostgres)("is left to who is saying it already, instead of waiting for them", async () => {
    const name = "Board and AGM Reporting AI";
    const { database } = app.current.platform;
    const both = acrossOrganisations(database, async (first) => {
      await recordActivity(first, name, new Date());
      await acrossOrganisations(database, (second) => recordActivity(second, name, new Date()));
      throw new Error("rolled back");
    });
    await expect(both).rejects.toThrow("rolled back");
  });
});

it("follows the release at the next start, and keeps ids and when an agent was at work", async () => {
  const before = await list();
  const { database } = app.current.platform;
  const yesterday = new Date("2026-11-20T09:00:00Z");
  await acrossOrganisations(database, async (tx) => {
    await tx
      .update(agents)
      .set({ description: "An old text", position: 40, lastActivity: yesterday })
      .where(eq(agents.name, "Loan Processing AI"));
    await tx.delete(agents).where(eq(agents.name, "ICT Service Desk AI"));
    const [row] = await tx.select().from(agents).limit(1);
    if (row) await tx.insert(agents).values({ ...row, id: undefined, name: "Retired AI" });
  });
  await publishAgents(app.current.platform);
  const after = await list();
  expect(after.map((agent) => agent.name)).toEqual(before.map((agent) => agent.name));
  const find = (all: typeof after) => all.find((agent) => agent.name === "Loan Processing AI");
  expect(find(after)).toEqual({ ...find(before), lastActivity: yesterday.toISOString() });
});
