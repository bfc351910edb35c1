import { parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A phone number in E.164, `+254712345678`, if it is a valid one; Kenyan unless it names its country.
 * Anything else stays as it was typed: a person can still read it.
 */
export function storedPhone(typed: string): string {
  const parsed = parsePhoneNumberFromString(typed, "KE");
  return parsed?.isValid() ? parsed.number : typed;
}
