import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

const pictures = path.join(import.meta.dirname, "fixtures", "membership");
const picture = (name: string) => path.join(pictures, `${name}.jpg`);

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join("");

/** A person whom no other run of a journey has registered. */
const somebody = () => ({
  fullName: "Grace Wanjiku Kamau",
  idNumber: `9${digits(7)}`,
  kraPin: `A${digits(9)}K`,
  primaryMobileNumber: `07${digits(8)}`,
  email: newEmail("grace"),
});
type Somebody = ReturnType<typeof somebody>;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Begins an application in a language. @returns its address */
async function begin(page: Page, language: "" | "/sw" = ""): Promise<string> {
  await page.goto(`${language}/join/umoja`);
  await page
    .getByRole("button", { name: language ? "Anza ombi langu" : "Start my application" })
    .first()
    .click();
  await expect(page).toHaveURL(/\/join\/umoja\/[\w-]{20,}/);
  return new URL(page.url()).pathname;
}

/** Nothing in another language, nothing for axe, nothing wider than the screen. */
async function expectGood(page: Page, language: "en" | "sw"): Promise<void> {
  expect.soft(await foreignWords(page, language), page.url()).toEqual([]);
  await expectNoFindings(page);
}

const saved = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

const documents = {
  "passport-photo": "Picha ya pasipoti",
  "id-front": "Kitambulisho cha kitaifa, mbele",
  "id-back": "Kitambulisho cha kitaifa, nyuma",
  "kra-pin": "Cheti cha PIN ya KRA",
};

/** Chooses the files of all documents, on the page in Kiswahili. */
async function upload(page: Page): Promise<void> {
  for (const [kind, name] of Object.entries(documents)) {
    const document = page.getByRole("listitem").filter({ hasText: name });
    await document.locator('input[type="file"]').setInputFiles(picture(kind));
    await expect(document.getByText("Imepokelewa")).toBeVisible();
  }
}

async function fillFirstStep(page: Page, person: Somebody): Promise<void> {
  await fill(page, { ...person, dateOfBirth: "1990-03-12" });
  await field(page, "county").selectOption("Kiambu");
}

async function fillOthers(page: Page, next: () => Promise<void>, check: () => Promise<void>): Promise<void> {
  await field(page, "employmentType").selectOption("Employed");
  await fill(page, { grossMonthlyIncome: "65,000", employer: "Serikali ya Kaunti ya Kiambu" });
  await check();
  await next();
  await field(page, "remittanceMode").selectOption("Check Off");
  await fill(page, { monthlyDepositContribution: "2,500", payrollNumber: "20231144" });
  await check();
  await next();
  await fill(page, {
    nextOfKinName: "Peter Kamau",
    nextOfKinMobile: "0722 123 456",
    nextOfKinDateOfBirth: "1988-01-05",
  });
  await field(page, "nextOfKinRelationship").selectOption("Spouse");
  await fill(page, {
    "beneficiaries.0.beneficiaryName": "Wambui Kamau",
    "beneficiaries.0.beneficiaryPercentage": "60",
    "beneficiaries.0.beneficiaryDateOfBirth": `${new Date().getFullYear() - 6}-01-05`,
    "beneficiaries.0.guardianName": "Peter Kamau",
    "beneficiaries.0.guardianMobile": "0722 123 456",
  });
  await field(page, "beneficiaries.0.beneficiaryRelationship").selectOption("Child");
}

test("a person joins in Kiswahili on a phone: five steps, three documents, the checks, and what comes next", async ({
  page,
}) => {
  const next = () => page.getByRole("button", { name: "Endelea", exact: true }).click();
  const step = (number: number) => expect(page.getByText(`Hatua ya ${number} kati ya 5`)).toBeVisible();
  await page.goto("/sw/join?sacco=umoja");
  await expectGood(page, "sw");
  await begin(page, "/sw");

  await step(1);
  await next();
  await expect(page.getByText("Kuna kilichokosekana")).toBeVisible();
  await expect(field(page, "fullName")).toBeFocused();
  await expectGood(page, "sw");
  await fillFirstStep(page, somebody());
  await fill(page, { kraPin: "P051234567Q" });
  await next();
  await expect(page.getByText(/^PIN inayoanza na P ni ya kampuni/)).toBeVisible();
  await fill(page, { kraPin: `a ${digits(9)} k` });
  await next();

  await step(2);
  await fillOthers(page, next, () => expectGood(page, "sw"));
  await page.getByRole("button", { name: "Ongeza mrithi" }).click();
  await fill(page, {
    "beneficiaries.1.beneficiaryName": "Njeri Kamau",
    "beneficiaries.1.beneficiaryPercentage": "30",
  });
  await field(page, "beneficiaries.1.beneficiaryRelationship").selectOption("Sibling");
  await next();
  await expect(page.getByText("Sehemu zote kwa pamoja ziwe 100% kamili")).toBeVisible();
  await expectGood(page, "sw");
  await page.getByRole("button", { name: "Gawa sawa" }).click();
  await expect(field(page, "beneficiaries.1.beneficiaryPercentage")).toHaveValue("50");
  await next();

  await step(5);
  await page.getByRole("button", { name: "Maliza" }).click();
  await expect(page.getByText("Kuna hati zilizokosekana")).toBeVisible();
  await expectGood(page, "sw");
  for (const name of ["identityChecks", "biometrics", "registry"])
    await field(page, `consents.${name}`).check();
  await field(page, "declaration").check();
  await upload(page);
  await expectGood(page, "sw");
  await page.getByRole("button", { name: "Maliza" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: "Ombi limetumwa!" })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByText("Kusoma hati zako")).toBeVisible();
  await expectGood(page, "sw");
  // The browser knows it from now on.
  await page.goto("/sw/join/umoja");
  await expect(page.getByText("Umetuma ombi hapa")).toBeVisible();
});

test("the line is lost in the middle and the page is closed: what was typed arrives once, and is there again", {
  tag: "@phone",
}, async ({ page, context }) => {
  const address = await begin(page);
  const person = somebody();
  await fill(page, { fullName: person.fullName });
  await saved(page, "Saved");
  await context.setOffline(true);
  await fill(page, { idNumber: person.idNumber, kraPin: person.kraPin });
  await expect(page.getByText(/^Not sent yet\. It is kept on this device/)).toBeVisible();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(address);
  await expect(field(again, "kraPin")).toHaveValue(person.kraPin);
  await expect(field(again, "idNumber")).toHaveValue(person.idNumber);
  await saved(again, "Saved");
  const kept = await (
    await again.request.get(`/api/membership-applications/${address.split("/").at(-1)}`)
  ).json();
  expect(kept.values).toMatchObject({ fullName: person.fullName, kraPin: person.kraPin });

  // Two tabs: the second is told, and chooses.
  const second = await context.newPage();
  await second.goto(address);
  await fill(again, { email: person.email });
  await saved(again, "Saved");
  await fill(second, { fullName: "Grace W. Kamau" });
  const told = second.getByRole("alert").filter({ hasText: "changed in another tab" });
  await told.getByRole("button", { name: "Show the other version" }).click();
  await expect(field(second, "email")).toHaveValue(person.email);
});

// From a desk to a phone: both sizes are in it.
test("an application goes on in another browser by the link that was sent", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  await begin(page);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("Fill in your phone number or email first")).toBeVisible();
  const person = somebody();
  await fillFirstStep(page, person);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 5")).toBeVisible();
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(page.getByText("The link is on its way")).toBeVisible();
  const { text } = await mailTo(page, person.email, "Umoja SACCO");
  const link = /https?:\/\/\S+\/join\/umoja\/[\w-]+/.exec(text)?.[0] ?? "";

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByText("Step 2 of 5")).toBeVisible();
  await phone.getByRole("button", { name: "Back" }).click();
  await expect(field(phone, "fullName")).toHaveValue(person.fullName);
  await expect(field(phone, "county")).toHaveValue("Kiambu");
  await phone.goBack();
  await expect(phone.getByText("Step 2 of 5")).toBeVisible();
  await phone.context().close();
});

test("a product whose name has no space stays within the page to join @phone", async ({ page }) => {
  await startSession(page, "owner@jirani.example");
  const name = "Uwezeshajiwawanachamawotekwapamojabilakikomonabilanafasi";
  const none = {
    termMin: null,
    termMax: null,
    depositMultiple: null,
    guarantors: null,
    feeRate: null,
    fee: null,
  };
  const open = { minimum: null, maximum: null, noticeDays: null, rate: 500, rateBasis: null };
  const words = { name, description: name, descriptionSwahili: name };
  const product = { kind: "savings", validFrom: "2026-01-01", ...words, ...none, ...open };
  const made = await page.request.post("/api/products", { data: { product } });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto("/join/jirani");
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
