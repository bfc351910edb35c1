import type { applicationSteps } from "#contract/onboarding/application-steps.ts";
import type { CaseCheckKind, CaseCheckOutcome, CaseCheckStatus } from "#contract/onboarding/case-checks.ts";
import type { FlagCode, RiskRating } from "#contract/onboarding/flags.ts";
import type { Member, OnboardingStep } from "#contract/onboarding/members.ts";
import type { PaymentInput as Payment } from "#contract/onboarding/payments.ts";

/** How staff read the codes of the desk. */
export const kycLabels: Record<Member["kycStatus"], string> = {
  pending: "Pending",
  in_progress: "In progress",
  verified: "Verified",
  rejected: "Rejected",
};

export const stepLabels: Record<OnboardingStep, string> = {
  registration: "Registration",
  documents: "Documents",
  verification: "Verification",
  approval: "Approval",
  complete: "Complete",
};

/** Steps of the application form. */
export const formStepTitles: Record<(typeof applicationSteps)[number]["name"], string> = {
  bioData: "Bio-Data",
  occupation: "Occupation",
  remittance: "Remittance",
  nextOfKin: "Next of Kin",
  verification: "Verification",
};

export const paymentKindLabels: Record<Payment["kind"], string> = {
  entrance_fee: "Entrance fee",
  shares: "Shares",
  deposit: "Deposit",
};

export const paymentMethodLabels: Record<Payment["method"], string> = {
  mpesa: "M-PESA",
  bank: "Bank",
  check_off: "Check-off",
  cash: "Cash",
};

export const sourceLabels: Record<Member["source"], string> = {
  wizard: "Applied",
  staff: "Registered by staff",
  import: "Imported",
};

export const endReasonLabels: Record<NonNullable<Member["endReason"]>, string> = {
  resigned: "Resigned",
  transferred: "Transferred to another SACCO",
  expelled: "Expelled",
  deceased: "Deceased",
  dormant: "Closed as dormant",
};

export const riskLabels: Record<RiskRating, string> = {
  low: "Low risk",
  medium: "Medium risk",
  high: "High risk",
};

export const riskTones = { low: "success", medium: "warning", high: "danger" } as const;

export const flagLabels: Record<FlagCode, string> = {
  document_mismatch: "Document differs",
  document_unread: "Document not read",
  document_poor: "Poor picture",
  document_expired: "Document expired",
  document_expires_soon: "Document expires soon",
  registry_mismatch: "Registry differs",
  registry_not_found: "Not in the registry",
  registry_unavailable: "Registry away",
  face_mismatch: "Face differs",
  face_uncertain: "Face unsure",
  liveness_doubtful: "Liveness doubtful",
  duplicate_person: "Possible duplicate",
  same_face: "Same face elsewhere",
  blocklisted: "On a blocklist",
  screening_hit: "Screening hit",
  high_risk: "High risk",
};

export const checkLabels: Record<CaseCheckKind, string> = {
  text_extraction: "Text extraction",
  registry: "National registry",
  face_match: "Facial match",
  liveness: "Liveness",
  duplicates: "Duplicates",
  screening: "Screening",
  expiry: "Expiry",
};

export const checkStatusLabels: Record<CaseCheckStatus, string> = {
  waiting: "Waiting",
  running: "Running",
  done: "Done",
  unavailable: "Not available",
};

const outcomeLabels: Record<CaseCheckOutcome, string> = {
  matched: "Matched",
  mismatch: "Differs",
  uncertain: "Uncertain",
  not_found: "Not found",
  not_applicable: "Not applicable",
};

/** Of checks that look for something, “matched” would say the contrary of what it means. */
const ownOutcomeLabels: Partial<Record<CaseCheckKind, Partial<Record<CaseCheckOutcome, string>>>> = {
  liveness: { matched: "A living face", uncertain: "Doubtful" },
  duplicates: { matched: "None found", uncertain: "Found" },
  screening: { matched: "On no list", uncertain: "Perhaps on a list" },
  expiry: { matched: "Valid", mismatch: "Expired", uncertain: "Expires soon" },
};

export const outcomeLabel = (kind: CaseCheckKind, outcome: CaseCheckOutcome): string =>
  ownOutcomeLabels[kind]?.[outcome] ?? outcomeLabels[outcome];

export const refusalTexts: Record<NonNullable<Member["abilities"]["verifyRefusal"]>, string> = {
  own_entry: "You registered this member, so somebody else has to verify them.",
  own_capture: "You took in this application or its pictures, so somebody else has to verify it.",
  own_correction: "You corrected this record, so somebody else has to verify it.",
};

/** What the last step waits for. */
export const advanceTexts: Record<NonNullable<Member["abilities"]["advanceRefusal"]>, string> = {
  kyc: "The last step needs verified KYC.",
  payments: "The last step needs the entrance fee and the first shares paid in full: see Payments.",
};
