import { expect, type Locator, type Page } from "@playwright/test";
import { expectNoFindings, expectNoFindingsInBothThemes } from "./axe.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

const wizard = (page: Page) => page.getByRole("dialog", { name: "Create Job" });
const step = (page: Page, name: string) => wizard(page).getByRole("heading", { level: 2, name, exact: true });
const next = (page: Page, name: string) => wizard(page).getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).last();

async function openWizard(page: Page): Promise<void> {
  await page.goto("/hr-manager");
  await page.getByRole("link", { name: "Create Job" }).click();
  await expect(page).toHaveURL(/\/hr-manager\/jobs\/new\/[0-9a-f-]{36}/);
}

/** A title that no other run has used. */
const newTitle = (what: string) => `${what} ${crypto.randomUUID().slice(0, 6)}`;

async function typeTitle(page: Page, title: string): Promise<void> {
  await wizard(page).getByLabel("Job title").selectOption("Custom Job Title");
  await wizard(page).getByRole("textbox", { name: "Custom Job Title" }).fill(title);
  await next(page, "Next");
}

/** Drags the second milestone over the first, and back, where there is a mouse; a phone has the buttons alone. */
async function moveByHand(page: Page, stages: Locator): Promise<void> {
  const grip = (at: number) => stages.nth(at).getByTitle("Drag to move");
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await expect(grip(1)).toBeHidden();
    return;
  }
  const first = stages.nth(0).getByLabel("Stage name");
  await grip(1).dragTo(stages.nth(0));
  await expect(first).toHaveValue("HR Screening");
  await expect(page.getByText("HR Screening is now step 1 of 7.")).toBeAttached();
  await grip(0).dragTo(stages.nth(1));
  await expect(first).toHaveValue("Application Review");
}

test.describe("a job", () => {
  test.beforeEach(({ page }) => startSession(page, "hr@umoja.example"));

  test("is written from its title, corrected, and published to the board", async ({ page }) => {
    await openWizard(page);
    await wizard(page).getByLabel("Job title").selectOption("Loan Officer");
    await next(page, "Next");
    await wizard(page).getByLabel("AI generation").check();
    await wizard(page).getByLabel("Additional Requirements").fill("Based in Nakuru. CPA Part II is a must.");
    await next(page, "Generate Job Description");
    await expect(step(page, "Edit Job")).toBeVisible();
    await expect(toast(page, "Job Generated Successfully")).toBeVisible();
    await expect(wizard(page).getByLabel("Location")).toHaveValue(/Nakuru/);
    await expect(wizard(page).getByLabel("Department")).toHaveValue("Credit");
    const title = newTitle("Cooperative Trainer");
    await wizard(page).getByLabel("Job Title").fill(title);
    await expectNoFindingsInBothThemes(page, "[role=dialog]");
    await wizard(page).getByRole("textbox", { name: "Benefits", exact: true }).fill("A loan at staff rates");
    await next(page, "Preview Job");

    await expect(wizard(page).getByText("Ready to Publish")).toBeVisible();
    // What was typed and not added counts.
    await expect(wizard(page).getByText("A loan at staff rates")).toBeVisible();
    await next(page, "Configure Tracking");

    await expectNoFindings(page, "[role=dialog]");
    const stages = wizard(page)
      .getByRole("listitem")
      .filter({ has: page.getByLabel("Stage name") });
    await expect(stages).toHaveCount(6);
    await expect(stages.filter({ hasText: "Required" })).toHaveCount(4);
    await wizard(page).getByRole("button", { name: "Add Custom Milestone" }).click();
    await stages.nth(6).getByLabel("Stage name").fill("Field Visit");
    await wizard(page).getByRole("button", { name: "Move step 7 up" }).press("Enter");
    await expect(stages.nth(5).getByLabel("Stage name")).toHaveValue("Field Visit");
    await expect(wizard(page).getByRole("button", { name: "Move step 6 up" })).toBeFocused();
    await moveByHand(page, stages);
    const set = newTitle("Field officers");
    await wizard(page).getByText("Sets of milestones").click();
    await wizard(page).getByLabel("Save these milestones as").fill(set);
    await wizard(page).getByRole("button", { name: "Save the set" }).click();
    await wizard(page).getByRole("button", { name: "Use the default milestones" }).click();
    await expect(stages).toHaveCount(6);
    await wizard(page)
      .getByRole("button", { name: `Use ${set}` })
      .click();
    await expect(stages).toHaveCount(7);
    await next(page, "Publish Job");

    const published = page.getByRole("dialog", { name: "Your job is published" });
    const view = await published.getByRole("link", { name: "View the job" }).getAttribute("href");
    // Nothing of a job that is published waits behind it.
    await page.goBack();
    await expect(page).toHaveURL(/\/hr-manager\/jobs$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.goto(view ?? "");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("A loan at staff rates")).toBeVisible();
    await page.goto(`/jobs?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });

  test("says what each step lacks, and loses nothing by closing", async ({ page }) => {
    await openWizard(page);
    await next(page, "Next");
    await expect(toast(page, "Job Title Required")).toBeVisible();
    const title = newTitle("Night Guard");
    await typeTitle(page, title);
    await next(page, "Continue to Edit");
    await expect(toast(page, "Selection Required")).toBeVisible();
    await wizard(page).getByLabel("Manual creation").check();
    await next(page, "Continue to Edit");
    await next(page, "Preview Job");
    await expect(toast(page, "Missing Information")).toBeVisible();
    await expect(wizard(page).getByLabel("Department")).toBeFocused();
    await wizard(page).getByLabel("Job Description").fill("You guard our branch at night.");
    await wizard(page)
      .getByRole("textbox", { name: "Requirements", exact: true })
      .fill("A certificate of good conduct");
    await wizard(page).getByRole("link", { name: "Close" }).click();

    await expect(page).toHaveURL(/\/hr-manager\/jobs$/);
    await page.getByRole("link", { name: new RegExp(title) }).click();
    await expect(step(page, "Edit Job")).toBeVisible();
    await expect(wizard(page).getByLabel("Job Description")).toHaveValue("You guard our branch at night.");
    await expect(wizard(page).getByLabel("Requirement 1")).toHaveValue("A certificate of good conduct");
    await page.goBack();
    await page.getByRole("button", { name: `Throw away the draft ${title}` }).click();
    await page.getByRole("button", { name: "Throw it away" }).click();
    await expect(page.getByRole("link", { name: new RegExp(title) })).toHaveCount(0);
  });

  test("is changed, closed, opened again and used for another", async ({ page }) => {
    const title = newTitle("Seasonal Teller");
    const made = await page.request.post("/api/hr/jobs", {
      data: {
        title,
        department: "Operations",
        description: "You serve members at the counter.",
        // Other journeys look at whatever is the newest on the board.
        responsibilities: ["Pay and receive cash"],
        requirements: ["A certificate in banking"],
      },
    });
    expect(made.status()).toBe(201);
    await page.goto(`/hr-manager/jobs?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: `Edit ${title}` }).click();
    await expect(page.getByLabel("Job Description")).toHaveValue("You serve members at the counter.");
    await page.getByLabel("Salary Range").fill("KSh 30,000 - 40,000");
    await page.getByRole("button", { name: "Save the job" }).click();
    await expect(toast(page, "Job saved")).toBeVisible();
    await expect(page).toHaveURL(/\/hr-manager\/jobs$/);

    await page.goto(`/hr-manager/jobs?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: /^0/ }).click();
    await expect(page).toHaveURL(/\/hr-manager\/applications\?jobId=/);
    await expect(page.getByText("No applications match")).toBeVisible();
    await page.goBack();
    const more = page.getByRole("button", { name: `More actions for ${title}` });
    await more.click();
    await page.getByRole("menuitem", { name: "Close" }).click();
    await page.getByRole("button", { name: "Close the job" }).click();
    await expect(toast(page, "Job closed")).toBeVisible();
    await more.click();
    await page.getByRole("menuitem", { name: "Reopen" }).click();
    await page.getByRole("button", { name: "Open the job" }).click();
    await expect(toast(page, "Job opened again")).toBeVisible();
    await more.click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await expect(step(page, "Edit Job")).toBeVisible();
    await expect(wizard(page).getByLabel("Salary Range")).toHaveValue("KSh 30,000 - 40,000");
  });
});
