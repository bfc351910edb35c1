import { z } from "zod";
import { languages } from "../core/language.ts";
import { applicationDocument } from "./application-documents.ts";
import { shownFeatures } from "./desk-features.ts";
import { kycStatuses, member, onboardingSteps } from "./members.ts";

/** Most cases that are handed to a colleague at once. */
export const maxAssigned = 200;

/** Cases for a colleague; null gives them back to everybody. */
export const assignment = z.object({
  ids: z.array(z.uuid()).min(1, "Please choose at least one member.").max(maxAssigned),
  assigneeId: z.uuid().nullable(),
});

const count = z.int();

/** What the onboarding desk looks at first. */
export const onboardingOverview = z.object({
  total: count,
  /** Requests about personal data that wait for an answer. */
  openRequests: count,
  kyc: z.array(z.object({ status: z.enum(kycStatuses), count })),
  steps: z.array(z.object({ step: z.enum(onboardingSteps), count })),
  /** Cases that wait for a decision. */
  waiting: z.object({
    total: count,
    mine: count,
    unassigned: count,
    /** To be decided within four hours. */
    dueSoon: count,
    overdue: count,
    /** By the time since the registration: less than a day, three days, a week, longer. */
    ages: z.object({ day: count, threeDays: count, week: count, older: count }),
  }),
  /** The last 30 days. */
  lately: z.object({
    verified: count,
    rejected: count,
    /** From the registration to the verification, in hours; null where nobody was verified. */
    averageHours: z.number().nullable(),
  }),
  /** What the automatic checks did in the last 30 days. */
  features: z.array(
    z.object({
      feature: z.enum(shownFeatures),
      checked: count,
      /** Those of them that spoke for the applicant. */
      matched: count,
      /** Not done yet, or the registry is away. */
      open: count,
    }),
  ),
});
export type OnboardingOverview = z.infer<typeof onboardingOverview>;

/** A document of a member's application. */
export const memberDocument = applicationDocument.extend({
  /** When a later one took its place; null for the present one. */
  replacedAt: z.iso.datetime().nullable(),
});
export type MemberDocument = z.infer<typeof memberDocument>;

/** What a member sent, and how. */
export const sentApplication = z.object({
  form: z.record(z.string(), z.unknown()),
  language: z.enum(languages),
  submittedAt: z.iso.datetime(),
  consentVersion: z.string().nullable(),
  byLaws: z.string().nullable(),
  /** The officer who filled it in for somebody; null for the applicant. */
  startedBy: z.string().nullable(),
  /** What the applicant is to correct now. */
  reopenedParts: z.array(z.string()),
});

/** A member with what they sent. */
export const memberFile = z.object({
  member,
  /** Null for who was registered by staff or imported. */
  application: sentApplication.nullable(),
});
export type MemberFile = z.infer<typeof memberFile>;
