import { type ApplicationStatus, isDecided } from "#contract/recruitment/applications.ts";
import type { ApplicationAbilities } from "#contract/recruitment/hr.ts";
import { maySendMail, type StaffOrToken, trialEnded } from "#server/platform/http/access.ts";

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
  const refusal = ended ? "trial_ended" : maySendMail(staff) ? null : "email_unverified";
  const updateRefusal = refusal ?? (status === "withdrawn" ? "application_withdrawn" : null);
  return {
    updateStatus: writes && updateRefusal === null,
    updateRefusal,
    addNote: writes && !ended,
    snooze: isPerson && !ended && !isDecided(status),
    writeToCandidate: isPerson && refusal === null,
    scheduleInterview: isPerson && refusal === null && !isDecided(status),
    sendAssessment: isPerson && refusal === null && !isDecided(status),
    makeOffer: isPerson && refusal === null && status !== "rejected" && status !== "withdrawn",
    requestDocument: isPerson && refusal === null && asksForDocuments(status),
  };
}

/** Whether a document can still be asked for: also after the acceptance, for the contract. */
export const asksForDocuments = (status: ApplicationStatus): boolean =>
  status === "accepted" || !isDecided(status);
