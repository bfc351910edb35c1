import { CodedError } from "#contract/core/errors.ts";
import { type ApplicationStatus, isDecided } from "#contract/recruitment/applications.ts";
import type { ApplicationAbilities } from "#contract/recruitment/hr.ts";
import { type StaffOrToken, trialEnded } from "#server/platform/http/access.ts";

/** Whether mail may go out in the organisation's name: a token was made by somebody whose address is known. */
const sendsMail = ({ principal }: StaffOrToken): boolean =>
  principal.kind === "api_token" || principal.emailVerified;

/**
 * What this member of staff may do with an application; sent with the data, so that screens never guess. A token may
 * write what its scope says, and what only people do it may not.
 */
export function applicationAbilities(
  staff: StaffOrToken,
  status: ApplicationStatus,
  now: Date,
): ApplicationAbilities {
  const { principal } = staff;
  const { membership } = principal;
  const isPerson = principal.kind === "person";
  const writes = isPerson || principal.scopes.includes("applications:write");
  const ended = membership !== null && trialEnded(membership, now);
  const refusal = ended ? "trial_ended" : sendsMail(staff) ? null : "email_unverified";
  const updateRefusal = refusal ?? (status === "withdrawn" ? "application_withdrawn" : null);
  return {
    updateStatus: writes && updateRefusal === null,
    updateRefusal,
    addNote: writes && !ended,
    writeToCandidate: isPerson && refusal === null,
    scheduleInterview: isPerson && refusal === null && !isDecided(status),
    requestDocument: isPerson && refusal === null && asksForDocuments(status),
  };
}

/** Whether a document can still be asked for: also after the acceptance, for the contract. */
export const asksForDocuments = (status: ApplicationStatus): boolean =>
  status === "accepted" || !isDecided(status);

/** @throws CodedError email_unverified: mail goes out in the organisation's name only from a known address */
export function requireVerifiedEmail(staff: StaffOrToken): void {
  if (!sendsMail(staff)) throw new CodedError("email_unverified");
}
