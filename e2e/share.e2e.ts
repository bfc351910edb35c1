import { expect, type Page, test } from "@playwright/test";
import { type PublicPage, pageIn } from "#contract/site/page-head.ts";
import { publicPageNames, publicPages } from "#contract/site/pages.ts";
import { startSession } from "./people.ts";

async function attribute(page: Page, selector: string, name: string): Promise<string> {
  return (await page.locator(selector).getAttribute(name)) ?? "";
}

interface Thing {
  "@type": string;
  [name: string]: unknown;
}

/** What the page says in its structured data, by type. */
async function things(page: Page): Promise<Map<string, Thing>> {
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Thing[] = JSON.parse(json ?? "")["@graph"];
  return new Map(graph.map((thing) => [thing["@type"], thing]));
}

/** Checks what every public page's head says, and that its picture is one. @returns the canonical address */
async function expectWholeHead(page: Page): Promise<string> {
  const title = await page.title();
  expect(title).toContain("Ushirika");
  const description = await attribute(page, 'meta[name="description"]', "content");
  expect(description.length).toBeGreaterThan(40);
  const canonical = await attribute(page, 'link[rel="canonical"]', "href");
  expect(canonical).toBe(await attribute(page, 'meta[property="og:url"]', "content"));
  expect(await attribute(page, 'meta[property="og:description"]', "content")).toBe(description);
  expect(await attribute(page, 'meta[name="twitter:card"]', "content")).toBe("summary_large_image");
  const image = await attribute(page, 'meta[property="og:image"]', "content");
  expect(image).toBe(await attribute(page, 'meta[name="twitter:image"]', "content"));
  const picture = await page.request.get(new URL(image).pathname);
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await things(page)).get("Organization")).toMatchObject({ name: "Ushirika" });
  await expect(page.locator("h1")).toHaveCount(1);
  return new URL(canonical).pathname + new URL(canonical).search;
}

/** The address of an open job of the demo, from the sitemap; those of other journeys may lack a salary. */
async function openJob(page: Page): Promise<string> {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const [address = ""] = /[^>]*\/jobs\/customer-care-assistant-[0-9a-f-]{36}/.exec(sitemap) ?? [];
  return new URL(address).pathname;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of publicPageNames) {
    const { unlisted }: PublicPage = publicPages[name];
    const { path, title } = pageIn("en", publicPages[name]);
    test(`${path} names itself and is drawn at once`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()["x-robots-tag"]).toBe(unlisted && "noindex");
      expect(await page.title()).toBe(`${title} · Ushirika`);
      expect(await expectWholeHead(page)).toBe(path);
      expect(await attribute(page, 'meta[property="og:title"]', "content")).toBe(title);
      expect((await things(page)).has("BreadcrumbList")).toBe(path !== "/");
      // Everything the first screen needs came with the page.
      await expect(page.locator('link[rel="stylesheet"], script[src]')).toHaveCount(0);
      await expect(page.locator("body")).toHaveCSS("font-family", /Inter/);
    });
  }

  test("a job's page has the data that search engines ask for", async ({ page }) => {
    const path = await openJob(page);
    await page.goto(path);
    expect(await expectWholeHead(page)).toBe(path);
    const found = await things(page);
    const posting = found.get("JobPosting");
    expect(posting).toMatchObject({
      title: await page.locator("h1").textContent(),
      url: expect.stringContaining(path),
      jobLocation: { address: { addressCountry: "KE" } },
      baseSalary: { currency: "KES" },
      directApply: true,
    });
    expect(Date.parse(String(posting?.validThrough))).toBeGreaterThan(
      Date.parse(String(posting?.datePosted)),
    );
    expect(found.get("BreadcrumbList")).toMatchObject({ itemListElement: { length: 4 } });
  });

  test("questions and answers on the page are those that search engines read", async ({ page }) => {
    await page.goto("/resources");
    const faq = (await things(page)).get("FAQPage") as unknown as { mainEntity: { name: string }[] };
    expect(faq.mainEntity).toHaveLength(5);
    for (const { name } of faq.mainEntity) await expect(page.getByText(name, { exact: true })).toBeVisible();
  });

  test("a SACCO's careers page carries its name, and the filters keep the SACCO", async ({ page }) => {
    await page.goto("/jobs?sacco=umoja");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open positions at Umoja SACCO");
    expect(await page.title()).toBe("Open positions at Umoja SACCO · Ushirika");
    expect(await expectWholeHead(page)).toBe("/jobs?sacco=umoja");
    await page.getByLabel("Search").fill("officer");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/sacco=umoja/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open positions at Umoja SACCO");
    expect(await attribute(page, 'meta[name="robots"]', "content")).toBe("noindex, follow");
    await page.getByRole("link", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(/\/jobs\?sacco=umoja$/);
    expect((await page.goto("/jobs?sacco=nobody-at-all"))?.status()).toBe(404);
  });

  test("a closed job is gone, and offers others like it", async ({ page }) => {
    await startSession(page, "hr@umoja.example");
    const closed = await (await page.request.get("/api/hr/jobs?status=Closed")).json();
    const answer = await page.goto(`/jobs/${closed[0].id}`);
    expect(answer?.status()).toBe(410);
    await expect(page.getByText("This position is closed").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Other open positions" })).toBeVisible();
    expect((await things(page)).has("JobPosting")).toBe(false);
    expect(await attribute(page, 'meta[name="robots"]', "content")).toBe("noindex, follow");
  });
});

test("what is not for search engines says so, whoever is signed in", async ({ page }) => {
  const expectHidden = async (paths: string[]) => {
    for (const path of paths) {
      const answer = await page.request.get(path);
      expect(answer.headers()["x-robots-tag"], path).toBe("noindex");
      expect(await answer.text(), path).toMatch(/<title>[^<]+<\/title>/);
    }
  };
  const links = ["/forgot-password", "/reset-password?token=x", "/verify-email?token=x"];
  await expectHidden(["/signup", ...links, "/jobs/account-erased", "/nowhere", "/jobs/nothing-here"]);
  await startSession(page, "owner@umoja.example");
  await expectHidden(["/dashboard", "/hr-manager", "/dashboard/nowhere"]);
  await startSession(page, "candidate@umoja.example");
  await expectHidden(["/jobs/dashboard", "/hr-manager"]);
});

test("browsers and phones find the icons that they ask for by name", async ({ page }) => {
  await page.goto("/contact");
  const manifest = await (
    await page.request.get(await attribute(page, 'link[rel="manifest"]', "href"))
  ).json();
  expect(manifest).toMatchObject({ name: "Ushirika", start_url: "/" });
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  for (const src of ["/favicon.ico", "/apple-touch-icon.png", ...icons]) {
    const answer = await page.request.get(src);
    expect(answer.status(), src).toBe(200);
    expect(answer.headers()["content-type"], src).toMatch(/^image\//);
  }
});

/** Parses XML as a browser does. @returns the texts of the elements of one name */
async function texts(page: Page, address: string, name: string): Promise<string[]> {
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toMatch(/xml/);
  return page.evaluate(
    ([xml = "", tag = ""]) => {
      const parsed = new DOMParser().parseFromString(xml, "application/xml");
      const problem = parsed.querySelector("parsererror")?.textContent;
      if (problem) throw new Error(problem);
      return [...parsed.getElementsByTagName(tag)].map((element) => element.textContent ?? "");
    },
    [await answer.text(), name],
  );
}

test("feed readers find the jobs, of all SACCOs or of one", async ({ page }) => {
  await page.goto("/jobs?sacco=jirani");
  const feed = await attribute(page, 'link[rel="alternate"][type="application/rss+xml"]', "href");
  const { pathname, search } = new URL(feed);
  const own = await texts(page, pathname + search, "guid");
  const all = await texts(page, pathname, "guid");
  expect(own.length).toBeGreaterThan(0);
  expect(all.length).toBeGreaterThan(own.length);
  for (const link of (await texts(page, pathname + search, "link")).slice(1, 3))
    expect((await page.request.get(new URL(link).pathname)).status()).toBe(200);
  expect((await page.request.get(`${pathname}?sacco=nobody-at-all`)).status()).toBe(404);
});

test("the sitemap leads to pages that are there", async ({ page }) => {
  await page.goto("/contact");
  const addresses = await texts(page, "/sitemap.xml", "loc");
  const paths = addresses.map((address) => address.replace(new URL(address).origin, ""));
  expect(paths).toEqual(expect.arrayContaining(["/", "/agents", "/jobs", "/jobs?sacco=umoja"]));
  expect(await texts(page, "/sitemap.xml", "lastmod")).not.toHaveLength(0);
  const [last = ""] = paths.slice(-1);
  expect((await page.request.get(last)).status()).toBe(200);
  const robots = await (await page.request.get("/robots.txt")).text();
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});
