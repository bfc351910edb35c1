import { expect, it } from "vitest";
import { robotsTxt, sitemapXml } from "./crawlers.ts";

it("writes addresses as XML text", () => {
  expect(sitemapXml(["https://a.example/jobs?a=1&b=2"])).toContain(
    "<loc>https://a.example/jobs?a=1&amp;b=2</loc>",
  );
});

it("names the sitemap by its full address", () => {
  expect(robotsTxt("https://a.example")).toContain("\nSitemap: https://a.example/sitemap.xml\n");
});
