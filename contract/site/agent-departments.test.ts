import { expect, it } from "vitest";
import { agentAnchor, landingPathOf } from "./agent-departments.ts";

it("knows a landing page by the agent's exact name only", () => {
  expect(landingPathOf("Member Onboarding AI")).toBe("/member-onboarding-agent");
  for (const name of ["member onboarding ai", "Member Onboarding", "Treasury AI", "constructor", ""]) {
    expect(landingPathOf(name)).toBeNull();
  }
});

it("names an agent's place in the directory", () => {
  expect(agentAnchor("Loan Processing AI")).toBe("loan-processing-ai");
  expect(agentAnchor("Check-off Reconciliation AI")).toBe("check-off-reconciliation-ai");
});
