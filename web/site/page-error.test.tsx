import { describe, expect, it } from "vitest";
import { markupOf } from "#web/ui/markup.test-helper.ts";
import { PageError, pageErrorTitle } from "./page-error.tsx";

/** What loaders throw, as the router hands it on. */
const thrown = (status: number, data: unknown = null) => ({ status, statusText: "", internal: false, data });

/** The links of an error page, by what they say, and the page itself. */
function shown(error: unknown, place: { home?: string; inWorkspace?: boolean } = {}, at = "/agents?q=loan") {
  const markup = markupOf(<PageError error={error} {...place} />, at);
  const links = [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, to = "", text = ""]): [string, string] => [text.replace(/<[^>]+>/g, ""), to.replaceAll("&amp;", "&")],
  );
  return { markup, links: Object.fromEntries(links) as Record<string, string> };
}

describe("a page that went wrong", () => {
  it("takes who is not signed in to the sign-in, and back to where they were", () => {
    expect(shown(thrown(401)).links["Sign in"]).toBe("/login?next=%2Fagents%3Fq%3Dloan");
  });

  it("leads who has no access to their own pages, or to another account", () => {
    const { links } = shown(thrown(403), { home: "/hr-manager" });
    expect(links["Back to your pages"]).toBe("/hr-manager");
    expect(links["Sign in with another account"]).toMatch(/^\/login\?next=/);
    expect(shown(thrown(403), { home: "/" }).links).not.toHaveProperty("Back to your pages");
  });

  it("says who a page is for: to staff that their role lacks it, to others whose it is", () => {
    expect(shown(thrown(403), { home: "/dashboard", inWorkspace: true }).markup).toContain("Your role");
    expect(shown(thrown(403), { home: "/jobs/dashboard" }).markup).not.toContain("your workspace");
  });

  it("leads who is signed in back to their own pages when another one does not come", () => {
    for (const status of [429, 500, 503]) {
      expect(shown(thrown(status), { home: "/dashboard" }).links["Back to your pages"]).toBe("/dashboard");
      expect(shown(thrown(status)).links).not.toHaveProperty("Back to your pages");
    }
  });

  it("shows ways on where nothing is found, except in the workspace, whose menu leads on", () => {
    expect(Object.keys(shown(thrown(404)).links).length).toBeGreaterThan(3);
    expect(shown(thrown(404), { home: "/dashboard", inWorkspace: true }).links).toEqual({
      "Back to your pages": "/dashboard",
      "Contact us": "/contact",
    });
  });

  it("says how long to wait after too many requests", () => {
    expect(shown(thrown(429, { retryAfter: 90 })).markup).toContain("Please come back in 2 minutes.");
    expect(shown(thrown(429)).markup).toContain("Please come back in 1 minute.");
    expect(shown(thrown(429)).links["Reload the page"]).toBe("/agents?q=loan");
  });

  it("names the request where the mistake is ours, and only there", () => {
    expect(shown(thrown(500, { requestId: "req-7f" })).markup).toContain("req-7f");
    expect(shown(thrown(404, { requestId: "req-7f" })).markup).not.toContain("req-7f");
    expect(shown(new TypeError("x is undefined")).markup).not.toContain("x is undefined");
  });

  it("has a title that fits, also for a status that nobody thought of", () => {
    expect(pageErrorTitle(thrown(404))).toBe("Page Not Found");
    expect(pageErrorTitle(thrown(418))).toBe(pageErrorTitle(thrown(400)));
    expect(pageErrorTitle(thrown(599))).toBe(pageErrorTitle(new Error("no")));
  });
});
