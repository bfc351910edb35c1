import { exampleId } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { caseCheckCalls } from "./case-checks.calls.ts";
import { caseCheckState, memberCase, shownCheckState } from "./case-checks.ts";
import { flagResolution, memberFlag } from "./flags.ts";
import { riskAssessment, riskRule } from "./risk.ts";

const status = [
  "`unavailable`: it could not be made. A registry that was away is asked again by itself.",
  "done",
] as const;
const outcome = [
  "What it came to; null until it is done. Nothing here decides: a person does.",
  "matched",
] as const;
const finishedAt = ["When it came to its end.", "2026-11-22T09:14:00.000Z"] as const;
const rating = ["What the rules make of it.", "medium"] as const;

export const caseCheckDocs = [
  describeSchema(caseCheckCalls.get.params, "MemberCasePath", "Whose case.", {
    id: ["Id of the member.", exampleId],
  }),
  describeSchema(caseCheckCalls.resolveFlag.params, "MemberFlagPath", "Which flag.", {
    id: ["Id of the flag.", exampleId],
  }),
  describeSchema(caseCheckCalls.progress.params, "ApplicationKeyPath", "Which application.", {
    key: ["The secret key of the applicant's link.", "q2n5T0o8dDkXh1zC7vYwRb3LsAfMxGe4"],
  }),
  describeSchema(caseCheckState, "CaseCheckState", "How far one check of a case is.", {
    kind: ["Which check.", "registry"],
    status,
    outcome,
    finishedAt,
  }),
  describeSchema(shownCheckState, "ShownCheckState", "How far one check is, as the applicant watches it.", {
    kind: ["Which check.", "registry"],
    status,
    outcome,
    finishedAt,
    words: ["What the applicant reads, in the language of the request.", "Done"],
  }),
  describeSchema(memberCase, "MemberCase", "All that staff decide upon.", {
    checks: ["In the order in which they run; empty for a member whose case is not checked."],
    flags: ["In the order in which they were raised, resolved ones too."],
    risk: ["What the organisation's rules make of the case now; null without an application."],
    evidence: ["What the checks were made from, the newest first."],
  }),
  describeSchema(memberFlag, "MemberFlag", "Something that staff should look at. It refuses nothing.", {
    id: ["Id of the flag.", exampleId],
    code: ["What was flagged.", "registry_not_found"],
    detail: ["What it is about.", "The registry holds no such ID number."],
    raisedAt: ["When.", "2026-11-22T09:14:00.000Z"],
    resolvedAt: ["When it was resolved; null while it is open.", "2026-11-22T10:02:00.000Z"],
    resolvedBy: [
      "By whom; null for a check that was made again, and where the account is gone.",
      "Amina Hassan",
    ],
    resolution: [
      "What came of it; empty while it is open.",
      "The number was typed wrongly; the card says it.",
    ],
  }),
  describeSchema(flagResolution, "FlagResolution", "What came of looking into a flag.", {
    resolution: ["What was found out.", "The number was typed wrongly; the card says it."],
  }),
  describeSchema(riskAssessment, "RiskAssessment", "What the rules make of a case. It decides nothing.", {
    rating,
    reasons: ["The rules that made it more than low."],
  }),
  describeSchema(riskRule, "RiskRule", "Where its condition holds, the risk is at least this.", {
    condition: ["What it looks at.", "high_income"],
    rating: ["`low` switches the rule off.", "medium"],
    amount: ["Shillings, or per cent of the income; null where nothing is compared.", 500000],
  }),
  describeSchema(caseCheckCalls.riskRules.save.body, "RiskRulesInput", "The rules that are to hold.", {
    rules: ["One for each condition at the most."],
  }),
];
