import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { formatDate, formatMonth } from "#web/lib/format.ts";
import { resumeMessages } from "./resume.messages.ts";

/** Below this the reader was guessing, and people are asked to look. */
const guess = 0.6;

/** Whether something that was read wants a second look. */
export function isLowConfidence(confidence: number): boolean {
  return confidence < guess;
}

/** How sure the reader is, in words. */
export function confidenceLevel(
  confidence: number,
  language: Language = defaultLanguage,
): { word: string; level: "sure" | "fair" | "unsure" } {
  const t = inOneOf(resumeMessages, language);
  const given = { percent: Math.round(confidence * 100) };
  if (confidence >= 0.85) return { word: t.sure(given), level: "sure" };
  if (!isLowConfidence(confidence)) return { word: t.fairlySure(given), level: "fair" };
  return { word: t.pleaseCheck(given), level: "unsure" };
}

/** A date as far as a CV gives it: `2018`, `May 2018`, `1 May 2018`. */
export function partialDateText(date: string, language?: Language): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date, language) : formatDate(date, language);
}

/** `May 2018 – present`; what was not read is left out. */
export function periodText(
  period: { startDate?: string | null; endDate?: string | null | undefined; current?: boolean },
  language: Language = defaultLanguage,
): string {
  const start = period.startDate && partialDateText(period.startDate, language);
  const end = period.current
    ? inOneOf(resumeMessages, language).present
    : period.endDate && partialDateText(period.endDate, language);
  return [start, end].filter(Boolean).join(" – ");
}
