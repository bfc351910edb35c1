import type { WizardStep } from "../core/wizard.ts";
import type { ApplicationField } from "./application-form.ts";

/** The five steps of the wizard (specification 000, section 2). Apart from the schema, which whoever counts them does without. */
export const applicationSteps = [
  {
    name: "bioData",
    fields: [
      "title",
      "fullName",
      "gender",
      "identityDocument",
      "idNumber",
      "dateOfBirth",
      "countryOfResidence",
      "maritalStatus",
      "county",
      "postalAddress",
      "primaryMobileNumber",
      "otherNumber",
      "kraPin",
      "email",
    ],
  },
  {
    name: "occupation",
    fields: [
      "employmentType",
      "employer",
      "employerAddress",
      "businessType",
      "businessAddress",
      "grossMonthlyIncome",
      "pensionIncome",
      "otherIncome",
      "sourceOfFunds",
      "politicallyExposed",
    ],
  },
  {
    name: "remittance",
    fields: [
      "monthlyDepositContribution",
      "monthlyShareCapital",
      "remittanceMode",
      "payrollNumber",
      "checkOffAuthority",
      "mobileBankingConsent",
    ],
  },
  {
    name: "nextOfKin",
    fields: [
      "nextOfKinName",
      "nextOfKinRelationship",
      "nextOfKinMobile",
      "nextOfKinId",
      "nextOfKinDateOfBirth",
      "beneficiaries",
      "introducedBy",
      "introducingMemberName",
      "introducingMemberNumber",
    ],
  },
  { name: "verification", fields: ["consents", "declaration"] },
] as const satisfies readonly WizardStep<string, ApplicationField>[];
