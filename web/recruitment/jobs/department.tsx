import { departmentMessages } from "#contract/recruitment/job.messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { useAdvertLanguage } from "./advert-language.ts";

/** The department of a job: one of those that we offer in the language of the page, any other as the SACCO wrote it. */
export function Department({ job }: { job: Job }) {
  const labels: Readonly<Record<string, string>> = useMessages(departmentMessages);
  const lang = useAdvertLanguage(job);
  return labels[job.department] ?? <span lang={lang}>{job.department}</span>;
}
