import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/core/language.ts";
import { pageIn } from "#contract/site/page-head.ts";
import { publicPageNames, publicPages } from "#contract/site/pages.ts";
import type { SiteSettings } from "#contract/site/settings.ts";
import { excerpt, pageMeta } from "./page-meta.ts";
import { faqPage } from "./structured-data.ts";

const settings: SiteSettings = {
  brand: { product: "Pamoja", phone: "+254 700 000 001", email: "a@b.example", address: "Moi Avenue" },
  demo: false,
  outbox: false,
  appUrl: "https://a.example",
};
const site = { settings, language: "en" as const };

/** Values of a page's head by the tag's name or property. */
function head(tags: ReturnType<typeof pageMeta>): Map<string, string> {
  const values = new Map<string, string>();
  for (const tag of tags) {
    if (!tag) continue;
    if ("rel" in tag) values.set(String(tag.rel), String(tag.href));
    else if ("title" in tag) values.set("title", String(tag.title));
    else if ("property" in tag) values.set(String(tag.property), String(tag.content));
    else if ("name" in tag) values.set(String(tag.name), String(tag.content));
  }
  return values;
}

interface Document {
  "@graph": Record<string, unknown>[];
}

function things(tags: ReturnType<typeof pageMeta>) {
  const tag = tags.find((one) => one && "script:ld+json" in one) as { "script:ld+json": Document };
  return new Map(tag["script:ld+json"]["@graph"].map((thing) => [thing["@type"], thing]));
}

describe("pageMeta", () => {
  it("names the page for search results and shared links", () => {
    const values = head(pageMeta(site, publicPages.contact));
    expect(values.get("title")).toBe("Contact · Pamoja");
    expect(values.get("canonical")).toBe("https://a.example/contact");
    const { description } = pageIn("en", publicPages.contact);
    expect(values.get("description")).toBe(description);
    for (const card of ["og", "twitter"]) {
      expect(values.get(`${card}:title`)).toBe("Contact");
      expect(values.get(`${card}:description`)).toBe(description);
      expect(values.get(`${card}:image`)).toBe("https://a.example/og/pages/contact.png");
    }
    expect(values.get("og:url")).toBe("https://a.example/contact");
    expect(values.has("robots")).toBe(false);
  });

  it("leads to the same page in other languages, where it exists in them", () => {
    const links = pageMeta({ settings, language: "sw" }, publicPages.jobs).filter(
      (tag) => tag && "rel" in tag && tag.rel === "alternate",
    );
    expect(links).toMatchObject([
      { hrefLang: "en", href: "https://a.example/jobs" },
      { hrefLang: "sw", href: "https://a.example/sw/jobs" },
      { hrefLang: "x-default", href: "https://a.example/jobs" },
    ]);
    const values = head(pageMeta({ settings, language: "sw" }, publicPages.jobs));
    expect(values.get("canonical")).toBe("https://a.example/sw/jobs");
    expect(values.get("og:locale")).toBe("sw_KE");
    expect(values.get("og:url")).toBe("https://a.example/sw/jobs");
  });

  it("says who runs the site and how the page is reached", () => {
    const found = things(
      pageMeta(site, { path: "/jobs/x", title: "X", description: "" }, { above: [publicPages.jobs] }),
    );
    expect(found.get("Organization")).toMatchObject({ name: "Pamoja", telephone: "+254 700 000 001" });
    expect(found.get("BreadcrumbList")).toMatchObject({
      itemListElement: [
        { position: 1, name: "Pamoja", item: "https://a.example/" },
        { position: 2, name: "Available Positions", item: "https://a.example/jobs" },
        { position: 3, name: "X", item: "https://a.example/jobs/x" },
      ],
    });
  });

  it("has no way to the home page on the home page", () => {
    expect([...things(pageMeta(site, publicPages.home)).keys()]).toEqual(["Organization"]);
  });

  it("keeps a filtered list out of search results, and names its feed", () => {
    const values = head(
      pageMeta(site, publicPages.jobs, { hidden: true, feed: { path: "/jobs/feed.xml", title: "Jobs" } }),
    );
    expect(values.get("robots")).toBe("noindex, follow");
    expect(values.get("alternate")).toBe("https://a.example/jobs/feed.xml");
  });

  it("shows the home page's picture for a page without its own", () => {
    const page = { path: "/nowhere-yet", title: "T", description: "D" };
    expect(head(pageMeta(site, page)).get("og:image")).toBe("https://a.example/og/pages/home.png");
  });

  it("shows a picture in its own language", () => {
    const values = head(pageMeta({ ...site, language: "sw" }, publicPages.contact));
    expect(values.get("og:image")).toBe("https://a.example/og/pages/contact.png?language=sw");
    expect(values.get("twitter:image")).toBe(values.get("og:image"));
  });

  it("still has a title when the settings could not be read", () => {
    expect(pageMeta(undefined, publicPages.contact)[0]).toEqual({ title: "Contact" });
  });

  it("lets no text out of its script", () => {
    const text = '</script><script>alert("1")</script><!-- \u2028 &';
    const Stub = createRoutesStub([
      {
        path: "/",
        Component: Meta,
        meta: () =>
          pageMeta(site, publicPages.contact, { things: [faqPage([{ question: text, answer: text }])] }),
      },
    ]);
    const html = renderToStaticMarkup(createElement(Stub));
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(json)["@graph"][2].mainEntity[0].name).toBe(text);
  });
});

describe("the public pages", () => {
  const pages = languages.flatMap((language) =>
    publicPageNames.map((name) => ({ language, ...pageIn(language, publicPages[name]) })),
  );

  it.each(pages)(
    "$path in $language has a title and a description of a length that search results show",
    (page) => {
      expect(page.title.length).toBeLessThanOrEqual(60);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(page.description.length).toBeLessThanOrEqual(160);
    },
  );

  it("have addresses, titles and descriptions of their own", () => {
    for (const field of ["path", "title", "description"] as const)
      expect(new Set(pages.filter(({ language }) => language === "en").map((page) => page[field])).size).toBe(
        publicPageNames.length,
      );
  });
});

describe("excerpt", () => {
  it("cuts between words", () => {
    expect(excerpt("one two\n\n three", 12)).toBe("one two…");
    expect(excerpt("one two", 12)).toBe("one two");
    expect(excerpt("a".repeat(200), 20)).toBe(`${"a".repeat(19)}…`);
  });
});
