import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { apply, asHr, inDays, showPart, someDay } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, password } from "./people.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 300_000 });

/** A new person with an application at Jirani, who then chooses Kiswahili. @returns the application's id */
async function applyInKiswahili(page: Page, email: string, name: string): Promise<string> {
  const id = await apply(page, email, name);
  await page.goto("/jobs/dashboard");
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page).toHaveURL("/sw/jobs/dashboard");
  return id;
}

/** The page is in Kiswahili, whole on a phone, and axe finds nothing. */
async function expectKiswahili(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
  expect.soft(await foreignWords(page, "sw"), page.url()).toEqual([]);
  await expectNoFindings(page);
}

test("a candidate follows an application in Kiswahili while HR works in English", async ({
  page,
  browser,
}) => {
  const email = newEmail("mwombaji");
  const id = await applyInKiswahili(page, email, "Nthenya Musau");
  const hr = await asHr(browser, id);

  // HR writes from a template, asks for a document, moves the application on and invites.
  await hr.dialog.getByRole("button", { name: "Send Email" }).click();
  const mail = hr.dialog.getByRole("form", { name: "Send Email" });
  await expect(mail.getByText("This candidate reads Kiswahili")).toBeVisible();
  await mail.getByLabel("Template").selectOption({ label: "Ask for a short call" });
  await expect(mail.getByLabel("Message")).toHaveValue(/^Mpendwa Nthenya,/);
  await mail.getByRole("button", { name: "Send Email" }).click();
  await expect(hr.dialog.getByText("Not read yet")).toBeVisible();
  await hr.dialog.getByRole("button", { name: "Request Document" }).click();
  const request = hr.dialog.getByRole("form", { name: "Request Document" });
  await request.getByLabel("Document").fill("Cheti cha KCSE");
  await request.getByLabel("Due date").fill(inDays(5));
  await request.getByRole("button", { name: "Send the request" }).click();
  await expect(hr.dialog.getByText("Waiting for it")).toBeVisible();
  await hr.dialog.getByRole("button", { name: "Schedule Call" }).click();
  const form = hr.dialog.getByRole("form", { name: "Schedule Call" });
  await form.getByRole("textbox", { name: "Date", exact: true }).fill(someDay());
  await form.getByLabel("Time (Nairobi)").fill("11:30");
  await form.getByLabel("Type").selectOption({ label: "Video call" });
  await form.getByLabel("Link").fill("https://meet.example/jirani");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(hr.dialog.getByText("Upcoming")).toBeVisible();
  const moved = await hr.page.request.patch(`/api/hr/applications/${id}/status`, {
    data: { status: "interview" },
  });
  expect(moved.ok(), await moved.text()).toBe(true);

  // The candidate reads of all of it in Kiswahili.
  expect((await mailTo(page, email, "Simu fupi kuhusu nafasi ya")).text).toContain(
    "Jibu kwenye akaunti yako",
  );
  expect((await mailTo(page, email, "Tafadhali tutumie: Cheti cha KCSE")).text).toContain("/sw/jobs/");
  expect((await mailTo(page, email, "Mahojiano yako: ")).text).toContain("inakualika kwenye mahojiano");
  expect((await mailTo(page, email, ": mahojiano")).text).toContain("Umeteuliwa kwa mahojiano.");
  await page.goto("/sw/jobs/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Karibu tena, Nthenya!" })).toBeVisible();
  await expectKiswahili(page);
  await page.getByRole("link", { name: "Maombi yangu" }).first().click();
  await expect(page.getByText("Pakia: Cheti cha KCSE")).toBeVisible();
  await expect(page.getByText("Ujumbe mpya 1")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Jiunge na mahojiano/ })).toBeVisible();
  await expectKiswahili(page);
  await page.getByRole("link", { name: /^Tazama zaidi/ }).click();
  await expect(page.getByText("Hatua ya 3 kati ya 6").first()).toBeVisible();
  await expect(page.getByText("Mahojiano ya kitaalamu")).toBeVisible();
  await expect(page.getByText(/^11:30 – /)).toBeVisible();
  await expectKiswahili(page);

  // The candidate sends the document, answers, and withdraws.
  const documents = page.locator("#documents");
  await documents.getByRole("button", { name: "Pakia hati: Cheti cha KCSE" }).click();
  await expect(documents.getByText("Chagua faili kwanza.")).toBeVisible();
  await documents.locator("input[type=file]").setInputFiles("e2e/fixtures/faith-chebet-koech.pdf");
  await documents.getByRole("button", { name: "Pakia hati: Cheti cha KCSE" }).click();
  await expect(page.getByText("Hati imepakiwa")).toBeVisible();
  await expect(documents.getByText("Imepokelewa")).toBeVisible();
  await page.getByLabel("Ujumbe wako").fill("Jumatano saa nne asubuhi ni sawa.");
  await page.getByRole("button", { name: "Tuma", exact: true }).click();
  await expect(page.getByText("Ujumbe umetumwa")).toBeVisible();
  await expect(page.getByText(/^Re: Simu fupi/)).toBeVisible();
  await hr.page.reload();
  await showPart(hr.dialog, "Messages");
  await expect(hr.dialog.getByText("Jumatano saa nne asubuhi ni sawa.")).toBeVisible();
  await hr.page.context().close();
  await page.getByRole("button", { name: "Ondoa ombi" }).click();
  const question = page.getByRole("alertdialog", { name: "Ungependa kuondoa ombi lako?" });
  await question.getByRole("button", { name: "Ondoa ombi" }).click();
  await expect(page.getByText("Limeondolewa", { exact: true })).toBeVisible();
  await expectKiswahili(page);
  await mailTo(page, email, "Umeondoa ombi lako");
});

test("a candidate keeps a profile, takes the data along and has it erased in Kiswahili", async ({ page }) => {
  const email = newEmail("aondokaye");
  await applyInKiswahili(page, email, "Kyalo Mbithi");
  await page.goto("/sw/jobs/profile");
  await expect(page.getByLabel("Jina kamili")).toHaveValue("Kyalo Mbithi");
  await page.getByLabel("Mikopo", { exact: true }).check();
  await page.getByRole("button", { name: "Hifadhi wasifu" }).click();
  await expect(page.getByText("Wasifu umehifadhiwa")).toBeVisible();
  await expect(page.getByText(/^Umehifadhiwa mwisho \d/)).toBeVisible();
  await expectKiswahili(page);

  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Pakua data yangu" }).click();
  const archive = readFileSync(await (await downloading).path()).toString("latin1");
  expect(archive).toContain("data.json");

  await page.getByRole("button", { name: "Futa akaunti yangu" }).click();
  const erasure = page.getByRole("dialog", { name: "Ungependa kufuta akaunti yako?" });
  await expectNoFindings(page, "[role=dialog]");
  await erasure.getByLabel("Nenosiri lako").fill("not my password");
  await erasure.getByRole("button", { name: "Futa akaunti na data yangu" }).click();
  await expect(erasure.getByText("Hili si nenosiri lako.")).toBeVisible();
  await erasure.getByLabel("Nenosiri lako").fill(password);
  await erasure.getByRole("button", { name: "Futa akaunti na data yangu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Akaunti yako imefutwa" })).toBeVisible();
  await expectKiswahili(page);
  const { text } = await mailTo(page, email, "Akaunti yako ya Ushirika imefutwa");
  expect(text).toContain("Ombi lako limeondolewa kila kinachokutambulisha.");
});
