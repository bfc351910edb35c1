import type { JobInput } from "./job-values.ts";

const required = ["title", "department", "deadline", "description"] as const;

/** What is said when a job's fields are not right: the specification's words (001, section 5) where one is missing. */
export function jobRefusal(values: Pick<JobInput, (typeof required)[number]>): {
  title: string;
  description: string;
} {
  const isMissing = required.some((name) => (values[name] ?? "").trim() === "");
  return isMissing
    ? { title: "Missing Information", description: "Please fill in all required fields." }
    : { title: "Please Check the Fields", description: "Some fields need your attention." };
}
