import path from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { nairobiDay } from "#contract/core/clock.ts";
import { expectSaved, openForm, startApplying } from "./applicants.ts";
import { newEmail, signIn } from "./people.ts";
import { test } from "./test.ts";

/** Sends an application as another tab or device would. @returns its id */
async function sendApplication(page: Page, form: string): Promise<string> {
  const candidateData = {
    name: "Halima Abdi",
    email: newEmail("halima"),
    phone: "0712 345 678",
    location: "Garissa",
    workExperiences: [],
    noWorkExperience: true,
    education: "degree",
    skills: ["Excel"],
    expectedSalary: "KSh 60,000",
    availableStartDate: nairobiDay(new Date()),
  };
  const answer = await page.request.post("/api/applications", {
    multipart: {
      jobId: form.slice(-36),
      candidateData: JSON.stringify(candidateData),
      coverLetter: "I would like to learn how a SACCO is audited, and have read much about it.",
      workAuthorization: "citizen",
      willingToRelocate: "false",
      hasBackground: "false",
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function secondDevice(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, "/jobs/login", email);
  return page;
}

test("a draft outlives a closed tab and is there on another device, with its step and CV", async ({
  page,
  browser,
}) => {
  const { email, form } = await startApplying(page);
  await openForm(page, form);
  await page.getByRole("tab", { name: "Upload Resume" }).click();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(path.join(import.meta.dirname, "fixtures", "faith-chebet-koech.pdf"));
  await page.getByRole("button", { name: "Parse Resume" }).click();
  await page.getByRole("button", { name: "Use this in my application" }).click();
  await page.getByLabel("Location").fill("Mombasa");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  // The browser's Back leads to the step before, not out of the form.
  await page.goBack();
  await expect(page.getByLabel("Location")).toHaveValue("Mombasa");
  await page.goForward();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expectSaved(page);
  // The last words before the tab closes, without time for anything.
  await page.getByLabel("Position").first().fill("Head of Credit");
  const context = page.context();
  await page.close({ runBeforeUnload: true });

  const again = await context.newPage();
  await expect(async () => {
    const { values } = await (await again.request.get(`/api/candidate/drafts/${form.slice(-36)}`)).json();
    expect(values.workExperiences[0].position).toBe("Head of Credit");
  }).toPass();
  await openForm(again, form);
  await expect(again.getByText("We kept your draft from")).toBeVisible();
  await expect(again.getByLabel("Position").first()).toHaveValue("Head of Credit");

  const device = await secondDevice(browser, email);
  await expect(device.getByRole("heading", { name: "Not sent yet" })).toBeVisible();
  await device.getByRole("link", { name: "Continue: Internal Auditor" }).click();
  await expect(device.getByText("Step 2 of 4")).toBeVisible();
  await expect(device.getByLabel("Position").first()).toHaveValue("Head of Credit");
  await device.getByRole("button", { name: "Previous" }).click();
  await expect(device.getByLabel("Location")).toHaveValue("Mombasa");

  await device.getByRole("button", { name: "Start over" }).click();
  await device.getByRole("button", { name: "Delete draft and start over" }).click();
  await expect(device.getByLabel("Location")).toHaveValue("");
  await expect(device.getByText("We kept your draft from")).toHaveCount(0);
  await device.context().close();
});

test("a lost connection loses nothing: the form says so and saves when it is back", async ({ page }) => {
  const { form } = await startApplying(page);
  await openForm(page, form);
  await page.getByLabel("Location").fill("Kisumu");
  await expectSaved(page);
  await page.context().setOffline(true);
  await page.getByLabel("Location").fill("Kisumu, Milimani");
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  await expect(page.getByText("we keep trying")).toBeVisible();
  await page.context().setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByLabel("Location")).toHaveValue("Kisumu, Milimani");
});

test("two tabs do not overwrite each other: the second says so and offers a choice", async ({ page }) => {
  const { form } = await startApplying(page);
  const second = await page.context().newPage();
  await openForm(page, form);
  await openForm(second, form);
  await page.getByLabel("Location").fill("From the first tab");
  await expectSaved(page);
  await second.getByLabel("Location").fill("From the second tab");
  const told = second.getByRole("alert").filter({ hasText: "changed in another tab" });
  await expect(told).toBeVisible();
  await told.getByRole("button", { name: "Show the other version" }).click();
  await expect(second.getByLabel("Location")).toHaveValue("From the first tab");
  await second.getByLabel("Location").fill("From both");
  await expectSaved(second);

  await page.getByLabel("Location").fill("From the first tab again");
  await page.getByRole("button", { name: "Go on with this one" }).click();
  await expectSaved(page);
  await second.close();
  await page.reload();
  await expect(page.getByLabel("Location")).toHaveValue("From the first tab again");

  // The application is sent elsewhere: this tab says so, with a link to it.
  const sent = await sendApplication(page, form);
  await page.getByLabel("Location").fill("Typed after it was sent");
  const applied = page.getByRole("alert").filter({ hasText: "You have already applied" });
  await applied.getByRole("link", { name: "See my application" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/applications/${sent}$`));
  await page.request.post(`/api/applications/my/${sent}/withdraw`, { data: {} });
  await page.goto(form);
  await expect(page.getByText("You have withdrawn your application for this position")).toBeVisible();
});
