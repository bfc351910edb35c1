import { expect, type Page, test } from "@playwright/test";
import { expectNoFindingsInBothThemes } from "./axe.ts";

const links = [
  ["Home", "/"],
  ["AI Agents", "/agents"],
  ["Business Solutions", "/business-solutions"],
  ["Contact", "/contact"],
  ["Resource Centre", "/resources"],
] as const;
const pillars = {
  Acquire: "Bring in members who stay",
  Retain: "Notice before a member goes quiet",
  Interact: "Hear every member, not only the loud ones",
  Reward: "Thank the ones who stay",
} as const;

const menu = (page: Page) => page.locator("header summary").filter({ hasText: "Menu" });
/** The header's links as the screen has them: in the bar, or in the menu, which this opens. */
async function mainLinks(page: Page) {
  const shown = page.getByRole("navigation", { name: /^Main/ });
  if (!(await shown.isVisible())) await menu(page).click();
  return shown;
}

/** Exactly one pillar can be read. */
async function expectPillar(page: Page, shown: keyof typeof pillars): Promise<void> {
  for (const [name, title] of Object.entries(pillars)) {
    await expect(page.getByRole("heading", { name: title })).toBeVisible({ visible: name === shown });
  }
}

/** A card's link goes to the agent that it names, not to the top of the directory. */
async function expectOwnPlace(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Learn More about Digital Marketing Agent" }).click();
  await expect(page).toHaveURL("/agents#digital-marketing-ai");
  await expect(page.getByRole("heading", { name: "Digital Marketing AI" })).toBeInViewport();
}

test("Learn More leads to the agent's own place among the others", ({ page }) => expectOwnPlace(page));

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads every section and leaves by its buttons", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveTitle(/SACCO/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("AI agents");
    await expect(page.getByText("Sample data.").first()).toBeVisible();
    for (const metric of ["20+", "12", "98%", "10x"]) {
      await expect(page.getByText(metric, { exact: true })).toBeVisible();
    }
    for (const [name, agent] of [
      ["Member Onboarding AI", "member-onboarding-ai"],
      ["Customer Experience Agent", "customer-experience-ai"],
      ["Recruitment Specialist", "recruitment-specialist-ai"],
      ["Financial Advisor Agent", "financial-advisor-ai"],
      ["Loan Processing Agent", "loan-processing-ai"],
      ["Digital Marketing Agent", "digital-marketing-ai"],
    ]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: `Learn More about ${name}` })).toHaveAttribute(
        "href",
        `/agents#${agent}`,
      );
    }
    const main = page.getByRole("main");
    for (const [name, to] of [
      ["Explore AI Solutions", "/agents"],
      ["Schedule Demo", "/contact"],
      ["Start Your AI Journey", "/agents"],
      ["Contact Our Experts", "/contact"],
    ] as const) {
      await page.goto("/");
      await main.getByRole("link", { name }).click();
      await expect(page).toHaveURL((url) => url.pathname === to);
    }
  });

  test("Learn More leads to the agent's own place", { tag: "@phone" }, ({ page }) => expectOwnPlace(page));

  test("each pillar is a page of its own that begins at its tabs", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    await expectPillar(page, "Acquire");
    const tabs = page.getByRole("navigation", { name: "Acquire, Retain, Interact, Reward" });
    for (const name of ["Retain", "Interact", "Reward", "Acquire"] as const) {
      await tabs.getByRole("link", { name }).click();
      await expect(page).toHaveURL(/#pillars$/);
      await expectPillar(page, name);
      await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "true");
      await expect(tabs).toBeInViewport();
    }
  });

  test("the header leads everywhere and marks where one is", async ({ page }) => {
    await page.goto("/");
    for (const [name, to] of [...links.slice(1), ...links.slice(0, 1)]) {
      await (await mainLinks(page)).getByRole("link", { name }).click();
      await expect(page).toHaveURL(to);
      const current = (await mainLinks(page)).locator("[aria-current=page]");
      await expect(current).toHaveText([name]);
    }
  });

  test("every link of the footer leads to a page", { tag: "@phone" }, async ({ page, request }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("heading")).toHaveText(["Solutions", "Company", "Get in Touch"]);
    await expect(footer.getByRole("link", { name: "+254 700 000 360" })).toHaveAttribute(
      "href",
      "tel:+254700000360",
    );
    await expect(footer).toContainText("Ushirika House, Kenyatta Avenue, Nairobi");
    const addresses = await footer
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(addresses).toEqual(expect.arrayContaining(["/dashboard", "/analytics", "/jobs"]));
    for (const address of new Set(addresses)) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });

  test("an unknown address says so and offers ways on", { tag: "@phone" }, async ({ page }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Business Solutions/ })
      .click();
    await expect(page).toHaveURL("/business-solutions");
  });
});

test("the tabs switch in place and follow the arrow keys", async ({ page }) => {
  await page.goto("/");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await expect(tab("Acquire")).toHaveAttribute("aria-selected", "true");
  const top = await tab("Acquire").boundingBox();
  await tab("Retain").click();
  await expectPillar(page, "Retain");
  await expect(page).toHaveURL("/?pillar=retain");
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await page.keyboard.press("ArrowRight");
  await expect(tab("Interact")).toBeFocused();
  await expectPillar(page, "Interact");
  await page.keyboard.press("End");
  await expect(tab("Reward")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Acquire")).toBeFocused();
  await expectPillar(page, "Acquire");
  await expect(page).toHaveURL("/");
  await page.keyboard.press("ArrowLeft");
  await expectPillar(page, "Reward");
  await page.keyboard.press("Home");
  await expectPillar(page, "Acquire");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: "Acquire" })).toBeFocused();
  await expect(page.getByRole("tab", { selected: true })).toHaveCount(1);
  expect(await tab("Acquire").boundingBox()).toMatchObject({ x: top?.x, width: top?.width });
});

test("the pitch in the hero leads to its pillar", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("list", { name: "The four stages" }).getByRole("link", { name: "Reward" }).click();
  await expectPillar(page, "Reward");
  await expect(page.getByRole("tab", { name: "Reward" })).toBeInViewport();
});

test("Schedule Demo opens the dialog where one is", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("tab", { name: "Acquire" })).toBeVisible();
  await page.getByRole("link", { name: "Schedule Demo" }).click();
  await expect(page.getByRole("dialog", { name: "Schedule a demo" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Schedule Demo" })).toBeFocused();
  await expect(page).toHaveURL("/");
});

test("the menu closes on a choice, on Escape and on a press outside", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("tab", { name: "Acquire" })).toBeVisible();
  const panel = page.getByRole("navigation", { name: "Main menu" });
  await menu(page).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.touchscreen.tap(180, 780);
  await expect(panel).toBeHidden();
  await menu(page).click();
  await panel.getByRole("link", { name: "Contact" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/contact");
  await menu(page).click();
  await panel.getByRole("link", { name: "Contact" }).click();
  await expect(panel).toBeHidden();
});

test.describe("without motion", () => {
  test.use({ reducedMotion: "reduce" });
  // The job pages keep the menu on a wide screen too.
  test("the open menu has nothing for axe to find", async ({ page }) => {
    await page.goto("/jobs");
    await menu(page).click();
    await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
    await expectNoFindingsInBothThemes(page);
  });
});

test("nothing moves while fonts and scripts come late, and nothing is wider than the screen", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moved = { score: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        moved.score += shift.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const { promise: drawn, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await drawn;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("tab", { name: "Acquire" })).toBeVisible();
  release();
  await page.evaluate(() => document.fonts.ready);
  for (const name of ["Retain", "Interact", "Reward"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
  }
  // Letters of another font are a little wider or narrower in their own line; 0.1 is what counts as good.
  const score = await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score);
  expect(score).toBeLessThan(0.002);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
