import { CodedError } from "#contract/core/errors.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import type { Severity } from "#contract/experience/complaints.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { ComplaintDesk } from "./desk.ts";
import { findAnswer } from "./from-feedback.queries.ts";
import { receiveComplaint } from "./receive.ts";

type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

/** The lowest scores cannot wait behind others. */
const severityOf = ({ csat, nps }: Answer): Severity =>
  csat === 1 || (nps !== null && nps <= 2) ? "high" : "medium";

/** What was said; the scores alone where nothing was. */
function descriptionOf({ comment, followUp, csat, nps, ces }: Answer): string {
  const said = [comment, followUp].filter((text) => text !== "").join("\n\n");
  const scores = [
    csat === null ? "" : `CSAT ${csat} of 5`,
    nps === null ? "" : `NPS ${nps} of 10`,
    ces === null ? "" : `CES ${ces} of 7`,
  ].filter((text) => text !== "");
  return (said || `A low score without words: ${scores.join(", ")}`).slice(0, complaintLimits.description);
}

/** Opens a case for a low score, or finds the one that was opened for it. @throws CodedError not_found */
async function openCaseFromFeedback(
  desk: ComplaintDesk,
  scope: OrganisationScope,
  staff: Staff,
  feedbackId: string,
) {
  const answer = await findAnswer(scope, feedbackId);
  if (!answer) throw new CodedError("not_found");
  const { member, topics, channel, pageLanguage, interactionId } = answer;
  const { id, reference, isNew } = await receiveComplaint(desk, scope, {
    attemptKey: feedbackId,
    feedbackId,
    interactionId,
    source: "feedback",
    channel: channel ?? "web",
    language: member?.language ?? pageLanguage,
    topic: topics[0] ?? "other",
    severity: severityOf(answer),
    anonymous: member === null,
    fullName: member?.fullName ?? "",
    memberNumber: member?.memberNumber ?? "",
    phone: member?.phone ?? "",
    email: member?.email ?? "",
    description: descriptionOf(answer),
    wanted: "",
    happenedOn: "",
    receivedAt: new Date(),
    createdBy: staff.userId,
  });
  if (isNew) await scope.audit(staff, { action: "complaint.entered", subject: "complaint", subjectId: id });
  return { id, reference };
}

/** Closes the loop of a low score: a case whose member is told what came of it. @throws CodedError not_found */
export const openFromFeedback = (desk: ComplaintDesk, staff: Staff, feedbackId: string) =>
  inOrganisation(desk.database, staff.organisationId, (scope) =>
    openCaseFromFeedback(desk, scope, staff, feedbackId),
  );
