import { defaultLanguage, type Language } from "#contract/core/language.ts";
import { inOneOf } from "#contract/core/messages.ts";
import { statusMessages } from "#contract/recruitment/status.messages.ts";

/**
 * A status for people: `final_review` is `Final review`.
 * @param status one of `applicationStatuses`; in any other, underscores become spaces (specification 001, section 4)
 */
export function statusLabel(status: string, language: Language = defaultLanguage): string {
  const known = new Map(Object.entries(inOneOf(statusMessages, language))).get(status);
  if (known) return known;
  const words = status.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
