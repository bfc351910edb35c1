import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

const headline = { level: 1, name: "Talk to people who know a SACCO's day." };

test("a lost connection keeps the page, says so, and opens the next one when it is back", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("Our check-off file never balances.");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Your connection is gone" });
  await expect(notice).toBeVisible();
  await expectNoFindings(page);
  await notice.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", headline)).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Our check-off file never balances.");
  await notice.getByRole("button", { name: "Stay on this page" }).click();
  await expect(notice).toBeHidden();
  // A dialog whose part of the program has not come yet asks for the same patience.
  await page.locator("main a[aria-haspopup=dialog]").first().click();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("Our check-off file never balances.");
  await notice.getByRole("button", { name: "Stay on this page" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/terms$/);
  await expect(notice).toBeHidden();
});

test("a form that is sent without a connection keeps its fields, and goes when it is back", async ({
  page,
  context,
}) => {
  await startSession(page, "owner@jirani.example");
  await page.goto("/dashboard/account");
  const phone = page.getByLabel("Phone").first();
  await phone.fill("0722 000 111");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save my details" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "Your connection is gone" });
  await expect(notice).toBeVisible();
  await expect(phone).toHaveValue(/722 ?000 ?111/);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST" && answer.ok());
  await context.setOffline(false);
  await saved;
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(phone).toHaveValue(/722 ?000 ?111/);
});

test("a page that did not come says why, and comes by itself", async ({ page }) => {
  await page.goto("/contact");
  const lost = /\.data|\/healthz/;
  await page.route(lost, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Resource Centre" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your connection is gone" })).toBeVisible();
  await expect(page).toHaveTitle(/^Your connection is gone/);
  await expect(page.getByText("Error 500")).toHaveCount(0);
  await expectNoFindings(page);
  await page.unroute(lost);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/resources$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Your connection is gone");
});

test("what is downloaded when it is needed can be asked for again", async ({ page, context }) => {
  await page.goto("/resources");
  const title = page.getByRole("heading", { level: 1 });
  const preview = page.getByRole("link", { name: /^Preview/ }).first();
  await context.setOffline(true);
  await preview.click();
  // Also the library that draws such messages has not come.
  await expect(page.getByRole("status").filter({ hasText: "The preview could not be loaded" })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("The preview could not be loaded")).toHaveCount(0);
  await expect(title).toBeVisible();
  await context.setOffline(false);
  await preview.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a list that keeps itself up to date says that it is offline", async ({ page, context }) => {
  await startSession(page, "candidate@umoja.example");
  await page.goto("/jobs/applications");
  await expect(page.getByText("Live Updates")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("Offline")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Live Updates")).toBeVisible();
});
