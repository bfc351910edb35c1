import { and, eq, isNull, lte, or } from "drizzle-orm";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { organisations, users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import type { Platform } from "#server/platform/platform.ts";
import { candidates } from "../candidates/candidates.table.ts";
import { generalEndsMail } from "./general-applications.mail.ts";
import { generalApplications } from "./general-applications.table.ts";
import { removeGeneralApplications } from "./remove-general-applications.ts";

const ofCandidate = and(
  eq(candidates.organisationId, generalApplications.organisationId),
  eq(candidates.id, generalApplications.candidateId),
);

/** Whose person has not agreed to stay in the talent pool beyond a moment. */
const notInPool = (now: Date) => or(isNull(candidates.poolUntil), lte(candidates.poolUntil, now));

/**
 * Tells people that their general application is erased soon, unless they renew it.
 * @param until those that were renewed last before then
 * @param on the day that the mail names
 * @returns how many it told
 */
export async function notifyGeneralApplicants(
  platform: Platform,
  scope: OrganisationScope,
  { now, until, on, limit }: { now: Date; until: Date; on: Date; limit: number },
): Promise<number> {
  const rows = await scope
    .select(
      {
        id: generalApplications.id,
        to: users.email,
        name: users.firstName,
        organization: organisations.name,
      },
      generalApplications,
      and(isNull(generalApplications.toldAt), lte(generalApplications.renewedAt, until), notInPool(now)),
    )
    .innerJoin(candidates, ofCandidate)
    .innerJoin(users, eq(users.id, generalApplications.userId))
    .innerJoin(organisations, eq(organisations.id, generalApplications.organisationId))
    .orderBy(generalApplications.renewedAt, generalApplications.id)
    .limit(limit)
    .for("update", { of: generalApplications, skipLocked: true });
  for (const { id, ...person } of rows) {
    await scope.update(generalApplications, { toldAt: now }, eq(generalApplications.id, id));
    const mail = generalEndsMail({ ...person, origin: platform.origin }, on);
    await queueAccountMail(scope.tx, platform, scope.organisationId, mail);
  }
  return rows.length;
}

/**
 * Removes general applications that are past their time and whose people were told long enough ago.
 * @returns how many, and ids of files that go once the transaction has committed
 */
export async function removeEndedGeneralApplications(
  scope: OrganisationScope,
  { now, until, notifiedBefore, limit }: { now: Date; until: Date; notifiedBefore: Date; limit: number },
): Promise<{ count: number; files: string[] }> {
  const rows = await scope
    .select(
      { id: generalApplications.id, candidateId: generalApplications.candidateId },
      generalApplications,
      and(
        lte(generalApplications.renewedAt, until),
        lte(generalApplications.toldAt, notifiedBefore),
        notInPool(now),
      ),
    )
    .innerJoin(candidates, ofCandidate)
    .orderBy(generalApplications.renewedAt, generalApplications.id)
    .limit(limit)
    .for("update", { of: generalApplications, skipLocked: true });
  return { count: rows.length, files: await removeGeneralApplications(scope, rows) };
}
