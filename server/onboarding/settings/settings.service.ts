import { CodedError } from "#contract/core/errors.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as queries from "./settings.queries.ts";

export const getSettings = ({ database }: Platform, staff: Staff): Promise<OnboardingSettings> =>
  inOrganisation(database, staff.organisationId, queries.readSettings);

/**
 * Decides for the organisation; who changed what is in the audit trail.
 * @throws CodedError validation for shares that contradict each other
 */
export async function saveSettings(
  { database }: Platform,
  staff: Staff,
  settings: OnboardingSettings,
): Promise<OnboardingSettings> {
  if (settings.firstShares > settings.minimumShareCapital) {
    const minimumShareCapital = "The first shares are part of it: it cannot be less than they are.";
    throw new CodedError("validation", undefined, { minimumShareCapital });
  }
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const before = await queries.readSettings(scope);
    await queries.writeSettings(scope, settings);
    await scope.audit(staff, {
      action: "onboarding_settings.changed",
      subject: "organisation",
      subjectId: staff.organisationId,
      detail: changed(before, settings),
    });
    return settings;
  });
}

/** What is another value now, but for long texts: the trail keeps that they changed. */
function changed(before: OnboardingSettings, { consentNote, ...after }: OnboardingSettings) {
  const values = Object.entries(after).filter(
    ([name, value]) => before[name as keyof OnboardingSettings] !== value,
  );
  return { ...Object.fromEntries(values), consentNote: consentNote !== before.consentNote };
}
