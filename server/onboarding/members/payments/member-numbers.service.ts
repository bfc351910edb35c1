import { nairobiDay } from "#contract/core/clock.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { readSettings } from "../../settings/settings.queries.ts";
import { formatMemberNumber } from "./member-number.ts";
import { isNumberTaken, nextNumber } from "./payments.queries.ts";

/**
 * The next number by the organisation's pattern that no member has: an import may have brought some of them along.
 * @param admittedAt whose year a pattern may name
 * @param spoken numbers that others are about to get, in the same transaction
 */
export async function numberFor(
  scope: OrganisationScope,
  admittedAt: Date,
  spoken: ReadonlySet<string> = new Set(),
): Promise<string> {
  const { memberNumberPattern } = await readSettings(scope);
  const year = nairobiDay(admittedAt).slice(0, 4);
  for (;;) {
    const memberNumber = formatMemberNumber(memberNumberPattern, await nextNumber(scope), year);
    if (!spoken.has(memberNumber) && !(await isNumberTaken(scope, memberNumber))) return memberNumber;
  }
}
