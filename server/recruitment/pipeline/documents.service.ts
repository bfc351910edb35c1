import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { AuditAction } from "#contract/core/audit.ts";
import type { newDocumentRequest } from "#contract/core/document-requests.ts";
import { CodedError } from "#contract/core/errors.ts";
import type { documentReview, HiringFile } from "#contract/recruitment/hiring.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import {
  isToCancel,
  isToReview,
  requireDueDate,
  requireRoom,
} from "#server/platform/document-requests/document-requests.ts";
import { findStoredFile, withBytes } from "#server/platform/files/uploads.ts";
import { requireVerifiedEmail, type Staff } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { asksForDocuments } from "../applications/hr-applications.policy.ts";
import type { ApplicationRow } from "../applications/hr-applications.queries.ts";
import { documentMail, documentNotNeededMail } from "./candidate.mail.ts";
import { candidateContext, describeHiring, lockedApplication } from "./hiring-file.service.ts";
import * as queries from "./pipeline.queries.ts";
import { documentRequests } from "./pipeline.table.ts";

const record = (
  scope: OrganisationScope,
  staff: Staff,
  action: AuditAction,
  row: ApplicationRow,
  id: string,
) =>
  scope.audit(staff, {
    action,
    subject: "application",
    subjectId: row.id,
    detail: { documentRequestId: id },
  });

/** @throws CodedError conflict for an application at which nothing more can be asked for */
function requireAsking({ status }: ApplicationRow): void {
  if (!asksForDocuments(status)) {
    throw new CodedError("conflict", "This application is closed; nothing more can be asked for.");
  }
}

/** Writes a request and its mail. */
async function ask(
  platform: Platform,
  scope: OrganisationScope,
  staff: Staff,
  application: ApplicationRow,
  wanted: { id: string; title: string; note: string | null; dueDate: string | null; again: boolean },
): Promise<void> {
  const { again: _, ...values } = wanted;
  await scope.insert(documentRequests, {
    ...values,
    applicationId: application.id,
    requestedBy: staff.userId,
    // Not the transaction's start: a second request of the same transaction comes after the first.
    createdAt: new Date(),
  });
  await record(scope, staff, "document.requested", application, wanted.id);
  const mail = documentMail(candidateContext(platform.origin, application), wanted);
  await queueAccountMail(scope.tx, platform, staff.organisationId, mail);
}

/**
 * Asks a candidate for a document.
 * @throws CodedError not_found, validation, conflict, email_unverified
 */
export function requestDocument(
  platform: Platform,
  staff: Staff,
  applicationId: string,
  { key, title, note, dueDate }: z.output<typeof newDocumentRequest>,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const application = await lockedApplication(scope, applicationId);
    if (await queries.isNew(scope, documentRequests, key, applicationId)) {
      requireAsking(application);
      requireRoom(await queries.documentRequestsOf(scope, applicationId));
      await ask(platform, scope, staff, application, {
        id: key ?? newId(),
        title,
        note: note || null,
        dueDate: requireDueDate(dueDate),
        again: false,
      });
    }
    return describeHiring(scope, staff, application);
  });
}

/** The request with its application, taken for this transaction. @throws CodedError not_found */
async function lockedRequest(scope: OrganisationScope, id: string) {
  const application = await lockedApplication(
    scope,
    await queries.applicationOf(scope, documentRequests, id),
  );
  const request = await queries.documentRequestById(scope, id);
  if (!request) throw new CodedError("not_found");
  return { application, request };
}

/**
 * Accepts a document that came, or asks for it once more. A decision that is repeated changes nothing.
 * @throws CodedError not_found, validation, conflict, email_unverified
 */
export function reviewDocument(
  platform: Platform,
  staff: Staff,
  id: string,
  review: z.output<typeof documentReview>,
): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, request } = await lockedRequest(scope, id);
    if (!isToReview(request, review.decision)) return describeHiring(scope, staff, application);
    const now = new Date();
    if (review.decision === "accept") {
      await scope.update(documentRequests, { acceptedAt: now }, eq(documentRequests.id, id));
      await record(scope, staff, "document.accepted", application, id);
    } else {
      requireAsking(application);
      await scope.update(documentRequests, { cancelledAt: now }, eq(documentRequests.id, id));
      await ask(platform, scope, staff, application, {
        id: newId(),
        title: request.title,
        note: review.note,
        dueDate: requireDueDate(review.dueDate),
        again: true,
      });
    }
    return describeHiring(scope, staff, application);
  });
}

/**
 * Takes a request back before the document came. One that was taken back already stays so.
 * @throws CodedError not_found, conflict, email_unverified
 */
export function cancelDocumentRequest(platform: Platform, staff: Staff, id: string): Promise<HiringFile> {
  requireVerifiedEmail(staff);
  return inOrganisation(platform.database, staff.organisationId, async (scope) => {
    const { application, request } = await lockedRequest(scope, id);
    if (isToCancel(request)) {
      await scope.update(documentRequests, { cancelledAt: new Date() }, eq(documentRequests.id, id));
      await record(scope, staff, "document.request_cancelled", application, id);
      const about = candidateContext(platform.origin, application);
      const mail = documentNotNeededMail(about, request.title);
      await queueAccountMail(scope.tx, platform, staff.organisationId, mail);
    }
    return describeHiring(scope, staff, application);
  });
}

/** The file that came for a request, as it is. @throws CodedError not_found while none has come */
export async function documentOf(scope: OrganisationScope, requestId: string) {
  const request = await queries.documentRequestById(scope, requestId);
  if (!request?.fileId) throw new CodedError("not_found");
  return { request, file: await findStoredFile(scope, request.fileId) };
}

/** A document that a candidate uploaded; the view goes into the audit trail. @throws CodedError not_found */
export async function readDocument({ database, files }: Platform, staff: Staff, id: string) {
  const found = await inOrganisation(database, staff.organisationId, async (scope) => {
    const { request, file } = await documentOf(scope, id);
    await scope.audit(staff, {
      action: "document.viewed",
      subject: "application",
      subjectId: request.applicationId,
      detail: { documentRequestId: id },
    });
    return file;
  });
  return withBytes(files, found);
}
