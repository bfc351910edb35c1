import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { z } from "zod";
import { type Language, languages } from "#contract/core/language.ts";
import { type ApplicationForm, applicationForm } from "#contract/onboarding/application-form.ts";
import {
  type CorrectableField,
  type CorrectableValues,
  correctableFields,
  correctionReason,
  registerFields,
  registerForm,
} from "#contract/onboarding/corrections.ts";
import type { MemberFile } from "#contract/onboarding/desk.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import { isSameValues } from "#web/lib/same-values.ts";
import { fromDraftValues, type Input, sentValues } from "#web/onboarding/join/application-values.ts";

/** What is in the fields of a correction. */
export type Correction = Input & { occupation: string; language: Language; reason: string };

/** The record as it stands, in the fields. */
export function openedCorrection({ member, application }: MemberFile): Correction {
  const known = application
    ? typedValues(application.form as ApplicationForm)
    : Object.fromEntries(
        Object.entries(registerFields).map(([field, column]) => [field, member[column] ?? ""]),
      );
  const { occupation, language } = member;
  return { ...fromDraftValues(known), occupation, language, reason: "" };
}

const ofApplication = zodResolver(
  applicationForm.safeExtend({ language: z.enum(languages), reason: correctionReason }),
);
const ofRegister = zodResolver(registerForm.extend({ reason: correctionReason }));

/** The rules of the application, or those of the register for who sent none. */
export const correctionResolver =
  (hasApplication: boolean): Resolver<Correction> =>
  (values, context, options) => {
    const resolve = (hasApplication ? ofApplication : ofRegister) as unknown as Resolver<Correction>;
    return resolve(hasApplication ? { ...values, ...sentValues(values) } : values, context, options);
  };

/** What differs from the record, and is sent. */
export function correctedValues(
  opened: Correction,
  now: Correction,
  hasApplication: boolean,
): CorrectableValues {
  const [before, after] = [opened, now].map(
    (values): CorrectableValues => (hasApplication ? { ...values, ...sentValues(values) } : values),
  );
  const isAsked = (field: CorrectableField) =>
    hasApplication ? field !== "occupation" : field in registerFields;
  return Object.fromEntries(
    correctableFields
      .filter((field) => isAsked(field) && !isSameValues(before?.[field], after?.[field]))
      .map((field) => [field, after?.[field]]),
  );
}
