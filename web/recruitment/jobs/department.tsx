import { departmentMessages } from "#contract/recruitment/job.messages.ts";
import type { Job } from "#contract/recruitment/jobs.ts";
import { useMessages } from "#web/lib/language.ts";
import { useAdvertLanguage } from "./advert-language.ts";

/** What a department is called in the language of the page; one that we do not offer, as the SACCO wrote it. */
export function useDepartmentName(): (department: string) => string {
  const labels: Readonly<Record<string, string>> = useMessages(departmentMessages);
  return (department) => labels[department] ?? department;
}

/** The department of a job: one of those that we offer in the language of the page, any other as the SACCO wrote it. */
export function Department({ job }: { job: Pick<Job, "department" | "language"> }) {
  const labels: Readonly<Record<string, string>> = useMessages(departmentMessages);
  const lang = useAdvertLanguage(job);
  return labels[job.department] ?? <span lang={lang}>{job.department}</span>;
}
