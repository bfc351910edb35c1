import { exampleId, pageFields } from "../core/core.docs.ts";
import { describeSchema } from "../core/documentation.ts";
import { identityCheck, identityCheckCalls } from "./checks.ts";

/** How `reference` reads wherever a check takes it. */
export const referenceField: [string, string] = [
  "Your own name of the case: the check is kept under it. Left out, nothing is kept.",
  "join-1024",
];

export const identityCheckDocs = [
  describeSchema(identityCheckCalls.list.query, "IdentityCheckQuery", "Which checks of a case.", {
    page: pageFields.page,
    pageSize: pageFields.pageSize,
    kind: ["What was checked; may be given several times.", ["faces"]],
  }),
  describeSchema(identityCheckCalls.list.params, "IdentityCase", "Whose checks.", {
    id: ["The case, as it was named when the checks were made.", "join-1024"],
  }),
  describeSchema(identityCheckCalls.remove.answer, "RemovedIdentityChecks", "What was removed.", {
    removed: ["How many checks.", 4],
  }),
  describeSchema(
    identityCheck,
    "IdentityCheck",
    "A check that was kept. It decides nothing: a person does.",
    {
      id: ["Id of the entry.", exampleId],
      reference: ["The case.", "join-1024"],
      kind: ["What was checked.", "faces"],
      outcome: ["What it came to, as the check's own answer names it.", "match"],
      engine: ["What made it.", "faces"],
      engineVersion: ["Which version of it.", "1"],
      checkedAt: ["When.", "2026-11-22T09:14:00.000Z"],
      checkedBy: ["By whom; null for a program, and where the account is gone.", "Amina Hassan"],
      result: ["What the call answered.", { verdict: "match", distance: 0.41 }],
      evidence: ["What it was made from.", { matchBelow: 0.5 }],
    },
  ),
];
