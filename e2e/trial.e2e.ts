import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { newEmail, password } from "./people.ts";
import { test } from "./test.ts";

test("a manager signs up on a phone, looks at sample data, and has figures of their own", {
  tag: "@phone",
}, async ({ page }) => {
  const began = Date.now();
  const email = newEmail("pamoja");
  await page.goto("/signup");
  await page.getByLabel("Full Name").fill("Naserian Lekishon");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Organization (optional)").fill("Pamoja SACCO");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Trial: 14 days left").filter({ visible: true })).toBeVisible();

  // The sample data fills every screen, says what it is on each, and leaves with one press.
  await expect(page.getByRole("heading", { name: "How would you like to begin?" })).toBeVisible();
  await expectNoFindings(page);
  const figure = (label: string) =>
    page.getByRole("main").locator("dl > div").filter({ hasText: label }).first();
  await expect(figure("Total Members")).toHaveCount(0);
  await page.getByRole("button", { name: "Put in sample data" }).click();
  await expect(page.getByText("You are looking at sample data")).toBeVisible();
  await expect(figure("Total Members")).toContainText("42");
  await page.goto("/hr-manager/applications");
  await expect(
    page
      .getByRole("main")
      .getByText(/\(sample\)/)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Remove the sample data" }).click();
  await expect(page.getByText("You are looking at sample data")).toHaveCount(0);
  await expect(page.getByRole("main").getByText(/\(sample\)/)).toHaveCount(0);

  // What is there ticks the steps off: a link that was handed out, a member at the counter.
  await page.goto("/dashboard");
  await expect(figure("Total Members")).toHaveCount(0);
  await expect(page.getByText("0 of 5 done.")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy" }).first().click();
  await expect(page.getByText("1 of 5 done.")).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("link", { name: "Register a member" }).click();
  const form = page.getByRole("form", { name: "New member" });
  await form.getByLabel("Full Name").fill("Wanjiku Kamau");
  await form.getByLabel("ID Number").fill("23456789");
  await form.getByLabel("Phone Number").fill("0712 345 678");
  await form.getByRole("button", { name: "Create Member" }).click();
  await expect(page.getByText("Member Created").first()).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("2 of 5 done.")).toBeVisible();
  await expect(figure("Total Members")).toContainText("1");
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(
    `From sign-up to a figure of one's own: ${seconds} s, sample data put in and removed on the way.\n`,
  );
});
