import { dayMillis } from "#server/platform/clock.ts";
import { slugOf } from "#server/platform/text.ts";

/** `Wanjiku Mwangi Otieno` -> first `Wanjiku`, last `Mwangi Otieno`; one word is a first name. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** A slug for `name` that is not among the `taken` ones: the plain one, else with the lowest free number. */
export async function uniqueSlug(name: string, taken: (base: string) => Promise<string[]>): Promise<string> {
  const base = slugOf(name, "sacco");
  const used = new Set(await taken(base));
  if (!used.has(base)) return base;
  let number = 2;
  while (used.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

/** Whole days until the trial ends, rounded up, never negative; null without a trial. */
export function trialDaysLeft(endsAt: Date | null, now: Date): number | null {
  return endsAt && Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / dayMillis));
}
