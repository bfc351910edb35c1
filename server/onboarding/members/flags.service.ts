import { CodedError } from "#contract/core/errors.ts";
import type { FlagCode, MemberFlag } from "#contract/onboarding/flags.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import * as queries from "./flags.queries.ts";
import type { RaisedFlag } from "./raised-flag.ts";

/** What stands as the resolution of a flag that is settled by a check which was made again. */
const settledByCheck = "The check was made again and found nothing of the kind.";

/** Raises flags; one that is open already about the same thing is not raised twice. */
export async function raiseFlags(
  scope: OrganisationScope,
  memberId: string,
  flags: readonly RaisedFlag[],
): Promise<void> {
  if (flags.length === 0) return;
  await queries.insertFlags(
    scope,
    flags.map((flag) => ({ ...flag, memberId })),
  );
}

/**
 * What a check found, in place of what it had found before: its open flags that hold no longer are settled, and stay in
 * the history.
 * @param codes all that this check may raise
 */
export async function replaceFlags(
  scope: OrganisationScope,
  memberId: string,
  codes: readonly FlagCode[],
  flags: readonly RaisedFlag[],
): Promise<void> {
  const keyOf = ({ code, subject }: Pick<RaisedFlag, "code" | "subject">) => `${code} ${subject}`;
  const found = new Set(flags.map(keyOf));
  const gone = (await queries.openFlags(scope, memberId, codes)).filter((flag) => !found.has(keyOf(flag)));
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id);
    await queries.resolveFlags(scope, ids, { resolvedBy: null, resolution: settledByCheck });
  }
  await raiseFlags(scope, memberId, flags);
}

/** @throws CodedError not_found; conflict where somebody resolved it already */
export async function resolveFlag(
  scope: OrganisationScope,
  staff: Staff,
  id: string,
  resolution: string,
): Promise<{ memberId: string; flag: MemberFlag }> {
  const [resolved] = await queries.resolveFlags(scope, [id], { resolvedBy: staff.userId, resolution });
  const found = await queries.findFlag(scope, id);
  if (!found) throw new CodedError("not_found");
  if (!resolved) throw new CodedError("conflict", "Somebody has resolved this flag already.");
  const { memberId, code } = found.flag;
  await scope.audit(staff, {
    action: "member.flag_resolved",
    subject: "member",
    subjectId: memberId,
    detail: { code },
  });
  return { memberId, flag: toFlag(found) };
}

export const openFlagCodes = queries.openCodes;

const toFlag = ({ flag, resolver }: queries.FoundFlag): MemberFlag => ({
  id: flag.id,
  code: flag.code,
  detail: flag.detail,
  raisedAt: flag.raisedAt.toISOString(),
  resolvedAt: flag.resolvedAt?.toISOString() ?? null,
  resolvedBy: resolver,
  resolution: flag.resolution,
});

/** All flags of a member, with what came of them. */
export const flagsOfMember = async (scope: OrganisationScope, memberId: string): Promise<MemberFlag[]> =>
  (await queries.flagsOf(scope, memberId)).map(toFlag);

/** Settles the open flags of all members about something that is no longer there. @returns whose they were */
export async function settleAbout(
  scope: OrganisationScope,
  codes: readonly FlagCode[],
  subject: string,
  resolution: string,
): Promise<string[]> {
  const rows = await queries.resolveAbout(scope, codes, subject, { resolvedBy: null, resolution });
  return [...new Set(rows.map(({ memberId }) => memberId))];
}
