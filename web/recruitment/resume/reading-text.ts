import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import type { ResumeProgress } from "#contract/recruitment/resume.ts";
import { readingMessages } from "./resume.messages.ts";

/** What the reader of CVs is doing, for people who wait. */
export function readingText({ page }: ResumeProgress, language: Language = defaultLanguage): string {
  const t = inOneOf(readingMessages, language);
  return page ? t.readingPage(page) : t.readingText;
}
