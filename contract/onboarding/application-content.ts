import type { ApplicationValues } from "./application-form.ts";

/** The answers before fields that may be hidden, and those fields. */
type Choices = Pick<
  ApplicationValues,
  | "employmentType"
  | "employer"
  | "employerAddress"
  | "businessType"
  | "businessAddress"
  | "remittanceMode"
  | "payrollNumber"
  | "checkOffAuthority"
  | "introducedBy"
  | "introducingMemberName"
  | "introducingMemberNumber"
>;

/** The form without what its answers hide from the applicant: an employer of a self-employed person. */
export function withoutHidden<Values extends Choices>(values: Values): Values {
  const { employmentType, remittanceMode, introducedBy } = values;
  return {
    ...values,
    ...(employmentType !== "Employed" && { employer: "", employerAddress: "" }),
    ...(employmentType !== "Self Employed" && { businessType: "", businessAddress: "" }),
    ...(remittanceMode !== "Check Off" && { payrollNumber: "", checkOffAuthority: false }),
    ...(introducedBy !== "Existing Member" && { introducingMemberName: "", introducingMemberNumber: "" }),
  };
}

/** A form in which nothing stands: what an applicant never touched counts as left empty. */
export const blankForm = {
  title: "",
  fullName: "",
  gender: "",
  identityDocument: "national_id",
  idNumber: "",
  dateOfBirth: "",
  countryOfResidence: "",
  maritalStatus: "",
  county: "",
  postalAddress: "",
  primaryMobileNumber: "",
  otherNumber: "",
  kraPin: "",
  email: "",
  employmentType: "",
  employer: "",
  employerAddress: "",
  businessType: "",
  businessAddress: "",
  grossMonthlyIncome: "",
  pensionIncome: "",
  otherIncome: "",
  sourceOfFunds: "",
  politicallyExposed: false,
  monthlyDepositContribution: "",
  monthlyShareCapital: "",
  remittanceMode: "",
  payrollNumber: "",
  checkOffAuthority: false,
  mobileBankingConsent: false,
  nextOfKinName: "",
  nextOfKinRelationship: "",
  nextOfKinMobile: "",
  nextOfKinId: "",
  nextOfKinDateOfBirth: "",
  beneficiaries: [],
  introducedBy: "",
  introducingMemberName: "",
  introducingMemberNumber: "",
  consents: {},
  declaration: false,
} satisfies Required<ApplicationValues>;
