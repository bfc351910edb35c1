import { and, eq, isNull, or } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { referrals } from "../referrals/referrals.table.ts";
import { applications } from "./applications.table.ts";

/**
 * Says of an application that somebody was referred: by the key of the link, or by the account's verified address or
 * the one that HR entered. One that HR entered still came from HR.
 * @returns whether it was
 */
export async function attachReferral(
  scope: OrganisationScope,
  application: { id: string; jobId: string; source?: "hr" },
  { key, email }: { key: string | null; email: string | null },
): Promise<boolean> {
  if (key === null && email === null) return false;
  const [found] = await scope
    .select(
      { id: referrals.id },
      referrals,
      and(
        eq(referrals.jobId, application.jobId),
        isNull(referrals.applicationId),
        or(
          key === null ? undefined : eq(referrals.key, key),
          email === null ? undefined : eq(referrals.email, email),
        ),
      ),
    )
    .orderBy(referrals.id)
    .limit(1)
    .for("update");
  if (!found) return false;
  await scope.update(referrals, { applicationId: application.id }, eq(referrals.id, found.id));
  if (application.source === "hr") return true;
  await scope.update(
    applications,
    { source: "referral", sourceName: null },
    eq(applications.id, application.id),
  );
  return true;
}

/** Who referred an applicant, how they know them, why they think that they fit, and the CV that they passed on. */
export async function referralOf(scope: OrganisationScope, applicationId: string) {
  const [row] = await scope
    .select(
      {
        id: referrals.id,
        by: users.name,
        relation: referrals.relation,
        words: referrals.words,
        cvName: storedFiles.name,
      },
      referrals,
      eq(referrals.applicationId, applicationId),
    )
    .leftJoin(users, eq(users.id, referrals.referredBy))
    .leftJoin(
      storedFiles,
      and(eq(storedFiles.organisationId, referrals.organisationId), eq(storedFiles.id, referrals.cvFileId)),
    );
  return row ?? null;
}
