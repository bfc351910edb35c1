import { existsSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "#web/routes.ts";
import {
  isListed,
  listedPaths,
  robotsTxt,
  securityTxt,
  sitemap,
  sitemapIndex,
  webManifest,
} from "./crawlers.ts";

/** The pages below a list of routes, with their full addresses. */
function flatten(
  entries: readonly RouteConfigEntry[],
  above = "",
): { id: string; pathname: string; file: string }[] {
  return entries.flatMap(({ id, file, path = "", children }) => {
    const pathname = path ? `${above}/${path}` : above;
    if (children) return flatten(children, pathname);
    return [{ id: id ?? file.replace(/\.tsx?$/, ""), pathname: pathname || "/", file }];
  });
}

/** Whether robots.txt closes an address to crawlers. */
const isForbidden = (path: string) =>
  [...robotsTxt("https://a.example").matchAll(/^Disallow: (.*)$/gm)].some(([, start = ""]) =>
    path.startsWith(start),
  );

it("writes addresses as XML text, with the time of their last change where it is known", () => {
  expect(
    sitemap([
      { address: "https://a.example/jobs?a=1&b=2" },
      { address: "https://a.example/jobs/teller-1", changed: "2027-03-09T06:00:00.000Z" },
    ]),
  ).toEqual([
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
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

/** Every page of the product with its address; resource routes show nothing. */
const pages = flatten(routes).filter(({ file }) => file.endsWith(".tsx"));

describe("every page", () => {
  it("is listed when it is public, and only then", () => {
    const listed = pages.filter(isListed).map(({ pathname }) => pathname);
    expect(listed.toSorted()).toEqual(
      [...listedPaths, "/jobs/:slug", "/join/:slug", "/feedback/:slug", "/complain/:slug"].toSorted(),
    );
  });

  it.each(listedPaths)("at %s is there for crawlers", (path) => {
    expect(isForbidden(path)).toBe(false);
    expect(pages.map(({ pathname }) => pathname)).toContain(path);
  });

  it("of an unlisted address says so where crawlers may read it, or is closed to them", () => {
    const closed = pages.filter(({ pathname }) => isForbidden(pathname));
    expect(closed.filter(isListed)).toEqual([]);
    // What answers with noindex must be readable, or the word is never seen.
    for (const path of [
      "/login",
      "/signup",
      "/forgot-password",
      "/reset-password",
      "/verify-email",
      "/jobs/login",
    ]) {
      expect(isForbidden(path), path).toBe(false);
    }
  });

  it("of a SACCO's survey is listed, a visit to it is nobody's to find", () => {
    const survey = { id: "routes/survey", pathname: "/feedback/umoja" };
    expect(isListed(survey)).toBe(true);
    expect(isListed({ ...survey, search: "?csat=4" })).toBe(true);
    expect(isListed({ ...survey, search: "?visit=3c1a&step=2" })).toBe(false);
    expect(isListed({ id: "routes/own-complaint", pathname: "/complain/umoja/12345" })).toBe(false);
  });

  it("is the same page with a slash at its end", () => {
    expect(isListed({ id: "routes/contact", pathname: "/contact/" })).toBe(true);
    expect(isListed({ id: "routes/home", pathname: "/" })).toBe(true);
    expect(isListed({ id: "routes/not-found", pathname: "/contact/us" })).toBe(false);
  });
});

it("puts the site on a home screen under the brand's name, with icons that are there", () => {
  const manifest = webManifest("Pamoja");
  expect(manifest).toMatchObject({ name: "Pamoja", start_url: "/" });
  for (const { src } of manifest.icons) expect(existsSync(`web/public${src}`), src).toBe(true);
});

it("names the sitemap by its full address", () => {
  expect(robotsTxt("https://a.example")).toContain("\nSitemap: https://a.example/sitemap.xml\n");
});

it("says where to report a weakness, for less than a year (RFC 9116)", () => {
  const now = new Date("2026-11-22T10:30:00Z");
  expect(securityTxt("https://a.example", "team@a.example", now)).toBe(
    [
      "Contact: mailto:team@a.example",
      "Expires: 2027-05-21T00:00:00.000Z",
      "Preferred-Languages: en, sw",
      "Canonical: https://a.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
