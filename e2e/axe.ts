import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that look at colours, all that another theme can break. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Axe's own driver for Playwright brings the program along for each run and describes all that is right, too:
 * three times the work. A frame is left alone: a kept mail's runs no scripts, and axe would wait for its answer.
 */
async function expectNothing(page: Page, within: string, rules: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const found = await page.evaluate(
    async ([within, runOnly]) => {
      if (!window.axe) throw new Error("axe has gone with its page");
      // A theme, a menu or a dialog that is still on its way in has colours between those of two states.
      const finite = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      // Ended rather than waited for: a page that gets no frame would wait for ever.
      for (const animation of finite) animation.finish();
      const report = await window.axe.run(within, { runOnly, resultTypes: ["violations"], iframes: false });
      return report.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`,
      );
    },
    [within, rules] as const,
  );
  // The next page of the same visit is looked at all the same.
  expect.soft(found, page.url()).toEqual([]);
}

/**
 * Axe finds nothing on the page, and nothing of it is wider than the screen.
 * @param within selector of the part to look at: a dialog, say, on a page that is looked at elsewhere
 */
export async function expectNoFindings(page: Page, within = "html"): Promise<void> {
  await expectNothing(page, within, { type: "tag", values: standards });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

/** The same in light and, for what colours can break, in dark; the page is left in light. */
export async function expectNoFindingsInBothThemes(page: Page, within = "html"): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectNoFindings(page, within);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothing(page, within, { type: "rule", values: colourRules });
  await page.emulateMedia({ colorScheme: "light" });
}

/** Waits until what measures the page has seen its new size. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * The same at a desk and on a phone: the page that is open becomes as narrow as one, and is touched. For what does
 * not look at the screen when it opens; to open it once more would cost as much as axe.
 */
export async function expectNoFindingsAtBothSizes(page: Page, within = "html"): Promise<void> {
  await expectNoFindingsInBothThemes(page, within);
  const desk = page.viewportSize();
  if (!desk) throw new Error("the project has no size");
  const touch = await page.context().newCDPSession(page);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.setViewportSize({ width: 360, height: 800 });
  await frames(page);
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  await expectNoFindingsInBothThemes(page, within);
  await touch.send("Emulation.setTouchEmulationEnabled", { enabled: false });
  await touch.detach();
  await page.setViewportSize(desk);
  await frames(page);
}
