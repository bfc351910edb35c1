import { expect } from "@playwright/test";
import { apply, showPart, someDay } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

test("a candidate books the interview and accepts the offer on a phone, HR hires by one press", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  const email = newEmail("offer");
  const id = await apply(phone, email, "Nafula Barasa");
  await startSession(page, "hr@jirani.example");
  await page.goto(`/hr-manager/applications?application=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Schedule Call" }).first().click();
  await dialog.getByRole("radio", { name: "At a time that the candidate chooses" }).check();
  await dialog.getByRole("button", { name: "Remove time 3" }).click();
  const [first, second] = [someDay(), someDay()].toSorted();
  await dialog.getByLabel("Day 1").fill("");
  await dialog.getByLabel("Day 2").fill(second ?? "");
  await dialog.getByRole("button", { name: "Offer these times" }).click();
  await expect(dialog.getByText("Choose a date")).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByLabel("Day 1").fill(first ?? "");
  await dialog.locator('input[name="slots.1.time"]').fill("15:00");
  await dialog.getByRole("button", { name: "Offer these times" }).click();
  await expect(dialog.getByText("Times offered")).toBeVisible();
  const offered = await mailTo(page, email, "Choose a time");
  await phone.goto(/\/jobs\/interview-times\/[\w-]+/.exec(offered.text)?.[0] ?? "");
  await expectNoFindings(phone, "main");
  await phone.getByRole("button", { name: "Book this time" }).last().click();
  await expect(phone.getByText("Your interview is booked")).toBeVisible();
  await mailTo(page, "hr@jirani.example", "You interview Nafula Barasa");
  await page.reload();
  await showPart(dialog, "Interviews");
  await expect(dialog.getByText("Upcoming", { exact: true })).toBeVisible();

  await dialog.getByRole("button", { name: "Make Offer" }).click();
  await dialog.getByLabel("Salary a month (KSh)").fill("");
  await dialog.getByRole("button", { name: "Save the offer" }).click();
  await expect(dialog.getByText("Enter the salary")).toBeVisible();
  await dialog.getByLabel("Salary a month (KSh)").fill("52500");
  await dialog.getByText("The letter as the candidate reads it").click();
  await expect(dialog.getByText(/Your salary is KSh 52,500 a month/)).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Save the offer" }).click();
  await expect(dialog.getByText("Draft", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Send the offer" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send the offer" }).click();
  await expect(dialog.getByText("Waits for the candidate")).toBeVisible();

  const { text } = await mailTo(page, email, "Your offer");
  const path = /\/jobs\/offers\/[\w-]+/.exec(text)?.[0] ?? "";
  await phone.goto(path);
  await expect(phone.getByText("Dear Nafula,")).toBeVisible();
  await expectNoFindings(phone, "main");
  await phone.getByRole("button", { name: "Accept the offer" }).click();
  await expect(phone.getByLabel("Your full name")).toBeFocused();
  await phone.getByLabel("Your full name").fill("Nafula Barasa");
  await phone.getByRole("button", { name: "Accept the offer" }).click();
  await expect(phone.getByText("Signed Nafula Barasa")).toBeVisible();
  await expectNoFindings(phone, "main");
  const letter = await phone.request.get(`/api/candidate/offers/${path.split("/").at(-1)}/letter`);
  expect(letter.headers()["content-type"]).toBe("application/pdf");

  await page.reload();
  await showPart(dialog, "Offer");
  await dialog.getByRole("button", { name: "Hire", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hire and send congratulations" }).click();
  await expect(dialog.getByRole("button", { name: "Hire", exact: true })).toBeHidden();
  await phone.goto(`/jobs/applications/${id}`);
  await expect(phone.getByText("You accepted", { exact: true })).toBeVisible();

  await expect(async () => {
    await phone.reload();
    await phone.getByRole("checkbox", { name: /Bring your original certificates/ }).check({ timeout: 5_000 });
  }).toPass();
  await page.reload();
  await showPart(dialog, "First days");
  await expect(dialog.getByText(/Done .* by Nafula Barasa/)).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
});
