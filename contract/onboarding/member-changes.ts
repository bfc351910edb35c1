import { z } from "zod";
import { plannedDay } from "../core/fields.ts";
import { defineList } from "../core/list.ts";
import { colleague } from "../core/notes.ts";
import { correctedField } from "./corrections.ts";
import { applicationParts, rejectionReasons } from "./decisions.ts";
import { endReasons, kycStatuses, onboardingSteps } from "./members.ts";
import { maxReason } from "./reason.ts";

const reason = z.string().trim().max(maxReason).optional();

export const stepChange = z.object({ step: z.enum(onboardingSteps), reason });

/** A rejection says why: the applicant reads it. */
export const kycChange = z
  .object({
    status: z.enum(kycStatuses),
    reason,
    reasons: z.array(z.enum(rejectionReasons)).max(rejectionReasons.length).optional(),
    /** What the applicant is to correct and send again; nothing where the rejection is final. */
    parts: z.array(z.enum(applicationParts)).max(applicationParts.length).optional(),
  })
  .refine((change) => change.status !== "rejected" || change.reason || change.reasons?.length, {
    path: ["reason"],
    message: "Please give the reason. The applicant is told.",
  });

const dayOrNone = z.union([z.literal(""), plannedDay]);

/** The end of a membership: by notice, on a day, or both. */
export const membershipEnd = z
  .object({
    reason: z.enum(endReasons),
    /** Empty where nobody gave notice: a death, an expulsion. */
    noticeOn: dayOrNone,
    /** The last day; empty for the last one of the notice that the organisation asks for. */
    leftOn: dayOrNone,
    /** What else is to be known; the staff read it. */
    words: z.string().trim().max(maxReason),
  })
  .refine(({ noticeOn, leftOn }) => noticeOn !== "" || leftOn !== "", {
    path: ["leftOn"],
    message: "Please give the last day, or the day of the notice.",
  })
  .refine(({ noticeOn, leftOn }) => noticeOn === "" || leftOn === "" || noticeOn <= leftOn, {
    path: ["leftOn"],
    message: "The last day cannot be before the notice.",
  });

export const memberActions = [
  "registered",
  "step_changed",
  "kyc_changed",
  "note_added",
  "assigned",
  "corrected",
  "end_changed",
  "consent_withdrawn",
  "payment_assigned",
] as const;

/** Something that was done with a member, as a person reads it. */
export const memberActivity = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  memberId: z.uuid(),
  memberName: z.string(),
  action: z.enum(memberActions),
  /** What it was before and after: a step, a KYC status, a last day, or the colleague who has the case; null for nothing of the kind. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Why somebody did it; the words of a note. */
  reason: z.string(),
  /** Why an application was not confirmed. */
  reasons: z.array(z.enum(rejectionReasons)),
  /** What the applicant was asked to correct. */
  parts: z.array(z.enum(applicationParts)),
  /** What was corrected, with what stood there before. */
  changes: z.array(correctedField),
  /** Whom a note names. */
  mentions: z.array(colleague),
  /** Null where the account is gone. */
  actor: z.string().nullable(),
});
export type MemberActivity = z.infer<typeof memberActivity>;

export const activityList = defineList({ pageSize: 50 });
