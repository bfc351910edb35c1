import type { applicationSteps } from "#contract/onboarding/application-steps.ts";
import type { Input } from "./application-values.ts";

export type WizardStepName = (typeof applicationSteps)[number]["name"];

/** What each step cannot do without (specification 000, section 5). */
const needed: Record<Exclude<WizardStepName, "verification">, readonly (keyof Input)[]> = {
  bioData: ["fullName", "idNumber", "primaryMobileNumber", "kraPin"],
  occupation: ["employmentType", "grossMonthlyIncome"],
  remittance: ["monthlyDepositContribution", "remittanceMode"],
  nextOfKin: ["nextOfKinName", "nextOfKinRelationship", "nextOfKinMobile", "nextOfKinDateOfBirth"],
};

/** Whether something that a step needs was left empty, and not only written in a wrong way. */
export const isMissing = (step: keyof typeof needed, values: Input): boolean =>
  needed[step].some((field) => String(values[field]).trim() === "");
