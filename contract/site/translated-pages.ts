/**
 * Pages that exist in every language, by their addresses in English; `*` is one part of an address. All others are
 * for the managers and staff of SACCOs, in English (docs/decisions/031-languages.md).
 */
export const translatedPages: readonly string[] = [
  "/",
  "/jobs",
  "/jobs/*",
  "/jobs/alerts/*",
  "/jobs/applications/*",
  "/jobs/assessments/*",
  "/jobs/offers/*",
  "/jobs/referrals/*",
  "/jobs/interview-times/*",
  "/login",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/confirm-email",
  "/terms",
  "/privacy",
  "/contact",
  "/join",
  "/join/*",
  "/join/*/*",
  "/feedback/*",
  "/complain/*",
  "/complain/*/*",
  "/capture/*",
  "/membership",
  "/membership/*",
  "/u/*",
];

const patterns = translatedPages.map((page) => new RegExp(`^${page.replaceAll("*", "[^/.]+")}/?$`));

/** Whether the page at an address exists in every language. @param path in English; its query says nothing of it */
export function isTranslated(path: string): boolean {
  const pathname = path.replace(/[?#].*/s, "");
  return patterns.some((pattern) => pattern.test(pathname));
}
