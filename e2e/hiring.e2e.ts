import { type Browser, expect, type Page } from "@playwright/test";
import { applicationParts } from "#web/recruitment/applications/hr/application-parts.ts";
import { apply, asHr, inDays, showPart, someDay } from "./applicants.ts";
import { calendarOf, uidOf } from "./calendar.ts";
import { mailTo, newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

test("an interview is agreed, moved and called off, and the calendar follows", { tag: "@desktop" }, async ({
  page,
  browser,
}) => {
  const email = newEmail("interview");
  const id = await apply(page, email, "Mueni Kilonzo");
  const hr = await asHr(browser, id);

  await hr.dialog.getByRole("button", { name: "Schedule Call" }).click();
  const form = hr.dialog.getByRole("form", { name: "Schedule Call" });
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(form.getByText("Choose a date")).toBeVisible();
  await form.getByRole("textbox", { name: "Date", exact: true }).fill(someDay());
  await form.getByLabel("Time (Nairobi)").fill("18:30");
  await form.getByLabel("Type").selectOption({ label: "Video call" });
  const people = form.getByRole("group", { name: "Interviewers" });
  const self = people.getByRole("checkbox", { name: "hr@jirani.example" });
  await expect(self).toBeChecked();
  await self.uncheck();
  await form.getByLabel("Link").fill("https://meet.example/jirani");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(people.getByText("Choose who interviews")).toBeVisible();
  await self.check();
  await people.getByRole("checkbox", { name: "owner@jirani.example" }).check();
  await form.getByRole("button", { name: "Send the invitation" }).click();
  await expect(hr.dialog.getByText("Upcoming")).toBeVisible();
  const [first, second] = await Promise.all(
    ["hr@jirani.example", "owner@jirani.example"].map((one) => calendarOf(page, one, "You interview Mueni")),
  );
  const invited = await calendarOf(page, email, "Your interview");
  expect(invited).toEqual(expect.arrayContaining(["METHOD:REQUEST", "SEQUENCE:0"]));
  for (const lines of [invited, first, second]) {
    expect(uidOf(lines ?? [])).toBe(uidOf(invited));
    expect(lines?.filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(3);
  }

  await page.goto("/jobs/applications");
  await expect(page.getByText("Live Updates")).toBeVisible();
  await expect(page.getByRole("link", { name: "Join Interview" })).toHaveAttribute(
    "href",
    "https://meet.example/jirani",
  );
  await page.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(new RegExp(`/jobs/applications/${id}$`));
  await expect(page.getByText(/18:30 – 19:00/)).toBeVisible();
  await expect(page.getByRole("term").filter({ hasText: "Interviewers" })).toBeVisible();

  await hr.dialog.getByRole("button", { name: "Change", exact: true }).click();
  const change = hr.dialog.getByRole("form", { name: "Change the interview" });
  await change.getByLabel("Time (Nairobi)").fill("19:30");
  await change.getByRole("button", { name: "Send the change" }).click();
  await expect(change.getByRole("alert")).toContainText("19:30 (Nairobi time) lies outside 07:00 to 19:00.");
  await change.getByRole("button", { name: "Schedule all the same" }).click();
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

test("a clash is shown before the invitation goes out, and shown again for no other time", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const [first, second] = [newEmail("clash"), newEmail("clash")];
  const firstId = await apply(page, first, "Wambui Njoroge");
  const other = await (await browser.newContext()).newPage();
  const secondId = await apply(other, second, "Kiprono Langat");
  const plan = { date: someDay(), time: "06:30", minutes: 30, type: "phone", location: "+254712345678" };
  const hr = await asHr(browser, secondId);
  const file = await hr.page.request.get(`/api/hr/applications/${firstId}/hiring`);
  const { interviewerChoices } = (await file.json()) as {
    interviewerChoices: { id: string; self: boolean }[];
  };
  const interviewerIds = interviewerChoices.filter(({ self }) => self).map(({ id }) => id);
  const booked = await hr.page.request.post(`/api/hr/applications/${firstId}/interviews`, {
    data: { ...plan, interviewerIds, allowUnusualTime: true },
  });
  expect(booked.status()).toBe(201);

  await hr.dialog.getByRole("button", { name: "Schedule Call" }).click();
  const form = hr.dialog.getByRole("form", { name: "Schedule Call" });
  await form.getByRole("textbox", { name: "Date", exact: true }).fill(plan.date);
  await form.getByLabel("Time (Nairobi)").fill("06:45");
  await form.getByRole("button", { name: "Send the invitation" }).click();
  const warning = form.getByRole("alert");
  await expect(warning).toContainText("06:45 (Nairobi time) lies outside 07:00 to 19:00.");
  await form.getByRole("button", { name: "Schedule all the same" }).click();
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
  await form.getByRole("button", { name: "Schedule all the same" }).click();
  await expect(form.getByText(/This application already has an interview/)).toBeVisible();
  await expect(form.getByRole("button", { name: "Schedule all the same" })).toBeHidden();
});

test("both sides write, a document is asked for and sent, and the candidate withdraws", {
  tag: "@phone",
}, async ({ page, browser }) => {
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
  await showPart(hr.dialog, "Documents");
  const [file] = await Promise.all([
    hr.page.context().waitForEvent("page"),
    hr.dialog.getByRole("link", { name: /View document/ }).click(),
  ]);
  await file.close();
  await hr.dialog.getByRole("button", { name: "Accept" }).click();
  await expect(hr.dialog.getByRole("tabpanel").getByText("Accepted", { exact: true })).toBeVisible();
  await showPart(hr.dialog, "Messages");
  await expect(hr.dialog.getByText("Wednesday at ten, please.")).toBeVisible();

  await page.getByRole("button", { name: "Withdraw application" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByLabel("Reason (optional)").fill("I have found another position.");
  await question.getByRole("button", { name: "Keep it" }).click();
  await page.reload();
  await page.getByRole("button", { name: "Withdraw application" }).click();
  await expect(question.getByLabel("Reason (optional)")).toHaveValue("I have found another position.");
  await question.getByRole("button", { name: "Withdraw application" }).click();
  await expect(page.getByText("Withdrawn", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Withdraw application" })).toBeHidden();
  await mailTo(page, "hr@jirani.example", "Mutua Musyoka withdrew");
});

test("templates and sets of milestones are kept under the settings", { tag: "@desktop" }, async ({
  page,
}) => {
  await startSession(page, "hr@jirani.example");
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

  await page.getByRole("button", { name: "New set" }).click();
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Cooks");
  await dialog.getByRole("button", { name: "Add Custom Milestone" }).click();
  await dialog.getByLabel("Stage name").last().fill("Trial Lunch");
  await dialog.getByRole("button", { name: "Save the set" }).click();
  await expect(page.getByText(/Decision, Trial Lunch$/)).toBeVisible();
  await page.getByRole("button", { name: "Edit Cooks" }).click();
  await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Cooks and cleaners");
  await dialog.getByRole("button", { name: "Save the set" }).click();
  await expect(page.getByRole("heading", { name: "Cooks and cleaners" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Cooks and cleaners" }).click();
  await page.getByRole("button", { name: "Remove the set" }).click();
  await expect(page.getByRole("heading", { name: "Cooks" })).toBeHidden();
});

/** Says where something is wider than its place: what could be scrolled sideways, but for rows of tabs, and by what. */
const widerThanTheirPlace = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        "html, body *:not(textarea, nav, [role=tablist], :has(> [role=tablist]))",
      ),
    ]
      .filter((element) => {
        const scrolls =
          element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowX);
        // A closed menu is laid out, and not drawn.
        return scrolls && element.checkVisibility() && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => {
        const edge = element.getBoundingClientRect().left + element.clientWidth + 1;
        const wide = [...element.querySelectorAll("*")].filter(
          (one) => one.getBoundingClientRect().right > edge,
        );
        return `${element.tagName}: ${wide.map((one) => `${one.tagName}.${one.className}`).join(" > ")}`;
      }),
  );

/** Somebody of the staff in a browser of their own, as large as that of `page`. */
async function deskOf(browser: Browser, page: Page, email: string): Promise<Page> {
  const desk = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await startSession(desk, email);
  return desk;
}

test("words without a space stay within every page, at staff's and at the candidate's", async ({
  page,
  browser,
}) => {
  const word = "W".repeat(200);
  const mailbox = newEmail("w".repeat(48));
  const id = await apply(page, mailbox, `Wanza ${"W".repeat(60)}`, word);
  const desk = await deskOf(browser, page, "hr@jirani.example");
  const dialog = desk.getByRole("dialog");
  const post = async (path: string, data: object, how: "post" | "patch" = "post") => {
    const answer = await desk.request[how](`/api/hr/applications/${id}/${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const file = await desk.request.get(`/api/hr/applications/${id}/hiring`);
  const { interviewerChoices } = (await file.json()) as { interviewerChoices: { id: string }[] };
  await post("status", { status: "interview", notes: word, messageToCandidate: word }, "patch");
  await post("notes", { notes: `https://www.example/${word}` });
  await post("messages", { subject: word, body: word });
  await post("document-requests", { title: word, note: word });
  const plan = { date: someDay(), time: "13:30", minutes: 30, type: "in_person", location: word, note: word };
  await post("interviews", {
    ...plan,
    interviewerIds: interviewerChoices.map((one) => one.id),
    allowConflict: true,
  });
  const enquiry = { topic: "contact", fullName: `Wanza ${"W".repeat(60)}`, saccoName: "W".repeat(60) };
  const sent = await page.request.post("/api/enquiries", {
    data: { ...enquiry, email: mailbox, subject: word, message: word },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await page.request.post(`/api/applications/my/${id}/messages`, { data: { body: word } });

  for (const path of ["", "/applications", "/candidates", "/settings"]) {
    await desk.goto(`/hr-manager${path}`);
    expect.soft(await widerThanTheirPlace(desk), path).toEqual([]);
  }
  await desk.goto(`/hr-manager/applications?application=${id}`);
  const update = dialog.getByRole("button", { name: "Update Application" });
  await expect(update).toBeVisible();
  const box = await update.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(desk.viewportSize()?.width ?? 0);
  for (const part of applicationParts.filter((one) => one !== "first-days")) {
    await desk.goto(`/hr-manager/applications?application=${id}&part=${part}`);
    const panel = dialog.getByRole("tabpanel").last();
    await expect(panel.locator(":not(:empty)").first()).toBeVisible();
    await expect(panel.getByText(/^Loading|is being read$/)).toHaveCount(0);
    expect.soft(await widerThanTheirPlace(desk), part).toEqual([]);
  }
  for (const path of ["/jobs/dashboard", "/jobs/applications", `/jobs/applications/${id}`, "/jobs/profile"]) {
    await page.goto(path);
    expect.soft(await widerThanTheirPlace(page), path).toEqual([]);
  }
  await page.goto("/dev/outbox");
  await page.getByText("Text version").click();
  expect.soft(await widerThanTheirPlace(page), "outbox").toEqual([]);
  const owner = await deskOf(browser, page, "owner@jirani.example");
  for (const path of ["/dashboard/audit", "/dashboard", "/dashboard/settings"]) {
    await owner.goto(path);
    expect.soft(await widerThanTheirPlace(owner), path).toEqual([]);
  }
  const team = await deskOf(browser, page, "team@ushirika.example");
  await team.goto("/dashboard/enquiries");
  expect.soft(await widerThanTheirPlace(team), "enquiries").toEqual([]);
  await team.getByRole("link", { name: enquiry.fullName }).first().click();
  await expect(team.getByRole("heading", { level: 1 })).toContainText(word);
  expect.soft(await widerThanTheirPlace(team), "enquiry").toEqual([]);
});
