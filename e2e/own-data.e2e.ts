import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { mailTo, newEmail, password, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a job seeker keeps a profile, corrects a CV, takes the data along and leaves nothing behind", async ({
  page,
}) => {
  const email = newEmail("leaver");
  const account = { firstName: "Zawadi", lastName: "Mrisho", email, password };
  await page.request.post("/api/auth/register", { data: account });
  await signIn(page, "/jobs/login", email);
  await expect(page.getByText("These are the newest positions.")).toBeVisible();
  await page.getByRole("link", { name: "My Profile" }).first().click();

  await expect(page.getByLabel("Full Name")).toHaveValue("Zawadi Mrisho");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(path.join(import.meta.dirname, "fixtures", "faith-chebet-koech.pdf"));
  await page.getByRole("button", { name: "Parse Resume" }).click();
  const dialog = page.getByRole("dialog", { name: "faith-chebet-koech.pdf" });
  await expect(dialog.getByRole("img", { name: "Page 1 of faith-chebet-koech.pdf" })).toBeVisible();
  await expect(dialog.getByText(/^Sure, \d+%$/).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Next page" }).click();
  await expect(dialog.getByText("Page 2 of 2")).toBeVisible();
  await dialog.getByRole("button", { name: "Correct what we read" }).click();
  await dialog.getByLabel("Position").first().fill("Head of Credit");
  await dialog.getByRole("button", { name: "Save corrections" }).click();
  await expect(dialog.getByText("Head of Credit at")).toBeVisible();
  await dialog.getByRole("button", { name: "Fill in my details from it" }).click();
  await expect(page.getByLabel("Position").first()).toHaveValue("Head of Credit");
  await page.getByLabel("Credit", { exact: true }).check();
  await page.getByRole("button", { name: "Save profile" }).click();
  await expect(page.getByText(/^Last saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Position").first()).toHaveValue("Head of Credit");
  await expect(page.getByText("Default", { exact: true })).toBeVisible();

  await page.goto("/jobs/dashboard");
  await expect(page.getByText("Matches:").first()).toBeVisible();
  await page
    .getByRole("link", { name: /^Apply: / })
    .first()
    .click();
  await expect(page.getByLabel("Phone")).toHaveValue("+254 722 456 789");

  await page.goto("/jobs/profile");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  const archive = readFileSync(await download.path()).toString("latin1");
  for (const part of ["data.json", "my-cvs/01 faith-chebet-koech.pdf", email, "Head of Credit"]) {
    expect(archive).toContain(part);
  }

  await page.getByRole("button", { name: "Erase my account" }).click();
  const erasure = page.getByRole("dialog", { name: "Erase your account?" });
  await erasure.getByLabel("Your password").fill("not my password");
  await erasure.getByRole("button", { name: "Erase my account and data" }).click();
  await expect(erasure.getByText("This is not your password.")).toBeVisible();
  await erasure.getByLabel("Your password").fill(password);
  await erasure.getByRole("button", { name: "Erase my account and data" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is erased" })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Zawadi")).toHaveCount(0);
  await mailTo(page, email, "account is erased");
  await page.goto("/jobs/profile");
  await expect(page).toHaveURL(/\/jobs\/login/);
});
