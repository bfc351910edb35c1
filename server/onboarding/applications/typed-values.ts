import type { ApplicationForm, ApplicationValues } from "#contract/onboarding/application-form.ts";

const typedAmount = (amount: number | null): string => (amount === null ? "" : String(amount));

/** A form that was sent, as the wizard has it: amounts and shares are text again. */
export const typedValues = (form: ApplicationForm): ApplicationValues => ({
  ...form,
  grossMonthlyIncome: typedAmount(form.grossMonthlyIncome),
  pensionIncome: typedAmount(form.pensionIncome),
  otherIncome: typedAmount(form.otherIncome),
  monthlyDepositContribution: typedAmount(form.monthlyDepositContribution),
  monthlyShareCapital: typedAmount(form.monthlyShareCapital),
  beneficiaries: form.beneficiaries.map((one) => ({
    ...one,
    beneficiaryPercentage: String(one.beneficiaryPercentage / 100),
  })),
});

/** The form without what a choice hid from the applicant: an employer of a self-employed person. */
export function withoutHidden(values: ApplicationValues): ApplicationValues {
  const { employmentType, remittanceMode, introducedBy } = values;
  return {
    ...values,
    ...(employmentType === "Self Employed" && { employer: "", employerAddress: "" }),
    ...(employmentType === "Employed" && { businessType: "", businessAddress: "" }),
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
