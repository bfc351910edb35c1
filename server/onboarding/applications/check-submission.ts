import { CodedError } from "#contract/core/errors.ts";
import { inEach, says, type Text, textOf } from "#contract/core/messages.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { blankForm, withoutHidden } from "#contract/onboarding/application-content.ts";
import { type ApplicationDocumentKind, neededDocuments } from "#contract/onboarding/application-documents.ts";
import {
  type ApplicationForm,
  type ApplicationValues,
  applicationForm,
} from "#contract/onboarding/application-form.ts";
import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { checkInput } from "#server/platform/http/input.ts";
import { applicantMessages } from "./applications.messages.ts";

/** `Please upload: Passport Photo, National ID/Passport`: as the specification names them, a missing side by itself. */
function missingDocuments(missing: readonly ApplicationDocumentKind[]): Text {
  const sides = missing.filter((kind) => kind === "id-front" || kind === "id-back");
  return inEach(applicantMessages, (t) => {
    const names = missing.flatMap((kind) => {
      if (kind !== "id-front" && kind !== "id-back") return kind === "passport" ? t.identity : t[kind];
      if (sides.length === 1) return t[kind];
      return kind === "id-front" ? t.identity : [];
    });
    return t.missingDocuments({ names: names.join(", ") });
  });
}

/**
 * Checks an application as it is to be sent, all at once.
 * @returns the form in its final shape
 * @throws CodedError validation, by field; `documents` for missing ones
 */
export function checkSubmission(
  values: ApplicationValues,
  kinds: readonly ApplicationDocumentKind[],
  { minimumMonthlyDeposit }: OnboardingSettings,
): ApplicationForm {
  const typed = withoutHidden({ ...blankForm, ...values });
  const consents = { identityChecks: false, biometrics: false, registry: false, marketing: false };
  const checked = checkInput(applicationForm, { ...typed, consents: { ...consents, ...typed.consents } });
  const problems: Record<string, string | Text> = { ...checked.problems };
  if (!checked.problems && checked.data.monthlyDepositContribution < minimumMonthlyDeposit) {
    const amount = formatNumber(minimumMonthlyDeposit);
    problems.monthlyDepositContribution = textOf(applicantMessages, (t) => t.minDeposit({ amount }));
  }
  const missing = neededDocuments(typed.identityDocument).filter((kind) => !kinds.includes(kind));
  if (missing.length > 0) problems.documents = missingDocuments(missing);
  if (checked.problems || Object.keys(problems).length > 0) {
    throw new CodedError("validation", undefined, problems);
  }
  return checked.data;
}

const taken = (key: "takenIdNumber" | "takenPhone" | "takenKraPin" | "takenEmail") =>
  says(textOf(applicantMessages, (t) => t[key]));

/** What each unique constraint of the members says beside the applicant's field. */
export const duplicateFields: Record<string, Record<string, string>> = {
  member_id_number: { idNumber: taken("takenIdNumber") },
  member_phone_number: { primaryMobileNumber: taken("takenPhone") },
  member_kra_pin: { kraPin: taken("takenKraPin") },
  member_email: { email: taken("takenEmail") },
};
