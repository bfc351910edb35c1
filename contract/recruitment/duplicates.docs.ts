import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import {
  candidateMerge,
  comparedCandidates,
  distinction,
  distinctionList,
  duplicateCalls,
  duplicateList,
  duplicatePair,
  mergeChoice,
  mergeList,
  otherCandidate,
} from "./duplicates.ts";

const { q: _, ...paging } = pageFields;
const otherId = ["Id of the other candidate.", exampleId] as const;
const named = { id: ["Id of the candidate.", exampleId], name: ["Full name.", "Wanjiku Kamau"] } as const;
const reasons = ["Why they look like one person.", ["same_phone", "similar_name"]] as const;
const whose = (what: string) => [`Whose ${what} stays.`, "first"] as const;

export const duplicateDocs = [
  describeSchema(duplicateList.query, "DuplicateQuery", "Which page.", paging),
  describeSchema(mergeList.query, "MergeQuery", "Which page.", paging),
  describeSchema(duplicatePair, "DuplicatePair", "Two candidates that look like one person.", {
    first: ["One of them."],
    second: ["The other."],
    reasons,
  }),
  describeSchema(duplicatePair.shape.first, "DuplicateCandidate", "One of two candidates.", {
    ...named,
    email: ["Email address.", "wanjiku@example.co.ke"],
    phone: ["Phone number; empty if not known.", "+254712345678"],
    location: ["Where the person lives.", "Nakuru"],
    status: ["How the organisation stands to the candidate.", "active"],
  }),
  describeSchema(comparedCandidates, "ComparedCandidates", "Two candidates in full.", {
    first: ["One of them."],
    second: ["The other."],
    reasons,
    twoAccounts: ["Whether each has an account, which a merge leaves as they are.", false],
  }),
  describeSchema(mergeChoice, "MergeChoice", "Whose value stays, field by field.", {
    otherId,
    name: whose("name"),
    email: whose("email address"),
    phone: whose("phone number"),
    location: whose("location"),
    status: whose("status"),
  }),
  describeSchema(candidateMerge, "CandidateMerge", "Two candidates that are listed as one.", {
    id: ["Id of the merge.", exampleId],
    kept: ["Who is listed."],
    absorbed: ["Who is listed no more."],
    at: ["When.", "2026-11-23T09:31:00.000Z"],
    by: ["Who merged them; null when the colleague is gone.", "Achieng Otieno"],
    undoUntil: ["Until when it can be undone; null where it cannot.", "2026-12-23T09:31:00.000Z"],
  }),
  describeSchema(distinctionList.query, "DistinctionQuery", "Which page.", paging),
  describeSchema(distinction, "Distinction", "Two candidates who are not one person.", {
    first: ["One of them."],
    second: ["The other."],
    at: ["When it was said.", "2026-11-23T09:31:00.000Z"],
    by: ["Who said so; null when the colleague is gone.", "Achieng Otieno"],
  }),
  describeSchema(candidateMerge.shape.kept, "MergedCandidate", "One of two merged candidates.", named),
  describeSchema(duplicateCalls.compare.params, "DuplicatePath", "Which candidate, or which merge.", {
    id: ["Id of the candidate, or of the merge.", exampleId],
  }),
  describeSchema(duplicateCalls.compare.query, "OtherCandidateQuery", "The other of two candidates.", {
    otherId,
  }),
  describeSchema(otherCandidate, "OtherCandidate", "The other of two candidates.", { otherId }),
];
