import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { mailTo, startSession } from "./people.ts";
import { test } from "./test.ts";

test("a job is asked for, sent back, changed, approved on a phone and published", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await startSession(phone, "owner@jirani.example");
  await phone.goto("/hr-manager/settings/jobs");
  await phone.getByLabel("The owner approves each job before it is published").check();
  await phone.getByRole("button", { name: "Save Settings" }).click();
  await expect(phone.getByText("The settings are saved.")).toBeVisible();
  await expectNoFindings(phone, "main");

  const title = `Night Guard ${crypto.randomUUID().slice(0, 6)}`;
  await startSession(page, "hr@jirani.example");
  await page.goto("/hr-manager/jobs/new");
  const wizard = page.getByRole("dialog", { name: "Create Job" });
  const next = (name: string) => wizard.getByRole("button", { name, exact: true }).click();
  await wizard.getByLabel("Job title").selectOption("Custom Job Title");
  await wizard.getByRole("textbox", { name: "Custom Job Title" }).fill(title);
  await next("Next");
  await wizard.getByLabel("Manual creation").check();
  await next("Continue to Edit");
  await wizard.getByLabel("Department").selectOption("Operations");
  await wizard.getByLabel("Job Description").fill("You guard our branch at night.");
  await next("Preview Job");
  await next("Configure Tracking");
  await next("Ask for Approval");
  await page
    .getByRole("dialog", { name: "Sent to the owner" })
    .getByRole("link", { name: "Go to Jobs" })
    .click();
  await expect(page.getByRole("link", { name: new RegExp(title) })).toBeVisible();
  await expect(page.getByText("Waits for approval").first()).toBeVisible();

  const { text } = await mailTo(page, "owner@jirani.example", title);
  const path = /\/hr-manager\/jobs\/approval\/[\w-]+/.exec(text)?.[0] ?? "";
  await phone.goto(path);
  await expect(phone.getByText("You guard our branch at night.")).toBeVisible();
  await expectNoFindings(phone, "main");
  await phone.getByLabel("What has to change").fill("Say what you pay.");
  await phone.getByRole("button", { name: "Send Back" }).click();
  await expect(phone.getByText("Sent back to be changed")).toBeVisible();

  await page.goto(path);
  await expect(page.getByText("Say what you pay.")).toBeVisible();
  await page.getByRole("link", { name: "Change the job" }).click();
  await expect(wizard.getByText("The owner sent this job back")).toBeVisible();
  await wizard.getByRole("button", { name: "Previous" }).click();
  await wizard.getByRole("button", { name: "Previous" }).click();
  await wizard.getByLabel("Salary").fill("KSh 25,000");
  await next("Preview Job");
  await next("Configure Tracking");
  await next("Ask for Approval");
  await page
    .getByRole("dialog", { name: "Sent to the owner" })
    .getByRole("link", { name: "See the request" })
    .click();
  await expect(page.getByText("The owner decides")).toBeVisible();
  await expectNoFindings(page, "main");

  await phone.reload();
  await expect(phone.getByText("KSh 25,000").first()).toBeVisible();
  await phone.getByRole("button", { name: "Approve and Publish" }).click();
  await expect(phone).toHaveURL(/\/hr-manager\/jobs$/);
  await page.goto(`/jobs?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole("heading", { name: title })).toBeVisible();

  await phone.goto("/hr-manager/settings/jobs");
  await phone.getByLabel("The owner approves each job before it is published").uncheck();
  await phone.getByRole("button", { name: "Save Settings" }).click();
  await expect(phone.getByText("The settings are saved.")).toBeVisible();
});
