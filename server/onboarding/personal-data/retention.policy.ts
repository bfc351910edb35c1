import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import type { MemberRow } from "./personal-data.queries.ts";

/** What a law has kept of a person, and for how long. */
export interface Retention {
  /** Whether everything may be deleted now. */
  erasable: boolean;
  /** The last day on which the record is kept; null where nothing has it kept, or a membership goes on. */
  keptUntil: string | null;
}

/** The same day some years later; the first of March where that year has no such day. */
function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10);
}

/**
 * Until when a record is kept. That of a member, and of who has paid something, stays as long as the law against money
 * laundering has it kept: at least seven years after the membership has ended, or after the last payment (POCAMLA,
 * section 46). Nothing has an application kept that came to nothing.
 */
export function retentionOf(
  { joinedAt, onboardingStep, leftOn }: Pick<MemberRow, "joinedAt" | "onboardingStep" | "leftOn">,
  lastPaidOn: string | null,
  { retentionYears }: Pick<OnboardingSettings, "retentionYears">,
  today: string,
): Retention {
  const hasJoined = joinedAt !== null || onboardingStep === "complete";
  if (hasJoined && leftOn === null) return { erasable: false, keptUntil: null };
  const last = [leftOn, lastPaidOn].reduce((a, b) => (a !== null && (b === null || a > b) ? a : b));
  if (last === null) return { erasable: true, keptUntil: null };
  const keptUntil = yearsAfter(last, retentionYears);
  return { erasable: keptUntil < today, keptUntil };
}
