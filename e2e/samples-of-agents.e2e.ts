import { expect } from "@playwright/test";
import { button, expectAccessible, metric, openDemo } from "./samples.ts";
import { test } from "./test.ts";

test.use({ reducedMotion: "reduce" });
test.describe.configure({ timeout: 300_000 });

test("loans: a file is appraised, mended, decided and taken back", async ({ page }) => {
  const dialog = await openDemo(page, "Loan Processing", "Loan Processing AI");
  await expect(dialog.getByText("KES 14,947", { exact: true })).toBeVisible();
  await button(dialog, "Repayment schedule").click();
  await expect(dialog.getByRole("row")).toHaveCount(37);
  await expectAccessible(page);
  await button(dialog, "Approve KES 450,000").click();
  await expect(dialog.getByText("Approved: KES 450,000 to Joseph Mwangi")).toBeVisible();
  await button(dialog, "Undo").click();
  await expect(button(dialog, "Approve KES 450,000")).toBeFocused();

  await dialog.getByLabel("Loan application").selectOption({ index: 1 });
  await expect(dialog.getByText("Does not meet every rule")).toBeVisible();
  await expect(button(dialog, "Offer KES 117,000")).toBeVisible();
  await expectAccessible(page);
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
  await expect(metric(dialog, "Expected deposits")).toHaveText("KES 17,675");
  await expectAccessible(page);
  await button(dialog, "Move Halima Noor to Joined").click();
  await expect(dialog.getByRole("region", { name: "Joined" })).toContainText("Halima Noor");
  await expect(button(dialog, "Move Halima Noor to Applied")).toBeFocused();
  await expect(metric(dialog, "Expected deposits")).toHaveText("KES 19,675");
  await dialog.getByLabel("Product").selectOption("Chama account");
  await expect(metric(dialog, "Prospects")).toHaveText("1");
  await dialog.getByLabel("Product").selectOption("All products");

  await button(dialog, "Write message to Naomi Wairimu").click();
  await dialog.getByRole("textbox", { name: "Message" }).fill("");
  await button(dialog, "Mark as sent").click();
  await expect(dialog.getByText("Write a message")).toBeVisible();
  await button(dialog, "Draft again").click();
  await expect(dialog.getByRole("textbox", { name: "Message" })).toHaveValue(/Hello Naomi/);
  await expectAccessible(page);
  await button(dialog, "Mark as sent").click();
  await expect(dialog.getByRole("region", { name: "Contacted" })).toContainText("Naomi Wairimu");
  await expect(button(dialog, "Write message to Naomi Wairimu")).toBeFocused();
});

test("advice: a goal follows the budget, and a standing order the goal", async ({ page }) => {
  const dialog = await openDemo(page, "Financial Advisor", "Financial Advisor AI");
  await expect(dialog.getByText("The budget leaves KES 9,500, so it fits.")).toBeVisible();
  await expectAccessible(page);
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
  await expect(dialog.getByRole("row", { name: /^36 months KES 15/ })).toBeVisible();
  await dialog.getByLabel("Member").selectOption({ index: 1 });
  await expect(dialog.getByText("Take more time, aim lower, or trim a want.")).toBeVisible();
  await expectAccessible(page);
});

test("marketing: a campaign is planned for those who agreed, and removed", async ({ page }) => {
  const dialog = await openDemo(page, "Digital Marketing", "Digital Marketing AI");
  await expectAccessible(page);
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
  await expectAccessible(page);
  await button(dialog, "Add to calendar").click();
  await expect(metric(dialog, "Planned campaigns")).toHaveText("5");
  await expect(dialog.getByRole("button", { name: /Chama week/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("2 did not agree to marketing and get nothing.")).toBeVisible();
  await expectAccessible(page);
  await button(dialog, "Remove campaign").click();
  await expect(metric(dialog, "Planned campaigns")).toHaveText("4");
  await expect(button(dialog, "New campaign")).toBeFocused();
});

test("experience: figures are counted, members answered, and the survey counts", async ({ page }) => {
  const dialog = await openDemo(page, "Customer Experience", "Customer Experience AI");
  await expect(metric(dialog, "CSAT")).toHaveText("4.8/5");
  await expect(metric(dialog, "NPS")).toHaveText("78");
  await expect(metric(dialog, "Interactions")).toHaveText("147");
  await expectAccessible(page);

  await dialog.getByRole("tab", { name: /Feedback Loop/ }).click();
  await dialog.getByLabel("Channel").selectOption("Branch");
  await expect(dialog.getByText("1 shown, 1 waiting for a reply")).toBeVisible();
  await button(dialog, "Reply to Njuguna Kimani").click();
  await dialog
    .getByLabel("Reply", { exact: true })
    .fill("A second teller works at lunch on paydays from now on.");
  await expectAccessible(page);
  await button(dialog, "Tell the member").click();
  await expect(dialog.getByText("Member told: A second teller")).toBeVisible();
  await expect(button(dialog, "Reply again to Njuguna Kimani")).toBeFocused();
  await expectAccessible(page);

  await dialog.getByRole("tab", { name: "Member survey" }).click();
  await button(dialog, "Send answer").click();
  await expect(dialog.getByText("Choose one of the five")).toBeVisible();
  await expect(dialog.getByLabel("1 Very dissatisfied")).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel("1 Very dissatisfied").check();
  await dialog.getByLabel("0", { exact: true }).check();
  await button(dialog, "Send answer").click();
  await expect(metric(dialog, "NPS")).toHaveText("76");
  await expect(metric(dialog, "Interactions")).toHaveText("148");
  await button(dialog, "Undo").click();
  await expect(metric(dialog, "NPS")).toHaveText("78");
});
