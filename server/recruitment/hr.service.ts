import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { Page } from "#contract/core/paging.ts";
import { isDecided, stageOfStatus } from "#contract/recruitment/applications.ts";
import type { HrApplication, HrApplicationDetail, statusChange } from "#contract/recruitment/hr.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { documentKinds } from "#server/platform/documents/document-text.ts";
import { fileKinds } from "#server/platform/files/kinds.ts";
import { readStoredFile } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import { queueMail } from "#server/platform/mail/outbox.ts";
import type { Platform } from "#server/platform/platform.ts";
import { eventsOf, insertEvent } from "./applications.queries.ts";
import { applicationLink } from "./applications.service.ts";
import { callOffInterviews } from "./hiring/interviews.service.ts";
import { staffNextStep } from "./hiring/next-step.ts";
import { nothingPending, type Pending, pendingOf } from "./hiring/pending.queries.ts";
import { applicationAbilities, requireVerifiedEmail } from "./hr.policy.ts";
import * as queries from "./hr.queries.ts";
import { nextActionOf, timelineOf } from "./progress.ts";
import { statusChangedMail } from "./recruitment.mail.ts";

type ListRow = Awaited<ReturnType<typeof queries.listApplications>>["rows"][number];

function toHrApplication(
  row: ListRow,
  events: { at: Date; stage: number }[],
  pending: Pending,
  abilities: HrApplication["abilities"],
): HrApplication {
  const standing = { ...row, events };
  return {
    ...row,
    appliedDate: row.appliedAt.toISOString(),
    currentStage: row.stage,
    totalStages: row.milestones.length,
    timeline: timelineOf(standing),
    nextAction: staffNextStep(row.status, pending) ?? nextActionOf(standing, "staff"),
    abilities,
  };
}

/** The organisation's applications, filtered, sorted and paged in the database. */
export function listHrApplications(
  { database }: Platform,
  staff: Staff,
  query: queries.HrApplicationQuery,
): Promise<Page<HrApplication>> {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const now = new Date();
    const { rows, total } = await queries.listApplications(scope, query, now);
    const ids = rows.map((row) => row.id);
    const events = await eventsOf(scope.tx, ids);
    const pending = await pendingOf(scope.tx, ids, now);
    const abilities = applicationAbilities(staff, now);
    return {
      rows: rows.map((row) =>
        toHrApplication(row, events.get(row.id) ?? [], pending.get(row.id) ?? nothingPending(), abilities),
      ),
      total,
    };
  });
}

async function findApplication(scope: OrganisationScope, id: string): Promise<queries.ApplicationRow> {
  const row = await queries.applicationById(scope, id);
  if (!row) throw new CodedError("not_found");
  return row;
}

async function describeApplication(
  scope: OrganisationScope,
  staff: Staff,
  id: string,
): Promise<HrApplicationDetail> {
  const row = await findApplication(scope, id);
  const history = await queries.historyOf(scope, id);
  const now = new Date();
  const pending = (await pendingOf(scope.tx, [id], now)).get(id) ?? nothingPending();
  return {
    ...row,
    ...toHrApplication(row, history.toReversed(), pending, applicationAbilities(staff, now)),
    cv:
      row.cvName && row.cvType && row.cvBytes
        ? { name: row.cvName, type: row.cvType, bytes: row.cvBytes }
        : null,
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

/** @throws CodedError not_found */
export function getHrApplication(
  { database }: Platform,
  staff: Staff,
  id: string,
): Promise<HrApplicationDetail> {
  return inOrganisation(database, staff.organisationId, (scope) => describeApplication(scope, staff, id));
}

/** The CV of an application; the view goes into the audit trail. @throws CodedError not_found */
export function readApplicationCv({ database, files }: Platform, staff: Staff, id: string) {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { cvFileId } = await findApplication(scope, id);
    if (!cvFileId) throw new CodedError("not_found", "This application came without a CV.");
    await audit(scope.tx, staff, {
      organisationId: staff.organisationId,
      action: "application.cv_viewed",
      subject: "application",
      subjectId: id,
    });
    return readStoredFile(scope, files, cvFileId);
  });
}

/** The CV of an application as text. @throws CodedError not_found, or why the file cannot be read */
export async function readApplicationCvText(platform: Platform, staff: Staff, id: string) {
  const { bytes, contentType } = await readApplicationCv(platform, staff, id);
  const kind = documentKinds.find((one) => fileKinds[one].contentType === contentType);
  if (!kind) throw new CodedError("file_type");
  return platform.documents.read(bytes, kind);
}

/**
 * Moves an application on. The change, its place in the history, the audit entry and the mail to the
 * candidate are written together or not at all.
 * @throws CodedError not_found, stale, conflict, email_unverified, validation
 */
export async function changeApplicationStatus(
  platform: Platform,
  staff: Staff,
  id: string,
  change: z.output<typeof statusChange>,
): Promise<HrApplicationDetail> {
  requireVerifiedEmail(staff);
  const { database, queue, origin } = platform;
  return inOrganisation(database, staff.organisationId, async (scope) => {
    await queries.lockApplication(scope, id);
    const row = await findApplication(scope, id);
    if (change.expectedVersion !== undefined && change.expectedVersion !== row.version) {
      throw new CodedError("stale");
    }
    if (row.status === "withdrawn") {
      throw new CodedError("conflict", "The candidate has withdrawn this application.");
    }
    const totalStages = row.milestones.length;
    // A shorter hiring path ends before the status's usual stage.
    const stage = change.stage ?? Math.min(stageOfStatus[change.status] ?? row.stage, totalStages);
    if (stage > totalStages) {
      throw new CodedError("validation", undefined, { stage: `This position has ${totalStages} stages.` });
    }
    const { status } = change;
    const message = change.messageToCandidate || null;
    await queries.updateApplication(scope, id, { status, stage, version: row.version + 1 });
    await insertEvent(scope, {
      applicationId: id,
      // Not the transaction's start, which lies before the wait for whoever held the row.
      at: new Date(),
      actorId: staff.userId,
      fromStatus: row.status,
      toStatus: status,
      stage,
      notes: change.notes || null,
      messageToCandidate: message,
    });
    await audit(scope.tx, staff, {
      organisationId: staff.organisationId,
      action: "application.status_changed",
      subject: "application",
      subjectId: id,
      detail: { from: row.status, to: status, stage },
    });
    const mail = statusChangedMail({
      to: row.accountEmail,
      name: row.candidateName,
      jobTitle: row.jobTitle,
      organization: row.organization,
      link: applicationLink(origin, id),
      status,
      stage,
      totalStages,
      stageName: row.milestones[stage - 1]?.stage ?? "",
      message,
    });
    await queueMail(scope.tx, queue, staff.organisationId, mail);
    if (isDecided(status)) await callOffInterviews(platform, scope, staff, row);
    return describeApplication(scope, staff, id);
  });
}
