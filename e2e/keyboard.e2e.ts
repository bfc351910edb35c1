import { expect, type Locator, type Page } from "@playwright/test";
import { nairobiDay } from "#contract/core/clock.ts";
import { newEmail, password } from "./people.ts";
import { test } from "./test.ts";

/** Presses Tab until `target` has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label).first());
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** A day ahead as one types it into a date field, the same whether the day or the month comes first. */
function typedDay(): string {
  for (let ahead = 1; ; ahead++) {
    const [year, month, day] = nairobiDay(new Date(Date.now() + ahead * 86_400_000)).split("-");
    if (day === month) return `${day}${month}${year}`;
  }
}

test("from the board to the submitted application by keyboard alone", async ({ page }) => {
  const email = newEmail("keyboard");
  const account = { firstName: "Peter", lastName: "Kamau", email, phone: "+254733210987", password };
  await page.request.post("/api/auth/register", { data: account });

  await page.goto("/jobs");
  await type(page, "Search", "internal auditor");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=internal/);
  await press(page, page.getByRole("link", { name: /^Apply Now/ }).first());
  await expect(page).toHaveURL(/\/jobs\/login\?job=/);
  await type(page, "Email", email);
  await tabTo(page, page.getByRole("textbox", { name: "Password", exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/jobs\/apply\?job=/);

  await expect(page.getByLabel("Full Name")).toHaveValue("Peter Kamau");
  await type(page, "Location", "Nyeri");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Professional Background" })).toBeFocused();
  await type(page, "Position", "Audit Assistant");
  await type(page, "Company", "Mlima Growers SACCO");
  await type(page, "Start date", "March");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2021");
  await tabTo(page, page.getByLabel("I currently work here"));
  await page.keyboard.press("Space");
  await type(page, "Job description", "Checked vouchers and cash counts at six branches.");
  await tabTo(page, page.getByLabel("Highest qualification"));
  await page.keyboard.type("Bachelor");
  await type(page, "Key skills", "Internal audit");
  await page.keyboard.press("Enter");
  await press(page, page.getByRole("button", { name: "Next" }));
  await expect(page.getByRole("heading", { level: 2, name: "Job Details" })).toBeFocused();
  await type(page, "Expected salary", "KSh 90,000");
  await type(page, "Available start date", typedDay());
  await tabTo(page, page.getByLabel("Work authorization"));
  await page.keyboard.type("Kenyan");
  await press(page, page.getByRole("button", { name: "Next" }));
  await expect(page.getByRole("heading", { level: 2, name: "Final Details" })).toBeFocused();
  await type(
    page,
    "Cover letter",
    "I have audited branches for five years and would guard your members' money.",
  );
  await press(page, page.getByRole("button", { name: "Submit" }));
  await expect(page.getByText("You must agree to the terms and conditions")).toBeVisible();
  await tabTo(page, page.getByLabel(/^I agree to the terms/));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: "Submit" }));
  await expect(page.getByText("Application Submitted Successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/applications/);
});
