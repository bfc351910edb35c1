import { describe, expect, it } from "vitest";
import { agentEntrance, hasOwnShell } from "./shell.ts";

describe("the site's header and footer", () => {
  it("are left out on pages that bring their own navigation, however deep", () => {
    expect(hasOwnShell([{}, { handle: undefined }, { handle: { shell: "own" } }])).toBe(true);
    expect(hasOwnShell([{ handle: {} }, {}])).toBe(false);
  });

  it("have an agent's ways in on that agent's page only", () => {
    const agent = { page: "loan", dialog: "trial", action: "Start Loan Processing" };
    expect(agentEntrance([{}, { handle: { agent } }])).toBe(agent);
    expect(agentEntrance([{ handle: { shell: "own" } }])).toBeUndefined();
  });
});
