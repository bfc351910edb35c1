import { describe, expect, it } from "vitest";
import { type Answered, viewedPage } from "./page-view.ts";

const browser = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

function answer(url: string, change: Partial<Answered> = {}): Answered {
  return {
    method: "GET",
    url,
    status: 200,
    contentType: "text/html; charset=utf-8",
    ...change,
    headers: { host: "site.example", "user-agent": browser, ...change.headers },
  };
}

const data = (url: string, referer?: string): Answered =>
  answer(url, { contentType: "text/x-script", headers: { referer } });

describe("a rendered page", () => {
  it.each([
    ["/", "/"],
    ["/agents?q=loan&department=credit", "/agents"],
    ["/agents/", "/agents"],
    ["/jobs/teller-0190a0b0-1111-7222-8333-444455556666", "/jobs/:id"],
    ["/hr-manager/applications/0190a0b0-1111-7222-8333-444455556666/cv", "/hr-manager/applications/:id/cv"],
    ["/page/12", "/page/:id"],
  ])("%s counts as %s", (url, page) => {
    expect(viewedPage(answer(url))).toBe(page);
  });

  it.each<[string, Partial<Answered>]>([
    ["a missing page", { status: 404 }],
    ["a redirect", { status: 302 }],
    ["a form that was sent", { method: "POST" }],
    ["another kind of answer", { contentType: "application/xml" }],
    ["a search engine", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }],
    ["a program that does not say what it is", { headers: { "user-agent": undefined } }],
    ["a page fetched in advance", { headers: { "sec-purpose": "prefetch" } }],
    ["a page fetched in advance by an older browser", { headers: { purpose: "prefetch" } }],
  ])("does not count for %s", (_, change) => {
    expect(viewedPage(answer("/agents", change))).toBeNull();
  });
});

describe("the data of a page, fetched inside the site", () => {
  it("counts when it leads to another page", () => {
    expect(viewedPage(data("/agents.data", "http://site.example/"))).toBe("/agents");
    expect(viewedPage(data("/_.data", "http://site.example/agents?q=x"))).toBe("/");
    expect(viewedPage(data("/_root.data", "http://site.example/agents"))).toBe("/");
  });

  it("does not count when the page only refreshes or filters", () => {
    expect(viewedPage(data("/agents.data?q=loan", "http://site.example/agents"))).toBeNull();
    expect(viewedPage(data("/agents.data", "http://site.example/agents/"))).toBeNull();
  });

  it("does not count without a page before it", () => {
    for (const referer of [undefined, "not an address", "http://elsewhere.example/"]) {
      expect(viewedPage(data("/agents.data", referer))).toBeNull();
    }
  });
});
