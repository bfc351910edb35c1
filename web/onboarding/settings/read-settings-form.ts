import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { formText } from "#web/lib/form-text.ts";
import { typedNumber } from "#web/lib/typed-number.ts";

/** Whole numbers among the settings, in the order of the form. */
export const numberNames = [
  "entranceFee",
  "firstShares",
  "minimumShareCapital",
  "minimumMonthlyDeposit",
  "decisionHours",
  "requestDays",
  "noticeDays",
  "retentionYears",
] as const satisfies readonly (keyof OnboardingSettings)[];

/** The settings as the form was filled in; the call says what of them cannot be. */
export function readSettingsForm(form: FormData, kept: OnboardingSettings): OnboardingSettings {
  const numbers = Object.fromEntries(numberNames.map((name) => [name, typedNumber(formText(form, name))]));
  return {
    ...kept,
    ...numbers,
    open: form.has("open"),
    fourEyes: form.has("fourEyes"),
    payInto: formText(form, "payInto"),
    memberNumberPattern: formText(form, "memberNumberPattern"),
    byLaws: formText(form, "byLaws"),
    consentNote: formText(form, "consentNote"),
  };
}
