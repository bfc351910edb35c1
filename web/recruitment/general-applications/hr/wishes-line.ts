import { employmentTypeMessages } from "#contract/recruitment/job.messages.ts";
import type { employmentTypes } from "#contract/recruitment/jobs.ts";

/** What a general applicant wishes for, in a line: `Credit, Finance · Full-time`. */
export function wishesLine({
  departments,
  types,
}: {
  departments: readonly string[];
  types: readonly (typeof employmentTypes)[number][];
}): string {
  const names = employmentTypeMessages.en;
  return [
    departments.length > 0 ? departments.join(", ") : "Any department",
    types.length > 0 ? types.map((type) => names[type]).join(", ") : "Any kind of employment",
  ].join(" · ");
}
