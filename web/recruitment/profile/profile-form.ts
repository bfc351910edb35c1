import { zodResolver } from "@hookform/resolvers/zod";
import { type DefaultValues, get, type Resolver, useForm } from "react-hook-form";
import type { User } from "#contract/accounts/accounts.ts";
import { applicationForm } from "#contract/recruitment/applications.ts";
import { type ProfileDetails, profileDetails } from "#contract/recruitment/candidate.ts";
import {
  type ApplicationInput,
  type ApplicationValues,
  blankExperience,
  initialValues,
} from "../apply/application-values.ts";

type Values = Partial<ApplicationInput>;

const isBlankExperience = (entry: ApplicationInput["workExperiences"][number]) =>
  !entry.company && !entry.position && !entry.startDate && !entry.endDate && !entry.description;

/** Whether a field holds nothing yet: a profile may leave out what an application must say. */
function isBlank(name: keyof ApplicationInput, values: Values): boolean {
  if (name === "workExperiences") return values.workExperiences?.every(isBlankExperience) ?? true;
  const value = values[name];
  return Array.isArray(value) ? value.length === 0 : value === undefined || value === "";
}

/** What of the form the profile keeps: everything that was filled in. */
export function toProfileDetails(values: Values): ProfileDetails {
  const names = Object.keys(profileDetails.shape) as (keyof ProfileDetails)[];
  return profileDetails.parse(
    Object.fromEntries(names.filter((name) => !isBlank(name, values)).map((name) => [name, values[name]])),
  );
}

const whole = zodResolver(applicationForm);

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
    defaultValues: {
      ...initialValues(user, details),
      workExperiences: details.workExperiences ?? [blankExperience],
    } as DefaultValues<ApplicationInput>,
  });
}
