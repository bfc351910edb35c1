import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { agentDepartments, landingPathOf } from "#contract/site/agent-departments.ts";
import { acrossOrganisations } from "#server/platform/database/scope.ts";
import { startTestApp } from "#server/testing/test-app.ts";
import { publishAgents } from "./agents.service.ts";
import { agents } from "./site.table.ts";

const app = startTestApp();
type Query = NonNullable<Parameters<ReturnType<typeof app.current.as>["agents"]["list"]>[0]>["query"];
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
