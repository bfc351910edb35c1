import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import {
  type ApplicationDocument,
  type ApplicationDocumentKind,
  neededDocuments,
} from "#contract/onboarding/application-documents.ts";
import type { applicantCalls } from "#contract/onboarding/applications.calls.ts";
import type { CaptureTask } from "#contract/onboarding/applications.ts";
import { maxPictureBytes } from "#contract/onboarding/pictures.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { inspectUpload } from "#server/platform/files/inspect.ts";
import {
  commitUpload,
  discardUpload,
  findStoredFile,
  releaseFiles,
  storeUpload,
  withBytes,
} from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { applicantMessages } from "./applications.messages.ts";
import * as queries from "./applications.queries.ts";
import { toDocument } from "./describe-application.ts";
import { alreadySent } from "./drafts.service.ts";
import {
  type Applicants,
  type Located,
  locate,
  locateForDocuments,
  onApplication,
  requireApplication,
} from "./open-application.ts";

/** Documents of one application, those replaced after a decision included: far more than anybody needs. */
const maxDocuments = 40;

type DocumentInput = z.output<(typeof applicantCalls.addDocument)["form"]["fields"]>;

const isIdentityKind = (kind: ApplicationDocumentKind) => kind !== "passport-photo" && kind !== "kra-pin";

/** @throws CodedError conflict for what is sent already, or is not to be corrected */
function requireOpenFor(
  { status, reopenedParts }: queries.ApplicationRow,
  kind: ApplicationDocumentKind,
): void {
  if (status === "submitted") throw alreadySent();
  if (status === "draft" || reopenedParts.includes(kind)) return;
  // Who is asked for another ID may send the passport instead.
  if (isIdentityKind(kind) && reopenedParts.includes("identityDocument")) return;
  throw new CodedError(
    "conflict",
    textOf(applicantMessages, (t) => t.notToMend),
  );
}

/**
 * The file as it is kept: pictures are written anew, so that place and device stay behind.
 * @throws CodedError naming what is wrong with the file
 */
async function keepable(
  { rewriter }: Applicants,
  kind: ApplicationDocumentKind,
  upload: UploadedFile,
): Promise<UploadedFile> {
  const accept = kind === "passport-photo" ? imageKinds : ([...imageKinds, "pdf"] as const);
  const inspected = await inspectUpload(upload.bytes, {
    name: upload.name,
    accept,
    maxBytes: maxPictureBytes,
  });
  if (inspected.kind === "pdf") return upload;
  return { name: `${kind}.jpg`, bytes: await rewriter.rewrite(upload.bytes) };
}
const imageKinds = ["jpeg", "png", "webp"] as const;

/**
 * Takes away the document of a kind, or of an id, if there is one. One that was part of an earlier submission stays as
 * evidence of the decision about it.
 * @returns the ids of files that nothing refers to any more
 */
async function removeDocument(
  scope: OrganisationScope,
  { submittedAt }: queries.ApplicationRow,
  { id, createdAt }: queries.DocumentRow,
): Promise<string[]> {
  if (submittedAt && createdAt <= submittedAt) {
    await queries.retireDocument(scope, id);
    return [];
  }
  const files = await queries.deleteDocuments(scope, queries.isDocument(id));
  await releaseFiles(scope.tx, files);
  return files;
}

async function addDocument(
  applicants: Applicants,
  where: Located,
  { kind, clientId, method, quality }: DocumentInput,
  upload: UploadedFile,
  capturedBy: string | null,
): Promise<ApplicationDocument> {
  const { database } = applicants;
  const { organisationId, id: applicationId } = where;
  const earlier = await inOrganisation(database, organisationId, async (scope) => {
    const { application } = await requireApplication(scope, applicationId);
    const found = await queries.findDocumentByClientId(scope, applicationId, clientId);
    if (!found) requireOpenFor(application, kind);
    return found;
  });
  if (earlier) return toDocument(earlier);
  const file = await keepable(applicants, kind, upload);
  const rule = { accept: [...imageKinds, "pdf" as const], maxBytes: maxPictureBytes };
  const fileId = await storeUpload(applicants, organisationId, file, rule);
  try {
    const { document, gone } = await onApplication(applicants, where, async (scope, { application }) => {
      // The same upload, sent twice at the same moment: the first made it.
      const twin = await queries.findDocumentByClientId(scope, applicationId, clientId);
      if (twin) return { document: twin, gone: [fileId] };
      requireOpenFor(application, kind);
      if ((await queries.countDocuments(scope, applicationId)) >= maxDocuments) {
        throw new CodedError(
          "conflict",
          textOf(applicantMessages, (t) => t.tooManyDocuments),
        );
      }
      const before = (await queries.listDocuments(scope, applicationId)).find(
        ({ document: one }) => one.kind === kind,
      );
      const released = before ? await removeDocument(scope, application, before.document) : [];
      const id = newId();
      await queries.insertDocument(scope, {
        id,
        applicationId,
        kind,
        fileId,
        clientId,
        method,
        quality: quality ?? null,
        capturedBy,
      });
      await commitUpload(scope, fileId);
      const made = await queries.findDocument(scope, applicationId, id);
      if (!made) throw new Error("the document that was added is gone");
      return { document: made, gone: released };
    });
    for (const id of gone) await discardUpload(applicants, id);
    return toDocument(document);
  } catch (error) {
    await discardUpload(applicants, fileId);
    throw error;
  }
}

/** Adds a document in the name of the applicant. @throws CodedError not_found, gone, conflict, or what is wrong with the file */
export async function addOwnDocument(
  applicants: Applicants,
  key: string,
  input: DocumentInput,
  upload: UploadedFile,
): Promise<ApplicationDocument> {
  return addDocument(applicants, await locateForDocuments(applicants, key), input, upload, null);
}

/** Adds a document that an officer photographed. @throws CodedError as `addOwnDocument` */
export const addAssistedDocument = (
  applicants: Applicants,
  { organisationId, userId }: Staff,
  id: string,
  input: DocumentInput,
  upload: UploadedFile,
): Promise<ApplicationDocument> => addDocument(applicants, { organisationId, id }, input, upload, userId);

/** @throws CodedError not_found, gone; conflict once it is sent */
export async function removeOwnDocument(
  applicants: Applicants,
  key: string,
  documentId: string,
): Promise<void> {
  const where = await locateForDocuments(applicants, key);
  const gone = await onApplication(applicants, where, async (scope, { application }) => {
    const found = await queries.findDocument(scope, application.id, documentId);
    // Pressed twice.
    if (!found) return [];
    requireOpenFor(application, found.document.kind);
    return removeDocument(scope, application, found.document);
  });
  for (const id of gone) await discardUpload(applicants, id);
}

/** A document itself, for whoever has the application's own key. @throws CodedError not_found */
export async function readOwnDocument(applicants: Applicants, actor: Actor, key: string, documentId: string) {
  const { organisationId, id } = await locate(applicants, key);
  const file = await inOrganisation(applicants.database, organisationId, async (scope) => {
    const found = await queries.findDocument(scope, id, documentId);
    if (!found) throw new CodedError("not_found");
    await scope.audit(actor, {
      action: "application_document.viewed",
      subject: "application_document",
      subjectId: documentId,
      detail: { applicationId: id, kind: found.document.kind, byApplicant: true },
    });
    return findStoredFile(scope, found.document.fileId);
  });
  return withBytes(applicants.files, file);
}

/** What a phone has to know that photographs the documents. @throws CodedError not_found, gone */
export async function getCaptureTask(applicants: Applicants, key: string): Promise<CaptureTask> {
  const { organisationId, id } = await locateForDocuments(applicants, key);
  return inOrganisation(applicants.database, organisationId, async (scope) => {
    const { application, slug, organization } = await requireApplication(scope, id);
    if (application.status === "submitted") throw alreadySent();
    const documents = await queries.listDocuments(scope, id);
    const { identityDocument } = application.values;
    const needed = neededDocuments(identityDocument);
    return {
      slug,
      organization,
      language: application.language,
      identityDocument: identityDocument === "passport" ? "passport" : "national_id",
      documents: documents.map(toDocument),
      parts: needed.filter((kind) => application.reopenedParts.includes(kind)),
    };
  });
}

/** A key for another phone. @throws CodedError not_found; conflict once it is sent */
export async function handOver(applicants: Applicants, key: string) {
  const where = await locate(applicants, key);
  const { application } = await inOrganisation(applicants.database, where.organisationId, (scope) =>
    requireApplication(scope, where.id),
  );
  if (application.status === "submitted") throw alreadySent();
  const made = applicants.keys.handOver(where);
  return { key: made.key, expiresAt: made.expiresAt.toISOString() };
}
