import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that look at colours, all that another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

async function expectNothing(page: Page, axe: AxeBuilder, within: string): Promise<void> {
  // A kept mail stands in a frame without scripts, in which axe would wait for an answer forever.
  const { violations } = await axe.include(within).setLegacyMode(true).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(", ")}`);
  expect(found, page.url()).toEqual([]);
}

/**
 * Axe finds nothing on the page as it stands, and nothing of it is wider than the screen.
 * @param within selector of the part to look at: a dialog, say, on a page that is looked at elsewhere
 */
export async function expectNoFindings(page: Page, within = "html"): Promise<void> {
  await expectNothing(page, new AxeBuilder({ page }).withTags(tags), within);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** The same in light and, for what colours can break, in dark; the page is left in light. */
export async function expectNoFindingsInBothThemes(page: Page, within = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoFindings(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothing(page, new AxeBuilder({ page }).withRules(colourRules), within);
  await page.emulateMedia({ colorScheme: "light" });
}
