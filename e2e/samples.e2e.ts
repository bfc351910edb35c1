import { expect } from "@playwright/test";
import { button, demoButton, expectAccessible, metric, openDemo, openDialog, trialLink } from "./samples.ts";
import { test } from "./test.ts";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 300_000 });

// By the keys of a keyboard; what a tap opens on a phone is seen in early-clicks.e2e.ts.
test("a demo keeps the focus, gives it back, forgets on closing and leads to the trial", {
  tag: "@desktop",
}, async ({ page }) => {
  const dialog = await openDemo(page, "Recruitment Specialist", "Recruitment Specialist AI");
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await dialog.getByRole("tab", { name: "Overview" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Candidates" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("End");
  await expect(dialog.getByRole("tab", { name: "AI Screening" })).toBeFocused();
  await dialog.getByLabel("Minimum education").selectOption("Master's degree");
  await expect(dialog.getByText("1 of 8 meet all criteria.")).toBeVisible();
  await button(dialog, "Reset sample").click();
  await expect(dialog.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(demoButton(page, "Recruitment Specialist")).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await trialLink(dialog).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("The sign-up dialog opens here")).toBeVisible();
});

for (const [path, open, title, next] of [
  ["recruitment-specialist-agent", "View Demo", "Recruitment Specialist AI", "Start Free Trial"],
  ["loan-processing-agent", "View Demo", "Loan Processing AI", "Start Free Trial"],
  ["sales-automation-agent", "View Demo", "Sales Automation AI", "Start Free Trial"],
  ["financial-advisor-agent", "View Demo", "Financial Advisor AI", "Start Free Trial"],
  ["digital-marketing-agent", "View Demo", "Digital Marketing AI", "Start Free Trial"],
] as const) {
  test(`/${path} opens its demo, which leads to the sign-up dialog and back`, { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto(`/${path}`);
    const opener = page.getByRole("main").getByRole("link", { name: open }).first();
    const dialog = await openDialog(page, opener, title);
    await trialLink(dialog).click();
    await expect(page.getByRole("dialog", { name: next, exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test("recruitment: candidates are found, interviewed, read and known", async ({ page }) => {
  const dialog = await openDemo(page, "Recruitment Specialist", "Recruitment Specialist AI");
  await expect(metric(dialog, "Total Applications")).toHaveText("247");
  const stages = dialog.getByRole("list").filter({ hasText: "Applications Received" }).getByRole("listitem");
  await expect(stages).toHaveText([/247/, /89/, /15/, /3/]);
  await expectAccessible(page);

  await button(dialog, "All candidates").click();
  await dialog.getByLabel("Search candidates").fill("loan officer");
  await expect(dialog.getByText("Showing 2 of 8 candidates")).toBeVisible();
  await dialog.getByLabel("Search candidates").fill("nobody");
  await button(dialog, "Clear all filters").click();
  await button(dialog, "Filter").click();
  await dialog.getByLabel("Status").selectOption("Technical Review");
  await dialog.getByLabel("Match score").selectOption("90% or more");
  await expect(dialog.getByText("Showing 1 of 8 candidates")).toBeVisible();
  await dialog.getByLabel("Status").selectOption("Any status");
  await expectAccessible(page);

  await button(dialog, "Schedule Interview for Brian Otieno").click();
  await expect(dialog.getByRole("heading", { name: "Interview with Brian Otieno" })).toBeFocused();
  await button(dialog, "Cancel").click();
  await expect(button(dialog, "Schedule Interview for Brian Otieno")).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Video call").check();
  await expectAccessible(page);
  await button(dialog, "Schedule Interview").click();
  const card = dialog.getByRole("listitem").filter({ hasText: "Brian Otieno" });
  await expect(card).toContainText("Interview Scheduled");
  await expect(card).toContainText("video call with Jane Njeri");
  await expect(button(dialog, "Move Interview for Brian Otieno")).toBeFocused();

  await button(dialog, "Resume for Brian Otieno").click();
  await expect(dialog.getByRole("article")).toContainText("Ziwa SACCO");
  await expectAccessible(page);
  await button(dialog, "Back to candidates").click();
  await button(dialog, "Profile for Brian Otieno").click();
  await expect(dialog.getByText("brian.otieno@mail.example")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("tab", { name: "Overview" }).click();
  await expect(stages).toHaveText([/247/, /89/, /16/, /3/]);
});

test("recruitment: a job is added, figures are a table too, criteria screen again", async ({ page }) => {
  const dialog = await openDemo(page, "Recruitment Specialist", "Recruitment Specialist AI");
  await dialog.getByRole("tab", { name: "Job Postings" }).click();
  await expect(dialog.getByText("5 postings, 4 of them active")).toBeVisible();
  await expectAccessible(page);
  await button(dialog, "Create New Job").click();
  await button(dialog, "Add to the sample").click();
  await expect(dialog.getByLabel("Job Title")).toBeFocused();
  await expect(dialog.getByText("Enter a job title")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Job Title").fill("Internal Auditor");
  await dialog.getByLabel("Department").selectOption("Operations");
  await dialog.getByLabel("Job Description").fill("You check what others sign.");
  await button(dialog, "Add to the sample").click();
  await expect(dialog.getByText("6 postings, 5 of them active")).toBeVisible();
  await expect(button(dialog, "View Details of Internal Auditor")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("Nobody has applied yet.")).toBeVisible();
  await button(dialog, "Back to job postings").click();
  await button(dialog, "View Details of Senior Loan Officer").click();
  await expect(dialog.getByText("KSh 80,000 - 120,000")).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("tab", { name: "Analytics" }).click();
  const department = dialog.getByRole("table", { name: "Hiring by department" });
  await expect(department.getByRole("row", { name: "Credit 9 39%" })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole("tab", { name: "AI Screening" }).click();
  await expect(dialog.getByText("4 of 8 meet all criteria.")).toBeVisible();
  await dialog.getByLabel("Minimum education").selectOption("Diploma");
  await dialog.getByLabel("Years in SACCO").selectOption("5+ years");
  await expect(dialog.getByText("Kelvin Mutua").first()).toBeVisible();
  await dialog.getByLabel("Compliance").uncheck();
  await dialog.getByLabel("Skills a candidate must name").selectOption("At least 1");
  await expect(dialog.getByText("4 of 8 candidates meet all three criteria")).toBeVisible();
  await expectAccessible(page);
});
