import { and, asc, count, eq, inArray, type SQL } from "drizzle-orm";
import { users } from "#server/accounts/accounts.table.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { complaintAttachments } from "./complaints.table.ts";

type NewAttachment = Omit<typeof complaintAttachments.$inferInsert, "organisationId">;

const selected = (scope: OrganisationScope, condition: SQL | undefined) =>
  scope
    .select(
      {
        id: complaintAttachments.id,
        complaintId: complaintAttachments.complaintId,
        sender: complaintAttachments.sender,
        author: users.name,
        fileId: complaintAttachments.fileId,
        createdAt: complaintAttachments.createdAt,
        key: storedFiles.key,
        name: storedFiles.name,
        contentType: storedFiles.contentType,
        bytes: storedFiles.bytes,
      },
      complaintAttachments,
      condition,
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, complaintAttachments.organisationId),
        eq(storedFiles.id, complaintAttachments.fileId),
      ),
    )
    .leftJoin(users, eq(users.id, complaintAttachments.authorId));

export type AttachmentRow = Awaited<ReturnType<typeof selected>>[number];

/** The files of complaints, oldest first. */
export const attachmentsOf = (scope: OrganisationScope, complaintIds: string[]) =>
  selected(scope, inArray(complaintAttachments.complaintId, complaintIds)).orderBy(
    asc(complaintAttachments.createdAt),
    asc(complaintAttachments.id),
  );

/** One file of one of these complaints. */
export async function findAttachment(
  scope: OrganisationScope,
  complaintIds: string[],
  id: string,
): Promise<AttachmentRow | null> {
  const [row] = await selected(
    scope,
    and(inArray(complaintAttachments.complaintId, complaintIds), eq(complaintAttachments.id, id)),
  );
  return row ?? null;
}

export async function hasAttachmentAttempt(
  scope: OrganisationScope,
  complaintId: string,
  attemptKey: string,
): Promise<boolean> {
  const rows = await scope.select(
    { id: complaintAttachments.id },
    complaintAttachments,
    and(eq(complaintAttachments.complaintId, complaintId), eq(complaintAttachments.attemptKey, attemptKey)),
  );
  return rows.length > 0;
}

export async function countAttachments(scope: OrganisationScope, complaintId: string): Promise<number> {
  const [row] = await scope.select(
    { total: count() },
    complaintAttachments,
    eq(complaintAttachments.complaintId, complaintId),
  );
  return row?.total ?? 0;
}

export const insertAttachment = (scope: OrganisationScope, attachment: NewAttachment) =>
  scope.insert(complaintAttachments, attachment);

/** @returns the ids of the files, for `releaseFiles` */
export async function deleteAttachments(
  scope: OrganisationScope,
  condition: SQL | undefined,
): Promise<string[]> {
  const rows = await scope
    .delete(complaintAttachments, condition)
    .returning({ fileId: complaintAttachments.fileId });
  return rows.map(({ fileId }) => fileId);
}

export const isAttachment = (id: string) => eq(complaintAttachments.id, id);
