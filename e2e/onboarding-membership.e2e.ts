import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join("");

test("a member has a link sent from the landing page, and asks for a correction in Kiswahili", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const email = newEmail("akinyi");
  const staff = await browser.newPage();
  await startSession(staff, "onboarding@umoja.example");
  const created = await staff.request.post("/api/members", {
    data: {
      fullName: "Akinyi Otieno",
      idNumber: `9${digits(7)}`,
      phoneNumber: `07${digits(8)}`,
      email,
      language: "sw",
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  await page.goto("/member-onboarding-agent?sacco=umoja");
  await page.getByRole("link", { name: "Member Login" }).click();
  const dialog = page.getByRole("dialog", { name: "Member Login" });
  await dialog.getByLabel("Email or phone number").fill(email);
  await expectNoFindings(page);
  await dialog.getByRole("button", { name: "Send me the link" }).click();
  await expect(dialog.getByText("the link is on its way")).toBeVisible();

  const { text } = await mailTo(page, email, "Uanachama wako");
  const link = /https?:\/\/\S+(\/sw\/membership\/[\w-]+)/.exec(text)?.[1] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Uanachama wako" })).toBeVisible();
  await page.getByRole("button", { name: "Tuma ombi" }).click();
  await expect(page.getByLabel("Kwa maneno yako")).toBeFocused();
  await page.getByLabel("Kwa maneno yako").fill("Jina langu huandikwa Akinyì.");
  await page.getByRole("button", { name: "Tuma ombi" }).click();
  await expect(page.getByText("Ombi lako liko kwa SACCO.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Akinyì" })).toContainText(
    "Jibu kabla ya mwisho wa",
  );
  expect.soft(await foreignWords(page, "sw")).toEqual([]);
  await expectNoFindings(page);

  await staff.goto("/dashboard/member-onboarding/requests?status=open&sort=-createdAt");
  await staff
    .getByRole("listitem")
    .filter({ hasText: "Akinyì" })
    .first()
    .getByRole("link", { name: "Correct now" })
    .click();
  await expect(staff.getByRole("heading", { level: 1, name: "Correct details" })).toBeVisible();
  await expect(staff.getByText("Jina langu huandikwa Akinyì.")).toBeVisible();
  await expect(staff.getByLabel("Full Name")).toHaveValue("Akinyi Otieno");
  await staff.getByLabel("Full Name").fill("Akinyì Otieno");
  await staff.getByRole("button", { name: "Save the correction" }).click();
  await expect(staff.getByLabel("Reason")).toBeFocused();
  await staff.getByLabel("Reason").fill("As on her ID.");
  await expectNoFindings(staff);
  await staff.getByRole("button", { name: "Save the correction" }).click();
  await expect(staff).toHaveURL(/\/requests$/);
  const { id } = (await created.json()) as { id: string };
  await staff.goto(`/dashboard/member-onboarding/members/${id}?tab=history`);
  await staff.getByRole("tab", { name: /^History/ }).click();
  await expect(staff.getByText("Akinyi Otieno now Akinyì Otieno")).toBeVisible();
  await staff.close();

  await page.reload();
  await expect(page.getByText("Kilichorekebishwa: Jina kamili")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Pakua taarifa zangu" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-data-.*\.zip$/);
  expect(readFileSync(await download.path()).toString("latin1")).toContain(email);
});
