import { expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { test } from "./test.ts";

/** A job of the demo that is advertised in Kiswahili. */
const advert = "Afisa Mikopo wa Vikundi";

const status = (page: Page) => page.getByRole("status").filter({ hasText: "kati ya" });

/** From the first page to the board, by the way that every page has. */
async function openBoard(page: Page): Promise<void> {
  await page.goto("/sw");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nafasi za kazi" }).click();
  await expect(page).toHaveURL("/sw/jobs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nafasi za kazi");
  await expect(status(page)).toHaveText(/Kazi \d+ kati ya \d+/);
}

test("a job seeker finds a job in Kiswahili, reads it and goes back", async ({ page }) => {
  await openBoard(page);
  await page.getByLabel("Idara").selectOption("Credit");
  await expect(page).toHaveURL(/department=Credit/);
  await expect(page.getByLabel("Idara").locator("option:checked")).toHaveText(/^Mikopo \(\d+\)$/);
  await page.getByLabel("Tafuta").fill("vikundi mikopo");
  await expect(page).toHaveURL(/q=vikundi/);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([advert]);
  await expect(status(page)).toHaveText(/Kazi 1 kati ya \d+/);
  await expectNoFindings(page);

  const details = page.getByRole("link", { name: `Ona maelezo: ${advert}` });
  await details.press("Enter");
  const dialog = page.getByRole("dialog", { name: advert });
  for (const name of ["Kuhusu nafasi hii", "Majukumu yako", "Sifa zinazohitajika", "Tunachokupa"]) {
    await expect(dialog.getByRole("heading", { name })).toBeVisible();
  }
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await expect(details).toBeFocused();

  await page.getByRole("link", { name: advert, exact: true }).click();
  await expect(page).toHaveURL(/\/sw\/jobs\/afisa-mikopo-wa-vikundi-/);
  await expect(page).toHaveTitle(/^Afisa Mikopo wa Vikundi katika Jirani SACCO/);
  await expect(page.getByRole("main").getByText(/^Zimebaki siku \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sw\/jobs\?.*q=vikundi/);
  await expect(page.getByLabel("Tafuta")).toHaveValue("vikundi mikopo");

  await page.getByRole("link", { name: `Tuma ombi: ${advert}` }).click();
  await expect(page).toHaveURL(/\/sw\/jobs\/login\?.*job=/);
});

test("another language keeps the filters and what is found", async ({ page }) => {
  await page.goto("/sw/jobs?type=full-time&q=mikopo");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/jobs?type=full-time&q=mikopo");
  await expect(page.getByLabel("Search")).toHaveValue("mikopo");
  await expect(page.getByLabel("Type")).toHaveValue("full-time");
  await expect(page.getByRole("heading", { level: 2, name: advert })).toBeVisible();
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page).toHaveURL("/sw/jobs?type=full-time&q=mikopo");
});

test("an advert is marked with its own language where the page has another", async ({ page }) => {
  await page.goto("/jobs?q=vikundi");
  await expect(page.getByRole("heading", { level: 2, name: advert })).toHaveAttribute("lang", "sw");
  await page.getByRole("link", { name: advert, exact: true }).click();
  await expect(page.getByRole("heading", { name: "What you will do" })).toBeVisible();
  await expect(page.locator("[lang=sw]").getByText(/^Vikundi vyetu vya akiba/)).toBeVisible();
  await expect(page.locator("[lang=sw]").getByText("Miaka miwili au zaidi")).toBeVisible();
  await expectNoFindings(page);

  await page.goto("/sw/jobs?q=Micro-Credit");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveAttribute("lang", "en");
});

test("nothing found, a word typed wrong and a SACCO that is not there are said so", async ({ page }) => {
  await page.goto("/sw/jobs?q=zebra");
  await expect(page.getByText("Hakuna kazi iliyopatikana")).toBeVisible();
  await page.getByRole("link", { name: "Ondoa vichujio vyote" }).click();
  await expect(page).toHaveURL("/sw/jobs");
  await page.goto("/sw/jobs?q=karni+wa+taw");
  await expect(page.getByText("Hakuna nafasi yenye maneno “karni wa taw”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Karani wa Tawi");
  await page.goto("/sw/jobs?sacco=jirani");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nafasi za kazi katika Jirani SACCO");
  const answer = await page.goto("/sw/jobs?sacco=nobody");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ukurasa haupatikani");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the board is searched, filtered and paged, and leads to a job", async ({ page }) => {
    await openBoard(page);
    await page.getByRole("link", { name: "Ukurasa unaofuata" }).click();
    await expect(page).toHaveURL("/sw/jobs?page=2");
    await page.getByLabel("Tafuta").fill("wanachama");
    await page.getByLabel("Aina ya ajira").selectOption("contract");
    await page.getByRole("button", { name: "Tafuta" }).click();
    await expect(page).toHaveURL(/\/sw\/jobs\?.*q=wanachama/);
    await page.getByRole("link", { name: "Ona maelezo: Mhamasishaji wa Wanachama" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mhamasishaji wa Wanachama");
    await expect(page.getByRole("link", { name: "Tuma ombi" }).first()).toBeVisible();
    await page
      .getByRole("navigation")
      .getByRole("link", { name: "Nafasi za kazi" })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL("/sw/jobs");
  });
});
