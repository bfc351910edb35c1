import { describe, expect, it } from "vitest";
import type { Role } from "#contract/core/access.ts";
import { workspace } from "#web/lib/workspace.test-helper.ts";
import { homePath } from "./home-path.ts";

const staff = (...roles: Role[]) => ({
  isCandidate: false,
  workspace: { ...workspace, roles },
});

describe("homePath", () => {
  it("leads each person to their own work", () => {
    expect(homePath(staff("hr"))).toBe("/dashboard");
    expect(homePath({ isCandidate: true, workspace: null })).toBe("/jobs/dashboard");
    expect(homePath({ ...staff("owner"), isCandidate: true })).toBe("/dashboard");
    expect(homePath({ isCandidate: false, workspace: null })).toBe("/");
  });
});
