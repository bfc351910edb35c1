import { type BrowserContext, expect, type Page } from "@playwright/test";
import { expectSaved, openForm, startApplying } from "./applicants.ts";
import { newEmail, password, startSession } from "./people.ts";
import { test } from "./test.ts";

// The lost line of the test does not hold back what is sent while a page goes away, as a real one does.
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (what, how) =>
      navigator.onLine ? fetch(what, how) : Promise.reject(new TypeError("Failed to fetch"));
  }),
);

/** Loses the line, types, and leaves by the browser's Back before any of it was sent; the line is back after that. */
async function leaveOffline(page: Page, context: BrowserContext, type: () => Promise<void>): Promise<void> {
  const here = page.url();
  await context.setOffline(true);
  await type();
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  // There is no page to show.
  await page.goBack().catch(() => undefined);
  await expect(page).not.toHaveURL(here);
  await context.setOffline(false);
}

/** How many drafts wait in the tab. */
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes(":draft:")).length);

test("an application that one leaves by Back while offline has the last words on return", async ({
  page,
  context,
}) => {
  const { email, form } = await startApplying(page);
  await page.goto("/jobs");
  await openForm(page, form);
  await page.getByLabel("Location").fill("Kisumu");
  await expectSaved(page);
  await leaveOffline(page, context, () => page.getByLabel("Location").fill("Kisumu, Milimani"));
  const { values } = await (await page.request.get(`/api/candidate/drafts/${form.slice(-36)}`)).json();
  expect(values.location).toBe("Kisumu");
  await page.goForward();
  await expect(page.getByLabel("Location")).toHaveValue("Kisumu, Milimani");
  await expectSaved(page);
  expect(await waiting(page)).toBe(0);
  await page.reload();
  await expect(page.getByLabel("Location")).toHaveValue("Kisumu, Milimani");

  // Another device saves meanwhile: that stays, and the person is asked.
  const device = await context.newPage();
  await openForm(device, form);
  await leaveOffline(page, context, () => page.getByLabel("Location").fill("Kisumu, Mamboleo"));
  await device.getByLabel("Location").fill("Kisumu, Nyalenda");
  await expectSaved(device);
  await page.goForward();
  const told = page.getByRole("alert").filter({ hasText: "changed in another tab" });
  await expect(told).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("Kisumu, Mamboleo");
  await told.getByRole("button", { name: "Show the other version" }).click();
  await expect(page.getByLabel("Location")).toHaveValue("Kisumu, Nyalenda");
  await expectSaved(page);
  await device.close();

  // Somebody else at the same tab sees nothing of it, and who signs out leaves nothing behind.
  await leaveOffline(page, context, () => page.getByLabel("Location").fill("Kisumu, Kondele"));
  const other = newEmail("otieno");
  const account = { firstName: "Otieno", lastName: "Odhiambo", email: other, password };
  await page.request.post("/api/auth/register", { data: account });
  await startSession(page, other);
  await openForm(page, form);
  await expect(page.getByLabel("Location")).toHaveValue("");
  await startSession(page, email);
  await page.goto("/jobs");
  expect(await waiting(page)).toBe(1);
  const menu = page.locator("header summary").filter({ hasText: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => waiting(page)).toBe(0);
});

test("a job that HR leaves by Back while offline, or by a link on a dead line, has the last words on return", async ({
  page,
  context,
}) => {
  await startSession(page, "hr@umoja.example");
  const dialog = page.getByRole("dialog", { name: "Create Job" });
  const title = dialog.getByRole("textbox", { name: "Custom Job Title" });
  const name = `Night Guard ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto("/hr-manager/jobs");
  await page.goto(`/hr-manager/jobs/new/${crypto.randomUUID()}`);
  await dialog.getByLabel("Job title").selectOption("Loan Officer");
  await expectSaved(page);
  await leaveOffline(page, context, async () => {
    await dialog.getByLabel("Job title").selectOption("Custom Job Title");
    await title.fill(name);
  });
  await page.goForward();
  await expect(title).toHaveValue(name);
  await expectSaved(page);
  expect(await waiting(page)).toBe(0);

  // The browser does not know that nothing arrives.
  const lost = /\/api\/|\.data|\/healthz/;
  await page.route(lost, (route) => route.abort());
  await title.fill(`${name}, Thika`);
  await dialog.getByRole("link", { name: "Close" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your connection is gone" })).toBeVisible();
  await page.unroute(lost);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(title).toHaveValue(`${name}, Thika`);
  await expectSaved(page);
  await page.goBack();
  await page.getByRole("button", { name: `Throw away the draft ${name}, Thika` }).click();
  await page.getByRole("button", { name: "Throw it away" }).click();
  await expect(page.getByRole("link", { name: new RegExp(name) })).toHaveCount(0);
});
