import { expect, type Page } from "@playwright/test";
import { languagePath } from "../contract/core/language.ts";
import { isTranslated } from "../contract/site/translated-pages.ts";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

const visits = {
  "what everybody sees": ["/", "/?pillar=retain", "/jobs", "/jobs?q=nothing+like+this", "/join", "/contact"],
  "the survey of a SACCO": [
    "/feedback/umoja",
    "/feedback/umoja?visit=0190f3a1-7c6e-7b53-8d1b-0a2f6f3e9a66&step=4",
  ],
  "what is agreed to": ["/terms", "/privacy"],
  "the ways in": [
    "/login",
    "/jobs/login",
    "/jobs/register",
    "/forgot-password",
    "/reset-password?token=x",
    "/verify-email?token=x",
    "/confirm-email?token=x",
  ],
};
const candidate = [
  "/jobs/dashboard",
  "/jobs/applications",
  "/jobs/applications?status=rejected",
  "/jobs/profile",
  "/jobs/account",
  "/jobs/alerts",
  "/jobs/kept",
  "/jobs/alerts/new?q=loan+officer&department=Credit",
  "/jobs/apply",
  "/jobs/general",
  "/jobs/general?sacco=umoja",
];

/** Opens a page in Kiswahili and in English: each says nothing in the other's words. */
async function expectOwnWords(page: Page, path: string): Promise<void> {
  expect.soft(isTranslated(path), `${path} is among the translated pages`).toBe(true);
  for (const language of ["sw", "en"] as const) {
    await page.goto(languagePath(language, path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect.soft(await foreignWords(page, language), page.url()).toEqual([]);
    // English has been looked at in accessibility.e2e.ts.
    if (language === "sw") await expectNoFindings(page);
  }
}

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 300_000 });

for (const [name, paths] of Object.entries(visits)) {
  test(`${name}: in its own language, with nothing for axe to find`, async ({ page }) => {
    for (const path of paths) await expectOwnWords(page, path);
  });
}

test("an address that does not exist is said so in Kiswahili", async ({ page }) => {
  await page.goto("/sw/nowhere");
  await expect(page.getByRole("heading", { level: 1, name: "Ukurasa haupatikani" })).toBeVisible();
  expect(await foreignWords(page, "sw")).toEqual([]);
});

test("a job's page is in its own language, the advert in that of its author", async ({ page }) => {
  const [job] = (await (await page.request.get("/api/jobs?pageSize=1")).json()) as { slug: string }[];
  await expectOwnWords(page, `/jobs/${job?.slug}`);
});

test("a job seeker's pages: in their own language, with nothing for axe to find", async ({ page }) => {
  await startSession(page, "candidate@umoja.example");
  for (const path of candidate) await expectOwnWords(page, path);
  await page.goto("/jobs/applications");
  const [details] = await page.getByRole("link", { name: /^View Details/ }).all();
  await expectOwnWords(page, (await details?.getAttribute("href")) ?? "");
});

test("a visitor whose browser asks for Kiswahili gets it, and may choose English for good", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "sw-KE" });
  const page = await context.newPage();
  await page.goto("/jobs?q=loan");
  await expect(page).toHaveURL("/sw/jobs?q=loan");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/jobs?q=loan");
  await page.goto("/sw/jobs");
  await expect(page).toHaveURL("/jobs");
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page).toHaveURL("/sw/jobs");
  await context.close();
});

test("a page for managers says that it is in English, and leads to Kiswahili", async ({ page }) => {
  await page.goto("/agents");
  await page.locator("header summary", { hasText: "English" }).click();
  await expect(page.getByText("Ukurasa huu upo kwa Kiingereza tu.")).toBeVisible();
  await page.getByRole("button", { name: "Nenda mwanzo kwa Kiswahili" }).click();
  await expect(page).toHaveURL("/sw");
  await page.getByRole("link", { name: "Mawakala wa AI" }).first().click();
  await expect(page).toHaveURL("/agents");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the language is switched, and the place is kept", async ({ page }) => {
    await page.goto("/jobs?q=loan");
    await page.getByRole("button", { name: "Kiswahili" }).click();
    await expect(page).toHaveURL("/sw/jobs?q=loan");
    await page.locator("h2 a, h3 a").first().click();
    await expect(page).toHaveURL(/\/sw\/jobs\/./);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveURL(/^[^/]*\/\/[^/]*\/jobs\/./);
  });
});

test("a browser downloads the words of its own language only", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(answer.text());
  });
  await page.goto("/sw/jobs");
  const kiswahili = (await Promise.all(scripts)).join("\n");
  expect(kiswahili).toContain("Fungua akaunti");
  expect(kiswahili).not.toContain("Create Account");
});
