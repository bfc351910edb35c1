import { describe, expect, it } from "vitest";
import { publicPages } from "#contract/site/pages.ts";
import { workspace } from "#web/lib/workspace.test-helper.ts";
import { accountLinks, entranceTarget, isCurrent, isPortal, mainLinks } from "./navigation.ts";

describe("isCurrent", () => {
  const jobs = { label: "openPositions" as const, to: "/jobs" };

  it("marks a page and the pages below it", () => {
    expect(isCurrent(jobs, "/jobs")).toBe(true);
    expect(isCurrent(jobs, "/jobs/login")).toBe(true);
    expect(isCurrent(jobs, "/jobseekers")).toBe(false);
  });

  it("marks home at home only", () => {
    const home = { label: "home" as const, to: "/", exact: true };
    expect(isCurrent(home, "/")).toBe(true);
    expect(isCurrent(home, "/jobs")).toBe(false);
  });
});

describe("the main links", () => {
  const current = (path: string) =>
    mainLinks.filter((link) => isCurrent(link, path)).map(({ label }) => label);

  it("mark the directory also at the page of each agent", () => {
    const agents = Object.values(publicPages).filter(({ path }) => path.endsWith("-agent"));
    expect(agents).toHaveLength(7);
    for (const { path } of agents) expect(current(path), path).toEqual(["agents"]);
  });

  it("mark one page at most", () => {
    expect(current("/")).toEqual(["home"]);
    expect(current("/resources/model-by-laws")).toEqual(["resources"]);
    expect(current("/privacy")).toEqual([]);
  });
});

describe("the portal", () => {
  it("is every job page and nothing else", () => {
    expect(["/jobs", "/jobs/login", "/jobs/teller-1"].every(isPortal)).toBe(true);
    expect(["/", "/login", "/jobseekers"].some(isPortal)).toBe(false);
  });

  it("keeps the selected job from one entrance to the other only", () => {
    expect(entranceTarget("/jobs/register", { pathname: "/jobs/login", search: "?job=1" })).toBe(
      "/jobs/register?job=1",
    );
    expect(entranceTarget("/jobs/login", { pathname: "/jobs", search: "?q=teller" })).toBe("/jobs/login");
  });
});

describe("accountLinks", () => {
  const paths = (user: Parameters<typeof accountLinks>[0]) => accountLinks(user).map((link) => link.to);

  it("shows each person their own pages", () => {
    expect(paths({ isCandidate: true, workspace: null })).toEqual([
      "/jobs/dashboard",
      "/jobs/applications",
      "/jobs/profile",
      "/account",
    ]);
    expect(paths({ isCandidate: false, workspace: { ...workspace, roles: ["hr"] } })).toEqual([
      "/dashboard",
      "/hr-manager",
      "/account",
    ]);
    expect(paths({ isCandidate: false, workspace: { ...workspace, roles: ["owner"] } })).toEqual([
      "/dashboard",
      "/hr-manager",
      "/account",
    ]);
    expect(paths({ isCandidate: false, workspace: { ...workspace, roles: ["experience"] } })).toEqual([
      "/dashboard",
      "/account",
    ]);
    expect(paths({ isCandidate: false, workspace: null })).toEqual(["/account"]);
  });
});
