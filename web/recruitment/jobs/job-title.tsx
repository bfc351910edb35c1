import type { Job } from "#contract/recruitment/jobs.ts";
import { useAdvertLanguage } from "./advert-language.ts";

/** The title of a job that something else is about, in the language that the SACCO wrote it in. */
export function JobTitle({ about }: { about: { jobTitle: string; language: Job["language"] } }) {
  return <span lang={useAdvertLanguage(about)}>{about.jobTitle}</span>;
}
