import { z } from "zod";
import { defineCall } from "../core/call.ts";
import { defineList } from "../core/list.ts";
import { candidateStatuses, hrCandidate } from "./hr-candidates.ts";

/** Why two candidates look like one person. */
export const duplicateReasons = [
  "same_email",
  "same_phone",
  "same_name",
  "similar_name",
  "same_place",
  "same_mailbox_name",
] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

/** What is chosen when two candidates become one. */
export const mergedFields = ["name", "email", "phone", "location", "status"] as const;
export type MergedField = (typeof mergedFields)[number];

/** Days within which a merge can be undone. */
export const mergeUndoDays = 30;

/** A sign that more people share than this says nothing about one person: an office's number, a school's address. */
export const maxSharing = 10;

/** Pairs that look like one person, those with the most reasons first. */
export const duplicateList = defineList({ pageSize: 20, filters: {} });

/** The merges that hold, latest first. */
export const mergeList = defineList({ pageSize: 20, filters: {} });

/** The pairs of whom somebody said that they are two people, latest first. */
export const distinctionList = defineList({ pageSize: 20, filters: {} });

const duplicateCandidate = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  location: z.string(),
  status: z.enum(candidateStatuses),
});

/** Two candidates that look like one person. */
export const duplicatePair = z.object({
  first: duplicateCandidate,
  second: duplicateCandidate,
  reasons: z.array(z.enum(duplicateReasons)),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

/** Two candidates in full, to compare and to choose from. */
export const comparedCandidates = z.object({
  first: hrCandidate,
  second: hrCandidate,
  reasons: z.array(z.enum(duplicateReasons)),
  /** Both have an account of their own, which stay two. */
  twoAccounts: z.boolean(),
});
export type ComparedCandidates = z.infer<typeof comparedCandidates>;

const whose = z.enum(["first", "second"]).default("first");

/** Whose value stays, field by field: `first` is the one of the address. An empty one never replaces one that is not. */
export const mergeChoice = z.object({
  otherId: z.uuid(),
  name: whose,
  email: whose,
  phone: whose,
  location: whose,
  status: whose,
});
export type MergeChoice = z.output<typeof mergeChoice>;

const mergedCandidate = z.object({ id: z.uuid(), name: z.string() });

/** A merge that holds. */
export const candidateMerge = z.object({
  id: z.uuid(),
  kept: mergedCandidate,
  absorbed: mergedCandidate,
  at: z.iso.datetime(),
  /** Who merged them; null when the colleague is gone. */
  by: z.string().nullable(),
  /** Until when it can be undone; null when it is too late, or a later merge of the same person comes first. */
  undoUntil: z.iso.datetime().nullable(),
});
export type CandidateMerge = z.infer<typeof candidateMerge>;

/** Two candidates of whom somebody said that they are not one person. */
export const distinction = z.object({
  first: mergedCandidate,
  second: mergedCandidate,
  at: z.iso.datetime(),
  /** Who said so; null when the colleague is gone. */
  by: z.string().nullable(),
});
export type Distinction = z.infer<typeof distinction>;

/** Candidates that are compared one after the other. */
export const maxCompared = 5;

const access = { role: "hr" } as const;
const params = z.object({ id: z.uuid() });

/** The other one of two candidates. */
export const otherCandidate = z.object({ otherId: z.uuid() });

/** Candidates that look like one person: finding, comparing, merging, undoing. */
export const duplicateCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/hr/candidate-duplicates",
    summary: "Pairs of candidates that look like one person, with the reasons",
    access,
    query: duplicateList.query,
    answer: z.array(duplicatePair),
    paged: true,
  }),
  compare: defineCall({
    method: "GET",
    path: "/api/hr/candidates/:id/compare",
    summary: "Two candidates in full, beside each other",
    access,
    params,
    query: otherCandidate.partial(),
    answer: comparedCandidates,
  }),
  merge: defineCall({
    method: "POST",
    path: "/api/hr/candidates/:id/merge",
    summary: "Make two candidates one, with a choice for each field; nothing of either is lost",
    access,
    params,
    body: mergeChoice,
    answer: candidateMerge,
    status: 201,
    errors: ["stale", "conflict", "trial_ended"],
    perMinute: 60,
  }),
  distinct: defineCall({
    method: "POST",
    path: "/api/hr/candidates/:id/distinct",
    summary: "Remember that two candidates are not the same person",
    access,
    params,
    body: otherCandidate,
    answer: z.void(),
    errors: ["trial_ended"],
  }),
  undoDistinct: defineCall({
    method: "POST",
    path: "/api/hr/candidates/:id/distinct/undo",
    summary: "Forget that two candidates are not the same person, so that they are found again",
    access,
    params,
    body: otherCandidate,
    answer: z.void(),
    errors: ["trial_ended"],
  }),
  distinctions: defineCall({
    method: "GET",
    path: "/api/hr/candidate-distinctions",
    summary: "The pairs of whom somebody said that they are not the same person, latest first",
    access,
    query: distinctionList.query,
    answer: z.array(distinction),
    paged: true,
  }),
  merges: defineCall({
    method: "GET",
    path: "/api/hr/candidate-merges",
    summary: "The merges that hold, latest first",
    access,
    query: mergeList.query,
    answer: z.array(candidateMerge),
    paged: true,
  }),
  undo: defineCall({
    method: "POST",
    path: "/api/hr/candidate-merges/:id/undo",
    summary: "Make two candidates of one again, as they were before the merge",
    access,
    params,
    answer: z.void(),
    errors: ["conflict", "gone", "trial_ended"],
    perMinute: 60,
  }),
};
