import { z } from "zod";
import { nairobiDay } from "../core/clock.ts";
import { calendarDay, email, oneLine, phone } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { anyOf, defineList } from "../core/list.ts";
import { says, textOf } from "../core/messages.ts";
import { personName } from "../core/names.ts";
import { isAdult } from "./adult.ts";
import { withoutSeparators } from "./id-number.ts";
import { memberFieldMessages } from "./members.messages.ts";

/** How far the check of a member's identity has come (specification 000, section 4). */
export const kycStatuses = ["pending", "in_progress", "verified", "rejected"] as const;

/** The way from the form to a full member, in order. */
export const onboardingSteps = ["registration", "documents", "verification", "approval", "complete"] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];

/** The step that follows; null at the end. */
export const stepAfter = (step: OnboardingStep): OnboardingStep | null =>
  onboardingSteps[onboardingSteps.indexOf(step) + 1] ?? null;

/** National ID (7 to 9 digits), alien ID (6 to 9) or passport, without spaces: text, for leading zeros count. */
export const idNumber = z
  .string()
  .trim()
  .max(30)
  .transform((typed) => withoutSeparators(typed).toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^(?:\d{6,9}|(?=.*\d)[A-Z\d]{7,9})$/, says(textOf(memberFieldMessages, (t) => t.idNumber))),
  );

/** The day on which a member was born: members are of age. */
export const dateOfBirth = calendarDay
  .refine((day) => day < nairobiDay(new Date()), says(textOf(memberFieldMessages, (t) => t.birthInPast)))
  .refine((day) => isAdult(day), says(textOf(memberFieldMessages, (t) => t.adult)));

const optionalLine = z.union([z.literal(""), oneLine]).optional();
const optionalEmail = z.union([z.literal(""), email]).optional();

/** How a member came into the register. */
export const memberSources = ["wizard", "staff", "import"] as const;

/** A member as staff or the wizard register them. */
export const memberInput = z.object({
  fullName: personName,
  idNumber,
  phoneNumber: phone,
  email: optionalEmail,
  occupation: optionalLine,
  referredBy: optionalLine,
  dateOfBirth: z.union([z.literal(""), dateOfBirth]).optional(),
  address: optionalLine,
  /** What the member reads; English unless said. */
  language: z.enum(languages).optional(),
});
export type MemberInput = z.output<typeof memberInput>;

/** A member as staff see them. */
export const member = z.object({
  id: z.uuid(),
  fullName: z.string(),
  idNumber: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  occupation: z.string(),
  referredBy: z.string(),
  dateOfBirth: z.iso.date().nullable(),
  address: z.string(),
  language: z.enum(languages),
  kycStatus: z.enum(kycStatuses),
  onboardingStep: z.enum(onboardingSteps),
  createdAt: z.iso.datetime(),
  /** Who registered the member; null where the account is gone. */
  createdBy: z.string().nullable(),
  /** What whoever asks may do with the member now. */
  abilities: z.object({ advance: z.boolean(), verify: z.boolean(), changeKyc: z.boolean() }),
});
export type Member = z.infer<typeof member>;

/** The register of members. */
export const memberList = defineList({
  pageSize: 50,
  search: true,
  filters: { kycStatus: anyOf(kycStatuses), onboardingStep: anyOf(onboardingSteps) },
  sorts: ["-createdAt", "createdAt", "fullName"],
});

/** Most characters of why somebody changed something. */
export const maxReason = 1000;
const reason = z.string().trim().max(maxReason).optional();

export const stepChange = z.object({ step: z.enum(onboardingSteps), reason });

/** A rejection says why: the applicant reads it. */
export const kycChange = z
  .object({ status: z.enum(kycStatuses), reason })
  .refine((change) => change.status !== "rejected" || change.reason, {
    path: ["reason"],
    message: "Please give the reason. The applicant is told.",
  });

export const memberActions = ["registered", "step_changed", "kyc_changed"] as const;

/** Something that was done with a member, as a person reads it. */
export const memberActivity = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  memberId: z.uuid(),
  memberName: z.string(),
  action: z.enum(memberActions),
  /** What it was before and after: a step or a KYC status; null for a registration. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string(),
  /** Null where the account is gone. */
  actor: z.string().nullable(),
});
export type MemberActivity = z.infer<typeof memberActivity>;

export const activityList = defineList({ pageSize: 50 });
