import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { nairobiDay } from "#contract/core/clock.ts";
import { expectNoFindings } from "./axe.ts";
import { newEmail, password, startSession } from "./people.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

const root = path.dirname(import.meta.dirname);
/** Two columns, which the reader of CVs gives notice of. */
const cv = path.join(root, "bench/cv/files/ho-hospitality-sidebar.pdf");
const locked = path.join(root, "server/platform/files/fixtures/aes-128-locked.pdf");

const letter = "Nimehudumia wateja kwa miaka mingi na ningependa kuwahudumia wanachama wenu kwa uaminifu.";

/** A new job seeker who reads Kiswahili, signed in on `page`, at the form for an open job. */
async function openForm(page: Page): Promise<void> {
  const email = newEmail("mwanaisha");
  const account = { firstName: "Mwanaisha", lastName: "Baya", email, password };
  await page.request.post("/api/auth/register", { data: account, headers: { "accept-language": "sw" } });
  await startSession(page, email);
  const jobs = (await (await page.request.get("/api/jobs?q=internal+auditor")).json()) as { id: string }[];
  await page.goto(`/sw/jobs/apply?job=${jobs[0]?.id}`);
  await expect(
    page.getByRole("heading", { level: 1, name: "Omba nafasi ya Internal Auditor" }),
  ).toBeVisible();
}

/** Nothing in English, nothing for axe, nothing wider than the screen. */
async function expectGood(page: Page): Promise<void> {
  expect.soft(await foreignWords(page, "sw"), page.url()).toEqual([]);
  await expectNoFindings(page);
}

const next = (page: Page) => page.getByRole("button", { name: "Endelea" }).click();
const step = (page: Page, number: number) =>
  expect(page.getByText(`Hatua ya ${number} kati ya 4`)).toBeVisible();

/** What the reader says of a file that it cannot open, and of one that it can; what it read is corrected. */
async function readCv(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Pakia CV" }).click();
  const file = page.locator('input[type="file"]').first();
  await file.setInputFiles({ name: "picha.png", mimeType: "image/png", buffer: Buffer.from("none") });
  const panel = page.getByRole("tabpanel", { name: "Pakia CV" });
  await expect(panel.getByText("Tafadhali pakia hati ya PDF au Word.")).toBeVisible();
  await file.setInputFiles(locked);
  await page.getByRole("button", { name: "Soma CV" }).click();
  await expect(panel.getByText(/^PDF hii inahitaji nenosiri/)).toBeVisible();
  await file.setInputFiles(cv);
  await page.getByRole("button", { name: "Soma CV" }).click();
  await expect(panel.getByText(/^Ukurasa una safu zaidi ya moja/)).toBeVisible();
  await expectGood(page);
  await panel.getByRole("button", { name: "Sahihisha tulichosoma" }).click();
  await panel.getByLabel("Simu").fill("abcdefghij");
  await panel.getByLabel("Anwani").fill("Diani, Kwale");
  const use = page.getByRole("button", { name: "Itumie kwenye ombi langu" });
  await use.click();
  await expect(panel.getByText("Tafadhali weka nambari sahihi ya simu")).toBeVisible();
  await expectGood(page);
  await panel.getByLabel("Simu").fill("+254702300909");
  await use.click();
}

test.use({ reducedMotion: "reduce" });

test("a job seeker applies in Kiswahili, looks at English on the way, and loses nothing", async ({
  page,
}) => {
  await openForm(page);
  await readCv(page);

  await step(page, 1);
  await expect(page.getByText("Fomu imejazwa kutoka kwenye CV yako")).toBeVisible();
  await page.getByLabel("Mahali").fill("");
  await next(page);
  await expect(page.getByText("Tafadhali andika mahali unapoishi")).toBeVisible();
  await expectGood(page);
  await page.getByLabel("Mahali").fill("Diani, Kwale");
  await next(page);

  await step(page, 2);
  await page.getByLabel("Mwajiri").first().fill("");
  await page.getByLabel("Kiwango cha juu zaidi cha elimu").selectOption({ label: "Chagua" });
  await next(page);
  await expect(page.getByText("Tafadhali andika jina la mwajiri")).toBeVisible();
  await expect(page.getByText("Tafadhali chagua kiwango chako cha juu zaidi cha elimu")).toBeVisible();
  await expectGood(page);
  await page.getByLabel("Kiwango cha juu zaidi cha elimu").selectOption({ label: "Stashahada" });
  // The last words before the other language is asked for, without time for anything.
  await page.getByLabel("Mwajiri").first().fill("Hoteli ya Bahari");
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByText("We kept your draft from")).toBeVisible();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expect(page.getByLabel("Company").first()).toHaveValue("Hoteli ya Bahari");
  await expect(page.getByLabel("Highest qualification")).toHaveValue("diploma");
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page.getByText("Tumekuhifadhia rasimu yako")).toBeVisible();
  await step(page, 2);
  await expect(page.getByLabel("Mwajiri").first()).toHaveValue("Hoteli ya Bahari");
  await expect(page.getByText(/kimebadilishwa|limebadilishwa/)).toHaveCount(0);
  await next(page);

  await step(page, 3);
  await next(page);
  await expect(page.getByText("Tafadhali andika mshahara unaotarajia")).toBeVisible();
  await page.getByLabel("Mshahara unaotarajia").fill("KSh 60,000");
  await page.getByLabel("Tarehe unayoweza kuanza kazi").fill("2024-02-01");
  await expect(page.getByText("Siku hii imepita. Chagua leo au siku ya baadaye")).toBeVisible();
  await expectGood(page);
  await page
    .getByLabel("Tarehe unayoweza kuanza kazi")
    .fill(nairobiDay(new Date(Date.now() + 60 * 86_400_000)));
  await page.getByLabel("Haki ya kufanya kazi Kenya").selectOption({ label: "Raia wa Kenya" });
  await next(page);

  await step(page, 4);
  await page.getByLabel("Barua ya maombi").fill("Fupi mno");
  await page.getByRole("button", { name: "Tuma", exact: true }).click();
  await expect(page.getByText("Barua ya maombi iwe na angalau herufi 50")).toBeVisible();
  await expect(page.getByText("Ni lazima ukubali masharti ya huduma")).toBeVisible();
  await expectGood(page);
  await page.getByLabel("Barua ya maombi").fill(letter);
  await page.getByLabel(/^Ninakubali masharti/).check();
  await page.getByRole("button", { name: "Tuma", exact: true }).click();
  await expect(page.getByText("Ombi lako limetumwa").first()).toBeVisible();
  await expect(page).toHaveURL("/sw/jobs/applications");
  await expectGood(page);
});
