import { describe, expect, it } from "vitest";
import type { Agent } from "#contract/site/agents.ts";
import { departmentOptions, filterAgents, filterSearch, readFilters } from "./filters.ts";

const agentOf = (name: string, department: Agent["department"], more: Partial<Agent> = {}): Agent => ({
  id: "0f9d3d4e-7f4d-4c62-9f0b-1f3f6c0f2a11",
  name,
  department,
  specialization: "",
  description: "",
  capabilities: [],
  isActive: true,
  lastActivity: "2026-11-21T06:00:00.000Z",
  ...more,
});

const agents = [
  agentOf("Loan Processing AI", "credit", { description: "Guarantors and documents" }),
  agentOf("Credit Recovery AI", "credit", { specialization: "Arrears and GUARANTOR notices" }),
  agentOf("ICT Service Desk AI", "ict", { capabilities: ["Guarantor lookups"] }),
];
const found = (q: string, department: Agent["department"] | "" = "") =>
  filterAgents(agents, { q, department }).map((agent) => agent.name);

describe("filterAgents", () => {
  it("looks into name, specialization and description, whatever the case", () => {
    expect(found(" guarantor ")).toEqual(["Loan Processing AI", "Credit Recovery AI"]);
    expect(found("SERVICE desk")).toEqual(["ICT Service Desk AI"]);
    expect(found("")).toHaveLength(3);
  });

  it("wants both to hold, the text and the department", () => {
    expect(found("documents", "credit")).toEqual(["Loan Processing AI"]);
    expect(found("documents", "ict")).toEqual([]);
    expect(found("", "ict")).toEqual(["ICT Service Desk AI"]);
  });
});

it("counts every department, those without agents too", () => {
  const options = departmentOptions(agents);
  expect(options.slice(0, 3).map(({ label }) => label)).toEqual([
    "All Departments (3)",
    "Human Resources (0)",
    "Credit (2)",
  ]);
  expect(options).toHaveLength(9);
});

describe("the address", () => {
  it("keeps filters through writing and reading", () => {
    const filters = { q: "check-off & AGM", department: "executive" } as const;
    expect(readFilters(new URLSearchParams(filterSearch(filters)))).toEqual(filters);
    expect(filterSearch({ q: "", department: "" })).toBe("");
  });

  it("ignores a department that there is not", () => {
    expect(readFilters(new URLSearchParams("department=legal&q=x"))).toEqual({ q: "x", department: "" });
  });
});
