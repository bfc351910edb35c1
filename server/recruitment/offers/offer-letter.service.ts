import { CodedError } from "#contract/core/errors.ts";
import { mediaTypes } from "#contract/core/media-types.ts";
import { imprintOf } from "#server/accounts/brand/brand.service.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { SignedIn, Staff } from "#server/platform/http/access.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import { applicationById } from "../applications/hr-applications.queries.ts";
import { filledLetter, letterText } from "./letter.ts";
import { knownOf } from "./offer-file.service.ts";
import { offerMailMessages } from "./offers.messages.ts";
import type { OfferRow } from "./offers.policy.ts";
import * as queries from "./offers.queries.ts";
import { findOwn } from "./own-offers.service.ts";

/** Where letters are typeset, and for whose request. */
interface Press {
  platform: Platform;
  signal: AbortSignal;
}

async function typeset(
  { platform, signal }: Press,
  row: OfferRow,
  letter: string,
  organization: string,
): Promise<Download> {
  const imprint = await imprintOf(platform, row.organisationId);
  const text = letterText(row, letter, { organization, product: imprint.product, now: new Date() });
  const title = offerMailMessages[row.letterLanguage].letterFile;
  return {
    bytes: await platform.typesetter.typeset(text, imprint, signal),
    contentType: mediaTypes.pdf,
    name: `${title} - ${row.position}.pdf`,
  };
}

/**
 * The letter of an offer, as the candidate gets it; every view is in the audit trail.
 * @throws CodedError not_found; unavailable when too many wait
 */
export async function staffLetter(press: Press, staff: Staff, id: string): Promise<Download> {
  const { database } = press.platform;
  const found = await inOrganisation(database, staff.organisationId, async (scope) => {
    const row = await queries.offerById(scope, id);
    const application = row && (await applicationById(scope, row.applicationId));
    if (!application) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "offer_letter.viewed",
      subject: "application",
      subjectId: application.id,
      detail: { offerId: id },
    });
    const letter = row.sentAt ? row.letter : filledLetter(row, knownOf(staff, application));
    return { row, letter, organization: application.organization };
  });
  return typeset(press, found.row, found.letter, found.organization);
}

/** The letter of one's own offer. @throws CodedError not_found; unavailable when too many wait */
export async function ownLetter(press: Press, actor: SignedIn, id: string): Promise<Download> {
  const { row, organization } = await findOwn(press.platform, actor, id);
  return typeset(press, row, row.letter, organization);
}
