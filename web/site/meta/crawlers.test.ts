import { expect, it } from "vitest";
import { listedPaths, robotsTxt, sitemap, sitemapIndex } from "./crawlers.ts";

it("writes addresses as XML text, with the time of their last change where it is known", () => {
  expect(
    sitemap([
      { address: "https://a.example/jobs?a=1&b=2" },
      { address: "https://a.example/jobs/teller-1", changed: "2027-03-09T06:00:00.000Z" },
    ]),
  ).toEqual([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    "  <url><loc>https://a.example/jobs?a=1&amp;b=2</loc></url>",
    "  <url><loc>https://a.example/jobs/teller-1</loc><lastmod>2027-03-09T06:00:00.000Z</lastmod></url>",
    "</urlset>",
  ]);
});

it("lists sitemaps in an index", () => {
  expect(sitemapIndex(["https://a.example/sitemap.xml?page=1"])[1]).toBe(
    "  <sitemap><loc>https://a.example/sitemap.xml?page=1</loc></sitemap>",
  );
});

it("leaves the sign-in pages to those who need them", () => {
  expect(listedPaths).toContain("/contact");
  expect(listedPaths).not.toContain("/login");
});

it("names the sitemap by its full address", () => {
  expect(robotsTxt("https://a.example")).toContain("\nSitemap: https://a.example/sitemap.xml\n");
});
