import { expect } from "@playwright/test";
import { codeAt } from "#server/accounts/totp.ts";
import { expectNoFindings } from "./axe.ts";
import { linkPath, mailTo, newEmail, password, signIn, startSession } from "./people.ts";
import { test } from "./test.ts";

test("a signed-out visitor of a protected page signs in and comes back to it", async ({ page }) => {
  await page.goto("/hr-manager?status=interview");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/hr-manager\?status=interview/);
});

test("a job seeker on a staff page sees that it is not theirs, and a way back", { tag: "@phone" }, async ({
  page,
}) => {
  await signIn(page, "/jobs/login", "candidate@umoja.example");
  const response = await page.goto("/hr-manager");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("an address of another site is never followed after signing in", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/login?next=https://evil.example/");
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a wrong password says so, and keeps the address typed", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Login Failed").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("hr@umoja.example");
});

test("registration says what is wrong before anything is sent", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/jobs/register");
  await page.getByLabel("First Name").fill("Otieno");
  await page.getByLabel("Last Name").fill("Were");
  await page.getByLabel("Email").fill(newEmail("otieno"));
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("12345");
  await page.getByRole("textbox", { name: "Confirm Password", exact: true }).fill("12345");
  await page.getByLabel("I agree to the terms").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Password must be at least 6 characters long.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("123456");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Passwords do not match.").first()).toBeVisible();
});

test("signing out ends the session in every tab", { tag: "@phone" }, async ({ page, context }) => {
  await signIn(page, "/jobs/login", "candidate@umoja.example");
  const other = await context.newPage();
  await other.goto("/jobs/applications");
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await context.request.post("/logout", {
    form: { from: "jobs" },
    headers: { origin: new URL(page.url()).origin },
  });
  await other.reload();
  await expect(other).toHaveURL(/\/jobs\/login\?next=/);
});

test("a forgotten password is set anew by a link, and the account is the person's again to change", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const email = newEmail("njeri");
  const registered = await page.request.post("/api/auth/register", {
    data: { firstName: "Njeri", lastName: "Mwai", email, password: "forgotten" },
  });
  expect(registered.status()).toBe(201);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("main").getByRole("button").last().click();
  const link = linkPath(await mailTo(page, email, "Set a new password"), "reset-password");
  await page.goto(link);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText("This link has been used, or its time is over")).toBeVisible();
  await expect(page.locator('input[type="password"]')).toHaveCount(0);
  await signIn(page, "/jobs/login", email);

  const another = newEmail("mwai");
  await page.goto("/jobs/account");
  await page.getByLabel("New email address").fill(another);
  await page.getByRole("textbox", { name: "Your password" }).fill(password);
  await page.getByRole("button", { name: "Change my address" }).click();
  await expect(page.getByText("Your new address waits for you")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your password" })).toHaveValue("");
  await page.goto(linkPath(await mailTo(page, another, "Confirm your new email address"), "confirm-email"));
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByRole("heading", { name: "Email address changed" })).toBeVisible();
  await expectNoFindings(page);

  const phone = await browser.newContext();
  await startSession(phone, another);
  await page.getByRole("link", { name: "Open my account" }).click();
  await expect(page.getByText("You sign in as")).toContainText(another);
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(1);
  await page.getByRole("button", { name: /^End the session/ }).click();
  await expect(page.getByText("The session has ended.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^End the session/ })).toHaveCount(0);
  expect((await phone.request.get("/api/auth/me")).status()).toBe(401);
  await phone.close();

  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  await field("Present password").fill("not this one");
  await field("New password").fill("Karibu-2027!");
  await field("Confirm Password").fill("Karibu-2027!");
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(field("Present password")).toBeFocused();
  await expect(field("Present password")).toHaveAccessibleDescription(/This is not your password\./);
  await field("Present password").fill(password);
  await page.getByRole("button", { name: "Change my password" }).click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
  await expect(field("New password")).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
});

test("a code of the phone is asked for beside the password, once its owner wants it so", {
  tag: "@phone",
}, async ({ page }) => {
  const email = newEmail("halima");
  const registered = await page.request.post("/api/auth/register", {
    data: { firstName: "Halima", lastName: "Noor", email, password },
  });
  expect(registered.status()).toBe(201);
  await startSession(page, email);
  await page.goto("/jobs/account");
  await page.getByRole("textbox", { name: "Password, to confirm" }).fill(password);
  await page.getByRole("button", { name: "Set it up" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  await expectNoFindings(page);
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await page.getByLabel("Code that the app shows").fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("This code is not right").first()).toBeVisible();
  await page.getByLabel("Code that the app shows").fill(codeAt(secret, new Date()));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByRole("heading", { name: "Keep these backup codes now" })).toBeVisible();
  await expectNoFindings(page);
  const backupCode = (await page.locator("li.select-all").first().textContent()) ?? "";

  await page.context().clearCookies();
  await page.goto("/jobs/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  const code = page.getByLabel("Code of your authenticator app");
  await expect(code).toBeFocused();
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("This code is not right").first()).toBeVisible();
  await code.fill(backupCode);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).not.toHaveURL(/login/);
  await page.goto("/jobs/account");
  await expect(page.getByText("9 backup codes are left.")).toBeVisible();
});
