import { expect, type Page } from "@playwright/test";
import { scorecardCriteria } from "#contract/recruitment/scorecards.ts";
import { apply, showPart, someDay } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import { calendarOf, uidOf } from "./calendar.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

/** Writes a job in the five steps of the wizard and publishes it. @returns its id */
async function publishJob(page: Page, title: string): Promise<string> {
  const wizard = page.getByRole("dialog", { name: "Create Job" });
  const next = (name: string) => wizard.getByRole("button", { name, exact: true }).click();
  await page.goto("/hr-manager");
  await page.getByRole("link", { name: "Create Job" }).click();
  await wizard.getByLabel("Job title").selectOption("Custom Job Title");
  await wizard.getByRole("textbox", { name: "Custom Job Title" }).fill(title);
  await next("Next");
  await wizard.getByLabel("Manual creation").check();
  await next("Continue to Edit");
  await wizard.getByLabel("Department").selectOption("Operations");
  await wizard.getByLabel("Job Description").fill("You serve members at the counter of our Machakos branch.");
  await wizard.getByRole("textbox", { name: "Requirements", exact: true }).fill("A certificate in banking");
  await wizard.getByRole("textbox", { name: "Responsibilities", exact: true }).fill("Pay and receive cash");
  await next("Preview Job");
  await next("Configure Tracking");
  await next("Publish Job");
  await expect(page.getByRole("dialog", { name: "Your job is published" })).toBeVisible();
  const jobs = await page.request.get(`/api/hr/jobs?q=${encodeURIComponent(title)}`);
  const [job] = (await jobs.json()) as { id: string }[];
  return job?.id ?? "";
}

/** What HR's dashboard and analytics count; other journeys add to it at the same time. */
async function figuresOf(page: Page) {
  const read = async (path: string) => (await page.request.get(path)).json();
  const { totalApplications, activeJobs, candidatesHired } = await read("/api/hr/dashboard/stats");
  const { timeToHire, timeToFill, offers } = await read("/api/hr/analytics/figures");
  return {
    totalApplications,
    activeJobs,
    candidatesHired,
    hires: timeToHire.cases,
    filled: timeToFill.cases,
    offersSent: offers.sent,
    offersAccepted: offers.accepted,
  } as Record<string, number>;
}

/** How many applications of the job are at each status that has some, as its board says. */
async function boardOf(page: Page, jobId: string): Promise<Record<string, number>> {
  const board = await page.request.get(`/api/hr/applications/board?jobId=${jobId}`);
  const columns = (await board.json()) as { status: string; total: number }[];
  return Object.fromEntries(columns.filter(({ total }) => total > 0).map((one) => [one.status, one.total]));
}

async function askForApproval(owner: Page, approvalRequired: boolean): Promise<void> {
  const settings = await (await owner.request.get("/api/hr/offer-settings")).json();
  const data = { ...settings, approvalRequired };
  expect((await owner.request.put("/api/hr/offer-settings", { data })).ok()).toBe(true);
}

test("a full round: from the wizard over triage, interview, scorecard and offer to the first days", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 800 } })).newPage();
  const email = newEmail("round");
  const title = `Counter Clerk ${crypto.randomUUID().slice(0, 6)}`;
  await startSession(page, "hr@jirani.example");
  const before = await figuresOf(page);
  const jobId = await publishJob(page, title);
  const id = await apply(phone, email, "Nafula Barasa", "", {
    jobId,
    cv: "e2e/fixtures/faith-chebet-koech.pdf",
  });
  expect(await boardOf(page, jobId)).toEqual({ submitted: 1 });

  // Triage by keys: the CV is read, and one press with a note moves her to the interview.
  await page.goto(`/hr-manager/applications?jobId=${jobId}`);
  await page.getByRole("link", { name: "Review" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Download" })).toBeVisible();
  await page.keyboard.press("2");
  await expect(dialog.getByRole("textbox", { name: "Internal notes" })).toBeFocused();
  await page.keyboard.type("Knows the counter.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Review finished")).toBeVisible();
  expect(await boardOf(page, jobId)).toEqual({ interview: 1 });

  await page.goto(`/hr-manager/applications?application=${id}&task=email`);
  await dialog.getByLabel("Subject").fill("A talk at Jirani");
  await dialog
    .getByRole("textbox", { name: "Message", exact: true })
    .fill("Dear Nafula, choose a time that suits you.");
  await dialog.getByRole("form", { name: "Send Email" }).getByRole("button", { name: "Send Email" }).click();
  await expect(dialog.getByText("Not read yet")).toBeVisible();
  expect((await mailTo(page, email, "A talk at Jirani")).text).toContain("choose a time that suits you");

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
  const booked = await calendarOf(page, email, "Your interview");
  const starts = `DTSTART:${second?.replaceAll("-", "")}T120000Z`;
  expect(booked).toEqual(expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:0", starts]));
  await page.reload();
  await showPart(dialog, "Interviews");
  await expect(dialog.getByText("Upcoming", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Change", exact: true }).click();
  const moved = dialog.getByRole("form", { name: "Change the interview" });
  await moved.getByLabel("Time (Nairobi)").fill("16:00");
  await moved.getByRole("button", { name: "Send the change" }).click();
  await expect(dialog.getByText(/16:00 – /)).toBeVisible();
  const changed = await calendarOf(page, email, "Changed: your interview");
  expect(changed).toEqual(expect.arrayContaining(["SEQUENCE:1", starts.replace("T12", "T13")]));
  expect(uidOf(changed)).toBe(uidOf(booked));

  await showPart(dialog, "Scorecards");
  await dialog.getByRole("button", { name: "Give Your Scorecard" }).click();
  const card = dialog.getByRole("form", { name: "Your Scorecard" });
  await expect(card.getByRole("radio", { name: "4 Strong" })).toHaveCount(scorecardCriteria.length);
  for (const rating of await card.getByRole("radio", { name: "4 Strong" }).all()) await rating.check();
  await card.getByRole("radio", { name: "In favour", exact: true }).check();
  await card.getByRole("button", { name: "Save Scorecard" }).click();
  await expect(dialog.getByText("1 of 1 in favour, 4 of 4 points on average")).toBeVisible();

  const owner = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await startSession(owner, "owner@jirani.example");
  await askForApproval(owner, true);
  await dialog.getByRole("button", { name: "Make Offer" }).first().click();
  await dialog.getByLabel("Salary a month (KSh)").fill("");
  await dialog.getByRole("button", { name: "Save the offer" }).click();
  await expect(dialog.getByText("Enter the salary")).toBeVisible();
  await dialog.getByLabel("Salary a month (KSh)").fill("52500");
  // The advert names only the country, which is no place to come to.
  await expect(dialog.getByText("Please fill in all required fields.")).toBeVisible();
  await dialog.getByLabel("Place").fill("Nakuru");
  await dialog.getByText("The letter as the candidate reads it").click();
  await expect(dialog.getByText(/Your salary is KSh 52,500 a month/)).toBeVisible();
  await expectNoFindings(page, "[role=dialog]");
  await dialog.getByRole("button", { name: "Save the offer" }).click();
  await expect(dialog.getByText("Draft", { exact: true })).toBeVisible();
  // The owner agrees first, where the SACCO asks for that.
  await dialog.getByRole("button", { name: "Ask for approval" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ask for approval" }).click();
  await expect(dialog.getByText("Waits for approval")).toBeVisible();
  const { text: asked } = await mailTo(page, "owner@jirani.example", `your approval: ${title}`);
  expect(asked).toContain("52,500");
  await owner.goto(/\/hr-manager\/applications\?application=[\w-]+&part=offers/.exec(asked)?.[0] ?? "");
  await owner.getByRole("button", { name: "Approve", exact: true }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Approve the offer" }).click();
  await expect(owner.getByRole("dialog").getByText("Approved, not sent")).toBeVisible();
  await askForApproval(owner, false);
  await page.reload();
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
  const off = await calendarOf(page, email, "Called off: your interview");
  expect(off).toEqual(expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:2"]));
  expect(uidOf(off)).toBe(uidOf(booked));
  expect(await boardOf(page, jobId)).toEqual({ accepted: 1 });
  for (const [name, count] of Object.entries(await figuresOf(page))) {
    expect(count, name).toBeGreaterThan(before[name] ?? 0);
  }
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
