import type { OnboardingSettings } from "#contract/onboarding/settings.ts";
import { formText } from "#web/lib/form-text.ts";

/** Whole numbers among the settings, in the order of the form. */
export const numberNames = [
  "entranceFee",
  "firstShares",
  "minimumShareCapital",
  "minimumMonthlyDeposit",
  "decisionHours",
  "requestDays",
  "retentionYears",
] as const satisfies readonly (keyof OnboardingSettings)[];

/** `12,500` as 12500; what is no number becomes NaN, which the call refuses beside its field. */
export const wholeNumber = (typed: string): number => {
  const digits = typed.replace(/[\s,]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};

/** The settings as the form was filled in; the call says what of them cannot be. */
export function readSettingsForm(form: FormData, kept: OnboardingSettings): OnboardingSettings {
  const numbers = Object.fromEntries(numberNames.map((name) => [name, wholeNumber(formText(form, name))]));
  return {
    ...kept,
    ...numbers,
    open: form.has("open"),
    fourEyes: form.has("fourEyes"),
    memberNumberPattern: formText(form, "memberNumberPattern"),
    byLaws: formText(form, "byLaws"),
    consentNote: formText(form, "consentNote"),
  };
}
