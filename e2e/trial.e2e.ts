import { expect, type Locator } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { newEmail, password } from "./people.ts";
import { test } from "./test.ts";

/** What a thumb does: each press, and each field that is typed into. */
function thumb() {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    async tap(what: Locator): Promise<void> {
      await what.click();
      done.taps += 1;
    },
    async type(field: Locator, text: string): Promise<void> {
      await field.fill(text);
      done.fields += 1;
    },
  };
}

test("a manager signs up on a phone, has a first member and a figure that moved, and looks at sample data", {
  tag: "@phone",
}, async ({ page }) => {
  const began = Date.now();
  const { done, tap, type } = thumb();
  const email = newEmail("pamoja");
  const passwordField = page.getByRole("textbox", { name: "Password", exact: true });
  await page.goto("/signup");
  await type(page.getByLabel("Full Name"), "Naserian Lekishon");
  await type(page.getByLabel("Email Address"), email);
  await type(page.getByLabel("Organization (optional)"), "Pamoja SACCO");
  await type(passwordField, password);
  await tap(page.getByRole("button", { name: "Create Account" }));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await type(passwordField, password);
  await tap(page.getByRole("button", { name: "Sign In" }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Trial: 14 days left").filter({ visible: true })).toBeVisible();

  // What is there ticks the steps off: a link that was handed out, a member at the counter.
  const figure = (label: string) =>
    page.getByRole("main").locator("dl > div").filter({ hasText: label }).first();
  await expect(page.getByRole("heading", { name: "How would you like to begin?" })).toBeVisible();
  await expect(figure("Total Members")).toHaveCount(0);
  await expectNoFindings(page);
  await tap(page.getByRole("button", { name: "Start empty" }));
  await expect(page.getByText("0 of 5 done.")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tap(page.getByRole("button", { name: "Copy" }).first());
  await expect(page.getByText("1 of 5 done.")).toBeVisible();
  await expectNoFindings(page);
  await tap(page.getByRole("link", { name: "Register a member" }));
  const form = page.getByRole("form", { name: "New member" });
  await type(form.getByLabel("Full Name"), "Wanjiku Kamau");
  await type(form.getByLabel("ID Number"), "23456789");
  await type(form.getByLabel("Phone Number"), "0712 345 678");
  await tap(form.getByRole("button", { name: "Create Member" }));
  await expect(page.getByText("Member Created").first()).toBeVisible();
  await tap(page.getByRole("link", { name: "Ushirika, overview" }));
  await expect(page.getByText("2 of 5 done.")).toBeVisible();
  await expect(figure("Total Members")).toContainText("1");
  const seconds = Math.round((Date.now() - began) / 1000);
  process.stdout.write(
    `From sign-up to a figure of one's own: ${done.taps} taps, ${done.fields} fields, ${seconds} s.\n`,
  );
  expect(done.taps).toBeLessThanOrEqual(7);
  expect(done.fields).toBeLessThanOrEqual(8);

  // The sample data, put in later, fills every screen, says what it is on each, and leaves with one press.
  await page.goto("/dashboard/first-steps");
  await page.getByRole("button", { name: "Put in sample data" }).click();
  await expect(page.getByText("You are looking at sample data")).toBeVisible();
  await page.goto("/dashboard");
  await expect(figure("Total Members")).toContainText("43");
  await page.goto("/dashboard/loans-credit");
  const marked = page.getByRole("main").getByText(/\(sample\)/);
  await expect(marked.first()).toBeVisible();
  await page.getByRole("button", { name: "Remove the sample data" }).click();
  await expect(page.getByText("You are looking at sample data")).toHaveCount(0);
  await expect(marked).toHaveCount(0);
  await page.goto("/dashboard");
  await expect(figure("Total Members")).toContainText("1");
});
