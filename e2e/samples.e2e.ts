import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 300_000 });

const trial = "Start Free Trial to Access Full Demo";

function demoButton(page: Page, agent: string): Locator {
  return page.getByRole("region", { name: "Demos" }).getByRole("button", { name: agent, exact: true });
}

/** Opens a demo, pressing again until the page's scripts are there to answer. */
async function openDialog(page: Page, opener: Locator, title: string): Promise<Locator> {
  const dialog = page.getByRole("dialog", { name: title });
  await expect(async () => {
    if (!(await dialog.isVisible())) await opener.click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog).toContainText("Sample data");
  return dialog;
}

async function openDemo(page: Page, agent: string, title: string): Promise<Locator> {
  await page.goto("/dev/kit");
  return openDialog(page, demoButton(page, agent), title);
}

/** Axe finds nothing in what stands here, in either theme. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFindings(page);
  }
}

function button(within: Locator, name: string): Locator {
  return within.getByRole("button", { name, exact: true });
}

function figure(within: Locator, label: string): Locator {
  const card = within.locator("dl > div").filter({ has: within.page().getByText(label, { exact: true }) });
  return card.locator("dd").first();
}

test("a demo keeps the focus, gives it back, forgets on closing and leads to the trial", async ({ page }) => {
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
  await button(dialog, trial).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("The sign-up dialog opens here")).toBeVisible();
});

for (const [path, open, title, next] of [
  ["recruitment-specialist-agent", "View Demo", "Recruitment Specialist AI", "Start Free Trial"],
  ["loan-processing-agent", "View Demo", "Loan Processing AI", "Start Free Trial"],
  ["sales-automation-agent", "View Demo", "Sales Automation AI", "Start Free Trial"],
  ["financial-advisor-agent", "View Demo", "Financial Advisor AI", "Start Free Trial"],
  ["digital-marketing-agent", "View Demo", "Digital Marketing AI", "Start Free Trial"],
  ["customer-experience-agent", "See Demo", "Customer Experience AI", "Start Your Free Trial"],
] as const) {
  test(`/${path} opens its demo, which leads to the sign-up dialog and back`, async ({ page }) => {
    await page.goto(`/${path}`);
    const opener = page.getByRole("main").getByRole("button", { name: open }).first();
    const dialog = await openDialog(page, opener, title);
    await button(dialog, trial).click();
    await expect(page.getByRole("dialog", { name: next, exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test("recruitment: candidates are found, interviewed, read and known", async ({ page }) => {
  const dialog = await openDemo(page, "Recruitment Specialist", "Recruitment Specialist AI");
  await expect(figure(dialog, "Total Applications")).toHaveText("247");
  const stages = dialog.getByRole("list").filter({ hasText: "Applications Received" }).getByRole("listitem");
  await expect(stages).toHaveText([/247/, /89/, /15/, /3/]);
  await expectSound(page);

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
  await expectSound(page);

  await button(dialog, "Schedule Interview for Brian Otieno").click();
  await expect(dialog.getByRole("heading", { name: "Interview with Brian Otieno" })).toBeFocused();
  await button(dialog, "Cancel").click();
  await expect(button(dialog, "Schedule Interview for Brian Otieno")).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByLabel("Video call").check();
  await expectSound(page);
  await button(dialog, "Schedule Interview").click();
  const card = dialog.getByRole("listitem").filter({ hasText: "Brian Otieno" });
  await expect(card).toContainText("Interview Scheduled");
  await expect(card).toContainText("video call with Jane Njeri");
  await expect(button(dialog, "Move Interview for Brian Otieno")).toBeFocused();

  await button(dialog, "Resume for Brian Otieno").click();
  await expect(dialog.getByRole("article")).toContainText("Ziwa SACCO");
  await expectSound(page);
  await button(dialog, "Back to candidates").click();
  await button(dialog, "Profile for Brian Otieno").click();
  await expect(dialog.getByText("brian.otieno@mail.example")).toBeVisible();
  await expectSound(page);
  await dialog.getByRole("tab", { name: "Overview" }).click();
  await expect(stages).toHaveText([/247/, /89/, /16/, /3/]);
});

test("recruitment: a job is added, figures are a table too, criteria screen again", async ({ page }) => {
  const dialog = await openDemo(page, "Recruitment Specialist", "Recruitment Specialist AI");
  await dialog.getByRole("tab", { name: "Job Postings" }).click();
  await expect(dialog.getByText("5 postings, 4 of them active")).toBeVisible();
  await expectSound(page);
  await button(dialog, "Create New Job").click();
  await button(dialog, "Add to the sample").click();
  await expect(dialog.getByLabel("Job Title")).toBeFocused();
  await expect(dialog.getByText("Enter a job title")).toBeVisible();
  await expectSound(page);
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
  await expectSound(page);

  await dialog.getByRole("tab", { name: "Analytics" }).click();
  const department = dialog.getByRole("region", { name: "Hiring by department" });
  await button(department, "As a table").click();
  await expect(department.getByRole("row", { name: "Credit 9 39%" })).toBeVisible();
  await expectSound(page);

  await dialog.getByRole("tab", { name: "AI Screening" }).click();
  await expect(dialog.getByText("4 of 8 meet all criteria.")).toBeVisible();
  await dialog.getByLabel("Minimum education").selectOption("Diploma");
  await dialog.getByLabel("Years in SACCO").selectOption("5+ years");
  await expect(dialog.getByText("Kelvin Mutua").first()).toBeVisible();
  await dialog.getByLabel("Compliance").uncheck();
  await dialog.getByLabel("Skills a candidate must name").selectOption("At least 1");
  await expect(dialog.getByText("4 of 8 candidates meet all three criteria")).toBeVisible();
  await expectSound(page);
});

test("loans: a file is appraised, mended, decided and taken back", async ({ page }) => {
  const dialog = await openDemo(page, "Loan Processing", "Loan Processing AI");
  await expect(dialog.getByText("KES 14,947", { exact: true })).toBeVisible();
  await button(dialog, "Repayment schedule").click();
  await expect(dialog.getByRole("row")).toHaveCount(37);
  await expectSound(page);
  await button(dialog, "Approve KES 450,000").click();
  await expect(dialog.getByText("Approved: KES 450,000 to Joseph Mwangi")).toBeVisible();
  await button(dialog, "Undo").click();
  await expect(button(dialog, "Approve KES 450,000")).toBeFocused();

  await dialog.getByLabel("Loan application").selectOption({ index: 1 });
  await expect(dialog.getByText("Does not meet every rule")).toBeVisible();
  await expect(button(dialog, "Offer KES 117,000")).toBeVisible();
  await expectSound(page);
  await dialog.getByLabel("Beatrice Akinyi").check();
  await expect(dialog.getByText("Meets every rule")).toBeVisible();
  await dialog.getByLabel("Loan amount").fill("a lot");
  await expect(dialog.getByText("Enter whole shillings")).toBeVisible();
  await dialog.getByLabel("Loan amount").fill("300000");
  await dialog.getByLabel("Repaid over").selectOption("60 months");
  await button(dialog, "Return with reasons").click();
  await expect(dialog.getByText("Returned to Lilian Achieng")).toBeVisible();
});

test("sales: prospects move, are filtered and get a message that was read first", async ({ page }) => {
  const dialog = await openDemo(page, "Sales Automation", "Sales Automation AI");
  await expect(figure(dialog, "Expected deposits")).toHaveText("KES 17,675");
  await expectSound(page);
  await button(dialog, "Move Halima Noor to Joined").click();
  await expect(dialog.getByRole("region", { name: "Joined" })).toContainText("Halima Noor");
  await expect(button(dialog, "Move Halima Noor to Applied")).toBeFocused();
  await expect(figure(dialog, "Expected deposits")).toHaveText("KES 19,675");
  await dialog.getByLabel("Product").selectOption("Chama account");
  await expect(figure(dialog, "Prospects")).toHaveText("1");
  await dialog.getByLabel("Product").selectOption("All products");

  await button(dialog, "Write message to Naomi Wairimu").click();
  await dialog.getByRole("textbox", { name: "Message" }).fill("");
  await button(dialog, "Mark as sent").click();
  await expect(dialog.getByText("Write a message")).toBeVisible();
  await button(dialog, "Draft again").click();
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(/Hello Naomi/);
  await expectSound(page);
  await button(dialog, "Mark as sent").click();
  await expect(dialog.getByRole("region", { name: "Contacted" })).toContainText("Naomi Wairimu");
  await expect(button(dialog, "Write message to Naomi Wairimu")).toBeFocused();
});

test("advice: a goal follows the budget, and a standing order the goal", async ({ page }) => {
  const dialog = await openDemo(page, "Financial Advisor", "Financial Advisor AI");
  await expect(dialog.getByText("The budget leaves KES 9,500, so it fits.")).toBeVisible();
  await expectSound(page);
  await button(dialog, "Save what is left over").click();
  await expect(dialog.getByText("It reaches the goal in 13 months.")).toBeVisible();
  await button(dialog, "Save what the goal needs").click();
  await button(dialog, "Set standing order of KES 6,846").click();
  await expect(dialog.getByText("on the 5th of each month")).toBeVisible();
  await button(dialog, "Undo").click();
  await dialog.getByLabel("Rent").fill("20000");
  await expect(dialog.getByText("KES 3,346 too little", { exact: false })).toBeVisible();
  await dialog.getByLabel("Reached in").selectOption("36 months");
  await expect(dialog.getByText("so it fits")).toBeVisible();
  await button(dialog, "As a table").click();
  await expect(dialog.getByRole("row", { name: /^36 months KES 15/ })).toBeVisible();
  await dialog.getByLabel("Member").selectOption({ index: 1 });
  await expect(dialog.getByText("Take more time, aim lower, or trim a want.")).toBeVisible();
  await expectSound(page);
});

test("marketing: a campaign is planned for those who agreed, and removed", async ({ page }) => {
  const dialog = await openDemo(page, "Digital Marketing", "Digital Marketing AI");
  await expectSound(page);
  await button(dialog, "New campaign").click();
  await button(dialog, "Add to calendar").click();
  await expect(dialog.getByLabel("Campaign name")).toBeFocused();
  await dialog.getByLabel("Campaign name").fill("Chama week");
  await dialog.getByLabel("Message").fill("Umoja SACCO: bring your chama.");
  await button(dialog, "Add to calendar").click();
  await expect(dialog.getByText("Say how to stop these messages")).toBeVisible();
  await dialog.getByLabel("Message").fill("Umoja SACCO: bring your chama. STOP to 20360.");
  await dialog.getByLabel("County").selectOption("Nakuru");
  await expect(dialog.getByText("Reaches 3 of 5: Nakuru")).toBeVisible();
  await expectSound(page);
  await button(dialog, "Add to calendar").click();
  await expect(figure(dialog, "Planned campaigns")).toHaveText("5");
  await expect(dialog.getByRole("button", { name: /Chama week/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("2 did not agree to marketing and get nothing.")).toBeVisible();
  await expectSound(page);
  await button(dialog, "Remove campaign").click();
  await expect(figure(dialog, "Planned campaigns")).toHaveText("4");
  await expect(button(dialog, "New campaign")).toBeFocused();
});

test("experience: figures are counted, members answered, and the survey counts", async ({ page }) => {
  const dialog = await openDemo(page, "Customer Experience", "Customer Experience AI");
  await expect(figure(dialog, "CSAT")).toHaveText("4.8/5");
  await expect(figure(dialog, "NPS")).toHaveText("78");
  await expect(figure(dialog, "Interactions")).toHaveText("147");
  await expectSound(page);

  await dialog.getByRole("tab", { name: /Feedback Loop/ }).click();
  await dialog.getByLabel("Channel").selectOption("Branch");
  await expect(dialog.getByText("1 shown, 1 waiting for a reply")).toBeVisible();
  await button(dialog, "Reply to Njuguna Kimani").click();
  await dialog
    .getByLabel("Reply", { exact: true })
    .fill("A second teller works at lunch on paydays from now on.");
  await expectSound(page);
  await button(dialog, "Tell the member").click();
  await expect(dialog.getByText("Member told: A second teller")).toBeVisible();
  await expect(button(dialog, "Reply again to Njuguna Kimani")).toBeFocused();
  await expectSound(page);

  await dialog.getByRole("tab", { name: "Member survey" }).click();
  await button(dialog, "Send answer").click();
  await expect(dialog.getByText("Choose one of the five")).toBeVisible();
  await expect(dialog.getByLabel("1 Very dissatisfied")).toBeFocused();
  await expectSound(page);
  await dialog.getByLabel("1 Very dissatisfied").check();
  await dialog.getByLabel("0", { exact: true }).check();
  await button(dialog, "Send answer").click();
  await expect(figure(dialog, "NPS")).toHaveText("76");
  await expect(figure(dialog, "Interactions")).toHaveText("148");
  await button(dialog, "Undo").click();
  await expect(figure(dialog, "NPS")).toHaveText("78");
});
