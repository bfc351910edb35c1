import { CodedError } from "#contract/core/errors.ts";
import type { OfferSettings } from "#contract/recruitment/offers.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { isApprover } from "../jobs/hr-jobs.policy.ts";
import * as queries from "./offers.queries.ts";

export const getOfferSettings = ({ database }: Platform, staff: Staff): Promise<OfferSettings> =>
  inOrganisation(database, staff.organisationId, queries.readOfferSettings);

/**
 * Decides how offers are made. Whether they need approval is the approver's to say.
 * @throws CodedError forbidden for somebody else who changes that
 */
export function saveOfferSettings(
  { database }: Platform,
  staff: Staff,
  settings: OfferSettings,
): Promise<OfferSettings> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await queries.readOfferSettings(scope);
    if (settings.approvalRequired !== before.approvalRequired && !isApprover(staff)) {
      throw new CodedError("forbidden", "Only the owner decides whether offers need approval.");
    }
    await queries.writeOfferSettings(scope, settings);
    const { approvalRequired, answerDays, letter, letterSw } = settings;
    await scope.audit(staff, {
      action: "offer_settings.changed",
      subject: "organisation",
      subjectId: staff.organisationId,
      // Of long texts the trail keeps that they changed.
      detail: {
        approvalRequired,
        answerDays,
        letters: letter !== before.letter || letterSw !== before.letterSw,
      },
    });
    return settings;
  });
}
