import { departmentMessages, employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { JobAlert } from "#contract/recruitment/job-alerts.ts";
import { useMessages } from "#web/lib/language.ts";
import { alertMessages } from "./alerts.messages.ts";

/** What an alert looks for, in words: `“loan officer” · Credit · Nairobi`. */
export function useSearchWords() {
  const t = useMessages(alertMessages);
  const departments: Readonly<Record<string, string>> = useMessages(departmentMessages);
  const types = useMessages(employmentTypeMessages);
  return ({ q, department, location, type, sacco }: JobAlert): string =>
    [q && `“${q}”`, departments[department] ?? department, location, type && types[type], sacco?.name]
      .filter(Boolean)
      .join(" · ") || t.everyJob;
}
