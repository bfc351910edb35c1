import type { ComplaintSettings } from "#contract/experience/complaint-settings.ts";
import { formText } from "#web/lib/form-text.ts";
import { typedNumber } from "#web/lib/typed-number.ts";

/** Whole numbers among the settings, in the order of the form. */
export const numberNames = [
  "acknowledgeDays",
  "investigateDays",
  "communicateDays",
  "warnHours",
] as const satisfies readonly (keyof ComplaintSettings)[];

export const hourNames = [
  "weekdayHours",
  "saturdayHours",
  "sundayHours",
] as const satisfies readonly (keyof ComplaintSettings)[];

/** The settings as the form was filled in; the call says what of them cannot be. */
export const readSettingsForm = (form: FormData): ComplaintSettings =>
  ({
    ...Object.fromEntries(numberNames.map((name) => [name, typedNumber(formText(form, name))])),
    ...Object.fromEntries(hourNames.map((name) => [name, formText(form, name)])),
    closedOn: formText(form, "closedOn")
      .split(/[\s,;]+/)
      .filter((day) => day !== ""),
  }) as ComplaintSettings;
