import { expect } from "@playwright/test";
import { mailTo, newEmail, password, startSession, verifyEmail } from "./people.ts";
import { test } from "./test.ts";

test("a person whom no vacancy fits applies all the same, and HR invites them when one does", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const email = newEmail("no-vacancy");
  await page.request.post("/api/auth/register", {
    data: { firstName: "Naliaka", lastName: "Simiyu", email, phone: "+254712345678", password },
  });
  await verifyEmail(page, email);
  await startSession(page, email);
  await page.goto("/jobs?sacco=jirani");
  await page.getByRole("link", { name: "Send a general application" }).click();
  await page.getByLabel("In your own words").fill("Lending to farmers, in Meru or near it.");
  await page.getByRole("checkbox", { name: "Credit" }).check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  // What was typed is there in another browser, too.
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Credit" })).toBeChecked();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Location").fill("Meru");
  await page.getByLabel("Highest qualification").selectOption("diploma");
  await page.getByLabel("Key skills").fill("Loan appraisal");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Send my general application" }).click();
  await expect(page.getByText("Please agree, so that the SACCO may keep your application")).toBeVisible();
  await page.getByRole("checkbox", { name: /may keep my application/ }).check();
  await page.getByRole("button", { name: "Send my general application" }).click();
  await expect(page.getByRole("heading", { name: "General applications" })).toBeVisible();
  await mailTo(page, email, "has your general application");

  const hr = await browser.newContext();
  await startSession(hr, "hr@jirani.example");
  const desk = await hr.newPage();
  await desk.goto(`/hr-manager/candidates?q=${encodeURIComponent(email)}`);
  await desk.getByRole("button", { name: "Preview & Actions" }).click();
  await desk.getByLabel("Propose a job").selectOption({ index: 1 });
  await desk.getByRole("button", { name: "Invite to apply" }).click();
  await expect(desk.getByText("Naliaka Simiyu is invited to apply")).toBeVisible();
  await hr.close();

  await mailTo(page, email, "A position that may fit you");
  await page.reload();
  await page.getByRole("link", { name: /^Apply for/ }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Meru");
});
