import { and, asc, count, desc, eq, exists, inArray, lt, ne, not, sql } from "drizzle-orm";
import type { z } from "zod";
import type { openCvImportList } from "#contract/recruitment/cv-imports.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { organisations } from "#server/accounts/accounts.table.ts";
import { rowsOf, type Tx } from "#server/platform/database/database.ts";
import { readPage } from "#server/platform/database/list.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { candidateCvs, candidates, emailKey } from "../candidates.table.ts";
import { cvImportFiles, cvImports } from "./cv-imports.table.ts";

const importFields = {
  id: cvImports.id,
  name: cvImports.name,
  createdBy: cvImports.createdBy,
  createdAt: cvImports.createdAt,
  // By its name: a column of another table would stand here without it.
  files: sql<number>`(select count(*)::int from ${cvImportFiles} as file
    where file.organisation_id = cv_import.organisation_id and file.import_id = cv_import.id)`,
};

/** One page of the open imports, newest first (ids grow). */
export const listOpen = (scope: OrganisationScope, query: z.output<typeof openCvImportList.query>) =>
  readPage(
    query,
    scope.select(importFields, cvImports).orderBy(desc(cvImports.id)),
    scope.select({ total: count() }, cvImports),
  );

export type CvImportRow = Awaited<ReturnType<typeof listOpen>>["rows"][number];

export async function importById(scope: OrganisationScope, id: string): Promise<CvImportRow | null> {
  const [row] = await scope.select(importFields, cvImports, eq(cvImports.id, id));
  return row ?? null;
}

/** An open import that nobody else changes until the transaction ends. */
export async function lockImport(scope: OrganisationScope, id: string) {
  const [row] = await scope
    .select(
      { id: cvImports.id, name: cvImports.name, createdBy: cvImports.createdBy },
      cvImports,
      eq(cvImports.id, id),
    )
    .for("update");
  return row ?? null;
}

/** The latest open import of a person that has no files yet. */
export async function emptyImportOf(scope: OrganisationScope, userId: string): Promise<string | null> {
  const files = scope.select(
    { id: cvImportFiles.id },
    cvImportFiles,
    and(eq(cvImportFiles.organisationId, cvImports.organisationId), eq(cvImportFiles.importId, cvImports.id)),
  );
  const [row] = await scope
    .select({ id: cvImports.id }, cvImports, and(eq(cvImports.createdBy, userId), not(exists(files))))
    .orderBy(desc(cvImports.id))
    .limit(1);
  return row?.id ?? null;
}

export async function countOpen(scope: OrganisationScope): Promise<number> {
  const [row] = await scope.select({ count: count() }, cvImports);
  return row?.count ?? 0;
}

export async function insertImport(
  scope: OrganisationScope,
  values: { name: string; createdBy: string },
): Promise<string> {
  const [row] = await scope.insert(cvImports, values).returning({ id: cvImports.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

export async function renameImport(scope: OrganisationScope, id: string, name: string): Promise<void> {
  await scope.update(cvImports, { name }, eq(cvImports.id, id));
}

/** Deletes an import with all that it lists. @returns ids of the files that nothing refers to any more */
export async function deleteImport(scope: OrganisationScope, id: string): Promise<string[]> {
  const files = await scope
    .delete(cvImportFiles, eq(cvImportFiles.importId, id))
    .returning({ fileId: cvImportFiles.fileId });
  await scope.delete(cvImports, eq(cvImports.id, id));
  return files.flatMap(({ fileId }) => fileId ?? []);
}

const ofImport = (importId: string) => eq(cvImportFiles.importId, importId);

/** The file of an import that has these bytes. */
export async function fileWithDigest(scope: OrganisationScope, importId: string, digest: string) {
  const [row] = await scope.select(
    { id: cvImportFiles.id, problem: cvImportFiles.problem },
    cvImportFiles,
    and(ofImport(importId), eq(cvImportFiles.digest, digest)),
  );
  return row ?? null;
}

export async function digestsOf(scope: OrganisationScope, importId: string): Promise<string[]> {
  const rows = await scope.select({ digest: cvImportFiles.digest }, cvImportFiles, ofImport(importId));
  return rows.map(({ digest }) => digest);
}

export async function countFiles(scope: OrganisationScope, importId: string): Promise<number> {
  const [row] = await scope.select(
    { count: count() },
    cvImportFiles,
    and(ofImport(importId), ne(cvImportFiles.state, "unpacking")),
  );
  return row?.count ?? 0;
}

export async function insertFile(
  scope: OrganisationScope,
  values: Omit<typeof cvImportFiles.$inferInsert, "organisationId" | "id">,
): Promise<string> {
  const [row] = await scope.insert(cvImportFiles, values).returning({ id: cvImportFiles.id });
  if (!row) throw new Error("insert returned no row");
  return row.id;
}

/** What stands of every file of an import, in the order in which they came; without what was read, which is large. */
export const filesOf = (scope: OrganisationScope, importId: string) =>
  scope
    .select(
      {
        id: cvImportFiles.id,
        name: cvImportFiles.name,
        bytes: cvImportFiles.bytes,
        digest: cvImportFiles.digest,
        fileId: cvImportFiles.fileId,
        state: cvImportFiles.state,
        problem: cvImportFiles.problem,
        personName: cvImportFiles.personName,
        email: cvImportFiles.email,
        phone: cvImportFiles.phone,
        location: cvImportFiles.location,
        leftOut: cvImportFiles.leftOut,
        version: cvImportFiles.version,
      },
      cvImportFiles,
      ofImport(importId),
    )
    .orderBy(asc(cvImportFiles.id));

export type CvFileRow = Awaited<ReturnType<typeof filesOf>>[number];

/** What was read from some files, by id. */
export async function readingsOf(
  scope: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, ParsedResume | null>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.select(
    { id: cvImportFiles.id, reading: cvImportFiles.reading },
    cvImportFiles,
    inArray(cvImportFiles.id, [...ids]),
  );
  return new Map(rows.map(({ id, reading }) => [id, reading]));
}

/** Where a file of an import lies. */
export async function storedFileOf(scope: OrganisationScope, importId: string, id: string) {
  const [file] = await scope
    .select(
      { key: storedFiles.key, name: storedFiles.name, contentType: storedFiles.contentType },
      cvImportFiles,
      and(ofImport(importId), eq(cvImportFiles.id, id)),
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, cvImportFiles.organisationId),
        eq(storedFiles.id, cvImportFiles.fileId),
      ),
    );
  return file ?? null;
}

/** A file in a state, as the background work finds it. */
export async function fileInState(
  scope: OrganisationScope,
  id: string,
  state: (typeof cvImportFiles.$inferSelect)["state"],
) {
  const [row] = await scope
    .select(
      {
        importId: cvImportFiles.importId,
        fileId: cvImportFiles.fileId,
        name: cvImportFiles.name,
        key: storedFiles.key,
        contentType: storedFiles.contentType,
      },
      cvImportFiles,
      and(eq(cvImportFiles.id, id), eq(cvImportFiles.state, state)),
    )
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, cvImportFiles.organisationId),
        eq(storedFiles.id, cvImportFiles.fileId),
      ),
    );
  return row ?? null;
}

/** Writes to a file as long as it is in a state. @returns whether it was */
export async function writeFileIn(
  scope: OrganisationScope,
  id: string,
  state: (typeof cvImportFiles.$inferSelect)["state"],
  values: Partial<typeof cvImportFiles.$inferInsert>,
): Promise<boolean> {
  const rows = await scope
    .update(cvImportFiles, values, and(eq(cvImportFiles.id, id), eq(cvImportFiles.state, state)))
    .returning({ id: cvImportFiles.id });
  return rows.length > 0;
}

export async function deleteFile(scope: OrganisationScope, id: string): Promise<void> {
  await scope.delete(cvImportFiles, eq(cvImportFiles.id, id));
}

/** Writes what a person corrected, unless the file was changed meanwhile. @returns whether it was written */
export async function correctFile(
  scope: OrganisationScope,
  { importId, id, version }: { importId: string; id: string; version: number },
  values: Partial<typeof cvImportFiles.$inferInsert>,
): Promise<boolean> {
  const rows = await scope
    .update(
      cvImportFiles,
      { ...values, version: version + 1 },
      and(ofImport(importId), eq(cvImportFiles.id, id), eq(cvImportFiles.version, version)),
    )
    .returning({ id: cvImportFiles.id });
  return rows.length > 0;
}

/** Candidates who may be somebody of an import: by a mailbox, a number or how the name sounds; the oldest first. */
export const candidatesResembling = (
  scope: OrganisationScope,
  { mailboxes, phones, nameKeys }: { mailboxes: string[]; phones: string[]; nameKeys: string[] },
  limit: number,
) => {
  const any = (values: string[]) => sql`any(${sql.param(values)}::text[])`;
  return scope
    .select(
      {
        id: candidates.id,
        name: candidates.name,
        email: candidates.email,
        phone: candidates.phone,
        location: candidates.location,
      },
      candidates,
      sql`(${candidates.email} <> '' and ${emailKey(candidates.email)} = ${any(mailboxes)}
        or ${candidates.phone} = ${any(phones)} or ${candidates.nameKey} = ${any(nameKeys)})`,
    )
    .orderBy(asc(candidates.id))
    .limit(limit);
};

export type LikeCandidate = Awaited<ReturnType<typeof candidatesResembling>>[number];

/**
 * Gives candidates the CVs that they were made of, without what was read passing through this process.
 * @returns ids of the files that are theirs now
 */
export async function attachCvs(
  scope: OrganisationScope,
  made: readonly { candidateId: string; cvId: string }[],
): Promise<string[]> {
  const ids = (values: string[]) => sql`${sql.param(values)}::uuid[]`;
  const rows = await rowsOf<{ fileId: string }>(
    scope.tx,
    sql`
    insert into ${candidateCvs} (organisation_id, candidate_id, file_id, reading)
    select ${cvImportFiles.organisationId}, made.candidate, ${cvImportFiles.fileId}, ${cvImportFiles.reading}
    from unnest(${ids(made.map(({ candidateId }) => candidateId))}, ${ids(made.map(({ cvId }) => cvId))})
      as made(candidate, cv)
    join ${cvImportFiles} on ${cvImportFiles.id} = made.cv
      and ${cvImportFiles.organisationId} = ${scope.organisationId}
    returning file_id as "fileId"`,
  );
  return rows.map(({ fileId }) => fileId);
}

/** Open imports of every organisation from before a moment. */
export const importsBefore = (tx: Tx, before: Date) =>
  tx
    .select({ organisationId: cvImports.organisationId, id: cvImports.id })
    .from(cvImports)
    .where(lt(cvImports.createdAt, before));

/** Files of every organisation that wait since before a moment: their task never came to its end. */
export const waitingSince = (tx: Tx, before: Date, limit: number) =>
  tx
    .select({
      organisationId: cvImportFiles.organisationId,
      id: cvImportFiles.id,
      state: cvImportFiles.state,
    })
    .from(cvImportFiles)
    .where(and(inArray(cvImportFiles.state, ["waiting", "unpacking"]), lt(cvImportFiles.createdAt, before)))
    .orderBy(asc(cvImportFiles.createdAt))
    .limit(limit);

/** CVs of the person with a verified address that organisations are about to import. */
export const waitingCvsOf = (tx: Tx, email: string) =>
  tx
    .select({
      organization: organisations.name,
      uploadedAt: cvImportFiles.createdAt,
      reading: cvImportFiles.reading,
      name: storedFiles.name,
      key: storedFiles.key,
    })
    .from(cvImportFiles)
    .innerJoin(organisations, eq(organisations.id, cvImportFiles.organisationId))
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.organisationId, cvImportFiles.organisationId),
        eq(storedFiles.id, cvImportFiles.fileId),
      ),
    )
    .where(eq(cvImportFiles.email, email))
    .orderBy(asc(cvImportFiles.createdAt));

/** Deletes such CVs. @returns ids of their files */
export async function deleteWaitingCvsOf(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx
    .delete(cvImportFiles)
    .where(eq(cvImportFiles.email, email))
    .returning({ fileId: cvImportFiles.fileId });
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
