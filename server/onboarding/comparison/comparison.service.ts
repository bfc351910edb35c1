import type { z } from "zod";
import type { comparisonInput } from "#contract/onboarding/comparison.calls.ts";
import type { ComparisonOutcome, DetailsComparison, PersonDetails } from "#contract/onboarding/comparison.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type CheckOutcome, keepCheck } from "../checks/checks.service.ts";
import { compareDetails } from "./compare-details.ts";

/** What the whole comes to: as its worst field; what cannot be compared counts only where nothing else is there. */
export function overallOf(comparison: DetailsComparison): ComparisonOutcome {
  const outcomes = Object.values(comparison).map(({ outcome }) => outcome);
  const worst = (["differs", "likely", "same"] as const).find((outcome) => outcomes.includes(outcome));
  return worst ?? "not_comparable";
}

/** Compares both sides. @returns what it came to, to be kept */
export function comparisonCheck(typed: PersonDetails, read: PersonDetails) {
  const result = compareDetails(typed, read);
  return {
    kind: "comparison",
    outcome: overallOf(result),
    engine: "comparison",
    engineVersion: "1",
    result,
    evidence: { typed, read },
  } satisfies CheckOutcome;
}

/** The same, kept where the caller names a case. */
export async function compareTypedAndRead(
  platform: Platform,
  actor: StaffOrToken,
  { typed, read, reference }: z.output<typeof comparisonInput>,
): Promise<DetailsComparison> {
  const check = comparisonCheck(typed, read);
  await keepCheck(platform, actor, reference, check);
  return check.result;
}
