import { type DefaultValues, get, type Resolver, useForm } from "react-hook-form";
import type { User } from "#contract/accounts/accounts.ts";
import { type ProfileDetails, profileDetails } from "#contract/recruitment/candidate.ts";
import { applicationResolver } from "#web/recruitment/applications/apply/application-resolver.ts";
import {
  type ApplicationInput,
  type ApplicationValues,
  initialValues,
  isBlankExperience,
  withoutHidden,
} from "#web/recruitment/applications/apply/application-values.ts";

type Values = Partial<ApplicationInput>;

/** Whether a field holds nothing yet: a profile may leave out what an application must say. */
function isBlank(name: keyof ApplicationInput, values: Values): boolean {
  if (name === "workExperiences") return values.workExperiences?.every(isBlankExperience) ?? true;
  const value = values[name];
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === "";
}

/** What of the form the profile keeps: everything that was filled in. */
export function toProfileDetails(entered: Values): ProfileDetails {
  const values = withoutHidden(entered);
  const names = Object.keys(profileDetails.shape) as (keyof ProfileDetails)[];
  return profileDetails.parse(
    Object.fromEntries(names.filter((name) => !isBlank(name, values)).map((name) => [name, values[name]])),
  );
}

const whole = applicationResolver();

/** The application's own rules, for the fields of the profile that are not blank. */
const resolver: Resolver<ApplicationInput, unknown, ApplicationValues> = async (values, context, options) => {
  const { errors } = await whole(values, context, options);
  const wrong = Object.keys(profileDetails.shape).filter(
    (name) => name in errors && !isBlank(name as keyof ProfileDetails, values),
  );
  if (wrong.length === 0) return { values: values as ApplicationValues, errors: {} };
  return { values: {}, errors: Object.fromEntries(wrong.map((name) => [name, get(errors, name)])) };
};

/** The form of the profile. It has the fields of the application, so that both show them alike. */
export function useProfileForm(user: User, details: ProfileDetails) {
  return useForm<ApplicationInput, unknown, ApplicationValues>({
    resolver,
    mode: "onChange",
    defaultValues: initialValues(user, details) as DefaultValues<ApplicationInput>,
  });
}
