import { type DefaultValues, get, type Resolver, useForm } from "react-hook-form";
import { readablePhone } from "#contract/core/phone-number.ts";
import type { HrCandidate } from "#contract/recruitment/hr-candidates.ts";
import { applicationResolver } from "#web/recruitment/applications/apply/application-resolver.ts";
import {
  type ApplicationInput,
  type ApplicationValues,
  initialValues,
  withoutHidden,
} from "#web/recruitment/applications/apply/application-values.ts";

/** What HR enters of a person. */
const entered = ["fullName", "email", "phone", "location", "workExperiences", "education", "skills"] as const;
/** What HR may leave open: nothing of it is known, then. */
const optional: readonly string[] = ["education", "skills"];

const whole = applicationResolver(true);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The application's own rules, for what HR enters. */
const resolver: Resolver<ApplicationInput, unknown, ApplicationValues> = async (values, context, options) => {
  const sent = withoutHidden(values, true);
  const { errors } = await whole(values, context, options);
  const wrong = entered.filter((name) => name in errors && !(optional.includes(name) && isBlank(sent[name])));
  if (wrong.length === 0) return { values: sent as ApplicationValues, errors: {} };
  return { values: {}, errors: Object.fromEntries(wrong.map((name) => [name, get(errors, name)])) };
};

/** The form of an application that HR enters. It has the fields of the application, so that both show them alike. */
export function useAddForm(candidate: HrCandidate | null) {
  const { name: fullName = "", email = "", phone = "", location = "" } = candidate ?? {};
  const { education, skills = [] } = candidate ?? {};
  const initial = initialValues(
    { fullName, email, phone },
    { location, skills, ...(education ? { education } : {}) },
  );
  return useForm<ApplicationInput, unknown, ApplicationValues>({
    resolver,
    mode: "onTouched",
    defaultValues: { ...initial, phone: readablePhone(phone) } as DefaultValues<ApplicationInput>,
  });
}
