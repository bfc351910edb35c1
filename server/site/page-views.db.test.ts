import fastify from "fastify";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nairobiDay, nairobiDayAfter } from "#server/platform/clock.ts";
import { acrossOrganisations, inOrganisation } from "#server/platform/database/scope.ts";
import { servePages } from "#server/platform/http/pages.ts";
import { createOrganisation, createStaff, type TestPerson } from "#server/testing/factories.ts";
import { createProviderOwner, providerId } from "#server/testing/site.ts";
import { startOwnTestApp } from "#server/testing/test-app.ts";
import { countPages } from "./page-views.http.ts";
import { addPageViews } from "./page-views.queries.ts";
import { createPageCounter } from "./page-views.service.ts";
import { pageViews } from "./site.table.ts";

const app = startOwnTestApp();
let owner: TestPerson;
let provider: string;
const report = (query: { from?: string; to?: string } = {}, person = owner) =>
  app.current.as(person.token).analytics.pages({ query });

const today = nairobiDay(new Date());
const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36" };

beforeAll(async () => {
  owner = await createProviderOwner(app.current);
  provider = await providerId(app.current);
});

// The report is of the whole installation: each test counts from nothing.
beforeEach(() =>
  acrossOrganisations(app.current.platform.database, async (tx) => {
    await tx.delete(pageViews);
  }),
);

const counterFor = () =>
  createPageCounter(app.current.platform, provider, (error) => {
    throw error;
  });

describe("counting", () => {
  it("adds rendered pages to the day's counts after their answers", async () => {
    const counter = counterFor();
    const http = fastify();
    countPages(http, counter);
    http.get("/api/agents", async () => []);
    await servePages(http, {
      render: async (request) =>
        new Response("<p>A page</p>", {
          status: request.url.endsWith("/none") ? 404 : 200,
          headers: { "content-type": "text/html" },
        }),
    });
    const visit = (url: string, headers: object = browser) => http.inject({ url, headers: { ...headers } });
    for (const url of ["/", "/agents?q=loan", "/agents", "/none", "/api/agents"]) await visit(url);
    await visit("/agents", { "user-agent": "Googlebot/2.1 (+http://www.google.com/bot.html)" });
    await counter.write();
    await visit("/agents");
    await counter.write();
    await counter.write();
    await http.close();
    const { total, pages, days } = await report();
    expect(pages).toEqual([
      { path: "/agents", views: 3 },
      { path: "/", views: 1 },
    ]);
    expect(total).toBe(4);
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toEqual({ day: today, views: 4 });
  });

  it("keeps every view that two processes count at once", async () => {
    const counters = Array.from({ length: 4 }, counterFor);
    const before = (await report()).pages.find((page) => page.path === "/contact")?.views ?? 0;
    for (const counter of counters) {
      for (const path of ["/contact", "/resources", "/contact"]) counter.view(path);
    }
    await Promise.all(counters.map((counter) => counter.write()));
    const { pages } = await report();
    expect(pages.find((page) => page.path === "/contact")?.views).toBe(before + 8);
  });
});

describe("the report", () => {
  it("covers the days it is asked for", async () => {
    await inOrganisation(app.current.platform.database, provider, (scope) =>
      addPageViews(scope, [
        { day: "2026-03-01", path: "/", views: 5 },
        { day: "2026-03-03", path: "/", views: 2 },
        { day: "2026-03-04", path: "/", views: 9 },
      ]),
    );
    expect(await report({ from: "2026-03-01", to: "2026-03-03" })).toEqual({
      from: "2026-03-01",
      to: "2026-03-03",
      total: 7,
      days: [
        { day: "2026-03-01", views: 5 },
        { day: "2026-03-02", views: 0 },
        { day: "2026-03-03", views: 2 },
      ],
      pages: [{ path: "/", views: 7 }],
    });
  });

  it("refuses a period that ends before it begins, or that is endless", async () => {
    const refused = { code: "validation" };
    await expect(report({ from: "2026-03-02", to: "2026-03-01" })).rejects.toMatchObject(refused);
    await expect(report({ from: "1900-01-01" })).rejects.toMatchObject(refused);
    await expect(report({ from: nairobiDayAfter(new Date(), 2) })).rejects.toMatchObject(refused);
  });

  it("is empty for another organisation", async () => {
    const other = await createOrganisation(app.current);
    const stranger = await createStaff(app.current, other.id, ["owner"]);
    expect(await report({}, stranger)).toMatchObject({ total: 0, pages: [] });
  });
});
