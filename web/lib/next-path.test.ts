import { describe, expect, it } from "vitest";
import { loginPath, safeNextPath } from "./next-path.ts";

describe("safeNextPath", () => {
  it.each(["/hr-manager", "/jobs/apply?job=1#top", "/hr-manager/applications?status=interview&page=2"])(
    "keeps %s",
    (path) => {
      expect(safeNextPath(path, "/dashboard")).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    "",
    "dashboard",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "/login",
    "/jobs/login?next=/jobs/login",
    "/logout",
  ])("replaces %j", (path) => {
    expect(safeNextPath(path, "/dashboard")).toBe("/dashboard");
  });
});

describe("loginPath", () => {
  it("carries path and search", () => {
    const target = new URL("http://site.example/hr-manager?status=interview&page=2");
    expect(loginPath(target)).toBe("/login?next=%2Fhr-manager%3Fstatus%3Dinterview%26page%3D2");
    expect(loginPath(target, "/jobs/login")).toMatch(/^\/jobs\/login\?next=/);
  });
});
