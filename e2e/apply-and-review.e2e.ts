import path from "node:path";
import { type Browser, expect, type Page } from "@playwright/test";
import { nairobiDay } from "#contract/core/clock.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import { showPart } from "./applicants.ts";
import { mailTo, newEmail, password, verifyEmail } from "./people.ts";
import { test } from "./test.ts";

interface Applicant {
  firstName: string;
  lastName: string;
  /** A real CV of the format's own program, in e2e/fixtures. */
  cv: string;
  phone: string;
  position: string;
  employer: string;
  skill: string;
}

const applicants: Applicant[] = [
  {
    firstName: "Faith",
    lastName: "Koech",
    cv: "faith-chebet-koech.pdf",
    phone: "+254722456789",
    position: "Senior Credit Officer",
    employer: "Boresha Savings and Credit Co-operative Society",
    skill: "Loan appraisal",
  },
  {
    firstName: "Kevin",
    lastName: "Nzomo",
    cv: "kevin-mutua-nzomo.docx",
    phone: "+254733210987",
    position: "Accountant",
    employer: "Mlango Kubwa SACCO Ltd",
    skill: "Bank reconciliation",
  },
  {
    firstName: "Amina",
    lastName: "Bakari",
    cv: "amina-said-bakari.doc",
    phone: "+254110345678",
    position: "Customer Service Representative",
    employer: "Pwani Mobile Money Agents",
    skill: "Complaint handling",
  },
];

const job = "Internal Auditor";
const note = "Strong on controls; call on Monday.";
const letter =
  "I have worked with members' money for years and would be proud to guard yours with the same care.";
const corrected = "Kilimani, Nairobi";
const message = "Please keep Tuesday morning free.";

async function findJob(page: Page): Promise<void> {
  await page.goto("/jobs");
  await page.getByLabel("Search").fill("internal auditor");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=internal/);
  await expect(page.getByText("Showing 1 of")).toBeVisible();
  await page.getByRole("link", { name: job, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: job })).toBeVisible();
  await page
    .getByRole("link", { name: /Apply Now/ })
    .first()
    .click();
}

/** Applying asks to sign in; a new person registers, and the chosen job survives both. */
async function createAccount(page: Page, { firstName, lastName }: Applicant, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/jobs\/login\?job=/);
  await page.getByRole("main").getByRole("link", { name: "Create Account" }).click();
  await page.getByLabel("First Name").fill(firstName);
  await page.getByLabel("Last Name").fill(lastName);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm Password", exact: true }).fill(password);
  await page.getByLabel("I agree to the terms").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please sign in with your new account credentials.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/login\?.*job=/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/jobs\/apply\?job=/);
}

async function readCv(page: Page, { cv, phone, position, employer, skill }: Applicant): Promise<void> {
  await page.getByRole("tab", { name: "Upload Resume" }).click();
  // Why a file was not taken stays beside the field.
  const photo = { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("none") };
  await page.locator('input[type="file"]').first().setInputFiles(photo);
  await expect(page.getByRole("tabpanel").getByText("Please upload a PDF or Word document.")).toBeVisible();
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles(path.join(import.meta.dirname, "fixtures", cv));
  await page.getByRole("button", { name: "Parse Resume" }).click();
  await expect(page.getByText("Resume Parsed Successfully")).toBeVisible();
  const summary = page.getByRole("tabpanel", { name: "Upload Resume" });
  for (const read of [readablePhone(phone), position, employer, skill])
    await expect(summary.getByText(read).first()).toBeVisible();
  // What is corrected is used, though nobody pressed "Save corrections"; what is wrong is said beside its field.
  const use = page.getByRole("button", { name: "Use this in my application" });
  await page.getByRole("button", { name: "Correct what we read" }).click();
  await summary.getByLabel("Phone").fill("abcdefghij");
  await summary.getByLabel("Address").fill(corrected);
  await use.click();
  await expect(summary.getByText("Please enter a valid phone number")).toBeVisible();
  await summary.getByLabel("Phone").fill(phone);
  await use.click();
}

async function completeForm(page: Page, applicant: Applicant): Promise<void> {
  await expect(page.getByText("Step 1 of 4")).toBeVisible();
  await expect(page.getByLabel("Phone")).toHaveValue(readablePhone(applicant.phone));
  await expect(page.getByLabel("Location")).toHaveValue(corrected);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 2 of 4")).toBeVisible();
  await expect(page.getByLabel("Company").first()).toHaveValue(applicant.employer);
  await expect(page.getByLabel("Position").first()).toHaveValue(applicant.position);
  // A skill that was typed and not added goes along.
  await page.getByLabel("Key skills").fill("Swahili");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 3 of 4")).toBeVisible();
  // Nothing of step 3 is in a CV: Next says what is missing and stays.
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Expected salary is required")).toBeVisible();
  await page.getByLabel("Expected salary").fill("KSh 110,000");
  await page.getByLabel("Available start date").fill("2024-02-01");
  await expect(page.getByText("This day has passed. Choose today or a later one")).toBeVisible();
  await page.getByLabel("Available start date").fill(nairobiDay(new Date(Date.now() + 60 * 86_400_000)));
  await page.getByLabel("Work authorization").selectOption({ label: "Kenyan Citizen" });
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Step 4 of 4")).toBeVisible();
  await page.getByLabel("Cover letter").fill("Too short");
  await expect(page.getByText("Cover letter must be at least 50 characters")).toBeVisible();
  await page.getByLabel("Cover letter").fill(letter);
  await expect(page.getByRole("link", { name: /^terms and conditions/ })).toHaveAttribute("href", "/terms");
  await page.getByLabel(/^I agree to the terms/).check();
  await page.getByRole("button", { name: /^Submit/ }).dblclick();
  await expect(page.getByText("Application Submitted Successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\/applications/);
}

/** What an HR officer does with the application, in a browser of their own. */
async function review(
  browser: Browser,
  viewport: { width: number; height: number } | null,
  email: string,
  { cv, skill }: Applicant,
) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`/hr-manager/applications?q=${email}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/hr-manager\/applications\?q=/);
  await page
    .getByRole("button", { name: /View Details/ })
    .or(page.getByRole("link", { name: /View Details/ }))
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await showPart(dialog, "CV");
  await expect(dialog.getByText(cv)).toBeVisible();
  if (cv.endsWith(".pdf")) await dialog.getByRole("tab", { name: "Text" }).click();
  await expect(dialog.getByText(skill).first()).toBeVisible();
  await dialog.getByLabel("New status").selectOption("interview");
  await dialog.getByLabel(/Internal notes/i).fill(note);
  await dialog.getByLabel(/Message to the candidate/i).fill(message);
  await dialog.getByRole("button", { name: "Update Application" }).click();
  await expect(page.getByText("Application status has been updated successfully.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await context.close();
}

for (const applicant of applicants) {
  test(`a job seeker applies with ${applicant.cv}, HR moves it on, and the candidate is notified`, async ({
    page,
    browser,
    hasTouch,
    viewport,
  }) => {
    test.skip(hasTouch !== applicant.cv.endsWith(".pdf"), "a PDF from the phone, Word files from the desk");
    const email = newEmail(applicant.firstName.toLowerCase());
    await findJob(page);
    await createAccount(page, applicant, email);
    await verifyEmail(page, email);
    await readCv(page, applicant);
    await completeForm(page, applicant);
    const card = page.getByRole("main");
    await expect(card.getByText("Stage 1 of 6")).toBeVisible();
    await mailTo(page, email, `We have received your application: ${job}`);

    await review(browser, viewport, email, applicant);

    const mail = await mailTo(page, email, `Your application for ${job}: interview`);
    expect(mail.text).toContain(message);
    expect(mail.text).not.toContain(note);
    await page.reload();
    await expect(card.getByText("Stage 3 of 6")).toBeVisible();
    await expect(card.getByText(message)).toBeVisible();
    await expect(page.getByText(note)).toHaveCount(0);

    // Everything that was sent is there to be read, and the next application starts with it.
    await page.getByRole("link", { name: /^View Details/ }).click();
    await expect(page.getByRole("heading", { name: "What you sent" })).toBeVisible();
    const sent = page.getByRole("main");
    for (const text of [letter, applicant.employer, corrected, "Swahili"])
      await expect(sent.getByText(text).first()).toBeVisible();
    const cv = await page.request.get(
      (await sent.getByRole("link", { name: applicant.cv }).getAttribute("href")) ?? "",
    );
    expect(cv.headers()["content-disposition"]).toContain(applicant.cv);
    await page.goto("/jobs/profile");
    await expect(page.getByLabel("Location", { exact: true })).toHaveValue(corrected);
    await expect(page.getByLabel("Keep what I send with an application")).toBeChecked();
  });
}
