import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { test } from "./test.ts";

test("a visitor finds a job by filters, and the address keeps them", async ({ page }) => {
  await page.goto("/jobs");
  const status = page.getByRole("status").filter({ hasText: "Showing" });
  await expect(status).toContainText(/Showing \d+ of \d+ jobs/);
  await expect(status).toContainText(/\d+ locations/);
  await expect(status).toContainText(/\d+ departments/);

  const department = page.getByLabel("Department");
  await department.selectOption({ index: 1 });
  await expect(page).toHaveURL(/department=/);
  await page.getByLabel("Search").fill("loan");
  await expect(page).toHaveURL(/q=loan/);
  await page.goBack();
  await expect(page).not.toHaveURL(/department=/);
  await expect(department).toHaveValue("");

  await page.getByLabel("Search").fill("zebra keeper");
  await expect(page.getByText("No jobs found")).toBeVisible();
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
});

test("a word typed wrong finds the titles near it", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/jobs?q=laon+oficer");
  await expect(page.getByText("No open position says “laon oficer”")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Loan Officer");
});

test("the details of a job open above the board", async ({ page }) => {
  await page.goto("/jobs");
  const button = page.getByRole("link", { name: /^View Details: / }).first();
  const title = (await button.getAttribute("aria-label"))?.replace("View Details: ", "") ?? "";
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toBeVisible();
  for (const name of ["About this position", "What you will do", "What you bring"]) {
    await expect(dialog.getByRole("heading", { name })).toBeVisible();
  }
  await expectNoFindings(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await dialog.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(/\/jobs\/login\?.*job=/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the board filters, pages and leads to a job", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/jobs");
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByLabel("Search").fill("accountant");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/q=accountant/);
    await page
      .getByRole("link", { name: /^View Details: / })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("ccountant");
    await expect(page.getByRole("link", { name: "Apply Now" }).first()).toBeVisible();
  });
});
