import { describe, expect, it } from "vitest";
import { knownCookie, knownKey } from "./known-cookie.ts";

describe("the application that a browser knows", () => {
  const key = "kQ3-x_9aV0b1c2d3e4f5";
  const sent = (cookie: string) => cookie.split(";")[0] ?? "";

  it("is found again among other cookies, for its SACCO only", () => {
    const cookies = `theme=dark; ${sent(knownCookie("umoja", key, true))}; language=sw`;
    expect(knownKey(cookies, "umoja")).toBe(key);
    expect(knownKey(cookies, "jirani")).toBeNull();
    expect(knownKey(null, "umoja")).toBeNull();
  });

  it("is out of reach of scripts and of other sites, and goes by HTTPS only where the page does", () => {
    expect(knownCookie("umoja", key, true)).toMatch(/HttpOnly; SameSite=Lax; Secure$/);
    expect(knownCookie("umoja", key, false)).not.toContain("Secure");
  });

  it("is forgotten when asked to", () => {
    expect(knownCookie("umoja", null, true)).toContain("Max-Age=0");
    expect(knownKey(sent(knownCookie("umoja", null, true)), "umoja")).toBeNull();
  });

  it("is nothing that somebody made up", () => {
    expect(knownKey("joining-umoja=../../etc", "umoja")).toBeNull();
    expect(knownKey("joining-umoja=short", "umoja")).toBeNull();
  });
});
