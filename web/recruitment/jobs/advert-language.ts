import type { Language } from "#contract/core/language.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { useLanguage } from "#web/lib/language.ts";

/**
 * The `lang` of what a SACCO wrote in an advert, so that screen readers speak it right; nothing where it is that of
 * the page.
 */
export function useAdvertLanguage(job: Pick<Job, "language">): Language | undefined {
  const language = useLanguage();
  return job.language === language ? undefined : job.language;
}
