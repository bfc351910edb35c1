import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { newReply } from "#contract/core/thread.ts";
import { isDecided } from "#contract/recruitment/applications.ts";
import type { MyApplicationDetail, withdrawal } from "#contract/recruitment/hiring.ts";
import { queueAccountMail } from "#server/accounts/account-mail.service.ts";
import { systemActor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import type { Database } from "#server/platform/database/database.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { openRequest, requireWanted } from "#server/platform/document-requests/document-requests.ts";
import {
  commitUpload,
  discardUpload,
  releaseFiles,
  storeUpload,
  withBytes,
} from "#server/platform/files/uploads.ts";
import type { SignedIn } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { replySubject } from "#server/platform/thread/thread.ts";
import { announceMove } from "../applications/announcements.ts";
import { insertEvent, sentAnswersOf } from "../applications/applications.queries.ts";
import { cvFileOf } from "../applications/cv-reading.service.ts";
import { asksForDocuments } from "../applications/hr-applications.policy.ts";
import { updateApplication } from "../applications/hr-applications.queries.ts";
import { ownApplicationMessages } from "../applications/my-applications.messages.ts";
import { ownApplication, type Reader } from "../applications/my-applications.service.ts";
import { noteActivity } from "../applications/visits.queries.ts";
import { withdrawalConfirmedMail } from "./candidate.mail.ts";
import { documentOf } from "./documents.service.ts";
import { candidateContext, correspondenceOf, lockedApplication } from "./hiring-file.service.ts";
import { cancelUpcomingInterviews } from "./interviews.service.ts";
import * as mails from "./pipeline.mail.ts";
import * as queries from "./pipeline.queries.ts";
import { applicationMessages, documentRequests } from "./pipeline.table.ts";
import { releaseApplication } from "./rejections.service.ts";
import { refuseWaiting } from "./scheduled/scheduled.service.ts";
import { notifyStaff } from "./staff-news.service.ts";

const chooseFile = says(textOf(ownApplicationMessages, (t) => t.chooseFile));

async function requireOwn({ database }: Platform, userId: string, id: string): Promise<string> {
  const organisationId = await acrossOrganisations(database, (tx) =>
    queries.organisationOfOwnApplication(tx, userId, id),
  );
  if (!organisationId) throw new CodedError("not_found");
  return organisationId;
}

/** Where a request for one of the person's own documents belongs. @throws CodedError not_found */
async function requireOwnRequest(database: Database, actor: SignedIn, requestId: string) {
  const own = await acrossOrganisations(database, (tx) =>
    queries.ownDocumentRequest(tx, actor.userId, requestId),
  );
  if (!own) throw new CodedError("not_found");
  return own;
}

/** One of the person's own applications with everything around it. @throws CodedError not_found */
export async function getMyApplication(
  platform: Platform,
  actor: Reader,
  id: string,
): Promise<MyApplicationDetail> {
  const application = await ownApplication(platform, actor, id);
  const organisationId = await requireOwn(platform, actor.userId, id);
  return inOrganisation(platform.database, organisationId, async (scope) => {
    const sent = await sentAnswersOf(scope, id);
    if (!sent) throw new CodedError("not_found");
    const correspondence = await correspondenceOf(scope, id, new Date());
    // What staff have recorded is their note of it, not what the person wrote here.
    const messages = correspondence.messages.filter(({ channel }) => channel === null);
    return { ...application, ...correspondence, messages, sent };
  });
}

/** The CV that went with one's application. @throws CodedError not_found, also without a CV */
export async function readOwnCv(platform: Platform, actor: SignedIn, id: string) {
  const organisationId = await requireOwn(platform, actor.userId, id);
  const file = await inOrganisation(platform.database, organisationId, (scope) => cvFileOf(scope, id));
  return withBytes(platform.files, file);
}

/** Writes to the SACCO about one's application. @throws CodedError not_found */
export async function replyToStaff(
  platform: Platform,
  actor: Reader,
  id: string,
  { key, body }: z.output<typeof newReply>,
): Promise<MyApplicationDetail> {
  const organisationId = await requireOwn(platform, actor.userId, id);
  await inOrganisation(platform.database, organisationId, async (scope) => {
    const application = await lockedApplication(scope, id);
    if (!(await queries.isNew(scope, applicationMessages, key, id))) return;
    const last = await queries.lastStaffMessage(scope, id);
    await scope.insert(applicationMessages, {
      id: key ?? newId(),
      applicationId: id,
      sender: "candidate",
      authorId: actor.userId,
      subject: last
        ? replySubject(last.subject)
        : ownApplicationMessages[actor.language].about({ title: application.jobTitle }),
      body,
      sentAt: new Date(),
    });
    await noteActivity(scope, id);
    await scope.audit(actor, {
      action: "application.message_received",
      subject: "application",
      subjectId: id,
    });
    await notifyStaff(platform, scope, application, last?.authorId ?? null, (about, to) =>
      mails.replyMail(about, to, body),
    );
  });
  return getMyApplication(platform, actor, id);
}

/** Notes that the candidate has opened what staff wrote. @throws CodedError not_found */
export async function readStaffMessages(platform: Platform, actor: SignedIn, id: string): Promise<void> {
  const organisationId = await requireOwn(platform, actor.userId, id);
  await inOrganisation(platform.database, organisationId, (scope) =>
    queries.readMessages(scope, id, "staff"),
  );
}

/** Files an uploaded document under its request. @throws CodedError conflict when it is not wanted any more */
async function fileDocument(
  platform: Platform,
  scope: OrganisationScope,
  actor: SignedIn,
  place: { applicationId: string; requestId: string; fileId: string },
): Promise<void> {
  const { applicationId, requestId, fileId } = place;
  const application = await lockedApplication(scope, applicationId);
  if (!asksForDocuments(application.shownStatus)) {
    const end = application.shownStatus === "withdrawn" ? "noDocumentsWithdrawn" : "noDocumentsClosed";
    throw new CodedError(
      "conflict",
      textOf(ownApplicationMessages, (t) => t[end]),
    );
  }
  const request = await queries.documentRequestById(scope, requestId);
  requireWanted(request);
  await commitUpload(scope, fileId);
  const values = { fileId, receivedAt: new Date() };
  await scope.update(documentRequests, values, eq(documentRequests.id, requestId));
  // The one that it takes the place of.
  if (request.fileId) await releaseFiles(scope.tx, [request.fileId]);
  await noteActivity(scope, applicationId);
  await scope.audit(actor, {
    action: "document.uploaded",
    subject: "application",
    subjectId: applicationId,
    detail: { documentRequestId: requestId },
  });
  await notifyStaff(platform, scope, application, request.requestedBy, (about, to) =>
    mails.documentReceivedMail(about, to, request.title),
  );
}

/**
 * Takes a document that was asked for, or another in its place until it is accepted.
 * @throws CodedError not_found, conflict, or what is wrong with the file
 */
export async function uploadDocument(
  platform: Platform,
  actor: Reader,
  requestId: string,
  file: UploadedFile | undefined,
): Promise<MyApplicationDetail> {
  const { database } = platform;
  const { organisationId, applicationId } = await requireOwnRequest(database, actor, requestId);
  if (!file) throw new CodedError("validation", undefined, { document: chooseFile });
  const fileId = await storeUpload(platform, organisationId, file, {
    accept: ["pdf", "jpeg", "png"],
    maxBytes: maxUploadBytes,
  });
  try {
    await inOrganisation(database, organisationId, (scope) =>
      fileDocument(platform, scope, actor, { applicationId, requestId, fileId }),
    );
  } catch (error) {
    await discardUpload(platform, fileId);
    throw error;
  }
  return getMyApplication(platform, actor, applicationId);
}

/** The document that a person has uploaded for a request, as it is. @throws CodedError not_found */
export async function readOwnDocument({ database, files }: Platform, actor: SignedIn, requestId: string) {
  const { organisationId } = await requireOwnRequest(database, actor, requestId);
  const { file } = await inOrganisation(database, organisationId, (scope) => documentOf(scope, requestId));
  return withBytes(files, file);
}

/**
 * Takes one's application back: its interviews are cancelled, what was asked for is not needed, HR is notified.
 * A repeat changes nothing.
 * @throws CodedError not_found, conflict for an application that has been decided
 */
export async function withdrawApplication(
  platform: Platform,
  actor: Reader,
  id: string,
  { reason }: z.output<typeof withdrawal>,
): Promise<MyApplicationDetail> {
  const organisationId = await requireOwn(platform, actor.userId, id);
  await inOrganisation(platform.database, organisationId, async (scope) => {
    let application = await lockedApplication(scope, id);
    if (application.heldBy) {
      // A rejection that the candidate does not know of yet ends with this.
      await releaseApplication(scope, systemActor, application);
      application = await lockedApplication(scope, id);
    }
    const { status, stage, version } = application;
    if (status === "withdrawn") return;
    if (isDecided(status)) {
      throw new CodedError(
        "conflict",
        textOf(ownApplicationMessages, (t) => t.decided),
      );
    }
    const now = new Date();
    await updateApplication(scope, id, { status: "withdrawn", stage, version: version + 1 });
    await insertEvent(scope, {
      applicationId: id,
      at: now,
      actorId: actor.userId,
      fromStatus: status,
      toStatus: "withdrawn",
      stage,
      notes: reason || null,
    });
    await noteActivity(scope, id);
    await scope.audit(actor, {
      action: "application.withdrawn",
      subject: "application",
      subjectId: id,
      detail: { from: status },
    });
    await announceMove(platform.queue, scope, application, { status: "withdrawn", stage });
    await cancelUpcomingInterviews(platform, scope, actor, application);
    await refuseWaiting(scope, { ...application, status: "withdrawn" });
    const open = and(eq(documentRequests.applicationId, id), openRequest(documentRequests));
    await scope.update(documentRequests, { cancelledAt: now }, open);
    await notifyStaff(platform, scope, application, null, (about, to) =>
      mails.withdrawnMail(about, to, reason || null),
    );
    const confirmation = withdrawalConfirmedMail(candidateContext(platform.origin, application));
    const { language } = actor;
    await queueAccountMail(scope.tx, platform, organisationId, confirmation, { language });
  });
  return getMyApplication(platform, actor, id);
}
