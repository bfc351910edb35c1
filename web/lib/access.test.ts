import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { User } from "#contract/accounts/accounts.ts";
import type { Role } from "#contract/core/access.ts";
import { requireUser } from "./access.ts";
import { sessionContext } from "./context.ts";
import { jobSeeker, workspace } from "./workspace.test-helper.ts";

function person(roles: Role[]): User {
  if (roles.length === 0) return jobSeeker;
  return {
    ...jobSeeker,
    isCandidate: false,
    organization: workspace.name,
    workspace: { ...workspace, roles },
  };
}

function visitOf(user: User | null) {
  const context = new RouterContextProvider();
  context.set(sessionContext, async () => user);
  return { context, url: new URL("http://site.example/hr-manager?status=interview") };
}

describe("requireUser", () => {
  it("sends a visitor to the sign-in page that fits, and back afterwards", async () => {
    const staff = await requireUser(visitOf(null), { role: "hr" }).catch((thrown) => thrown);
    expect(staff.headers.get("location")).toBe("/login?next=%2Fhr-manager%3Fstatus%3Dinterview");
    const candidate = await requireUser(visitOf(null), { candidate: true }).catch((thrown) => thrown);
    expect(candidate.headers.get("location")).toMatch(/^\/jobs\/login\?next=/);
  });

  it("lets the role and the owner in", async () => {
    await expect(requireUser(visitOf(person(["hr"])), { role: "hr" })).resolves.toMatchObject({
      fullName: "Wanjiku Mwangi",
    });
    await expect(requireUser(visitOf(person(["owner"])), { role: "hr" })).resolves.toBeDefined();
    await expect(requireUser(visitOf(person([])), { candidate: true })).resolves.toBeDefined();
    await expect(requireUser(visitOf(person(["experience"])))).resolves.toBeDefined();
  });

  it("answers 403 to everyone else", async () => {
    const forbidden = { init: { status: 403 } };
    await expect(requireUser(visitOf(person(["experience"])), { role: "hr" })).rejects.toMatchObject(
      forbidden,
    );
    await expect(requireUser(visitOf(person([])), { role: "hr" })).rejects.toMatchObject(forbidden);
    await expect(requireUser(visitOf(person(["hr"])), { candidate: true })).rejects.toMatchObject(forbidden);
  });
});
