import { expect } from "@playwright/test";
import { mailTo, newEmail, password, signIn } from "./people.ts";
import { test } from "./test.ts";

test("a signed-out visitor of a protected page signs in and comes back to it", async ({ page }) => {
  await page.goto("/hr-manager?status=interview");
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/hr-manager\?status=interview/);
});

test("a job seeker on a staff page sees that it is not theirs, and a way back", async ({ page }) => {
  await signIn(page, "/jobs/login", "candidate@umoja.example");
  const response = await page.goto("/hr-manager");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("an address of another site is never followed after signing in", async ({ page }) => {
  await page.goto("/login?next=https://evil.example/");
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a wrong password says so, and keeps the address typed", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Please fill in all required fields.").first()).toBeVisible();
  await page.getByLabel("Email").fill("hr@umoja.example");
  await page.getByRole("textbox", { name: "Password", exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Login Failed").first()).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("hr@umoja.example");
});

test("registration says what is wrong before anything is sent", async ({ page }) => {
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

test("signing out ends the session in every tab", async ({ page, context }) => {
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

test("a forgotten password is set anew by the link in the mail", async ({ page }) => {
  const email = newEmail("njeri");
  const registered = await page.request.post("/api/auth/register", {
    data: { firstName: "Njeri", lastName: "Mwai", email, password: "forgotten" },
  });
  expect(registered.status()).toBe(201);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("main").getByRole("button").last().click();
  const { text } = await mailTo(page, email, "Set a new password");
  const link = /https?:\/\/\S+\/reset-password\?token=[\w-]+/.exec(text)?.[0];
  expect(link).toBeDefined();
  await page.goto(new URL(link ?? "").pathname + new URL(link ?? "").search);
  for (const field of await page.locator('input[type="password"]').all()) await field.fill(password);
  await page
    .getByRole("main")
    .getByRole("button", { name: /password/i })
    .last()
    .click();
  await signIn(page, "/jobs/login", email);
});
