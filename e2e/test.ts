import { test as base, type Page } from "@playwright/test";

/** Waits until a page of the product answers with its scripts; other documents (a feed, a picture) never do. */
async function answering(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.documentElement.dataset.scripts === "ready" || !document.getElementById("styles"),
  );
}

/**
 * Playwright's test, whose pages answer once they have been opened or reloaded. People take longer to find a
 * button than the scripts to come; a test does not. What a page does before that is tested without scripts.
 */
export const test = base.extend({
  context: async ({ context, javaScriptEnabled }, use) => {
    context.on("page", (page) => {
      if (!javaScriptEnabled) return;
      const { goto, reload } = page;
      page.goto = async (...given) => {
        const answer = await goto.apply(page, given);
        await answering(page);
        return answer;
      };
      page.reload = async (...given) => {
        const answer = await reload.apply(page, given);
        await answering(page);
        return answer;
      };
    });
    await use(context);
  },
});
