import type { Page } from "@playwright/test";

/**
 * Notes, from now on, what the pages report to the content security policy, and which of them load the library
 * that checks forms (the group `schemas` of `vite.config.ts`): 37 kB that a page without such a form can do
 * without, and which tries `Function`, so that the policy reports it. And what fails unseen: a document that React draws
 * anew, because it is not what its components write.
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
  page.on("pageerror", ({ message }) => reported.push(`${page.url()} fails: ${message}`));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/assets/schemas-")) reported.push(`${page.url()} loads ${pathname}`);
  });
  return reported;
}
