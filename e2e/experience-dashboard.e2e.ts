import { expect, type Page } from "@playwright/test";
import { startSession } from "./people.ts";
import { metric } from "./samples.ts";
import { test } from "./test.ts";

/** As specification 000, section 2, orders them. */
const tabs = [
  "Overview",
  "Engagement Hub",
  "Journey Mapping",
  "Complaint Insights",
  "Channel Tracker",
  "Personalization",
  "Feedback Loop",
  "Satisfaction AI",
] as const;
/** Tabs whose heading is their own name. */
const figures = tabs.filter((tab) => !["Overview", "Engagement Hub", "Personalization"].includes(tab));

const dashboard = (page: Page) => page.getByRole("navigation", { name: "Customer Experience", exact: true });

/** Nothing lies beyond the edge of the screen. */
async function expectNoScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

test("a visitor looks at the demo's dashboard, which says that it is one, and cannot go further", async ({
  page,
}) => {
  await page.goto("/customer-experience-agent");
  await page.getByRole("link", { name: "See Demo" }).click();
  await expect(page).toHaveURL("/customer-experience-agent/demo");
  const main = page.getByRole("main");
  await expect(main.getByText("This is a demo")).toBeVisible();
  // Other journeys answer the demo's survey: which figures it begins with is seen where it is seeded.
  await expect(metric(main, "CSAT")).toHaveText(/^\d\.\d\/5$/);
  await expect(metric(main, "NPS")).toHaveText(/^−?\d+$/);
  await expect(metric(main, "Interactions")).toHaveText(/^\d+$/);
  await expect(dashboard(page).getByRole("link")).toHaveText([...tabs]);
  for (const tab of figures) {
    await dashboard(page).getByRole("link", { name: tab }).click();
    await expect(main.getByRole("heading", { level: 2, name: tab })).toBeAttached();
    await expect(dashboard(page).getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    await expectNoScroll(page);
  }
  await expect(main.locator("a[href^='/dashboard']")).toHaveCount(0);
  await page.goto("/dashboard/customer-experience");
  await expect(page).toHaveURL(/\/login/);
});

test("staff of experience see their own, for the days that they choose, with a table behind each chart", async ({
  page,
}) => {
  await startSession(page, "experience@umoja.example");
  await page.goto("/customer-experience-agent/demo/channel-tracker?days=90");
  await expect(page).toHaveURL("/dashboard/customer-experience/channel-tracker?days=90");
  const main = page.getByRole("main");
  await expect(main.getByRole("row", { name: /^Branch \d+/ }).first()).toBeAttached();
  await dashboard(page).getByRole("link", { name: "Overview" }).click();
  await main.getByRole("link", { name: "By month" }).click();
  await expect(page).toHaveURL(/step=month/);
  await main.getByText("Show as table: CSAT").click();
  await expect(main.getByRole("table", { name: "CSAT" })).toBeVisible();
  await main.getByRole("link", { name: "Last 365 days" }).click();
  await expect(main.getByText(/^From .* held against /)).toContainText(String(new Date().getFullYear() - 1));
  await expectNoScroll(page);
});
