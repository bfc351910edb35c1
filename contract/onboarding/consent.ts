/** Which text of the consent notice (`consent.messages.ts`) an applicant is shown; another with each change of it. */
export const consentNoticeVersion = "2026-11-23";
