import { describe, expect, it } from "vitest";
import { workspace } from "#web/lib/workspace.test-helper.ts";
import { commandsOf, matchingCommands } from "./commands.ts";

const labelsOf = (changed: Partial<typeof workspace>) =>
  commandsOf({ workspace: { ...workspace, ...changed } }).map(({ label }) => label);

describe("commandsOf", () => {
  it("offers what the roles allow, and nothing to change once nothing can be", () => {
    const { abilities } = workspace;
    expect(labelsOf({})).toContain("Invite a colleague");
    expect(labelsOf({ roles: ["hr"], abilities: { ...abilities, invite: false } })).toEqual([
      "Write a new position",
      "Use the dark theme",
      "Use the light theme",
      "Sign out",
    ]);
    const ended = { ...abilities, change: false, invite: false };
    expect(labelsOf({ abilities: ended })).toEqual(["Use the dark theme", "Use the light theme", "Sign out"]);
  });
});

it("finds a command by its words in any order, or by others for the same", () => {
  const commands = commandsOf({ workspace });
  const found = (typed: string) => matchingCommands(commands, typed).map(({ label }) => label);
  expect(found("member new")).toEqual(["Register a new member"]);
  expect(found("log out")).toEqual(["Sign out"]);
  expect(found("peninah")).toEqual([]);
});
