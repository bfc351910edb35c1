import { type Browser, expect, type Page } from "@playwright/test";
import { showPart } from "./applicants.ts";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

interface Application {
  id: string;
  candidateName: string;
  candidateEmail: string;
  jobTitle: string;
  status: string;
}

/**
 * An application of the demo that no other journey touches: new applicants sort before these names.
 * @param place counted from the end of the alphabet; each screen size and test takes its own
 */
async function applicationAt(page: Page, place: number): Promise<Application> {
  const answer = await page.request.get(
    `/api/hr/applications?sort=-candidateName&pageSize=1&page=${place + 1}`,
  );
  const [application] = (await answer.json()) as Application[];
  if (!application) throw new Error("the demo has applications");
  return application;
}

/** Places for the phone and for the desktop. */
const places = { conflict: [0, 1], quick: [2, 3], reading: [4, 5] } as const;
const placeFor = (what: keyof typeof places, isPhone: boolean) => places[what][isPhone ? 0 : 1];
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** A second member of staff in a browser of their own. */
async function colleague(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  await startSession(other, "owner@umoja.example");
  return other;
}

/** Runs in the page. @returns the texts below some elements that their place cuts off */
const cutTexts = (rows: Element[]): string[] =>
  rows
    .flatMap((row) => [...row.querySelectorAll("*:not(.sr-only)")])
    .filter((cell) => {
      const isCut = cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1;
      return isCut && cell.clientWidth > 0 && getComputedStyle(cell).overflow === "hidden";
    })
    .map((cell) => cell.textContent ?? "");

const dialogOf = (page: Page) => page.getByRole("dialog");
const openApplication = (page: Page, id: string) => page.goto(`/hr-manager/applications?application=${id}`);

test.describe("HR's desk", () => {
  test.beforeEach(({ page }) => startSession(page, "hr@umoja.example"));

  test("has five tabs with real figures, and a way back to the agent", async ({ page }) => {
    await page.goto("/hr-manager");
    const main = page.getByRole("main");
    for (const metric of ["Total Applications", "Active Jobs", "Pending Interviews", "Candidates Hired"]) {
      await expect(main.getByText(metric, { exact: true })).toBeVisible();
    }
    await expect(main.getByText(/this week$/)).toBeVisible();
    await expect(main.getByText(/^\d+ departments$/)).toBeVisible();
    await expect(main.getByText(/days to hire on average$/)).toBeVisible();
    await expect(main.getByText(/\d+% match/)).toHaveCount(5);
    await expect(main.getByRole("link", { name: /^\d+ applications? for / })).toHaveCount(4);

    const tabs = main.getByRole("navigation", { name: "HR Manager Dashboard" });
    await tabs.getByRole("link", { name: "Jobs" }).click();
    await expect(page).toHaveURL(/\/hr-manager\/jobs$/);
    await expect(main.getByRole("link", { name: /^View / }).first()).toBeVisible();
    await tabs.getByRole("link", { name: "Candidates" }).click();
    await expect(main.getByRole("heading", { name: /^Candidate Database \(\d+\)$/ })).toBeVisible();
    await expect(main.getByText("Salary expectation").first()).toBeVisible();
    // As one types, like applications: nobody presses Search.
    await main.getByRole("searchbox", { name: "Search candidates" }).fill("zzyzx");
    await expect(page).toHaveURL(/\/candidates\?q=zzyzx$/);
    await expect(main.getByText("No candidates match")).toBeVisible();
    await page.goBack();
    await expect(main.getByText("Salary expectation").first()).toBeVisible();
    await tabs.getByRole("link", { name: "Analytics" }).click();
    await expect(main.getByRole("table", { name: "Hiring funnel" })).toContainText("100%");
    await main.getByRole("link", { name: "Last 365 days" }).click();
    await expect(page).toHaveURL(/\/analytics\?days=365$/);
    await page.goBack();
    await page.goBack();
    await expect(main.getByRole("heading", { name: "Candidate Database" })).toBeVisible();
    await expect(main.getByRole("link", { name: "Recruitment agent" })).toHaveAttribute(
      "href",
      "/recruitment-specialist-agent",
    );
  });

  test("shows many rows at once, and leads from one application to the next", async ({ page }) => {
    await page.goto("/hr-manager/applications?sort=candidateName");
    const rows = page.getByRole("table", { name: "Applications" }).locator("tbody tr");
    await expect(rows).toHaveCount(20);
    if (isPhone(page)) {
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights)).toBeLessThanOrEqual(160);
    } else {
      const inView = () =>
        rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= 900).length);
      expect(await inView()).toBeGreaterThanOrEqual(12);
    }

    await rows.last().getByRole("link", { name: "View Details" }).click();
    const next = dialogOf(page).getByRole("link", { name: "Next application" });
    await expect(next).toHaveAttribute("href", /sort=candidateName&page=2&application=/);
    const last = new URL(page.url()).searchParams.get("application") ?? "";
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    const previous = dialogOf(page).getByRole("link", { name: "Previous application" });
    await expect(previous).toHaveAttribute("href", new RegExp(last));
    await page.keyboard.press("Alt+ArrowUp");
    await expect(page).toHaveURL(new RegExp(`sort=candidateName&application=${last}`));
  });

  test("cuts nothing off in the cards of a phone", { tag: "@phone" }, async ({ page }) => {
    const shown = {
      "/hr-manager/applications?q=maureen": /Maureen Kanini Mutunga/,
      "/hr-manager/jobs?q=compliance": /Compliance and Risk Officer.*Legal.*Posted \d/s,
      "/hr-manager/candidates?q=jackson.musili": /jackson\.musili@mail\.example.*\+254.*1 application/s,
    };
    for (const [path, text] of Object.entries(shown)) {
      await page.goto(path);
      const rows = page.getByRole("table").locator("tbody tr");
      await expect(rows.filter({ hasText: text }).first()).toBeVisible();
      expect(await rows.evaluateAll(cutTexts), path).toEqual([]);
    }
  });

  test("shows addresses and skills of candidates whole", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/hr-manager/candidates");
    const rows = page.getByRole("table", { name: "Candidates" }).locator("tbody tr");
    await expect(rows).toHaveCount(20);
    const cut = (await rows.evaluateAll(cutTexts)).filter((text) => text.includes("@"));
    // People of other journeys have a number in their address, which makes it longer than anybody's.
    expect(cut.filter((text) => !/-[\da-f]{8}@/.test(text))).toEqual([]);
    const skills = rows.locator("[title*=Kiswahili][title*='Member recruitment']").first();
    await expect(skills).toContainText("Member recruitment");
  });

  test("keeps searches and filters in the address, through reload and Back", { tag: "@desktop" }, async ({
    page,
  }) => {
    await page.goto("/hr-manager/applications?status=interview&minScore=50&sort=-matchScore");
    const table = page.getByRole("table", { name: "Applications" });
    await expect(table.getByText("Interview", { exact: true }).first()).toBeVisible();
    await expect(table.getByText("Submitted", { exact: true })).toHaveCount(0);
    const search = page.getByRole("searchbox", { name: "Search applications" });
    await search.fill("officer");
    await expect(page).toHaveURL(/q=officer.*status=interview/);
    await page.reload();
    await expect(search).toHaveValue("officer");
    await page.goBack();
    await expect(page).not.toHaveURL(/q=officer/);
    await expect(search).toHaveValue("");

    await page.goto("/hr-manager/jobs");
    await page.getByLabel("Status").selectOption("Closed");
    await expect(page).toHaveURL(/\/jobs\?.*status=Closed/);
    await expect(page.getByRole("table", { name: "Jobs" }).getByText("Active")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("table", { name: "Jobs" }).getByText("Active").first()).toBeVisible();
    await expect(page.getByLabel("Status")).toHaveValue("");
  });

  test("saves a list as it is filtered, under a name", { tag: "@desktop" }, async ({ page }) => {
    const opener = page.locator("summary", { hasText: "Saved views" });
    const saved = page
      .getByRole("list", { name: "Saved views" })
      .getByRole("link", { name: "No longer open" });
    await page.goto("/hr-manager/jobs?status=Closed");
    await opener.click();
    await page.getByLabel("Save what is shown now as").fill("No longer open");
    await page.getByRole("button", { name: "Save view" }).click();
    await expect(saved).toBeVisible();
    await page.goto("/hr-manager/jobs");
    await opener.click();
    await saved.click();
    await expect(page).toHaveURL(/\/jobs\?status=Closed$/);
    await expect(saved).toBeHidden();
    await opener.click();
    await page.getByRole("button", { name: "Delete the view No longer open" }).click();
    await expect(page.getByText("You have not saved a view yet.")).toBeVisible();
  });

  test("moves an application on from the list", async ({ page }) => {
    const application = await applicationAt(page, placeFor("quick", isPhone(page)));
    const target = application.status === "assessment" ? "Final review" : "Assessment";
    await page.goto(`/hr-manager/applications?q=${encodeURIComponent(application.candidateEmail)}`);
    // The person may have applied for several jobs.
    const row = page.getByRole("row").filter({ hasText: application.jobTitle });
    await row.getByRole("button", { name: /Update Status/ }).click();
    await page.getByRole("menuitem", { name: target }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("An email tells the candidate at once.");
    await question.getByRole("button", { name: "Update Status" }).click();
    await expect(page.getByText("Application status has been updated successfully.")).toBeVisible();
    await expect(question).toBeHidden();
    await expect(row).toContainText(target);
  });

  test("contacts a candidate from the list", { tag: "@desktop" }, async ({ page }) => {
    await page.goto("/hr-manager/applications");
    await page
      .getByRole("link", { name: /^Contact/ })
      .first()
      .click();
    await expect(page).toHaveURL(/application=.*task=email/);
    await expect(dialogOf(page).getByRole("tab", { name: "Messages" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(dialogOf(page).getByLabel("Subject")).toBeVisible();
  });

  test("shows the second of two people what the first one changed, and lets them choose", {
    tag: "@desktop",
  }, async ({ page, browser }) => {
    const { id, status } = await applicationAt(page, placeFor("conflict", isPhone(page)));
    const theirs = status === "final_review" ? "screening" : "final_review";
    const other = await colleague(browser, page);
    await openApplication(page, id);
    await openApplication(other, id);
    await dialogOf(page).getByLabel("New status").selectOption("assessment");
    await dialogOf(page).getByLabel("Internal notes").fill("Ask for the certificate.");

    await dialogOf(other).getByLabel("New status").selectOption(theirs);
    await dialogOf(other).getByLabel("Internal notes").fill("The board has seen the papers.");
    await dialogOf(other).getByRole("button", { name: "Update Application" }).click();
    await expect(other.getByText("Application status has been updated successfully.")).toBeVisible();

    const save = dialogOf(page).getByRole("button", { name: "Update Application" });
    await save.click();
    await expect(page.getByText("Failed to update application status")).toBeVisible();
    const difference = dialogOf(page).getByRole("alert").filter({ hasText: "When you opened it" });
    await expect(difference).toContainText("Someone else changed this while you had it open.");
    await expect(difference).toContainText(/When you opened it.*Now.*Your change/s);
    await expect(difference).toContainText("The board has seen the papers.");
    await expect(save).toBeDisabled();
    await difference.getByRole("button", { name: "Keep my change" }).click();
    await expect(dialogOf(page).getByLabel("Internal notes")).toHaveValue("Ask for the certificate.");
    await save.click();
    await expect(page.getByText("Application status has been updated successfully.")).toBeVisible();

    await openApplication(other, id);
    await showPart(dialogOf(other), /^History/);
    await expect(dialogOf(other).getByText("Ask for the certificate.")).toBeVisible();
    await expect(dialogOf(other).getByText("The board has seen the papers.")).toBeVisible();
    await other.context().close();
  });

  test("keeps what was typed until it is sent, however the dialog closes", { tag: "@desktop" }, async ({
    page,
  }) => {
    const { id } = await applicationAt(page, placeFor("reading", isPhone(page)));
    await openApplication(page, id);
    const notes = dialogOf(page).getByLabel("Internal notes");
    const message = dialogOf(page).getByRole("form", { name: "Send Email" }).getByLabel("Message");
    const sendEmail = dialogOf(page)
      .getByRole("button", { name: /^Send Email/ })
      .first();
    await notes.fill("Asked the referee.");
    await sendEmail.click();
    await message.fill("Dear candidate,");
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toBeHidden();
    await openApplication(page, id);
    await expect(notes).toHaveValue("Asked the referee.");
    await expect(dialogOf(page).getByText("It was kept for you.")).toBeVisible();
    await expect(sendEmail).toContainText("Not sent yet");
    await sendEmail.click();
    await expect(message).toHaveValue("Dear candidate,");
    const form = dialogOf(page).getByRole("form", { name: "Send Email" });
    await form.getByRole("button", { name: "Discard it" }).click();
    await expect(message).toHaveValue("");

    // Without a status it is a note, and the dialog stays.
    await dialogOf(page).getByRole("button", { name: "Save note" }).click();
    await expect(page.getByText("Note saved")).toBeVisible();
    await expect(notes).toHaveValue("");
    await showPart(dialogOf(page), /^History/);
    await expect(dialogOf(page).getByText("Asked the referee.")).toBeVisible();
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await openApplication(page, id);
    await expect(notes).toHaveValue("");
    await expect(sendEmail).not.toContainText("Not sent yet");
  });

  test("shows what was read beside the CV", async ({ page }) => {
    const { id, candidateEmail } = await applicationAt(page, placeFor("reading", isPhone(page)));
    await openApplication(page, id);
    await showPart(dialogOf(page), "CV");
    const reading = dialogOf(page).getByRole("region", { name: "What was read" });
    await expect(reading.getByText(candidateEmail)).toBeVisible();
    await expect(reading.getByText(/% sure$/).first()).toBeVisible();
    await expect(reading.getByRole("heading", { name: "Experience" })).toBeVisible();
    await dialogOf(page).getByRole("tab", { name: "Text" }).click();
    await expect(dialogOf(page).getByRole("tabpanel", { name: "Text" })).toContainText(candidateEmail);
  });
});
