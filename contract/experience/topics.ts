/** What a member's contact, comment or complaint is about. */
export const experienceTopics = [
  "loans",
  "guarantors",
  "savings_shares",
  "fosa_withdrawal",
  "mobile_app_ussd",
  "mpesa",
  "staff_service",
  "waiting_time",
  "fees_rates",
  "dividends",
  "check_off",
  "statements",
  "branch_atm",
  "onboarding_kyc",
  "communication",
  "security_fraud",
  "agm_governance",
  "welfare_insurance",
  "other",
] as const;
export type ExperienceTopic = (typeof experienceTopics)[number];

/** Topics as staff read them. */
export const experienceTopicLabels: Record<ExperienceTopic, string> = {
  loans: "Loans",
  guarantors: "Guarantors",
  savings_shares: "Savings and shares",
  fosa_withdrawal: "FOSA and withdrawals",
  mobile_app_ussd: "Mobile app and USSD",
  mpesa: "M-PESA",
  staff_service: "Staff and service",
  waiting_time: "Waiting time",
  fees_rates: "Fees and rates",
  dividends: "Dividends",
  check_off: "Check-off",
  statements: "Statements",
  branch_atm: "Branch and ATM",
  onboarding_kyc: "Joining and KYC",
  communication: "Communication",
  security_fraud: "Security and fraud",
  agm_governance: "AGM and governance",
  welfare_insurance: "Welfare and insurance",
  other: "Other",
};

/** Stages of a membership, in the order in which members come to them. */
export const journeyStages = [
  "joining",
  "saving",
  "transacting",
  "borrowing",
  "benefiting",
  "support",
] as const;
export type JourneyStage = (typeof journeyStages)[number];

export const journeyStageLabels: Record<JourneyStage, string> = {
  joining: "Joining",
  saving: "Saving",
  transacting: "Everyday transactions",
  borrowing: "Borrowing",
  benefiting: "Dividends and benefits",
  support: "Getting help",
};

const stageOfTopic: Record<ExperienceTopic, JourneyStage> = {
  onboarding_kyc: "joining",
  savings_shares: "saving",
  check_off: "saving",
  statements: "saving",
  fosa_withdrawal: "transacting",
  mobile_app_ussd: "transacting",
  mpesa: "transacting",
  branch_atm: "transacting",
  fees_rates: "transacting",
  loans: "borrowing",
  guarantors: "borrowing",
  dividends: "benefiting",
  welfare_insurance: "benefiting",
  agm_governance: "benefiting",
  staff_service: "support",
  waiting_time: "support",
  communication: "support",
  security_fraud: "support",
  other: "support",
};

/** The stage that a topic belongs to. */
export const journeyStageOf = (topic: ExperienceTopic): JourneyStage => stageOfTopic[topic];
