import type { AuditAction } from "#contract/core/audit.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { ComplaintAction, ComplaintCase, ComplaintStep } from "#contract/experience/complaints.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import { reachedBy } from "./complaint-news.ts";
import { mayDo } from "./complaints.policy.ts";
import { lockComplaint } from "./complaints.queries.ts";
import { describeCase } from "./describe-case.ts";
import type { ComplaintDesk } from "./desk.ts";
import { staleComplaint } from "./history.service.ts";
import { readSettings } from "./settings.queries.ts";
import { acknowledge, close, explainDelay, reply } from "./steps/answering.ts";
import { merge, unmerge } from "./steps/merging.ts";
import type { StepOf, Work } from "./steps/work.ts";
import { changeFacts, reopen, resolve, resume, snooze, wait, wake } from "./steps/working.ts";
import { hasAttempt } from "./thread.queries.ts";

const steps: { [A in ComplaintAction]: (work: Work, step: StepOf<A>) => Promise<void> } = {
  acknowledge,
  reply,
  change: changeFacts,
  wait,
  resume,
  snooze,
  wake,
  explain_delay: explainDelay,
  resolve,
  close,
  reopen,
  merge,
  unmerge,
};

/** Steps after which the member is written to. */
const writing: readonly ComplaintAction[] = ["acknowledge", "reply", "explain_delay", "close"];

const auditAction = (action: ComplaintAction): AuditAction => {
  if (action === "close") return "complaint.closed";
  return writing.includes(action) ? "complaint.answered" : "complaint.changed";
};

/**
 * Does something with a complaint, in the version that whoever does it saw.
 * @throws CodedError not_found; stale where somebody changed it since; conflict for what cannot be done as it stands;
 *   email_unverified where the member would be written to
 */
export function actOnComplaint(
  desk: ComplaintDesk,
  staff: Staff,
  id: string,
  step: ComplaintStep,
): Promise<ComplaintCase> {
  return inOrganisation(desk.database, staff.organisationId, async (scope) => {
    const row = await lockComplaint(scope, id);
    // A second press of the same button.
    if ("key" in step && (await hasAttempt(scope, id, step.key))) return describeCase(scope, id);
    if (row.version !== step.version) throw await staleComplaint(scope, id);
    const now = new Date();
    if (!mayDo(step.action, row, now)) {
      throw new CodedError("conflict", "This cannot be done with the complaint as it stands.");
    }
    if (writing.includes(step.action) && reachedBy(row).length > 0) requireVerifiedEmail(staff);
    const work = { desk, scope, staff, row, settings: await readSettings(scope), now };
    await (steps[step.action] as (work: Work, step: ComplaintStep) => Promise<void>)(work, step);
    await scope.audit(staff, {
      action: auditAction(step.action),
      subject: "complaint",
      subjectId: id,
      detail: { action: step.action },
    });
    return describeCase(scope, id);
  });
}
