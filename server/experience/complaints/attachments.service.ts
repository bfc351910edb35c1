import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { attachmentForm } from "#contract/experience/complaint-attachments.ts";
import type { OwnComplaint } from "#contract/experience/complaint-form.ts";
import { complaintLimits } from "#contract/experience/complaint-limits.ts";
import type { ComplaintCase } from "#contract/experience/complaints.ts";
import type { Actor } from "#server/platform/audit/audit.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { type FileKind, inspectUpload } from "#server/platform/files/inspect.ts";
import { withoutAuthor } from "#server/platform/files/pdf-author.ts";
import {
  commitUpload,
  discardUpload,
  discardUploads,
  releaseFiles,
  storeUpload,
  withBytes,
} from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import * as queries from "./attachments.queries.ts";
import {
  type ComplaintRow,
  lockComplaint,
  mergedInto,
  requireComplaint,
  updateComplaint,
} from "./complaints.queries.ts";
import { describeCase } from "./describe-case.ts";
import { type ComplaintDesk, locate } from "./desk.ts";
import { insertEvents } from "./history.queries.ts";
import { ownComplaintMessages } from "./own-complaint.messages.ts";
import { describeOwn, noteMemberAdded } from "./own-complaint.service.ts";

const rule = {
  accept: ["jpeg", "png", "webp", "pdf"] satisfies FileKind[],
  maxBytes: attachmentForm.files.file.maxBytes,
};

/**
 * The file as it is kept. Photos are written anew, so that place and device stay behind, and lose their names, which
 * say who took them; of who stays anonymous so do documents, and what is in them of who made them.
 * @throws CodedError naming what is wrong with the file
 */
async function keepable(
  { rewriter }: ComplaintDesk,
  upload: UploadedFile,
  anonymous: boolean,
): Promise<UploadedFile> {
  const { kind, safeName } = await inspectUpload(upload.bytes, { name: upload.name, ...rule });
  if (kind === "pdf") {
    return anonymous
      ? { ...upload, name: "document.pdf", bytes: await withoutAuthor(upload.bytes) }
      : { ...upload, name: safeName };
  }
  const name = anonymous ? "photo.jpg" : safeName.replace(/\.[^.]*$/, ".jpg");
  return { name, bytes: await rewriter.rewrite(upload.bytes) };
}

interface Added {
  organisationId: string;
  id: string;
  sender: "member" | "staff";
  authorId: string | null;
  key: string | undefined;
}

/** Keeps a file with a complaint. @param also what else is done, in the same transaction, when it is new */
async function attach<Answer>(
  desk: ComplaintDesk,
  { organisationId, id, sender, authorId, key }: Added,
  upload: UploadedFile,
  also: (scope: OrganisationScope, row: ComplaintRow) => Promise<void>,
  answer: (scope: OrganisationScope) => Promise<Answer>,
): Promise<Answer> {
  const { anonymous } = await inOrganisation(desk.database, organisationId, async (scope) => {
    const { complaint } = await requireComplaint(scope, id);
    return complaint;
  });
  const fileId = await storeUpload(desk, organisationId, await keepable(desk, upload, anonymous), rule);
  try {
    const { given, isNew } = await inOrganisation(desk.database, organisationId, async (scope) => {
      const row = await lockComplaint(scope, id);
      if (key && (await queries.hasAttachmentAttempt(scope, id, key))) {
        return { given: await answer(scope), isNew: false };
      }
      if ((await queries.countAttachments(scope, id)) >= complaintLimits.attachments) {
        const files = complaintLimits.attachments;
        throw new CodedError(
          "conflict",
          textOf(ownComplaintMessages, (t) => t.tooManyFiles({ files })),
        );
      }
      await queries.insertAttachment(scope, {
        id: newId(),
        complaintId: id,
        fileId,
        sender,
        authorId,
        attemptKey: key,
      });
      await commitUpload(scope, fileId);
      await insertEvents(scope, { complaintId: id, event: "attached", actorId: authorId, to: sender });
      await also(scope, row);
      return { given: await answer(scope), isNew: true };
    });
    if (!isNew) await discardUpload(desk, fileId);
    return given;
  } catch (error) {
    await discardUpload(desk, fileId);
    throw error;
  }
}

/** Adds a file for whoever has the code. @throws CodedError not_found, conflict, or what is wrong with the file */
export async function attachToOwn(
  desk: ComplaintDesk,
  actor: Actor,
  code: string,
  key: string | undefined,
  upload: UploadedFile,
): Promise<OwnComplaint> {
  const where = await locate(desk, code);
  return attach(
    desk,
    { ...where, sender: "member", authorId: null, key },
    upload,
    async (scope, row) => {
      await noteMemberAdded(scope, row);
      await scope.audit(actor, {
        action: "complaint.file_added",
        subject: "complaint",
        subjectId: row.id,
        detail: { byMember: true },
      });
    },
    async (scope) => describeOwn(scope, (await requireComplaint(scope, where.id)).complaint),
  );
}

/** Adds a file for the staff. @throws CodedError not_found, conflict, or what is wrong with the file */
export function attachToCase(
  desk: ComplaintDesk,
  staff: Staff,
  id: string,
  key: string | undefined,
  upload: UploadedFile,
): Promise<ComplaintCase> {
  const { organisationId, userId } = staff;
  return attach(
    desk,
    { organisationId, id, sender: "staff", authorId: userId, key },
    upload,
    async (scope) => {
      await updateComplaint(scope, id, {});
      await scope.audit(staff, { action: "complaint.file_added", subject: "complaint", subjectId: id });
    },
    (scope) => describeCase(scope, id),
  );
}

/** A file that the member added, for whoever has the code. @throws CodedError not_found */
export async function readOwnAttachment(desk: ComplaintDesk, code: string, attachmentId: string) {
  const { organisationId, id } = await locate(desk, code);
  const row = await inOrganisation(desk.database, organisationId, (scope) =>
    queries.findAttachment(scope, [id], attachmentId),
  );
  if (row?.sender !== "member") throw new CodedError("not_found");
  return withBytes(desk.files, row);
}

/** A file of a complaint, or of one that was merged into it. @throws CodedError not_found */
async function requireAttachment(scope: OrganisationScope, id: string, attachmentId: string) {
  const merged = await mergedInto(scope, id);
  const row = await queries.findAttachment(scope, [id, ...merged.map((one) => one.id)], attachmentId);
  if (!row) throw new CodedError("not_found");
  return row;
}

/** Opens a file for the staff. @throws CodedError not_found */
export async function readAttachment(desk: ComplaintDesk, staff: Staff, id: string, attachmentId: string) {
  const row = await inOrganisation(desk.database, staff.organisationId, async (scope) => {
    const found = await requireAttachment(scope, id, attachmentId);
    await scope.audit(staff, {
      action: "complaint.file_viewed",
      subject: "complaint",
      subjectId: found.complaintId,
    });
    return found;
  });
  return withBytes(desk.files, row);
}

/** Deletes a file that the staff added. @throws CodedError not_found; conflict for what the member sent */
export async function detachFromCase(
  desk: ComplaintDesk,
  staff: Staff,
  id: string,
  attachmentId: string,
): Promise<ComplaintCase> {
  const { answer, files } = await inOrganisation(desk.database, staff.organisationId, async (scope) => {
    await lockComplaint(scope, id);
    const row = await requireAttachment(scope, id, attachmentId);
    if (row.sender === "member")
      throw new CodedError("conflict", "What the member sent stays with the case.");
    const gone = await queries.deleteAttachments(scope, queries.isAttachment(attachmentId));
    await releaseFiles(scope.tx, gone);
    await insertEvents(scope, {
      complaintId: row.complaintId,
      event: "attachment_removed",
      actorId: staff.userId,
    });
    await updateComplaint(scope, id, {});
    await scope.audit(staff, {
      action: "complaint.file_removed",
      subject: "complaint",
      subjectId: row.complaintId,
    });
    return { answer: await describeCase(scope, id), files: gone };
  });
  await discardUploads(desk, files);
  return answer;
}
