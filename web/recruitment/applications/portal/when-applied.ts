import type { MyApplication } from "#contract/recruitment/applications.ts";
import { formatAge, formatDate } from "#web/lib/format.ts";
import { useLanguage, useMessages } from "#web/lib/language.ts";
import { applicationMessages } from "./portal.messages.ts";

/** How long ago the candidate applied, or by which SACCO and when the application was entered for them. */
export function useWhenApplied(
  { entered, organization, appliedDate }: Pick<MyApplication, "entered" | "organization" | "appliedDate">,
  now: Date,
): string {
  const t = useMessages(applicationMessages);
  const language = useLanguage();
  return entered
    ? t.entered({ organization, date: formatDate(appliedDate, language) })
    : t.applied({ age: formatAge(appliedDate, now, language) });
}
