import { z } from "zod";
import { identityCheck } from "./checks.ts";
import { memberFlag } from "./flags.ts";
import { riskAssessment } from "./risk.ts";

/** The checks of a member's case in the order in which they run: the applicant watches the first three. */
export const caseCheckKinds = [
  "text_extraction",
  "registry",
  "face_match",
  "liveness",
  "duplicates",
  "screening",
  "expiry",
] as const;
export type CaseCheckKind = (typeof caseCheckKinds)[number];

/** The checks that Finish shows, in the order of the specification (000, section 4). */
export const shownChecks = ["text_extraction", "registry", "face_match"] as const;

export const caseCheckStatuses = ["waiting", "running", "done", "unavailable"] as const;
export type CaseCheckStatus = (typeof caseCheckStatuses)[number];

/** What a check came to; null until it is done. Nothing here decides: a person does. */
export const caseCheckOutcomes = ["matched", "mismatch", "uncertain", "not_found", "not_applicable"] as const;
export type CaseCheckOutcome = (typeof caseCheckOutcomes)[number];

/** How far one check of a case is, as the applicant sees it too. */
export const caseCheckState = z.object({
  kind: z.enum(caseCheckKinds),
  status: z.enum(caseCheckStatuses),
  outcome: z.enum(caseCheckOutcomes).nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type CaseCheckState = z.infer<typeof caseCheckState>;

/** A check as the applicant watches it: what it was made from, and what contradicts what, is for staff. */
export const shownCheckState = caseCheckState.pick({ status: true, outcome: true, finishedAt: true }).extend({
  kind: z.enum(shownChecks),
  /** What the applicant reads, in the language of the request. */
  words: z.string(),
});
export type ShownCheckState = z.infer<typeof shownCheckState>;

/** All that staff decide upon. */
export const memberCase = z.object({
  /** In the order in which they run; empty for a member whose case is not checked. */
  checks: z.array(caseCheckState),
  /** In the order in which they were raised, resolved ones too. */
  flags: z.array(memberFlag),
  /** What the organisation's rules make of it now; null without an application. */
  risk: riskAssessment.nullable(),
  /** What the checks were made from, the newest first: earlier ones stay. */
  evidence: z.array(identityCheck),
});
export type MemberCase = z.infer<typeof memberCase>;
