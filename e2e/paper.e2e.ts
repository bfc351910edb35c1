import { expect, type Page } from "@playwright/test";
import { startSession } from "./people.ts";
import { test } from "./test.ts";

/** How a page's element is drawn. */
const look = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test("a page is printed dark on white, without shadows, and with each row whole", {
  tag: "@desktop",
}, async ({ page }) => {
  await startSession(page, "owner@umoja.example");
  await page.goto("/dashboard/loans-credit");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await look(page, "html", "color-scheme")).toBe("light");
  expect(await look(page, "body", "color")).toBe("rgb(28, 25, 23)");
  expect(await look(page, "tbody tr", "break-inside")).toBe("avoid");
  expect(await look(page, ".shadow-card", "box-shadow")).toBe("none");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
});

test("on a phone the label of a value stands on the value's first line", { tag: "@phone" }, async ({
  page,
}) => {
  await startSession(page, "owner@umoja.example");
  await page.goto("/dashboard/settings");
  const apart = await page
    .getByRole("row")
    .filter({ has: page.getByText("owner@umoja.example", { exact: true }) })
    .first()
    .evaluate((row) => {
      /** The middle of the first text in an element. */
      const middle = (element: Element | null | undefined) => {
        if (!element) return Number.NaN;
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (text) range.selectNodeContents(text);
        const { top, bottom } = range.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      const cell = [...row.querySelectorAll("td")].find((one) => one.textContent?.startsWith("Roles"));
      return Math.abs(middle(cell?.firstElementChild) - middle(cell?.lastElementChild));
    });
  // Letters of two sizes on one line differ by less than that in their middle.
  expect(apart).toBeLessThan(1.5);
});
