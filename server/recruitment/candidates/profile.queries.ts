import { and, desc, eq } from "drizzle-orm";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { candidateProfiles, candidateResumes, type StoredProfile } from "./candidates.table.ts";

const fields = {
  id: candidateResumes.id,
  fileId: candidateResumes.fileId,
  key: storedFiles.key,
  name: storedFiles.name,
  contentType: storedFiles.contentType,
  bytes: storedFiles.bytes,
  reading: candidateResumes.reading,
  createdAt: candidateResumes.createdAt,
};

/** The CVs that a person keeps, newest first. */
export function resumesOf(tx: Tx, userId: string) {
  return tx
    .select(fields)
    .from(candidateResumes)
    .innerJoin(storedFiles, eq(storedFiles.id, candidateResumes.fileId))
    .where(eq(candidateResumes.userId, userId))
    .orderBy(desc(candidateResumes.createdAt), desc(candidateResumes.id));
}

export type ResumeRow = Awaited<ReturnType<typeof resumesOf>>[number];

/** One CV, if the person keeps it. */
export async function resumeOf(tx: Tx, userId: string, id: string): Promise<ResumeRow | null> {
  const [row] = await tx
    .select(fields)
    .from(candidateResumes)
    .innerJoin(storedFiles, eq(storedFiles.id, candidateResumes.fileId))
    .where(and(eq(candidateResumes.userId, userId), eq(candidateResumes.id, id)));
  return row ?? null;
}

/** @returns the new CV's id */
export async function insertResume(
  tx: Tx,
  resume: { userId: string; fileId: string; reading: ParsedResume },
): Promise<string> {
  const [row] = await tx.insert(candidateResumes).values(resume).returning({ id: candidateResumes.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

export async function updateReading(
  tx: Tx,
  userId: string,
  id: string,
  reading: ParsedResume,
): Promise<void> {
  await tx
    .update(candidateResumes)
    .set({ reading })
    .where(and(eq(candidateResumes.userId, userId), eq(candidateResumes.id, id)));
}

export async function deleteResume(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .delete(candidateResumes)
    .where(and(eq(candidateResumes.userId, userId), eq(candidateResumes.id, id)));
}

/** What a person has in their profile; empty before the first save. */
export async function profileOf(
  tx: Tx,
  userId: string,
): Promise<{ profile: StoredProfile; updatedAt: Date | null }> {
  const [row] = await tx.select().from(candidateProfiles).where(eq(candidateProfiles.userId, userId));
  return { profile: row?.details ?? { details: {} }, updatedAt: row?.updatedAt ?? null };
}

export async function writeProfile(tx: Tx, userId: string, details: StoredProfile): Promise<Date> {
  const updatedAt = new Date();
  await tx
    .insert(candidateProfiles)
    .values({ userId, details, updatedAt })
    .onConflictDoUpdate({ target: candidateProfiles.userId, set: { details, updatedAt } });
  return updatedAt;
}
