import { and, asc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import type { Tx } from "#server/platform/database/database.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { applications } from "./applications.table.ts";

/** The CV of an application and what was found in it; null outside the organisation. */
export async function cvOf(scope: OrganisationScope, applicationId: string) {
  const [row] = await scope.select(
    { cvFileId: applications.cvFileId, reading: applications.cvReading },
    applications,
    eq(applications.id, applicationId),
  );
  return row ?? null;
}

/** Where the CV of an application lies, as long as nobody has read it. */
export async function unreadCvOf(scope: OrganisationScope, applicationId: string) {
  const [file] = await scope
    .select(
      { key: storedFiles.key, name: storedFiles.name, contentType: storedFiles.contentType },
      applications,
      and(eq(applications.id, applicationId), isNull(applications.cvReading)),
    )
    .innerJoin(storedFiles, eq(storedFiles.id, applications.cvFileId));
  return file ?? null;
}

/** Writes what was found, unless the CV was erased while it was read. */
export async function saveReading(
  scope: OrganisationScope,
  applicationId: string,
  cvReading: ParsedResume,
): Promise<void> {
  await scope.update(
    applications,
    { cvReading },
    and(eq(applications.id, applicationId), isNotNull(applications.cvFileId)),
  );
}

/** Applications of every organisation, sent before a moment, whose CV nobody has read; oldest first. */
export function unreadCvs(tx: Tx, sentBefore: Date, limit: number) {
  return tx
    .select({ organisationId: applications.organisationId, applicationId: applications.id })
    .from(applications)
    .where(
      and(
        isNotNull(applications.cvFileId),
        isNull(applications.cvReading),
        lt(applications.appliedAt, sentBefore),
      ),
    )
    .orderBy(asc(applications.appliedAt))
    .limit(limit);
}
