import { expect, type Page } from "@playwright/test";
import { inDays } from "./applicants.ts";
import { expectNoFindings } from "./axe.ts";
import {
  chooseFirstPassword,
  linkPath,
  mailTo,
  newEmail,
  password,
  signIn,
  startSession,
  verifyEmail,
} from "./people.ts";
import { test } from "./test.ts";

const owner = "owner@umoja.example";
const team = "team@ushirika.example";

/** Everything that the bar of a wide screen shows is in the menu of a small one. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
}

/** Opens the command palette by its shortcut. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search the workspace" })).toBeFocused();
}

test("staff sign in, come to where they wanted to go, and sign out", async ({ page }) => {
  await page.goto("/analytics?days=90");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(owner);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/analytics\?days=90$/);

  await page.getByRole("link", { name: "Last 365 days" }).click();
  await expect(page).toHaveURL(/days=365/);
  const weeks = page.locator("details").filter({ hasText: "Applications by week" });
  await weeks.locator("summary").click();
  const counts = await weeks.locator("td").allTextContents();
  const sum = counts.reduce((total, count) => total + Number(count), 0);
  const stat = page.getByRole("main").locator("dl > div").filter({ hasText: "Applications" }).first();
  await expect(stat.locator("dd").first()).toHaveText(String(sum));
  await expect(page.locator("main svg.recharts-surface").first()).toBeVisible();

  await openMenu(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard/);
});

test("the command palette finds pages and people, by keyboard alone", { tag: "@desktop" }, async ({
  page,
}) => {
  await signIn(page, "/login", owner);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
  await openPalette(page);
  await page.keyboard.type("loans");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/loans-credit$/);
  await expect(page.getByRole("heading", { level: 1, name: "Loans & Credit" })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type("dark");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /light/i })).toBeVisible();

  await openPalette(page);
  await page.keyboard.type("peninnah");
  await expect(page.getByText("These are written nearly so:")).toBeVisible();
  await expect(page.getByRole("option", { name: /Peninah/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await openPalette(page);
  await page.keyboard.type("peninah");
  await expect(page.getByRole("option", { name: /Peninah.*@/ })).toBeVisible();
  await expect(page.getByRole("group", { name: "Applications" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/hr-manager\/applications\?application=/);
  await expect(
    page
      .getByRole("dialog")
      .getByText(/Peninah/)
      .first(),
  ).toBeVisible();
});

test("the skip link passes the sidebar, and the badge shows a lost connection", async ({ page, context }) => {
  await startSession(page, owner);
  await page.goto("/dashboard");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator("a:focus, button:focus")).toHaveCount(1);

  await expect(page.getByText("Live System")).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText("Reconnecting")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("Live System")).toBeVisible();
});

test("the provider's owner answers an enquiry, and the visitor gets the mail", { tag: "@desktop" }, async ({
  page,
}) => {
  const email = newEmail("naliaka");
  const subject = `Check-off lists ${email}`;
  const sent = await page.request.post("/api/enquiries", {
    data: {
      topic: "contact",
      fullName: "Naliaka Wekesa",
      email,
      saccoName: "Mwangaza SACCO",
      subject,
      message: "Can you read the lists that our employers send?",
    },
  });
  expect(sent.status()).toBe(201);

  await startSession(page, team);
  await page.goto("/dashboard/enquiries?status=new");
  await page.getByLabel("Search enquiries").fill(email);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/q=naliaka/);
  const found = page.getByRole("link", { name: "Naliaka Wekesa" });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();

  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Please write a message.")).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).fill("Yes, in any of their formats.");
  // The session ends while the answer is written, and begins again in another tab.
  const session = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Please sign in to continue.")).toBeVisible();
  await page.context().addCookies(session);
  await page.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByText("Answer sent")).toBeVisible();
  await expect(
    page.getByRole("list", { name: "Messages" }).getByText("in any of their formats"),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
  const mail = await mailTo(page, email, "Re: your enquiry to ");
  expect(mail.text).toContain("in any of their formats");

  // The toast would lie above the button of a small screen.
  await page.reload();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByText("Closed").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Enquiries" }).click();
  await expect(page).toHaveURL(/q=naliaka/);
});

test("the provider's owner sets when a trial ends, and the SACCO reads it", { tag: "@desktop" }, async ({
  page,
  browser,
}) => {
  const founder = newEmail("makena");
  const [word = ""] = founder.split("@");
  const sacco = `Amani SACCO ${word}`;
  const signedUp = await page.request.post("/api/auth/signup", {
    data: { fullName: "Makena Mutua", email: founder, organization: sacco, password },
  });
  expect(signedUp.status()).toBe(201);
  await verifyEmail(page, founder);

  // The page needs no scripts.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await startSession(plain, team);
  await plain.goto(`/dashboard/saccos?q=${word}`);
  const row = plain.getByRole("row", { name: sacco });
  await expect(row).toContainText("On trial");
  await row.getByLabel(`Last day of the trial of ${sacco}`).fill("2020-01-01");
  await row.getByRole("button", { name: `Set the end for ${sacco}` }).click();
  await expect(row).toContainText("Please choose a day from today on");
  await row.getByLabel(`Last day of the trial of ${sacco}`).fill(inDays(40));
  await row.getByRole("button", { name: `Set the end for ${sacco}` }).click();
  await expect(plain.getByText(`The trial of ${sacco} now ends on`)).toBeVisible();
  await mailTo(plain, founder, "Your trial now ends on ");
  await context.close();

  await startSession(page, founder);
  await page.goto("/dashboard");
  await expect(page.getByText(/Trial: 4[01] days left/).filter({ visible: true })).toBeVisible();

  await startSession(page, team);
  await page.goto("/dashboard");
  await page.getByRole("navigation").getByRole("link", { name: "SACCOs" }).click();
  await page.getByLabel("Search SACCOs").fill(word);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("button", { name: `No end for ${sacco}` }).click();
  await expect(page.getByText(`The workspace of ${sacco} no longer ends.`)).toBeVisible();
  await expect(page.getByRole("row", { name: sacco })).toContainText("No end");
  await mailTo(page, founder, "Your workspace no longer ends");
});

test("the provider's owner sees what runs by itself, and when it comes next", { tag: "@desktop" }, async ({
  page,
}) => {
  await startSession(page, team);
  await page.goto("/dashboard");
  await page.getByRole("navigation").getByRole("link", { name: "Background work" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Background work" })).toBeVisible();
  const digest = page.getByRole("row", { name: /Mail what people have not read/ });
  await expect(digest).toContainText("Every day at 06:30");
  const mail = page.getByRole("row", { name: /Send mail/ });
  // There are more than a page.
  await page.goto(`${page.url()}?page=2`);
  await expect(mail).toContainText("When needed");
  await page.getByLabel("Comes").selectOption("By schedule");
  await expect(page).toHaveURL(/scheduled=true/);
  await expect(mail).toHaveCount(0);
  await expect(digest).toBeVisible();
});

test("the owner of a trial invites a colleague, who finds the modules of their role", {
  tag: "@desktop",
}, async ({ page, browser }) => {
  const founder = newEmail("nafula");
  const signedUp = await page.request.post("/api/auth/signup", {
    data: { fullName: "Nafula Barasa", email: founder, organization: "Tujenge SACCO", password },
  });
  expect(signedUp.status()).toBe(201);
  await verifyEmail(page, founder);
  await startSession(page, founder);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Invite a colleague" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a colleague" });
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(dialog.getByText("Please choose at least one role.")).toBeVisible();
  const email = newEmail("wafula");
  await dialog.getByLabel("Full name").fill("Wafula Simiyu");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Customer experience").check();
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();

  const invitation = linkPath(await mailTo(page, email, "invites you to Tujenge SACCO"), "welcome");
  const context = await browser.newContext();
  const colleague = await context.newPage();
  // Mail scanners open links, and colleagues open them in two tabs.
  await colleague.goto(invitation);
  await expect(colleague.getByRole("heading", { level: 1 })).toHaveText("Welcome to Tujenge SACCO");
  await expect(colleague.getByRole("main")).toContainText("has invited you");
  await expect(colleague.getByRole("main")).toContainText("Customer experience");
  await expect(colleague.getByRole("main")).not.toContainText("session");
  await expectNoFindings(colleague);
  const tab = await context.newPage();
  await tab.goto(invitation);
  await chooseFirstPassword(colleague, invitation);
  await expect(colleague).toHaveURL(/\/dashboard$/);
  await expect(tab.getByText("This link has been used, or its time is over")).toBeVisible();
  await expect(tab.getByRole("link", { name: "Continue as Wafula Simiyu" })).toBeVisible();
  await tab.close();
  await expect(colleague.getByRole("heading", { level: 3, name: "Customer Experience" })).toBeVisible();
  await expect(colleague.getByRole("link", { name: "Recruitment" })).toHaveCount(0);
  expect((await colleague.goto("/hr-manager"))?.status()).toBe(403);
  for (const path of ["/dashboard/enquiries", "/dashboard/saccos", "/dashboard/tasks"]) {
    expect((await colleague.goto(path))?.status()).toBe(403);
  }
  await context.close();

  await page.getByRole("button", { name: `Remove Wafula Simiyu (${email})` }).click();
  await page.getByRole("button", { name: "Remove from the team" }).click();
  await expect(page.getByText(email)).toHaveCount(0);
});

test("a trial shows its days left and asks to verify the address", { tag: "@desktop" }, async ({ page }) => {
  const email = newEmail("tumaini");
  const signedUp = await page.request.post("/api/auth/signup", {
    data: { fullName: "Tumaini Mwende", email, organization: "Tumaini SACCO", password },
  });
  expect(signedUp.status()).toBe(201);
  await signIn(page, "/login", email);
  await expect(page.getByText("Trial: 14 days left").filter({ visible: true })).toBeVisible();
  await expect(page.getByText("Please verify your email address")).toBeVisible();
  await page.goto("/dashboard/settings");
  await expect(page.getByText("Verify your email address first")).toBeVisible();
  await expect(page.getByRole("button", { name: "Invite a colleague" })).toHaveCount(0);
  await expectNoFindings(page);
});

test("a job seeker sees that the workspace is not theirs, and a way back", { tag: "@desktop" }, async ({
  page,
}) => {
  await startSession(page, "candidate@umoja.example");
  const response = await page.goto("/dashboard");
  expect(response?.status()).toBe(403);
  await page.getByRole("link", { name: "Back to your pages" }).click();
  await expect(page).toHaveURL(/\/jobs\/dashboard$/);
});

test("what is not there, and what is not theirs, is said inside the workspace", async ({ page }) => {
  await signIn(page, "/login", "onboarding@umoja.example");
  for (const [path, status, title] of [
    ["/dashboard/no-such-module", 404, "Page Not Found"],
    ["/dashboard/no/such/page", 404, "Page Not Found"],
    ["/analytics/no-such-page", 404, "Page Not Found"],
    ["/hr-manager/no-such-page", 404, "Page Not Found"],
    ["/hr-manager/applications", 403, "No access"],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(status);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title} · `));
    await expect(page.getByRole("banner").getByText(/Live System|Reconnecting/)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
  }
  await expectNoFindings(page);
  await page.getByRole("main").getByRole("link", { name: "Back to your pages" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await openMenu(page);
  await expect(page.getByRole("navigation", { name: "Workspace" })).toBeVisible();
});
