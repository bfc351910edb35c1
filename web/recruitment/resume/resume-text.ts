import type { ResumeNotice } from "#contract/recruitment/resume.ts";
import { formatDate, formatMonth } from "#web/lib/format.ts";

/** Below this the reader was guessing, and people are asked to look. */
const guess = 0.6;

/** Whether something that was read wants a second look. */
export function isLowConfidence(confidence: number): boolean {
  return confidence < guess;
}

/** How sure the reader is, in words. */
export function confidenceLevel(confidence: number): { word: string; level: "sure" | "fair" | "unsure" } {
  const percent = `${Math.round(confidence * 100)}%`;
  if (confidence >= 0.85) return { word: `Sure, ${percent}`, level: "sure" };
  if (!isLowConfidence(confidence)) return { word: `Fairly sure, ${percent}`, level: "fair" };
  return { word: `Please check, ${percent}`, level: "unsure" };
}

/** What the reader noticed about a file, and what to do about it. */
export const noticeTexts: Record<ResumeNotice, string> = {
  scan: "This file holds pictures of pages. Recognised letters are less sure than typed ones: please check every line, and fill in by hand what is missing.",
  two_columns: "The page has more than one column. Some lines may have ended up in the wrong place.",
  unreadable_fonts: "Some of the letters could not be read. Parts of the text may be missing.",
  nothing_found:
    "We could not recognise the usual parts of a CV in this file. Is it the right one? You can fill in the form by hand.",
  truncated: "The document is very long. Only its beginning was read.",
};

/** A date as far as a CV gives it: `2018`, `May 2018`, `1 May 2018`. */
export function partialDateText(date: string): string {
  if (date.length === 4) return date;
  return date.length === 7 ? formatMonth(date) : formatDate(date);
}

/** `May 2018 – present`; what was not read is left out. */
export function periodText(period: {
  startDate: string | null;
  endDate: string | null;
  current?: boolean;
}): string {
  const start = period.startDate && partialDateText(period.startDate);
  const end = period.current ? "present" : period.endDate && partialDateText(period.endDate);
  return [start, end].filter(Boolean).join(" – ");
}
