import { expect, type Page } from "@playwright/test";
import { apply } from "./applicants.ts";
import { moveBack } from "./later.ts";
import { newEmail, startSession } from "./people.ts";
import { test } from "./test.ts";

const applicants = 20;

/** People with a family name that nobody else has. @returns the family name and their ids, the first one first */
async function createApplicants(page: Page): Promise<{ family: string; ids: string[] }> {
  const family = `Mutua${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const ids: string[] = [];
  for (let index = 0; index < applicants; index += 1) {
    ids.push(await apply(page, newEmail("triage"), `${String.fromCharCode(65 + index)}kinyi ${family}`));
  }
  return { family, ids };
}

const statusOf = async (page: Page, id: string) => {
  const { status, history } = await (await page.request.get(`/api/hr/applications/${id}`)).json();
  return { status, notes: history.map(({ notes }: { notes: string | null }) => notes).filter(Boolean) };
};

test("what came since the last visit is marked until it is opened", async ({ page, browser }) => {
  const family = `Wairimu${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
  const email = "owner@jirani.example";
  const desk = await (await browser.newContext()).newPage();
  await startSession(desk, email);
  const old = await apply(page, newEmail("before"), `Akinyi ${family}`);
  await moveBack("application", old);
  const noted = desk.waitForResponse((answer) => answer.url().endsWith("/api/hr/application-visits"));
  await desk.goto("/hr-manager/applications");
  expect((await noted).ok()).toBe(true);
  // Back after two hours away, in which one more came.
  await moveBack("visit", email);
  await apply(page, newEmail("since"), `Bahati ${family}`);
  const row = (name: string) => desk.getByRole("row").filter({ hasText: `${name} ${family}` });
  await desk.goto(`/hr-manager/applications?q=${family}`);
  await expect(desk.getByText(/^You were last here on /)).toBeVisible();
  await expect(row("Bahati").getByText("New", { exact: true })).toBeVisible();
  await expect(row("Akinyi")).toBeVisible();
  await expect(row("Akinyi").getByText("New", { exact: true })).toHaveCount(0);

  await desk.getByRole("link", { name: /^New since your last visit/ }).click();
  await expect(row("Bahati")).toBeVisible();
  await expect(row("Akinyi")).toHaveCount(0);
  await row("Bahati")
    .getByRole("link", { name: /^View Details/ })
    .click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: `Bahati ${family}` })).toBeVisible();
  await desk.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await desk.goto(`/hr-manager/applications?q=${family}`);
  await expect(row("Bahati")).toBeVisible();
  await expect(row("Bahati").getByText("New", { exact: true })).toHaveCount(0);
});

test("twenty applications are gone through by keyboard alone", async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { family, ids } = await createApplicants(page);
  const desk = await (await browser.newContext()).newPage();
  await startSession(desk, "hr@jirani.example");
  await desk.goto(`/hr-manager/applications?q=${family}&sort=candidateName`);
  const review = desk.getByRole("link", { name: "Review" });
  await review.focus();
  await desk.keyboard.press("Enter");
  const dialog = desk.getByRole("dialog");
  const at = (place: number) =>
    expect(dialog.getByText(`${place} of ${applicants}`, { exact: true })).toBeVisible();
  const heading = (index: number) =>
    expect(
      dialog.getByRole("heading", { name: `${String.fromCharCode(65 + index)}kinyi ${family}` }),
    ).toBeVisible();

  // Forth and back, before anything is decided.
  await at(1);
  await desk.keyboard.press("j");
  await at(2);
  await desk.keyboard.press("k");
  await at(1);
  for (let index = 0; index < applicants; index += 1) {
    await heading(index);
    await expect(dialog.getByRole("tab", { name: "CV", exact: true })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    // Screening for most of them, a rejection for the last, and one for the first that is taken back.
    const rejects = index === 0 || index === applicants - 1;
    await desk.keyboard.press(rejects ? "6" : "1");
    await expect(dialog.getByRole("textbox", { name: "Internal notes" })).toBeFocused();
    await desk.keyboard.type(`Jumped to 16 with ${index}`);
    await desk.keyboard.press("Control+Enter");
    if (rejects) {
      const question = desk.getByRole("alertdialog");
      const confirm = question.getByRole("button", { name: "Reject" });
      await expect(question).toBeVisible();
      await expect(question.locator(":focus")).toBeVisible();
      while (!(await confirm.evaluate((button) => button === document.activeElement))) {
        await desk.keyboard.press("Tab");
      }
      await desk.keyboard.press("Enter");
    }
    if (index === 0) {
      await heading(1);
      await desk.keyboard.press("u");
      await expect(desk.getByText(`No email has gone to Akinyi ${family}.`)).toBeVisible();
    }
  }
  await expect(dialog).toBeHidden();
  await expect(desk.getByText("Review finished")).toBeVisible();
  const answers = await Promise.all(ids.map((id) => statusOf(desk, id)));
  answers.forEach((answer, index) => {
    const status = index === applicants - 1 ? "rejected" : index === 0 ? "submitted" : "screening";
    expect(answer).toEqual({ status, notes: [`Jumped to 16 with ${index}`] });
  });
});
