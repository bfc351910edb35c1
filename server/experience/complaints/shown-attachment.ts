import type { CaseAttachment, ComplaintAttachment } from "#contract/experience/complaint-attachments.ts";
import type { AttachmentRow } from "./attachments.queries.ts";

/** A file as its member sees it. */
export const shownAttachment = ({
  id,
  name,
  contentType,
  bytes,
  createdAt,
}: AttachmentRow): ComplaintAttachment => ({
  id,
  name,
  type: contentType,
  bytes,
  addedAt: createdAt.toISOString(),
});

/** A file as the staff see it. */
export const toCaseAttachment = (row: AttachmentRow): CaseAttachment => ({
  ...shownAttachment(row),
  sender: row.sender,
  author: row.author,
  complaintId: row.complaintId,
});
