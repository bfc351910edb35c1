import { type Browser, expect, type Locator, type Page } from "@playwright/test";
import { mailTo, newEmail, password, signIn } from "./people.ts";
import { test } from "./test.ts";

interface OutboxMail {
  to: string;
  subject: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** A day that lies ahead, as a date field takes it. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The calendar entry of the newest mail to `to` with that subject, as lines. */
async function calendarOf(page: Page, to: string, subject: string): Promise<string[]> {
  await mailTo(page, to, subject);
  const mails = (await (await page.request.get("/api/dev/outbox?pageSize=200")).json()) as OutboxMail[];
  const mail = mails.find((one) => one.to === to && one.subject.includes(subject));
  const content = mail?.attachments[0]?.content ?? "";
  return Buffer.from(content, "base64").toString().replaceAll("\r\n ", "").split("\r\n");
}

const uidOf = (lines: string[]) => lines.find((line) => line.startsWith("UID:"));

/** A new person who has applied to one of Jirani's positions, signed in. @returns the application's id */
async function apply(page: Page, email: string, fullName: string): Promise<string> {
  const [firstName, lastName] = fullName.split(" ");
  await page.request.post("/api/auth/register", {
    data: { firstName, lastName, email, phone: "+254712345678", password },
  });
  await signIn(page, "/jobs/login", email);
  const jobs = await page.request.get("/api/jobs?sacco=jirani&q=Bank+Teller");
  const [job] = (await jobs.json()) as { id: string }[];
  const answer = await page.request.post("/api/applications", {
    multipart: {
      jobId: job?.id ?? "",
      candidateData: JSON.stringify({
        name: fullName,
        email,
        phone: "+254712345678",
        location: "Machakos",
        workExperiences: [
          {
            company: "Tala Savers",
            position: "Teller",
            startDate: "2022-02",
            current: true,
            description: "Served members at the counter.",
          },
        ],
        education: "diploma",
        skills: ["Cash handling"],
        expectedSalary: "KSh 40,000",
        availableStartDate: inDays(30),
      }),
      coverLetter: "I have served members at a counter for four years and would like to do so at Jirani.",
      workAuthorization: "citizen",
      willingToRelocate: "true",
      hasBackground: "false",
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

async function asHr(browser: Browser, id: string): Promise<{ page: Page; dialog: Locator }> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, "/login", "hr@jirani.example");
  await page.goto(`/hr-manager/applications?application=${id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Schedule Call" })).toBeVisible();
  return { page, dialog };
}

test("an interview is agreed, moved and called off, and the calendar follows", async ({ page, browser }) => {
  const email = newEmail("interview");
  const id = await apply(page, email, "Mueni Kilonzo");
  const hr = await asHr(browser, id);

  await hr.dialog.getByRole("button", { name: "Schedule Call" }).click();
  const form = hr.dialog.getByRole("form", { name: "Schedule Call" });
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(form.getByText("Choose a date")).toBeVisible();
  await form.getByRole("textbox", { name: "Date", exact: true }).fill(inDays(9));
  await form.getByLabel("Time (Nairobi)").fill("18:30");
  await form.getByLabel("Type").selectOption({ label: "Video call" });
  await form.getByLabel("Interviewer").fill(`Panel of ${email}`);
  await form.getByLabel("Link").fill("https://meet.example/jirani");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(hr.dialog.getByText("Upcoming")).toBeVisible();
  const invited = await calendarOf(page, email, "Your interview");
  expect(invited).toEqual(expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:0"]));

  await page.goto("/jobs/applications");
  await expect(page.getByText("Live Updates")).toBeVisible();
  await expect(page.getByRole("link", { name: "Join Interview" })).toHaveAttribute(
    "href",
    "https://meet.example/jirani",
  );
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/applications/${id}$`));
  await expect(page.getByText(/18:30 – 19:00/)).toBeVisible();

  await hr.dialog.getByRole("button", { name: "Change", exact: true }).click();
  const change = hr.dialog.getByRole("form", { name: "Change the interview" });
  await change.getByLabel("Time (Nairobi)").fill("19:30");
  await change.getByRole("button", { name: "Send the change" }).click();
  await expect(hr.dialog.getByText(/19:30 – 20:00/)).toBeVisible();
  const changed = await calendarOf(page, email, "Changed: your interview");
  expect(changed).toEqual(expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:1"]));
  expect(uidOf(changed)).toBe(uidOf(invited));

  await hr.dialog.getByRole("button", { name: "Call off" }).click();
  await hr.page.getByRole("button", { name: "Call the interview off" }).click();
  await expect(hr.dialog.getByText("Called off")).toBeVisible();
  const off = await calendarOf(page, email, "Called off: your interview");
  expect(off).toEqual(expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:2"]));
  expect(uidOf(off)).toBe(uidOf(invited));
  await page.reload();
  await expect(page.getByText("Called off")).toBeVisible();
});

test("a clash is told before the invitation goes out, and told again for no other time", async ({
  page,
  browser,
}) => {
  const [first, second] = [newEmail("clash"), newEmail("clash")];
  const firstId = await apply(page, first, "Wambui Njoroge");
  const other = await (await browser.newContext()).newPage();
  const secondId = await apply(other, second, "Kiprono Langat");
  const plan = { date: inDays(9), time: "06:30", minutes: 30, type: "phone", location: "+254712345678" };
  const interviewer = `Panel of ${first}`;
  const hr = await asHr(browser, secondId);
  const booked = await hr.page.request.post(`/api/hr/applications/${firstId}/interviews`, {
    data: { ...plan, interviewer },
  });
  expect(booked.status()).toBe(201);

  await hr.dialog.getByRole("button", { name: "Schedule Call" }).click();
  const form = hr.dialog.getByRole("form", { name: "Schedule Call" });
  await form.getByRole("textbox", { name: "Date", exact: true }).fill(plan.date);
  await form.getByLabel("Time (Nairobi)").fill("06:45");
  await form.getByLabel("Interviewer").fill(interviewer);
  await form.getByRole("button", { name: "Send the invitation" }).click();
  const warning = form.getByRole("alert");
  await expect(warning).toContainText("already interviews Wambui Njoroge");
  // Another time is another question: nothing is booked there unasked.
  await form.getByLabel("Time (Nairobi)").fill("07:30");
  await expect(warning).toBeHidden();
  await form.getByLabel("Time (Nairobi)").fill("06:45");
  await form.getByRole("button", { name: "Schedule all the same" }).click();
  await expect(hr.dialog.getByText("Upcoming")).toBeVisible();

  await hr.dialog.getByRole("button", { name: "Schedule Call" }).first().click();
  await form.getByRole("textbox", { name: "Date", exact: true }).fill(plan.date);
  await form.getByLabel("Time (Nairobi)").fill("06:50");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(form.getByText(/This application already has an interview/)).toBeVisible();
  await expect(form.getByRole("button", { name: "Schedule all the same" })).toBeHidden();
});

test("both sides write, a document is asked for and sent, and the candidate withdraws", async ({
  page,
  browser,
}) => {
  const email = newEmail("thread");
  const id = await apply(page, email, "Mutua Musyoka");
  const hr = await asHr(browser, id);

  await hr.dialog.getByRole("button", { name: "Send Email" }).click();
  const mail = hr.dialog.getByRole("form", { name: "Send Email" });
  await mail.getByLabel("Template").selectOption({ label: "Ask for a short call" });
  await expect(mail.getByLabel("Message")).toHaveValue(/^Dear Mutua,/);
  await mail.getByRole("button", { name: "Send Email" }).click();
  await expect(hr.dialog.getByText("Not read yet")).toBeVisible();
  const { text } = await mailTo(page, email, "A short call about");
  expect(text).toContain("Dear Mutua,");

  await hr.dialog.getByRole("button", { name: "Request Document" }).click();
  const request = hr.dialog.getByRole("form", { name: "Request Document" });
  await request.getByLabel("Document").fill("KRA PIN certificate");
  await request.getByLabel("Due date").fill(inDays(5));
  await request.getByRole("button", { name: "Send the request" }).click();
  await expect(hr.dialog.getByText("Waiting for it")).toBeVisible();

  await page.goto("/jobs/applications");
  await expect(page.getByText("Upload: KRA PIN certificate")).toBeVisible();
  await expect(page.getByText("1 new message")).toBeVisible();
  await page.getByRole("link", { name: "Upload Documents" }).click();
  const documents = page.locator("#documents");
  await documents.locator("input[type=file]").setInputFiles("e2e/fixtures/faith-chebet-koech.pdf");
  await documents.getByRole("button", { name: "Upload Documents" }).click();
  await expect(documents.getByText("Received")).toBeVisible();
  await page.getByLabel("Your message").fill("Wednesday at ten, please.");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Re: A short call about")).toBeVisible();

  await hr.page.reload();
  await hr.dialog.getByRole("tab", { name: "Documents" }).click();
  const [file] = await Promise.all([
    hr.page.context().waitForEvent("page"),
    hr.dialog.getByRole("link", { name: /View document/ }).click(),
  ]);
  await file.close();
  await hr.dialog.getByRole("button", { name: "Accept" }).click();
  await expect(hr.dialog.getByRole("tabpanel").getByText("Accepted", { exact: true })).toBeVisible();
  await hr.dialog.getByRole("tab", { name: "Messages" }).click();
  await expect(hr.dialog.getByText("Wednesday at ten, please.")).toBeVisible();

  await page.getByRole("button", { name: "Withdraw application" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Reason (optional)").fill("I have found another position.");
  await question.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw application" })).toBeHidden();
  await mailTo(page, "hr@jirani.example", "Mutua Musyoka withdrew");
});

test("templates are kept under the settings", async ({ page }) => {
  await signIn(page, "/login", "hr@jirani.example");
  await page.goto("/hr-manager");
  await page.getByRole("link", { name: "Settings", exact: true }).last().click();
  await expect(page).toHaveURL(/\/hr-manager\/settings$/);
  await page.getByRole("button", { name: "New template" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Thank you");
  await dialog.getByLabel("Subject").fill("Thank you, {{firstName}}");
  await dialog.getByLabel("Text").fill("You will earn {{salary}}.");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(dialog.getByText(/\{\{salary\}\} is not known/)).toBeVisible();
  await dialog.getByLabel("Text").fill("Thank you for coming.");
  await dialog.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Thank you" }).click();
  await page.getByRole("button", { name: "Remove the template" }).click();
  await expect(page.getByRole("heading", { name: "Thank you" })).toBeHidden();
});
