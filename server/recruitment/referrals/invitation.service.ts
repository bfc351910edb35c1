import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import type { ReferralInvitation } from "#contract/recruitment/referrals.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { acrossOrganisations, OrganisationScope } from "#server/platform/database/scope.ts";
import { discardUpload, releaseFiles } from "#server/platform/files/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isOpen } from "../jobs/jobs.service.ts";
import { referralMessages } from "./referrals.messages.ts";
import * as queries from "./referrals.queries.ts";

type KeyRow = NonNullable<Awaited<ReturnType<typeof queries.referralByKey>>>;
const toInvitation = (row: KeyRow): ReferralInvitation => ({
  organization: row.organization,
  jobId: row.jobId,
  jobTitle: row.jobTitle,
  open: isOpen(row, new Date()),
  declined: row.declinedAt !== null,
});

/** What the link of a mail to somebody who was referred is about. @throws CodedError not_found */
export const getInvitation = ({ database }: Platform, key: string): Promise<ReferralInvitation> =>
  acrossOrganisations(database, async (tx) => {
    const row = await queries.referralByKey(tx, key);
    if (!row) throw new CodedError("not_found");
    return toInvitation(row);
  });

/** Notes that the person has opened the link; the first time counts. A key of nobody's says nothing. */
export const noteOpened = ({ database }: Platform, key: string): Promise<void> =>
  acrossOrganisations(database, async (tx) => {
    const row = await queries.referralByKey(tx, key);
    if (!row || row.openedAt) return;
    await queries.updateReferral(new OrganisationScope(tx, row.organisationId), row.id, {
      openedAt: new Date(),
    });
  });

/**
 * The person does not want to apply: their CV, their number and what was said of them go at once. Name and address stay as
 * long as the referral does, so that nobody writes to them about the job again.
 * @throws CodedError not_found; conflict once they have applied
 */
export async function declineReferral(
  platform: Platform,
  actor: Actor,
  key: string,
): Promise<ReferralInvitation> {
  const { row, file } = await acrossOrganisations(platform.database, async (tx) => {
    const found = await queries.referralByKey(tx, key, { lock: true });
    if (!found) throw new CodedError("not_found");
    if (found.applicationId) {
      throw new CodedError(
        "conflict",
        textOf(referralMessages, (t) => t.hasApplied),
      );
    }
    const { id, cvFileId } = found;
    const scope = new OrganisationScope(tx, found.organisationId);
    const declinedAt = found.declinedAt ?? new Date();
    await queries.updateReferral(scope, id, { declinedAt, phone: "", words: "", cvFileId: null });
    if (cvFileId) await releaseFiles(tx, [cvFileId]);
    if (!found.declinedAt) {
      await scope.audit(actor, { action: "referral.declined", subject: "referral", subjectId: id });
    }
    return { row: { ...found, declinedAt }, file: cvFileId };
  });
  if (file) await discardUpload(platform, file);
  return toInvitation(row);
}
