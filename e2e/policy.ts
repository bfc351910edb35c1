import type { Page } from "@playwright/test";

/**
 * Notes, from now on, what the pages report to the content security policy, and which of them load the library
 * that checks forms (the group `schemas` of `vite.config.ts`): 37 kB that a page without such a form can do
 * without, and which tries `Function`, so that the policy reports it.
 */
export async function watchPolicy(page: Page): Promise<string[]> {
  const reported: string[] = [];
  await page.exposeFunction("noteReport", (report: string) => void reported.push(report));
  await page.addInitScript(() => {
    const { noteReport } = window as unknown as { noteReport(report: string): void };
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      noteReport(`${location.href} reports ${effectiveDirective}: ${blockedURI}`),
    );
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/schemas-")) reported.push(`${page.url()} loads ${pathname}`);
  });
  return reported;
}
