import type { ResumeProgress } from "#contract/recruitment/resume.ts";

/** What the reader of CVs is doing, for people who wait. */
export const readingText = ({ page }: ResumeProgress): string =>
  page ? `Reading page ${page.number} of ${page.of}` : "Reading the text";
