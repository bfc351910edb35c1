import { describeSchema, type Fields } from "../core/documentation.ts";
import { applicationValues } from "./application-form.ts";

const beneficiary = applicationValues.shape.beneficiaries.unwrap().element;

/** The fields of an application, for every schema that has them. */
export const applicationValueFields: Fields<typeof applicationValues> = {
  title: ["Title.", "Ms."],
  fullName: ["Full name, as on the ID.", "Wanjiku Kamau"],
  gender: ["Gender.", "Female"],
  identityDocument: ["What proves the identity.", "national_id"],
  idNumber: ["Number of the ID or passport.", "23456789"],
  dateOfBirth: ["Day of birth.", "1990-03-12"],
  countryOfResidence: ["Country of residence.", "Kenya"],
  maritalStatus: ["Marital status.", "Single"],
  county: ["County.", "Nairobi"],
  postalAddress: ["Postal address.", "P.O. Box 1234-00100, Nairobi"],
  primaryMobileNumber: ["Mobile number.", "0712 345 678"],
  otherNumber: ["Another number.", ""],
  kraPin: ["KRA PIN.", "A012345678Z"],
  email: ["Email address; empty without one.", "wanjiku@mail.example"],
  employmentType: ["Employed or self-employed.", "Employed"],
  employer: ["Employer.", "Nakuru County"],
  employerAddress: ["The employer's address.", ""],
  businessType: ["Kind of business.", ""],
  businessAddress: ["Address of the business.", ""],
  grossMonthlyIncome: ["In shillings a month.", "45,000"],
  pensionIncome: ["In shillings a month.", ""],
  otherIncome: ["In shillings a month.", ""],
  sourceOfFunds: ["Where the money comes from.", "Salary"],
  politicallyExposed: ["Whether a prominent public office is held, or by a close relative.", false],
  monthlyDepositContribution: ["In shillings a month.", "2,500"],
  monthlyShareCapital: ["In shillings a month.", ""],
  remittanceMode: ["How contributions are paid.", "MPESA"],
  payrollNumber: ["Payroll number, for check-off.", ""],
  checkOffAuthority: ["Whether the employer may deduct contributions.", false],
  mobileBankingConsent: ["Whether mobile banking is wanted.", true],
  nextOfKinName: ["Next of kin.", "Otieno Kamau"],
  nextOfKinRelationship: ["How the two are related.", "Sibling"],
  nextOfKinMobile: ["Number of the next of kin.", "0722 345 678"],
  nextOfKinId: ["ID number of the next of kin.", ""],
  nextOfKinDateOfBirth: ["Day of birth of the next of kin, who is 18 or older.", "1988-05-02"],
  beneficiaries: ["Who receives the savings after a death; shares are 100 % in all."],
  introducedBy: ["How the applicant heard of the SACCO.", "Existing Member"],
  introducingMemberName: ["Who introduced the applicant.", "Achieng Odhiambo"],
  introducingMemberNumber: ["The number of that member.", "000123"],
  consents: ["What was agreed to, by part.", { identityChecks: true }],
  declaration: ["Whether the declaration and the by-laws were accepted.", false],
};

export const applicationValuesDocs = [
  describeSchema(
    applicationValues,
    "ApplicationValues",
    "The form of an application, each field as typed so far.",
    applicationValueFields,
  ),
  describeSchema(beneficiary, "ApplicationBeneficiary", "A beneficiary, as typed so far.", {
    beneficiaryName: ["Name.", "Njeri Kamau"],
    beneficiaryRelationship: ["How the two are related.", "Child"],
    beneficiaryPercentage: ["Share in percent.", "100"],
    beneficiaryDateOfBirth: ["Day of birth.", "2015-04-01"],
    beneficiaryId: ["ID number.", ""],
    beneficiaryTel: ["Number.", ""],
    guardianName: ["Guardian of a minor.", "Otieno Kamau"],
    guardianMobile: ["Number of the guardian.", "0722 345 678"],
  }),
];
