import { expect, type Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { test } from "./test.ts";
import { foreignWords } from "./words.ts";

test.use({ viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });

/** Answers the four questions, the second half of them in Kiswahili. */
async function answer(page: Page, comment: string, scripts: boolean): Promise<void> {
  await page.goto("/feedback/umoja");
  if (scripts) await expectNoFindings(page);
  await page.getByRole("button", { name: "Dissatisfied", exact: true }).click();
  await expect(page.getByText("Question 2 of 4")).toBeVisible();
  await page.getByRole("button", { name: "4 of 10" }).click();
  await expect(page.getByText("Question 3 of 4")).toBeVisible();
  // Midway to the other language: nothing that was answered is lost.
  await page.getByRole("button", { name: "Kiswahili" }).click();
  await expect(page.getByText("Swali la 3 kati ya 4")).toBeVisible();
  if (scripts) expect.soft(await foreignWords(page, "sw")).toEqual([]);
  await page.getByRole("button", { name: "Ruka swali hili" }).click();
  await page.getByLabel("Pole sana. Nini hakikwenda vizuri").fill("Foleni ni ndefu");
  await page.getByLabel("Jambo lingine ungependa kusema").fill(comment);
  await page.getByLabel("Ulihudumiwa wapi?").selectOption("branch");
  await page.getByRole("button", { name: "Tuma majibu yangu" }).click();
  await expect(page.getByRole("heading", { name: "Asante" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Toa lalamiko" })).toHaveAttribute("href", /^\/sw\/complain\//);
}

test("the survey may be found, a visit to it may not", async ({ request }) => {
  for (const path of ["/feedback/umoja", "/complain/umoja"]) {
    const plain = await request.get(path);
    expect(plain.headers()["x-robots-tag"], path).toBeUndefined();
    const html = await plain.text();
    expect(html).not.toContain('name="robots"');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]*${path}"`));
    expect(html).toMatch(new RegExp(`hrefLang="sw" href="[^"]*/sw${path}"`, "i"));
  }
  const visit = await request.get("/feedback/umoja?visit=00000000-0000-4000-8000-000000000001&step=1");
  expect(visit.headers()["x-robots-tag"]).toBe("noindex");
  expect(await visit.text()).toContain('<meta name="robots" content="noindex, follow"');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("a member answers in two languages, and changes an answer", async ({ page }) => {
      await answer(page, `Nilisubiri saa mbili ${Date.now()}`, javaScriptEnabled);
      await page.getByRole("link", { name: "Badilisha majibu yangu" }).click();
      await expect(page.getByRole("button", { name: "Sijaridhika", exact: true })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
    });
  });
}
