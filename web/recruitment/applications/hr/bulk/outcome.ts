import type { HrApplication } from "#contract/recruitment/hr.ts";
import type { BulkResult } from "#contract/recruitment/triage.ts";
import { formatCount } from "#web/lib/format.ts";

const reasons: Record<NonNullable<BulkResult[number]["refusal"]>, string> = {
  stale: "changed by somebody else meanwhile",
  application_withdrawn: "withdrawn by the candidate",
  not_found: "no longer there",
  gone: "too late",
};

/** What became of several applications, in words, and those with which nothing was done. */
export function outcomeOf(
  selected: readonly HrApplication[],
  results: BulkResult,
): { done: string; left: string | null; leftOver: HrApplication[] } {
  const refusals = new Map(results.map(({ id, refusal }) => [id, refusal]));
  const leftOver = selected.filter(({ id }) => refusals.get(id));
  const named = leftOver.map(({ id, candidateName }) => {
    const refusal = refusals.get(id);
    return `${candidateName} (${refusal ? reasons[refusal] : ""})`;
  });
  return {
    done: formatCount(results.length - leftOver.length, "application"),
    left: named.length > 0 ? `Left as they are: ${named.join(", ")}.` : null,
    leftOver,
  };
}
