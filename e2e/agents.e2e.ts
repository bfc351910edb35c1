import { expect, type Page } from "@playwright/test";
import { chooseFirstPassword, linkPath, mailTo, newEmail, password, signIn } from "./people.ts";
import { test } from "./test.ts";

const landingPages = [
  ["Member Onboarding AI", "/member-onboarding-agent"],
  ["Customer Experience AI", "/customer-experience-agent"],
  ["Recruitment Specialist AI", "/recruitment-specialist-agent"],
  ["Loan Processing AI", "/loan-processing-agent"],
  ["Sales Automation AI", "/sales-automation-agent"],
  ["Financial Advisor AI", "/financial-advisor-agent"],
  ["Digital Marketing AI", "/digital-marketing-agent"],
] as const;

const cards = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2, name: / AI$/ });
const passwordOf = (page: Page) => page.getByRole("textbox", { name: "Password", exact: true });

/** The workspace says how much of the trial is left: on a phone in its menu. */
async function expectTrialOf(page: Page, days: number): Promise<void> {
  await expect(page).toHaveURL("/dashboard");
  const menu = page.getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  await expect(page.getByText(`Trial: ${days} days left`).filter({ visible: true }).first()).toBeVisible();
}

/** The page's scripts run: its trial button opens a dialog from now on, and is no mere link. */
async function hydrated(page: Page): Promise<void> {
  await expect(page.locator("main a[aria-haspopup=dialog][href^='/signup']").first()).toBeVisible();
}

/** On a small screen the header's ways in are in its menu. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.locator("summary").filter({ hasText: "Menu" });
  if (await menu.isVisible()) await menu.click();
}

test("the directory is searched and filtered in its address", async ({ page }) => {
  await page.goto("/agents");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole("main").getByRole("definition")).toHaveText(["12", "7", "5"]);
  await page.getByLabel("Department").selectOption({ label: "Credit (2)" });
  await expect(page).toHaveURL(/\/agents\?department=credit$/);
  await expect(cards(page)).toHaveText(["Loan Processing AI", "Credit Recovery AI"]);
  await page
    .getByPlaceholder("Search agents by name, specialization, or description...")
    .fill("GUARANTOR notices");
  await expect(cards(page)).toHaveText(["Credit Recovery AI"]);
  await expect(page).toHaveURL(/q=GUARANTOR\+notices&department=credit/);
  await page.getByLabel("Search").fill("no such agent");
  await expect(page.getByText("No agents found.")).toBeVisible();
  await expect(page.getByText("Try adjusting your search or filter criteria.")).toBeVisible();

  // Typing did not add a step, the department did.
  await page.goBack();
  await expect(page).toHaveURL(/\/agents$/);
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByLabel("Search")).toHaveValue("");
  await page.goForward();
  await expect(page.getByLabel("Search")).toHaveValue("no such agent");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(cards(page)).toHaveCount(12);
});

test("placeholders stand for the agents while they are on their way", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/recruitment-specialist-agent");
  await hydrated(page);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/agents.data*", async (route) => {
    if (new URL(route.request().url()).searchParams.get("_routes") === "routes/agents") await held;
    await route.continue();
  });
  await page.getByRole("link", { name: "Back to Agents" }).click();
  await expect(page.getByText("Loading agents")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("An agent for every desk in the SACCO.");
  letThrough();
  await expect(cards(page)).toHaveCount(12);
});

test("an agent without a page of its own is coming soon, wherever its card is pressed", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/agents");
  await page.getByLabel("Search").fill("board");
  await expect(page).toHaveURL(/q=board/);
  const text = "Board and AGM Reporting AI landing page is being developed. Please check back soon!";
  await page.getByText("Board papers, resolutions and the general meeting").click({ force: true });
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText(text)).toBeHidden();
  await page.getByRole("button", { name: "Coming Soon: Board and AGM Reporting AI" }).press("Enter");
  await expect(page.getByText(text)).toBeVisible();
});

test("every agent's page is reached from its card and leads back", { tag: "@phone" }, async ({ page }) => {
  for (const [name, path] of landingPages) {
    await page.goto("/agents");
    await page.getByRole("link", { name: `Learn More about ${name}` }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByText(name).first()).toBeVisible();
    await expect(page.getByText(/^Sample/).first()).toBeVisible();
    await page
      .getByRole("link", { name: /^(Back to Agents|AI Agents)$/ })
      .and(page.getByRole("main").getByRole("link"))
      .first()
      .click();
    await expect(page).toHaveURL("/agents");
  }
  await page.getByRole("heading", { name: "Loan Processing AI" }).click();
  await expect(page).toHaveURL("/loan-processing-agent");
});

test("a demo ends in the trial dialog", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/loan-processing-agent");
  await hydrated(page);
  await page.getByRole("link", { name: "View Demo" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Start Free Trial to Access Full Demo" }).click();
  const dialog = page.getByRole("dialog", { name: "Start Free Trial" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "View Demo" })).toBeFocused();
});

test("the sign-up dialog keeps the keyboard until it closes, and gives it back", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/sales-automation-agent");
  await hydrated(page);
  const button = page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).first();
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Start Free Trial" });
  await expect(dialog).toBeVisible();
  const order = [
    "Close",
    "Full Name",
    "Email Address",
    "Organization (optional)",
    "Password",
    "Show password",
    /^Terms of Service/,
    /^Privacy Policy/,
    "Create Account",
    "Close",
  ];
  for (const [index, name] of order.entries()) {
    if (index > 0) await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("a trial is signed up for, and the workspace says how long it lasts", { tag: "@phone" }, async ({
  page,
}) => {
  const email = newEmail("akinyi");
  await page.goto("/agents?q=recruit");
  await page.getByRole("link", { name: "Learn More about Recruitment Specialist AI" }).click();
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Start Free Trial" });
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Missing Information")).toBeVisible();
  await expect(dialog.getByLabel("Full Name")).toBeFocused();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByText("Missing Information")).toBeHidden();
  await expect(dialog).toBeVisible();

  await dialog.getByLabel("Full Name").fill("Akinyi Odera");
  await dialog.getByLabel("Email Address").fill("hr@umoja.example");
  await dialog.getByLabel("Organization (optional)").fill("Mawingu SACCO");
  await passwordOf(page).fill(password);
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Account Creation Failed")).toBeVisible();
  await expect(dialog.getByLabel("Email Address")).toHaveAccessibleDescription(/already exists/);
  await expect(dialog.getByLabel("Email Address")).toBeFocused();

  await dialog.getByLabel("Email Address").fill(email);
  let answered = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  await page.route("**/api/auth/signup", async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Create Account" }).click();
  await expect(dialog.getByRole("button", { name: "Creating Account..." })).toBeDisabled();
  answered();
  await expect(page).toHaveURL("/login?registered");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  const toasts = page.getByRole("region", { name: /^Notifications/ });
  await expect(toasts.getByText("Account Created Successfully")).toBeVisible();
  await expect(toasts.getByText("Please login with your credentials to access the system.")).toBeVisible();

  await signIn(page, "/login", email);
  await expectTrialOf(page, 14);
});

test("a trial without a password comes by mail", { tag: "@phone" }, async ({ page }) => {
  const email = newEmail("barasa");
  await page.goto("/member-onboarding-agent");
  await hydrated(page);
  const begin = page.getByRole("main").getByRole("link", { name: "Start Your Free Trial" }).first();
  await begin.click();
  const dialog = page.getByRole("dialog", { name: "Start Your Free Trial" });
  await dialog.getByLabel("SACCO Name").fill("Elgon Farmers SACCO");
  await dialog.getByLabel("Contact Person").fill("Barasa Simiyu");
  await dialog.getByLabel("Email Address").fill(email);
  await dialog.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page.getByText("Missing Information")).toBeVisible();
  await expect(dialog.getByLabel("Phone Number")).toBeFocused();
  await dialog.getByLabel("Phone Number").fill("0712 345 678");
  await dialog.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(dialog.getByText("We have sent a link to your email address.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Done" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(begin).toBeFocused();

  await chooseFirstPassword(page, linkPath(await mailTo(page, email, "workspace is ready"), "welcome"));
  await expectTrialOf(page, 30);
});

test("who has no account is shown where to sign up", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign up here" }).click();
  await expect(page).toHaveURL("/customer-experience-agent");
  await hydrated(page);
  const begin = page.getByRole("banner").getByRole("link", { name: "Get Started" }).filter({ visible: true });
  await openMenu(page);
  await begin.click();
  await expect(page.getByRole("dialog", { name: "Start Free Trial" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the directory filters and a trial begins", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/agents");
    await expect(cards(page)).toHaveCount(12);
    await page.getByLabel("Search").fill("check-off");
    await page.getByLabel("Department").selectOption("operational");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(cards(page)).toHaveText(["Check-off Reconciliation AI"]);
    await page.goto("/member-onboarding-agent");
    await page.getByRole("main").getByRole("link", { name: "Start Your Free Trial" }).first().click();
    await expect(page.getByText("30 days in a workspace of your own.")).toBeVisible();
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page.getByText("Choose a password.")).toBeVisible();
    await page.getByLabel("Full Name").fill("Chelimo Rotich");
    const email = newEmail("chelimo");
    await page.getByLabel("Email Address").fill(email);
    await passwordOf(page).fill(password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expect(page).toHaveURL(/\/login\?registered/);
    await expect(page.getByText("Account Created Successfully")).toBeVisible();

    await signIn(page, "/login", email);
    await page.goto("/account");
    await expect(page).toHaveURL("/dashboard/account");
    await page.getByLabel("Last name").fill("Rotich Kosgei");
    await page.getByRole("button", { name: "Save my details" }).click();
    await expect(page.getByText("Your details are saved.")).toBeVisible();
    await expect(page.getByLabel("Last name")).toHaveValue("Rotich Kosgei");
    await page.getByLabel("New email address").fill(newEmail("kosgei"));
    await page.getByRole("textbox", { name: "Your password" }).fill("not this one");
    await page.getByRole("button", { name: "Change my address" }).click();
    await expect(page.getByRole("textbox", { name: "Your password" })).toHaveAccessibleDescription(
      "This is not your password.",
    );
    await expect(page.getByLabel("New email address")).toHaveValue(/^kosgei-/);
  });
});

test("an agent's page has one bar, with one Login", async ({ page }) => {
  for (const [, path] of landingPages) {
    await page.goto(path);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await openMenu(page);
    const ways = page.getByRole("banner").getByRole("link", { name: /^(Login|Sign In)$/ });
    await expect(ways.filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("link", { name: "Login", exact: true })).toHaveCount(0);
  }
});
