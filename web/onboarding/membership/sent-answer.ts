import type { Language } from "#contract/core/language.ts";
import { formatNumber } from "#contract/core/numbers.ts";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { ApplicationField } from "#contract/onboarding/application-form.ts";
import {
  employmentTypeLabels,
  genderLabels,
  identityDocumentLabels,
  introductionLabels,
  maritalStatusLabels,
  relationshipLabels,
  remittanceModeLabels,
  titleLabels,
} from "#contract/onboarding/application-options.messages.ts";
import { formatDate } from "#web/lib/format.ts";
import { ownMembershipMessages } from "./own-membership.messages.ts";

/** What the choices of a field are called, in both languages. */
const choices: Partial<Record<ApplicationField, Record<Language, Readonly<Record<string, string>>>>> = {
  title: titleLabels,
  gender: genderLabels,
  identityDocument: identityDocumentLabels,
  maritalStatus: maritalStatusLabels,
  employmentType: employmentTypeLabels,
  remittanceMode: remittanceModeLabels,
  nextOfKinRelationship: relationshipLabels,
  introducedBy: introductionLabels,
};

const amounts: readonly string[] = [
  "grossMonthlyIncome",
  "pensionIncome",
  "otherIncome",
  "monthlyDepositContribution",
  "monthlyShareCapital",
];
const phones: readonly string[] = ["primaryMobileNumber", "otherNumber", "nextOfKinMobile"];

/** An answer of an application in the words of who gave it; empty where nothing was given. */
export function sentAnswer(
  field: ApplicationField,
  value: string | boolean | undefined,
  language: Language,
): string {
  const t = ownMembershipMessages[language];
  if (value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (phones.includes(field)) return readablePhone(value);
  if (amounts.includes(field) && /^\d+$/.test(value)) return formatNumber(Number(value));
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  if (isDay && (field === "dateOfBirth" || field === "nextOfKinDateOfBirth"))
    return formatDate(value, language);
  return choices[field]?.[language][value] ?? value;
}
