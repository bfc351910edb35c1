import { expect, type Page } from "@playwright/test";
import { inDays, showPart } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { newEmail, password, startSession, verifyEmail } from "./people.ts";
import { test } from "./test.ts";

const licence = "Do you hold a driving licence?";

/** A job of Umoja's, published by a program. @returns its id */
async function publish(page: Page, title: string): Promise<string> {
  const made = await page.request.post("/api/hr/jobs", {
    data: {
      title,
      department: "Operations",
      description: "You drive our mobile branch and serve members at markets.",
      // Other journeys look at whatever is the newest on the board.
      responsibilities: ["Drive the mobile branch"],
      requirements: ["A certificate in banking"],
      salary: "KSh 35,000 - 45,000",
    },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

/** A new candidate whose form for the job is filled in as far as step 3. */
async function candidateAtDetails(page: Page, jobId: string): Promise<void> {
  const email = newEmail("driver");
  const person = { firstName: "Zawadi", lastName: "Mutiso", email, phone: "+254712345678", password };
  await page.request.post("/api/auth/register", { data: person });
  await verifyEmail(page, email);
  await startSession(page, email);
  const values = {
    location: "Machakos",
    noWorkExperience: true,
    education: "diploma",
    skills: ["Driving", "Cash handling"],
    expectedSalary: "KSh 40,000",
    availableStartDate: inDays(30),
    workAuthorization: "citizen",
    coverLetter: "I have driven a delivery van for four years and know every market between here and Kitui.",
  };
  const kept = await page.request.put(`/api/candidate/drafts/${jobId}`, {
    data: { values, step: 3, resumeId: null, version: 0 },
  });
  expect(kept.ok()).toBe(true);
}

test("a job's own question is asked on a phone, and its knock-out answer is shown to HR", async ({
  page,
  browser,
}) => {
  await startSession(page, "hr@umoja.example");
  const title = `Mobile Branch Driver ${crypto.randomUUID().slice(0, 6)}`;
  const jobId = await publish(page, title);
  await page.goto(`/hr-manager/jobs/${jobId}/edit`);
  await page.getByRole("button", { name: "Add a question" }).click();
  await page
    .getByRole("textbox", { name: "Question", exact: true })
    .first()
    .fill("Which markets do you know?");
  await page.getByRole("button", { name: "Add a question" }).click();
  await page.getByRole("textbox", { name: "Question", exact: true }).nth(1).fill(licence);
  await page.getByRole("combobox", { name: "Answer", exact: true }).nth(1).selectOption("Yes or no");
  await page.getByRole("group", { name: "Knock-out answers" }).getByLabel("No").check();
  await page.getByRole("button", { name: "Move question 2 up" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Question", exact: true }).nth(0)).toHaveValue(licence);
  await expectNoFindings(page, "main");
  await page.getByRole("button", { name: "Save the job" }).click();
  await expect(page.getByText("Job saved", { exact: true }).last()).toBeVisible();

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  await candidateAtDetails(phone, jobId);
  await phone.goto(`/jobs/apply?job=${jobId}`);
  await expect(phone.getByRole("heading", { name: "Questions from Umoja SACCO" })).toBeVisible();
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByText("Please answer this question")).toHaveCount(2);
  await phone.getByLabel("Which markets do you know?").fill("Wote and Emali");
  await phone.getByRole("radio", { name: "No" }).check();
  await expectNoFindings(phone, "main");
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByText("Wote and Emali")).toBeVisible();
  await phone.getByRole("checkbox", { name: /I agree/ }).check();
  await phone.getByRole("button", { name: "Submit" }).click();
  await expect(phone).toHaveURL(/\/jobs\/applications/);

  await page.goto(`/hr-manager/applications?jobId=${jobId}&flagged=true`);
  await expect(page.getByText("Knock-out", { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page
    .getByRole("link", { name: /View Details/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await showPart(dialog, "Answers");
  await expect(dialog.getByText(licence)).toBeVisible();
  await expect(dialog.getByText("Knock-out answer")).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
});
