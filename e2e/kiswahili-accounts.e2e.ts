import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { linkPath, mailTo, newEmail, password } from "./people.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

test.use({ reducedMotion: "reduce" });

/** Signs in through the form of a page in Kiswahili. */
async function signInInKiswahili(page: Page, email: string, word: string): Promise<void> {
  await page.getByLabel("Barua pepe").fill(email);
  await page.getByRole("textbox", { name: "Nenosiri", exact: true }).fill(word);
  await page.getByRole("button", { name: "Ingia", exact: true }).click();
}

/** The page says all in Kiswahili, and axe finds nothing in it. */
async function expectGoodKiswahili(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  expect.soft(await foreignWords(page, "sw"), page.url()).toEqual([]);
  await expectNoFindings(page);
}

async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

test("an account begins in Kiswahili, with its mails, and a forgotten password is set anew", async ({
  page,
}) => {
  const email = newEmail("neema");
  await page.goto("/sw/jobs/register");
  await page.getByRole("button", { name: "Fungua akaunti" }).click();
  await expect(page.getByText("Weka jina lako la kwanza.")).toBeVisible();
  await expect(page.getByText("Tafadhali kubali masharti.")).toBeVisible();
  await expectGoodKiswahili(page);

  await page.getByLabel("Jina la kwanza").fill("Neema");
  await page.getByLabel("Jina la mwisho").fill("Mwangi");
  await page.getByLabel("Barua pepe").fill("neema");
  await page.getByLabel("Nambari ya simu").fill("12");
  await page.getByRole("textbox", { name: "Nenosiri", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Rudia nenosiri" }).fill(password);
  await page.getByRole("checkbox", { name: /Ninakubali/ }).check();
  await page.getByRole("button", { name: "Fungua akaunti" }).click();
  // What only the server knows is said in Kiswahili as well.
  await expect(page.getByText("Tafadhali weka anwani sahihi ya barua pepe").first()).toBeVisible();
  await expect(page.getByText("Tafadhali weka nambari sahihi ya simu").first()).toBeVisible();

  await page.getByLabel("Barua pepe").fill(email);
  await page.getByLabel("Nambari ya simu").fill("0712 345 678");
  await page.getByRole("button", { name: "Fungua akaunti" }).click();
  await expect(page).toHaveURL(/\/sw\/jobs\/login\?registered/);
  await expect(page.getByText("Tafadhali ingia kwa akaunti yako mpya.").first()).toBeVisible();
  await expectGoodKiswahili(page);

  const verification = await mailTo(page, email, "Thibitisha barua pepe yako");
  expect(verification.text).toContain("Habari Neema,");
  const [, address = ""] = /(\/sw\/verify-email\?token=[\w.-]+)/.exec(verification.text) ?? [];
  await page.goto(address);
  await page.getByRole("button", { name: "Thibitisha barua pepe yangu" }).click();
  await expect(page.getByText("Barua pepe yako imethibitishwa.")).toBeVisible();
  await expectGoodKiswahili(page);

  await page.goto("/sw/jobs/login");
  await signInInKiswahili(page, email, "siyo-hili");
  await expect(page.getByText("Barua pepe au nenosiri si sahihi.").first()).toBeVisible();
  await page.getByRole("link", { name: "Umesahau nenosiri?" }).click();
  await expect(page.getByRole("heading", { name: "Umesahau nenosiri?" })).toBeVisible();
  await page.getByLabel("Barua pepe").fill(email);
  await page.getByRole("button", { name: "Nitumie kiungo" }).click();
  await expect(page.getByText("Kiungo kinafanya kazi kwa saa moja.")).toBeVisible();
  await expectGoodKiswahili(page);

  const reset = linkPath(await mailTo(page, email, "Weka nenosiri jipya"), "reset-password");
  expect(reset).toMatch(/^\/sw\//);
  await page.goto(reset);
  await page.getByRole("textbox", { name: "Nenosiri jipya" }).fill("Pamoja-2026!");
  await page.getByRole("textbox", { name: "Rudia nenosiri" }).fill("Pamoja-2026");
  await page.getByRole("button", { name: "Weka nenosiri jipya" }).click();
  await expect(page.getByText("Nenosiri ulilorudia halilingani na la kwanza.").first()).toBeVisible();
  await expectGoodKiswahili(page);
  await page.getByRole("textbox", { name: "Nenosiri jipya" }).fill("Pamoja-2026!");
  await page.getByRole("textbox", { name: "Rudia nenosiri" }).fill("Pamoja-2026!");
  await page.getByRole("button", { name: "Weka nenosiri jipya" }).click();
  await expect(page.getByRole("heading", { name: "Nenosiri limebadilishwa" })).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Ingia" }).click();
  await expect(page).toHaveURL(/\/sw\/login/);
  await signInInKiswahili(page, email, "Pamoja-2026!");
  await expect(page).toHaveURL(/\/sw\/jobs\/dashboard$/);

  await page.goto("/sw/account");
  await expect(page).toHaveURL(/\/sw\/jobs\/account$/);
  await page.getByLabel("Jina la mwisho").fill("Wambui");
  await page.getByRole("button", { name: "Hifadhi maelezo yangu" }).click();
  await expect(page.getByText("Maelezo yako yamehifadhiwa.")).toBeVisible();
  await page.getByRole("textbox", { name: "Nenosiri lako" }).fill("siyo-hili");
  await page.getByLabel("Barua pepe mpya").fill(newEmail("neema"));
  await page.getByRole("button", { name: "Badilisha barua pepe yangu" }).click();
  await expect(page.getByText("Hili si nenosiri lako.")).toBeVisible();
  await expectGoodKiswahili(page);
});

test("the language that somebody chose goes with them to another device", async ({ page, browser }) => {
  const email = newEmail("baraka");
  const body = { firstName: "Baraka", lastName: "Otieno", email, password };
  expect((await page.request.post("/api/auth/register", { data: body })).ok()).toBe(true);
  await page.goto("/jobs/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/[^w]\/jobs\/dashboard$/);
  await chooseLanguage(page, "Kiswahili");
  await expect(page).toHaveURL(/\/sw\/jobs\/dashboard$/);

  const elsewhere: BrowserContext = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const other = await elsewhere.newPage();
  await other.goto("/jobs/login");
  await other.getByLabel("Email").fill(email);
  await other.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await other.getByRole("button", { name: "Sign In" }).click();
  await expect(other).toHaveURL(/\/sw\/jobs\/dashboard$/);
  await expect(other.locator("html")).toHaveAttribute("lang", "sw");
  await other.goto("/jobs");
  await expect(other).toHaveURL(/\/sw\/jobs$/);
  await elsewhere.close();
});

test("staff who sign in at the page in Kiswahili come to their workspace, which is in English", async ({
  page,
}) => {
  await page.goto("/sw/login");
  await signInInKiswahili(page, "hr@umoja.example", password);
  await expect(page).toHaveURL(/[^w]\/dashboard$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
