import { defaultLanguage } from "../core/language.ts";
import { formatNumber } from "../core/numbers.ts";
import { readablePhone } from "../core/phone-number.ts";
import type { ApplicationForm } from "./application-form.ts";
import { identityDocumentLabels } from "./application-options.messages.ts";

type Answers = Omit<ApplicationForm, "beneficiaries" | "consents" | "declaration">;

const phones: readonly string[] = ["primaryMobileNumber", "otherNumber", "nextOfKinMobile"];

/**
 * An answer of a membership application as staff read it; empty where nothing was given.
 * @param day writes a calendar day
 */
export function readableAnswer(field: keyof Answers, value: unknown, day: (iso: string) => string): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return formatNumber(value);
  const text = String(value);
  if (phones.includes(field)) return readablePhone(text);
  if (field.endsWith("DateOfBirth") || field === "dateOfBirth") return day(text);
  if (field === "identityDocument") {
    return text === "passport" || text === "national_id"
      ? identityDocumentLabels[defaultLanguage][text]
      : text;
  }
  return text;
}
