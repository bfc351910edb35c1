import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import type { Calls } from "#contract/calls.ts";
import type { Client } from "#contract/core/client.ts";
import { CodedError } from "#contract/core/errors.ts";
import { sitemapSize } from "#contract/recruitment/jobs.ts";
import { apiContext } from "#web/lib/context.ts";
import { selectedJob } from "#web/recruitment/candidates/portal/selected-job.ts";
import { loader as feed } from "./jobs-feed.ts";
import { loader as sitemap } from "./sitemap.ts";
import { action as chooseTheme } from "./theme.ts";

const settings = { appUrl: "https://site.example", brand: { product: "Ushirika" } };
const job = {
  id: "1a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  slug: "teller-1a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11",
  title: "Teller",
  organization: { id: "2a4b4c6e-59f5-4f5b-9a53-0d9a9a6f2b11", name: "Umoja & Sons SACCO", slug: "umoja" },
  department: "Operations",
  location: "Nairobi",
  type: "full_time",
  salary: "",
  description: "Serve members.",
  requirements: [],
  postedDate: "2026-11-02T06:00:00.000Z",
  deadline: null,
};

/** A loader's arguments on a site with `total` open jobs. */
function visit(path: string, total = 1) {
  const context = new RouterContextProvider();
  context.set(apiContext, {
    site: { settings: async () => settings },
    saccos: {
      list: async () => [{ slug: "umoja", lastPosted: "2026-11-01T00:00:00.000Z" }],
      get: async () => ({ name: "Umoja & Sons SACCO", slug: "umoja" }),
    },
    jobs: {
      addresses: async () => ({ rows: [job], total }),
      list: async () => ({ rows: [job], total }),
    },
  } as unknown as Client<Calls>);
  return { context, url: new URL(path, "https://site.example") };
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

describe("the sitemap", () => {
  const get = (path: string, total?: number) =>
    sitemap(visit(path, total) as unknown as Parameters<typeof sitemap>[0]);

  it("names public pages, careers pages and open jobs in one file while it can hold them", async () => {
    const xml = await textOf(get("/sitemap.xml"));
    expect(xml).toContain("<loc>https://site.example/agents</loc>");
    expect(xml).toContain("<loc>https://site.example/jobs?sacco=umoja</loc>");
    expect(xml).toContain(
      `<loc>https://site.example/jobs/${job.slug}</loc><lastmod>${job.postedDate}</lastmod>`,
    );
  });

  it("becomes an index of its own pages where there are too many, and lists the pages of the site once", async () => {
    const many = sitemapSize * 2 + 1;
    const index = await textOf(get("/sitemap.xml", many));
    expect(index.match(/<sitemap>/g)).toHaveLength(3);
    expect(await textOf(get("/sitemap.xml?page=1", many))).toContain("https://site.example/agents<");
    expect(await textOf(get("/sitemap.xml?page=3", many))).not.toContain("https://site.example/agents<");
  });

  it.each(["0", "2", "1.5", "x", "9999999"])("has no page %s beyond what there is", async (page) => {
    await expect(get(`/sitemap.xml?page=${page}`)).rejects.toMatchObject({ status: 404 });
  });
});

describe("the feed of jobs", () => {
  const get = (path: string, total?: number) =>
    textOf(feed(visit(path, total) as unknown as Parameters<typeof feed>[0]));

  it("is named after the SACCO whose jobs it has, in sound XML", async () => {
    const xml = await get("/jobs/feed.xml?sacco=umoja");
    expect(xml).toContain("Open positions at Umoja &amp; Sons SACCO · Ushirika");
    expect(xml).not.toContain('rel="next"');
  });

  it("leads on to the next part while there is more", async () => {
    expect(await get("/jobs/feed.xml", 1000)).toMatch(/rel="next"[^>]*page=2|page=2[^>]*rel="next"/);
  });
});

describe("the choice of a theme", () => {
  const choose = async (fields: Record<string, string>, path = "/theme") =>
    chooseTheme({
      request: new Request(`https://site.example${path}`, {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
    } as Parameters<typeof chooseTheme>[0]);

  it("is remembered, and leads back to the page without scripts", async () => {
    const answer = (await choose({ theme: "dark", next: "/agents?q=loan" })) as Response;
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/agents?q=loan"]);
    expect(answer.headers.get("set-cookie")).toMatch(/^theme=dark;/);
  });

  it("leads to no other site", async () => {
    const answer = (await choose({ theme: "light", next: "https://evil.example/" })) as Response;
    expect(answer.headers.get("location")).toBe("/");
  });

  it("stays on the page where scripts run", async () => {
    const answer = await choose({ theme: "dark" }, "/theme.data");
    expect(answer).not.toBeInstanceOf(Response);
  });

  it("is one of two", async () => {
    await expect(choose({ theme: "purple" })).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("the job that an address selects", () => {
  const select = (search: string, get: () => Promise<unknown>) =>
    selectedJob({ jobs: { get } } as unknown as Client<Calls>, new URLSearchParams(search));

  it("is the one of that id, and none where the address names none or it is gone", async () => {
    await expect(select(`job=${job.id}`, async () => job)).resolves.toBe(job);
    await expect(select("job=anything", async () => job)).resolves.toBeNull();
    await expect(
      select(`job=${job.id}`, () => Promise.reject(new CodedError("not_found"))),
    ).resolves.toBeNull();
  });

  it("is not taken for gone when the server cannot answer", async () => {
    const down = new CodedError("unavailable");
    await expect(select(`job=${job.id}`, () => Promise.reject(down))).rejects.toBe(down);
  });
});
