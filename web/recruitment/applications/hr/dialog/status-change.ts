import type { HrApplicationDetail } from "#contract/recruitment/hr.ts";

type WithHistory = Pick<HrApplicationDetail, "history">;

/** What happened to an application between two readings of it, newest first. */
export function changesSince(read: WithHistory, now: WithHistory): HrApplicationDetail["history"] {
  const known = new Set(read.history.map((entry) => entry.id));
  return now.history.filter((entry) => !known.has(entry.id));
}
