import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { withoutHidden } from "#contract/onboarding/application-content.ts";
import { type ApplicationForm, applicationForm } from "#contract/onboarding/application-form.ts";
import {
  type CorrectableValues,
  type CorrectedField,
  correctableFields,
  registerFields,
  registerForm,
} from "#contract/onboarding/corrections.ts";
import { typedValues } from "#contract/onboarding/typed-values.ts";
import { checkInput } from "#server/platform/http/input.ts";
import { knownFrom, registerEntry } from "../applications/register-entry.ts";
import type { MemberRow } from "./personal-data.queries.ts";

type Known = z.output<typeof registerForm>;

/** A record after a correction. */
interface CorrectedRecord {
  changes: CorrectedField[];
  /** The register's entry. */
  entry: ReturnType<typeof registerEntry>;
  /** The application; null where none was sent. */
  form: ApplicationForm | null;
}

function changesBetween(before: CorrectableValues, after: CorrectableValues): CorrectedField[] {
  return correctableFields.flatMap((field) => {
    const [from, to] = [before[field] ?? "", after[field] ?? ""];
    // The order of a beneficiary's fields is the database's.
    return isDeepStrictEqual(from, to) ? [] : { field, from, to };
  });
}

const refuse = (fields: Record<string, string>): never => {
  throw new CodedError("validation", undefined, fields);
};

/** @throws CodedError validation, by field: the rules are those of an application */
export function correctApplication(
  { language: reads }: Pick<MemberRow, "language">,
  form: ApplicationForm,
  { occupation, language = reads, ...answers }: CorrectableValues,
): CorrectedRecord {
  if (occupation !== undefined) refuse({ occupation: "It follows from the employment type." });
  const typed = typedValues(form);
  const checked = checkInput(applicationForm, withoutHidden({ ...typed, ...answers }));
  if (checked.problems) return refuse(checked.problems);
  const after = checked.data;
  return {
    changes: changesBetween({ ...typed, language: reads }, { ...typedValues(after), language }),
    entry: registerEntry(knownFrom(after, language)),
    form: after,
  };
}

const knownOf = (member: MemberRow): Known => ({
  fullName: member.fullName,
  idNumber: member.idNumber,
  primaryMobileNumber: member.phoneNumber,
  email: member.email ?? "",
  kraPin: member.kraPin ?? "",
  dateOfBirth: member.dateOfBirth ?? "",
  county: member.county ?? "",
  postalAddress: member.address,
  introducingMemberName: member.referredBy,
  occupation: member.occupation,
  language: member.language,
});

/** Of who sent no application. @throws CodedError validation, by field; what is not corrected may be as it is */
export function correctRegister(member: MemberRow, values: CorrectableValues): CorrectedRecord {
  const unknown = Object.keys(values).filter((field) => !(field in registerFields));
  if (unknown.length > 0) {
    refuse(Object.fromEntries(unknown.map((field) => [field, "This member sent no application."])));
  }
  const checked = checkInput(registerForm.partial(), values);
  if (checked.problems) return refuse(checked.problems);
  const before = knownOf(member);
  const after = { ...before, ...checked.data };
  return { changes: changesBetween(before, after), entry: registerEntry(after), form: null };
}
