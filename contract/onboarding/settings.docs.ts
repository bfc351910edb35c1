import { describeSchema } from "../core/documentation.ts";
import { onboardingSettings } from "./settings.ts";

export const onboardingSettingsDocs = [
  describeSchema(
    onboardingSettings,
    "OnboardingSettings",
    "What an organisation decides about taking in members.",
    {
      open: ["Whether people may apply at the SACCO's own address.", true],
      fourEyes: ["Whether somebody other than who registered a member verifies them.", true],
      entranceFee: ["Paid once, in whole shillings.", 1000],
      firstShares: ["Shares that must be paid for before a person is a member.", 1000],
      minimumShareCapital: ["Shares that every member comes to hold.", 20_000],
      minimumMonthlyDeposit: ["Least monthly deposit.", 1000],
      payInto: ["Where people pay in; empty where the SACCO tells them itself.", "M-PESA paybill 360360"],
      memberNumberPattern: ["How member numbers are written.", "UMJ-{number:5}"],
      decisionHours: ["Business hours in which a case is decided.", 20],
      requestDays: ["Days in which a person's request about their data is answered.", 7],
      noticeDays: ["Days between the notice and the last day of a membership.", 60],
      retentionYears: ["Years for which the record of a former member is kept.", 7],
      byLaws: ["Name and date of the by-laws that applicants accept.", "By-laws of 12 March 2024"],
      consentNote: ["What the organisation adds to the consent notice.", ""],
    },
  ),
];
