import type { UseFormReturn } from "react-hook-form";
import { isAdult } from "#contract/onboarding/adult.ts";
import { blankForm, withoutHidden } from "#contract/onboarding/application-content.ts";
import {
  type ApplicationForm as Answers,
  type ApplicationFormInput,
  type ApplicationValues,
  applicationValues,
} from "#contract/onboarding/application-form.ts";
import { defaultCountry } from "#contract/onboarding/application-options.ts";
import { valuesWithinSize } from "#web/ui/wizard/within-size.ts";

/** What is in the fields of the wizard, finished or not. */
export type Input = ApplicationFormInput;
export type ApplicationForm = UseFormReturn<Input, unknown, Answers>;
type Beneficiary = Input["beneficiaries"][number];

/** The fields of one beneficiary before anything is typed: a choice that was not made yet is an empty text. */
export const blankBeneficiary = {
  beneficiaryName: "",
  beneficiaryRelationship: "",
  beneficiaryPercentage: "",
  beneficiaryDateOfBirth: "",
  beneficiaryId: "",
  beneficiaryTel: "",
  guardianName: "",
  guardianMobile: "",
} as unknown as Beneficiary;

const isBlank = (one: Beneficiary): boolean => Object.values(one).every((value) => value === "");

/** Whether a beneficiary needs a guardian. */
export const isMinor = ({ beneficiaryDateOfBirth: born }: Pick<Beneficiary, "beneficiaryDateOfBirth">) =>
  born !== "" && !isAdult(born);

/** The wizard as it opens. */
export const blankApplication = {
  ...blankForm,
  countryOfResidence: defaultCountry,
  beneficiaries: [blankBeneficiary],
  consents: { identityChecks: false, biometrics: false, registry: false, marketing: false },
} as unknown as Input;

/**
 * What is sent of the form: nothing of fields that the answers before them hide. They are in the form still, for who
 * changes their mind.
 */
export const sentValues = (values: Input): Input => ({
  ...withoutHidden(values),
  beneficiaries: values.beneficiaries.every(isBlank)
    ? []
    : values.beneficiaries.map((one) =>
        isMinor(one) ? one : { ...one, guardianName: "", guardianMobile: "" },
      ),
});

/** What of the form a draft holds. */
export const toDraftValues = (values: Input): ApplicationValues =>
  valuesWithinSize(applicationValues, values);

/** The form as a draft left it. */
export function fromDraftValues(kept: ApplicationValues): Input {
  const { beneficiaries = [], consents, ...others } = kept;
  return {
    ...blankApplication,
    ...(others as Partial<Input>),
    beneficiaries: beneficiaries.length > 0 ? (beneficiaries as Beneficiary[]) : [blankBeneficiary],
    consents: { ...blankApplication.consents, ...(consents as Partial<Input["consents"]>) },
  };
}
