import { expect, type Page } from "@playwright/test";
import { codeAt } from "#server/accounts/totp.ts";
import { expectNoFindings } from "./axe.ts";
import { newEmail, password, startSession } from "./people.ts";
import { test } from "./test.ts";

async function fillSignIn(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  // Sent without scripts, the page that asks for the code asks for the password once more.
  await expect(page.locator("html[data-scripts=ready]")).toBeAttached();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("a manager sets the second factor up on a phone, and signs in without the phone", {
  tag: "@phone",
}, async ({ page, browser }) => {
  const email = newEmail("makena");
  const signedUp = await page.request.post("/api/auth/signup", {
    data: { fullName: "Makena Murithi", email, organization: "Salama SACCO", password },
  });
  expect(signedUp.status()).toBe(201);
  await startSession(page, email);
  await page.goto("/dashboard/account");
  await page.getByLabel("Password, to confirm").fill(password);
  await page.getByRole("button", { name: "Set it up" }).click();
  const secret = ((await page.locator("code").textContent()) ?? "").replaceAll(/\s/g, "");
  const code = page.getByRole("textbox", { name: "Code that the app shows" });
  await code.fill("000000");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("This code is not right")).toBeVisible();
  await code.fill(codeAt(secret, new Date()));
  await page.getByRole("button", { name: "Turn it on" }).click();

  await expect(page.getByText("Keep these backup codes now")).toBeVisible();
  await expectNoFindings(page);
  const codes = page.getByRole("listitem").filter({ hasText: /^(?:\w{4}-){3}\w{4}$/ });
  await expect(codes).toHaveCount(10);
  const heights = await codes.evaluateAll((lines) => lines.map((line) => line.clientHeight));
  expect(Math.max(...heights), "a code stands in one line").toBeLessThan(32);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy the codes" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const kept = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(kept).toEqual(await codes.allTextContents());

  const elsewhere = await (await browser.newContext()).newPage();
  await fillSignIn(elsewhere, email);
  const asked = elsewhere.getByLabel("Code of your authenticator app");
  await expect(asked).toBeFocused();
  // As people copy it from paper.
  await asked.fill(` ${kept[0]?.toUpperCase().replaceAll("-", " ")} `);
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  await elsewhere.goto("/dashboard/account");
  await expect(elsewhere.getByText("9 backup codes are left.")).toBeVisible();
  await elsewhere.context().clearCookies();
  await fillSignIn(elsewhere, email);
  await asked.fill(kept[0] ?? "");
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await expect(elsewhere.getByText("This code is not right, or was used before.")).toBeVisible();
  await elsewhere.context().close();
});
