import { z } from "zod";
import { nairobiDay } from "../core/clock.ts";
import { calendarDay, email, oneLine, phone } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { anyOf, anyText, day, defineList, reference, yesOrNo } from "../core/list.ts";
import { says, textOf } from "../core/messages.ts";
import { personName } from "../core/names.ts";
import { colleague } from "../core/notes.ts";
import { isAdult } from "./adult.ts";
import { counties } from "./counties.ts";
import { flagCodes, riskRatings } from "./flags.ts";
import { withoutSeparators } from "./id-number.ts";
import { memberFieldMessages } from "./members.messages.ts";

/** How far the check of a member's identity has come (specification 000, section 4). */
export const kycStatuses = ["pending", "in_progress", "verified", "rejected"] as const;

/** Why a membership ends. */
export const endReasons = ["resigned", "transferred", "expelled", "deceased", "dormant"] as const;

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

/** Why four eyes are needed: whoever registered a member, held the camera or corrected the record does not verify it. */
export const verifyRefusals = ["own_entry", "own_capture", "own_correction"] as const;
export type VerifyRefusal = (typeof verifyRefusals)[number];

/** What a member who is to be admitted still lacks: a verified identity, or the entrance fee and the first shares. */
export const advanceRefusals = ["kyc", "payments"] as const;
export type AdvanceRefusal = (typeof advanceRefusals)[number];

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
  source: z.enum(memberSources),
  kraPin: z.string().nullable(),
  county: z.enum(counties).nullable(),
  /** Null until the member is complete. */
  memberNumber: z.string().nullable(),
  joinedAt: z.iso.datetime().nullable(),
  /** The day on which the member, or the SACCO, gave notice; null where nobody did. */
  noticeOn: z.iso.date().nullable(),
  /** The last day of the membership, which may be to come; null while nothing ends it. */
  leftOn: z.iso.date().nullable(),
  /** Why it ends; null also where an import did not say. */
  endReason: z.enum(endReasons).nullable(),
  /** Who decides about the case; null while nobody took it. */
  assignee: colleague.nullable(),
  /** When the case is to be decided; null where nothing waits. */
  dueAt: z.iso.datetime().nullable(),
  /** When the person took back the consents that checks need; null while they hold. */
  consentWithdrawnAt: z.iso.datetime().nullable(),
  /** What the organisation's rules make of the case; null before they were asked. */
  risk: z.enum(riskRatings).nullable(),
  /** Flags that nobody has looked into yet. */
  openFlags: z.int(),
  /** What whoever asks may do with the member now. */
  abilities: z.object({
    advance: z.boolean(),
    verify: z.boolean(),
    changeKyc: z.boolean(),
    /** Say when the membership ends, or that it goes on. */
    end: z.boolean(),
    /** What the last step waits for; null where it is not the next one, or waits for nothing. */
    advanceRefusal: z.enum(advanceRefusals).nullable(),
    /** Why somebody else has to verify; null where whoever asks may. */
    verifyRefusal: z.enum(verifyRefusals).nullable(),
  }),
});
export type Member = z.infer<typeof member>;

/** Whose cases: one's own and those that nobody took; the call takes the id of a colleague, too. */
export const assigneeChoices = ["me", "nobody"] as const;

/** The register of members. */
export const memberList = defineList({
  name: "members",
  pageSize: 50,
  search: true,
  filters: {
    kycStatus: anyOf(kycStatuses),
    onboardingStep: anyOf(onboardingSteps),
    flag: anyOf(flagCodes),
    risk: anyOf(riskRatings),
    county: anyOf(counties),
    source: anyOf(memberSources),
    assignee: anyText(assigneeChoices, { atOnce: 1 }),
    waiting: yesOrNo(),
    former: yesOrNo(),
    registeredFrom: day(),
    registeredTo: day(),
    importId: reference(),
  },
  sorts: ["-createdAt", "createdAt", "fullName", "-fullName", "dueAt"],
});
