import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Axe finds nothing on the page as it stands, and nothing of it is wider than the screen.
 * @param within selector of the part to look at: a dialog, say, on a page that is looked at elsewhere
 */
export async function expectNoFindings(page: Page, within = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // A kept mail stands in a frame without scripts, in which axe would wait for an answer forever.
    .setLegacyMode(true)
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
