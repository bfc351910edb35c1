import type { FlagCode, RiskRating } from "#contract/onboarding/flags.ts";
import type { kycStatuses, OnboardingStep } from "#contract/onboarding/members.ts";

/** Members of the demo who are still on their way, so many alike. */
interface CasesAlike {
  count: number;
  step: OnboardingStep;
  kyc: (typeof kycStatuses)[number];
  source: "wizard" | "staff";
  /** Whether somebody of the staff took the case. */
  assigned?: boolean;
  risk?: RiskRating;
  flags?: readonly { code: FlagCode; detail: string; resolution?: string }[];
  /** Why it was rejected. */
  reason?: string;
}

/** Each state that a member can be in before the last one, with what officers meet in it. */
export const memberCases: readonly CasesAlike[] = [
  { count: 9, step: "registration", kyc: "pending", source: "staff" },
  { count: 8, step: "documents", kyc: "pending", source: "wizard" },
  { count: 6, step: "documents", kyc: "in_progress", source: "staff", assigned: true },
  { count: 10, step: "verification", kyc: "pending", source: "wizard", risk: "low" },
  { count: 5, step: "verification", kyc: "in_progress", source: "wizard", assigned: true, risk: "low" },
  {
    count: 3,
    step: "verification",
    kyc: "pending",
    source: "wizard",
    risk: "medium",
    flags: [{ code: "registry_mismatch", detail: "The registry has another date of birth." }],
  },
  {
    count: 3,
    step: "verification",
    kyc: "in_progress",
    source: "wizard",
    assigned: true,
    risk: "medium",
    flags: [
      { code: "face_uncertain", detail: "The photographs are too unlike to say that it is one person." },
    ],
  },
  {
    count: 2,
    step: "verification",
    kyc: "pending",
    source: "wizard",
    risk: "medium",
    flags: [
      { code: "registry_unavailable", detail: "The registry did not answer; it is asked again." },
      { code: "document_poor", detail: "The back of the ID is blurred." },
    ],
  },
  {
    count: 1,
    step: "verification",
    kyc: "in_progress",
    source: "wizard",
    assigned: true,
    risk: "high",
    flags: [{ code: "screening_hit", detail: "A name like this is on the list of the regulator." }],
  },
  {
    count: 4,
    step: "verification",
    kyc: "rejected",
    source: "wizard",
    assigned: true,
    risk: "medium",
    reason: "The KRA certificate is somebody else's.",
    flags: [
      {
        code: "document_mismatch",
        detail: "The name on the KRA certificate is another one.",
        resolution: "Called the applicant: it is a relative's certificate.",
      },
    ],
  },
  { count: 9, step: "approval", kyc: "verified", source: "wizard", assigned: true, risk: "low" },
];
