import { inOrganisation } from "#server/platform/database/scope.ts";
import { latestOutcome } from "../checks/checks.service.ts";
import type { MakeCheck } from "./case.ts";

/** What came of the head turns that the applicant was asked for, if they were. */
export const takeLiveness: MakeCheck = async ({ database }, _engines, { organisationId, applicationId }) => {
  const outcome = await inOrganisation(database, organisationId, (scope) =>
    latestOutcome(scope, applicationId, "liveness"),
  );
  if (outcome === null) return { outcome: "not_applicable", flags: [], evidence: [] };
  if (outcome === "clear") return { outcome: "matched", flags: [], evidence: [] };
  const detail = "The frames do not show for sure that a person turned the head as asked.";
  return {
    outcome: "uncertain",
    flags: [{ code: "liveness_doubtful", subject: "liveness", detail }],
    evidence: [],
  };
};
