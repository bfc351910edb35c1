import { createReadStream } from "node:fs";
import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { nairobiDayAfter } from "#contract/core/clock.ts";
import { unusualTime } from "#server/recruitment/pipeline/working-hours.ts";
import { newEmail, password, startSession, verifyEmail } from "./people.ts";

/** A day that lies ahead, as a date field takes it. */
export const inDays = (days: number) => nairobiDayAfter(new Date(), days);

/** A working day on which no other journey has filled the calendars of the demo's staff, nor the demo its two weeks. */
export function someDay(): string {
  for (;;) {
    const day = inDays(16 + Math.floor(Math.random() * 300));
    const noon = new Date(`${day}T12:00:00+03:00`);
    if (!unusualTime({ startsAt: noon, endsAt: noon })) return day;
  }
}

/**
 * A new person who has applied to one of Jirani's jobs, signed in.
 * @param word part of everything that they type
 * @param to another job, or a CV that goes along
 * @returns the application's id
 */
export async function apply(
  page: Page,
  email: string,
  fullName: string,
  word = "",
  to: { jobId?: string; cv?: string } = {},
): Promise<string> {
  const [firstName, lastName] = fullName.split(" ");
  await page.request.post("/api/auth/register", {
    data: { firstName, lastName, email, phone: "+254712345678", password },
  });
  await verifyEmail(page, email);
  await startSession(page, email);
  const jobs = await page.request.get("/api/jobs?sacco=jirani&q=Bank+Teller");
  const [job] = (await jobs.json()) as { id: string }[];
  const answer = await page.request.post("/api/applications", {
    multipart: {
      jobId: to.jobId ?? job?.id ?? "",
      ...(to.cv ? { cvFile: createReadStream(to.cv) } : {}),
      candidateData: JSON.stringify({
        name: fullName,
        email,
        phone: "+254712345678",
        location: `Machakos ${word}`.slice(0, 200).trim(),
        workExperiences: [
          {
            company: `Tala Savers ${word}`.slice(0, 200),
            position: `Teller ${word}`.slice(0, 200),
            startDate: "2022-02",
            current: true,
            description: `Served members at the counter. ${word}`,
          },
        ],
        education: "diploma",
        skills: ["Cash handling", ...(word ? [word.slice(0, 80)] : [])],
        expectedSalary: `KSh 40,000 ${word}`.slice(0, 200),
        availableStartDate: inDays(30),
      }),
      coverLetter: `I have served members at a counter for four years and would like to do so at Jirani. ${word}`,
      additionalInfo: word,
      workAuthorization: "citizen",
      willingToRelocate: "true",
      hasBackground: "false",
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** A new job seeker, signed in on `page`, and the address of the form for an open job. */
export async function startApplying(page: Page): Promise<{ email: string; form: string }> {
  const email = newEmail("draft");
  const account = { firstName: "Halima", lastName: "Abdi", email, password };
  await page.request.post("/api/auth/register", { data: account });
  await startSession(page, email);
  const jobs = (await (await page.request.get("/api/jobs?q=internal+auditor")).json()) as { id: string }[];
  return { email, form: `/jobs/apply?job=${jobs[0]?.id}` };
}

/** Opens the form and waits until it listens. */
export async function openForm(page: Page, form: string): Promise<void> {
  await page.goto(form);
  await expect(page.getByRole("tab", { name: "Application Form" })).toBeVisible();
  // The draft may open at any step; the tab answers once the page is alive.
  await expect(async () => {
    await page.getByRole("tab", { name: "Upload Resume" }).click();
    await expect(page.getByRole("heading", { name: "Upload your resume" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("tab", { name: "Application Form" }).click();
}

/** Waits until a form with a draft says that the server has what is on the screen. */
export const expectSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** Somebody of HR at a desk of their own, with the application open. */
export async function asHr(browser: Browser, id: string): Promise<{ page: Page; dialog: Locator }> {
  const page = await (await browser.newContext()).newPage();
  await startSession(page, "hr@jirani.example");
  await page.goto(`/hr-manager/applications?application=${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Schedule Call" })).toBeVisible();
  return { page, dialog };
}

/** Shows a part of an open application: behind its group at a desk, from the field of all parts on a phone. */
export async function showPart(dialog: Locator, part: string | RegExp): Promise<void> {
  const field = dialog.getByRole("combobox", { name: "Parts of the application" });
  const tab = (name: string | RegExp) => dialog.getByRole("tab", { name, exact: true });
  await expect(field.or(tab("Overview"))).toBeVisible();
  if (await field.isVisible()) {
    const option = field.getByRole("option", { name: part, exact: true });
    await field.selectOption((await option.getAttribute("value")) ?? "");
    return;
  }
  const group = partGroups.find(([, parts]) => parts.some((one) => one === part))?.[0];
  if (group) await tab(group).click();
  await tab(part).click();
}

/** The parts that stand behind a group of another name. */
const partGroups: readonly [RegExp, readonly string[]][] = [
  [/^CV & answers/, ["CV", "Answers", "Documents"]],
  [/^Assessments & scorecards/, ["Assessments", "Scorecards"]],
  [/^Offer & first days/, ["Offers", "First days"]],
];
