import type { Page } from "@playwright/test";

/**
 * Opens a page whose scripts are held back, and waits until 100 ms after its first paint.
 * @returns lets the scripts through, and waits until the page answers with them
 */
export async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await firstPaint(page);
  return async () => {
    release();
    await page.waitForFunction(() => document.documentElement.dataset.scripts === "ready");
  };
}

/** Waits until 100 ms after the first paint with content. */
export async function firstPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((_, observer) => {
          observer.disconnect();
          setTimeout(resolve, 100);
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

/** A control that takes taps, and what a tap on it does before the scripts have come. */
export interface Answer {
  /** What it is called. */
  name: string;
  /**
   * `address`: the browser goes where the server answers. `browser`: it opens or fills something in by itself.
   * `kept`: noted down, and shown as busy. `off`: it cannot be pressed yet. `lost`: nothing happens.
   */
  by: "address" | "browser" | "kept" | "off" | "lost";
}

/** Taps everything that shows on a page, without leaving it. Call it before the scripts have come. */
export function tapEverything(page: Page): Promise<Answer[]> {
  return page.evaluate(async () => {
    // Whatever a tap does by itself is known from its event; the page stays for the next one.
    window.addEventListener("click", (event) => event.preventDefault());
    window.addEventListener("submit", (event) => event.preventDefault());
    const shows = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const answerOf = async (control: HTMLElement): Promise<Answer["by"]> => {
      if (control instanceof HTMLButtonElement) {
        if (control.disabled) return "off";
        if (control.popoverTargetElement) return "browser";
        control.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (control.getAttribute("aria-busy") === "true") return "kept";
        if (control.getAttribute("aria-selected") === "true") return "browser";
        return control.type === "submit" && control.form?.hasAttribute("action") ? "address" : "lost";
      }
      if (control instanceof HTMLAnchorElement) return control.href ? "address" : "lost";
      return control.localName === "summary" ? "browser" : "lost";
    };
    const answers: Answer[] = [];
    const selector = "a, button, summary, [role=button], [role=tab], [role=switch], [role=menuitem]";
    for (const control of [...document.querySelectorAll<HTMLElement>(selector)].filter(shows)) {
      const name = (control.getAttribute("aria-label") ?? control.textContent ?? "").trim();
      answers.push({ name, by: await answerOf(control) });
    }
    return answers;
  });
}
