import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import type { HrReferral, hrReferralList } from "#contract/recruitment/referrals.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { findStoredFile, withBytes } from "#server/platform/files/uploads.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { stateOf } from "./referral-state.ts";
import * as queries from "./referrals.queries.ts";

type Row = Awaited<ReturnType<typeof queries.listAll>>["rows"][number];
const toHr = ({ at, status, openedAt, declinedAt, ...row }: Row): HrReferral => ({
  ...row,
  at: at.toISOString(),
  state: stateOf({ status, openedAt, declinedAt }),
});

/** One page of all referrals of the organisation. */
export function listAllReferrals(
  { database }: Platform,
  staff: StaffOrToken,
  query: z.output<typeof hrReferralList.query>,
): Promise<Page<HrReferral>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { rows, total } = await queries.listAll(scope, query);
    return { rows: rows.map(toHr), total };
  });
}

/** The CV that came with a referral; that somebody saw it is on record. @throws CodedError not_found */
export async function openReferralCv({ database, files }: Platform, staff: StaffOrToken, id: string) {
  const file = await inOrganisation(database, staff.organisationId, async (scope) => {
    const cvFileId = await queries.cvOf(scope, id);
    if (!cvFileId) throw new CodedError("not_found");
    await scope.audit(staff, { action: "referral.cv_viewed", subject: "referral", subjectId: id });
    return findStoredFile(scope, cvFileId);
  });
  return withBytes(files, file);
}
