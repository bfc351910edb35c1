import { z } from "zod";
import { email } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { maxEmail } from "../core/limits.ts";
import { anyOf, anyText, defineList } from "../core/list.ts";
import { applicationDocument } from "./application-documents.ts";
import { applicationValues } from "./application-form.ts";
import { correctableFields } from "./corrections.ts";
import { member, onboardingSteps } from "./members.ts";
import { onboardingSettings } from "./settings.ts";

/** What a person may ask for about their data (Data Protection Act, 2019). */
export const dataRequestKinds = ["correction", "erasure", "consent_withdrawal"] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** `restricted` is an erasure that a law forbids for now: the data is kept for that purpose alone. */
export const dataRequestStatuses = ["open", "granted", "restricted", "refused"] as const;

/** Most characters of a request and of its answer. */
export const maxRequestText = 2000;
const words = z.string().trim().max(maxRequestText);

/** A request about one's own data. */
export const ownDataRequest = z.object({
  id: z.uuid(),
  kind: z.enum(dataRequestKinds),
  text: z.string(),
  status: z.enum(dataRequestStatuses),
  createdAt: z.iso.datetime(),
  /** The last day on which the SACCO answers. */
  dueAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** What the SACCO answered; empty before. */
  answer: z.string(),
  /** What was corrected in answer to it. */
  corrected: z.array(z.enum(correctableFields)),
});
export type OwnDataRequest = z.infer<typeof ownDataRequest>;

export const dataRequestInput = z
  .object({ kind: z.enum(dataRequestKinds), text: words })
  .refine(({ kind, text }) => kind !== "correction" || text !== "", {
    path: ["text"],
    message: "Please say what is wrong and what is right.",
  });

/** A person's membership, or application for one, with everything that the SACCO keeps of it. */
export const ownMembership = z.object({
  slug: z.string(),
  organization: z.string(),
  ...member.pick({
    fullName: true,
    idNumber: true,
    phoneNumber: true,
    email: true,
    dateOfBirth: true,
    address: true,
    occupation: true,
    kycStatus: true,
    createdAt: true,
  }).shape,
  onboardingStep: z.enum(onboardingSteps),
  language: z.enum(languages),
  memberNumber: z.string().nullable(),
  joinedAt: z.iso.datetime().nullable(),
  /** The last day of the membership, which may be to come; null while nothing ends it. */
  leftOn: z.iso.date().nullable(),
  /** The application as it was sent; null for who came another way. */
  form: applicationValues.nullable(),
  documents: z.array(applicationDocument),
  /** Key of the application while parts of it are to be corrected; null otherwise. */
  reopenedKey: z.string().nullable(),
  /** When the person took their consent back; null while it holds. */
  consentWithdrawnAt: z.iso.datetime().nullable(),
  /** What was agreed to, by the version of the notice; null for who came another way. */
  consent: z.object({ version: z.string(), at: z.iso.datetime(), marketing: z.boolean() }).nullable(),
  requests: z.array(ownDataRequest),
  ...onboardingSettings.pick({
    entranceFee: true,
    firstShares: true,
    payInto: true,
    requestDays: true,
    retentionYears: true,
  }).shape,
  /** The last day on which a law has the record kept; null where none has, or while the membership goes on. */
  keptUntil: z.iso.date().nullable(),
});
export type OwnMembership = z.infer<typeof ownMembership>;

/** A membership in the list of who is signed in. */
export const membershipSummary = ownMembership
  .pick({
    slug: true,
    organization: true,
    fullName: true,
    kycStatus: true,
    onboardingStep: true,
    leftOn: true,
  })
  .extend({ key: z.string(), expiresAt: z.iso.datetime() });
export type MembershipSummary = z.infer<typeof membershipSummary>;

/** By what a person asks for the link to their membership: the address or number that the SACCO has. */
export const membershipLinkInput = z.object({
  slug: z.string().max(80),
  contact: z.union([email, z.string().trim().min(7).max(maxEmail)]),
});

/** A request as the staff see it. */
export const dataRequest = ownDataRequest.extend({
  memberId: z.uuid(),
  memberName: z.string(),
  /** Whether an erasure is possible: nothing of a member's record is erased before its time. */
  erasable: z.boolean(),
  keptUntil: ownMembership.shape.keptUntil,
  /** Null before, and where the account is gone. */
  answeredBy: z.string().nullable(),
  /** Of an open request for a correction: what was corrected since it was made, if anything; granting it names this. */
  correction: z
    .object({
      at: z.iso.datetime(),
      /** Null where the account is gone. */
      by: z.string().nullable(),
      fields: z.array(z.enum(correctableFields)),
    })
    .nullable(),
});
export type DataRequest = z.infer<typeof dataRequest>;

export const dataRequestList = defineList({
  pageSize: 50,
  filters: { status: anyOf(dataRequestStatuses), member: anyText([], { atOnce: 1 }) },
  sorts: ["dueAt", "-createdAt"],
});

/** A decision about a request. What is not granted in full says why: the person reads it. */
export const dataRequestAnswer = z
  .object({ decision: z.enum(["granted", "restricted", "refused"]), answer: words })
  .refine(({ decision, answer }) => decision === "granted" || answer !== "", {
    path: ["answer"],
    message: "Please say why. The person reads it.",
  });
