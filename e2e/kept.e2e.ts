import { expect, type Page } from "@playwright/test";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** Leaves a page by a link of the workspace, and comes back by the browser's own button. */
async function leaveAndReturn(page: Page): Promise<void> {
  const here = page.url();
  await page.getByRole("navigation").getByRole("link", { name: "Overview" }).first().click();
  await expect(page).not.toHaveURL(here);
  await page.goBack();
  await expect(page).toHaveURL(here);
}

test.describe("what was typed and not sent", () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, "owner@umoja.example");
  });

  test("stays in forms of the workspace that one leaves @desktop", async ({ page }) => {
    await page.goto("/dashboard/settings/brand");
    await page.getByLabel("Short name").fill("Umoja");
    await page.getByLabel("Main colour", { exact: true }).fill("#0a5c99");
    await page.getByLabel("Tagline", { exact: true }).fill("Together we save");
    await leaveAndReturn(page);
    await expect(page.getByLabel("Tagline", { exact: true })).toHaveValue("Together we save");
    await expect(page.getByLabel("Main colour", { exact: true })).toHaveValue("#0a5c99");
    await expect(page.getByLabel("Short name")).toHaveValue("Umoja");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByLabel("Tagline", { exact: true })).not.toHaveValue("Together we save");

    await page.goto("/hr-manager/settings/first-days");
    const lines = page.getByRole("main").locator("[name=title]");
    const before = await lines.count();
    await lines.nth(before - 2).fill("Order a laptop");
    await lines.nth(before - 1).fill("Lunch with the team");
    await leaveAndReturn(page);
    await expect(lines.nth(before - 1)).toHaveValue("Lunch with the team");
    await expect(lines.nth(before - 2)).toHaveValue("Order a laptop");
    await expect(lines.first()).not.toHaveValue("Lunch with the team");
  });

  test("is forgotten once it was sent, where the page leads on @desktop", async ({ page }) => {
    await page.goto("/dashboard/customer-experience/segments/new");
    const name = page.getByRole("textbox", { name: "Name", exact: true });
    await name.fill(`Teachers ${crypto.randomUUID().slice(0, 8)}`);
    await page.getByRole("button", { name: "Save segment" }).click();
    await expect(page).not.toHaveURL(/segments\/new$/);
    await page.goto("/dashboard/customer-experience/segments/new");
    await expect(name).toHaveValue("");
    await expect(page.getByText("It was kept for you.")).toHaveCount(0);
  });

  test("stays in dialogs that one leaves by Back, with all that was added @phone", async ({ page }) => {
    const dialog = page.getByRole("dialog");
    /** Follows a link to another page of settings, types in a window there, goes Back and on again. */
    async function leaveByBack(link: string, opener: string, type: () => Promise<void>) {
      const before = page.url();
      await page.getByRole("main").getByRole("link", { name: link, exact: true }).click();
      const button = page.getByRole("button", { name: opener });
      await button.click();
      await type();
      await page.goBack();
      await expect(page).toHaveURL(before);
      await expect(dialog).toHaveCount(0);
      await page.goForward();
      await button.click();
    }
    const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
    await page.goto("/hr-manager/settings");
    await leaveByBack("Assessments", "New question", async () => {
      await field("Question").fill("What is a share?");
      await field("Options").fill("A part of the SACCO");
      await page.keyboard.press("Enter");
      // Typed, and not added yet.
      await field("Options").fill("A loan");
    });
    await expect(field("Question")).toHaveValue("What is a share?");
    await expect(field("Option 1")).toHaveValue("A part of the SACCO");
    await expect(field("Option 2")).toHaveValue("A loan");
    await page.keyboard.press("Escape");

    await leaveByBack("Templates and stages", "New template", () => field("Subject").fill("Your papers"));
    await expect(field("Subject")).toHaveValue("Your papers");
  });

  test("stays in the dialog that tags candidates, however it is closed @desktop", async ({ page }) => {
    await page.goto("/hr-manager/applications?sort=newest");
    const open = async () => {
      await page.getByRole("button", { name: "Tag", exact: true }).click();
      return page.getByRole("dialog", { name: /^Tag the candidates/ });
    };
    await page.getByRole("main").getByRole("row").nth(1).getByRole("checkbox").check();
    let dialog = await open();
    await dialog.getByLabel("Tags", { exact: true }).pressSequentially("Career fair");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    dialog = await open();
    await expect(dialog.getByText("Career fair", { exact: true })).toBeVisible();
    await dialog.getByLabel("Tags", { exact: true }).pressSequentially("Second round");
    // Beside it.
    await page.mouse.click(5, 5);
    await expect(dialog).toHaveCount(0);
    dialog = await open();
    await expect(dialog.getByText("Second round", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Discard" }).click();
    await expect(dialog.getByText("Career fair", { exact: true })).toHaveCount(0);
  });
});

test("a demo's form has all of what was typed again when it opens the next time @desktop", async ({
  page,
}) => {
  await page.goto("/digital-marketing-agent");
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "View Demo" }).click();
  await dialog.getByRole("button", { name: "New campaign" }).click();
  await dialog.getByLabel("Campaign name").fill("School fees");
  await dialog.getByLabel("Message").fill("Schools open soon.");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "View Demo" }).click();
  await dialog.getByRole("button", { name: "New campaign" }).click();
  await expect(dialog.getByLabel("Message")).toHaveValue("Schools open soon.");
  await expect(dialog.getByLabel("Campaign name")).toHaveValue("School fees");
});
