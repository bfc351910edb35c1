import { expect, type Page, test } from "@playwright/test";
import { newEmail, password, startSession } from "./people.ts";

// Playwright's own test: this journey is about what people do before the scripts have come.

/** Opens a page whose scripts are held back until the returned function is called; it waits until they run. */
async function openSlowly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready");
  };
}

test("a filter of the job board that was chosen early is applied, with what was typed", async ({ page }) => {
  const answer = await openSlowly(page, "/jobs");
  await page.getByLabel("Search").fill("credit");
  const department = page.getByLabel("Department");
  await department.selectOption({ index: 1 });
  const chosen = await department.inputValue();
  expect(new URL(page.url()).search).toBe("");
  await answer();
  await expect(page).toHaveURL((url) => url.searchParams.get("department") === chosen);
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === "credit");
  await expect(department).toHaveValue(chosen);
  await expect(page.getByLabel("Search")).toHaveValue("credit");
});

test("the directory of agents filters by what was chosen early", async ({ page }) => {
  const answer = await openSlowly(page, "/agents");
  await page.getByLabel("Department").selectOption({ index: 1 });
  await answer();
  await expect(page).toHaveURL(/department=/);
  await expect(page.getByText(/^Showing (?!0)\d+ of \d+ agents$/)).toBeVisible();
});

test("an account is made from what was entered early", async ({ page }) => {
  const email = newEmail("early");
  const answer = await openSlowly(page, "/jobs/register");
  await page.getByLabel("First Name").fill("Zawadi");
  await page.getByLabel("Last Name").fill("Kendi");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await page.getByRole("textbox", { name: "Confirm Password", exact: true }).fill(password);
  await page.getByLabel("I agree to the terms").check();
  await answer();
  await expect(page.getByLabel("I agree to the terms")).toBeChecked();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Please sign in with your new account credentials.").first()).toBeVisible();
});

test.describe("where scripts are switched off", () => {
  test.use({ javaScriptEnabled: false });

  test("one signs in, and the application form says that it needs them", async ({ page }) => {
    // The server answers what the browser sends by itself: an account needs no scripts.
    await page.goto("/jobs/login");
    await expect(page.getByRole("button", { name: "Show password" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    const email = newEmail("noscript");
    const data = { firstName: "Zawadi", lastName: "Kendi", email, password };
    await page.request.post("/api/auth/register", { data });
    await startSession(page, email);
    const [job] = (await (await page.request.get("/api/jobs?pageSize=1")).json()) as { id: string }[];
    await page.goto(`/jobs/apply?job=${job?.id}`);
    await expect(page.getByRole("main").locator("noscript p").first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});

test("an application keeps what was entered early, and its draft does", async ({ page }) => {
  const email = newEmail("early");
  const data = { firstName: "Zawadi", lastName: "Kendi", email, password };
  await page.request.post("/api/auth/register", { data });
  await startSession(page, email);
  const jobs = (await (await page.request.get("/api/jobs?q=internal+auditor")).json()) as { id: string }[];
  const form = `/jobs/apply?job=${jobs[0]?.id}`;
  const answer = await openSlowly(page, form);
  await page.getByLabel("Full Name").fill("Zawadi Kendi Mwende");
  await page.getByLabel("Location").fill("Machakos");
  await answer();
  await expect(page.getByLabel("Full Name")).toHaveValue("Zawadi Kendi Mwende");
  // What nobody touched has its usual value.
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Zawadi Kendi Mwende");
  await expect(page.getByLabel("Location")).toHaveValue("Machakos");
});
