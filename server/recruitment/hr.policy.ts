import { CodedError } from "#contract/core/errors.ts";
import type { ApplicationAbilities } from "#contract/recruitment/hr.ts";
import { type Staff, trialEnded } from "#server/platform/http/access.ts";

/** What this member of staff may do with an application; sent with the data, so that screens never guess. */
export function applicationAbilities(staff: Staff, now: Date): ApplicationAbilities {
  const { membership, emailVerified } = staff.principal;
  const ended = membership !== null && trialEnded(membership, now);
  const updateRefusal = ended ? "trial_ended" : emailVerified ? null : "email_unverified";
  return { updateStatus: updateRefusal === null, updateRefusal };
}

/** @throws CodedError email_unverified: mail goes out in the organisation's name only from a known address */
export function requireVerifiedEmail(staff: Staff): void {
  if (!staff.principal.emailVerified) throw new CodedError("email_unverified");
}
