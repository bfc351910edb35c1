import type { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import type { cvImportFinish, finishedCvImport } from "#contract/recruitment/cv-imports.ts";
import { newId } from "#server/platform/database/columns.ts";
import { inOrganisation, type OrganisationScope } from "#server/platform/database/scope.ts";
import { discardUploads, releaseFiles } from "#server/platform/files/uploads.ts";
import type { Staff } from "#server/platform/http/access.ts";
import {
  importById,
  insertImport,
  insertOutcomes,
  updateImport,
} from "#server/platform/import/import.queries.ts";
import { auditImport } from "#server/platform/import/import-end.ts";
import type { Platform } from "#server/platform/platform.ts";
import { insertImported } from "../candidate-import.queries.ts";
import { candidateImport } from "../candidate-import.ts";
import { attachCvs, deleteImport, lockImport } from "./cv-imports.queries.ts";
import { standingFiles } from "./cv-imports.service.ts";
import { noSuchImport } from "./cv-upload.service.ts";
import type { StandingFile } from "./standing.ts";

type Finished = z.infer<typeof finishedCvImport>;

/** What the history of imports keeps of a file: what was wrong with it, nothing of a person. */
function outcomeOf(
  { standing, problems, similar }: StandingFile,
  place: number,
  madeId: string | undefined,
): Parameters<typeof insertOutcomes>[2][number] {
  const row = place + 1;
  if (madeId) return { row, outcome: "created", subjectId: madeId };
  const known = standing === "known" || standing === "repeated" || standing === "ready";
  const subjectId = similar.find(({ candidateId }) => candidateId !== null)?.candidateId ?? null;
  if (known) return { row, outcome: "duplicate", subjectId };
  const reasons = { unreadable: "It cannot be read", left_out: "It was left out" } as const;
  const why = standing === "unreadable" || standing === "left_out" ? { File: reasons[standing] } : problems;
  return { row, outcome: "invalid", problems: why };
}

/** What was finished before under this id: a second press is no second import. */
async function finishedBefore(scope: OrganisationScope, id: string): Promise<Finished> {
  const row = await importById(scope, candidateImport.kind, id);
  if (row?.items !== "documents") throw noSuchImport();
  return { id, created: row.created };
}

async function finishIn(
  scope: OrganisationScope,
  staff: Staff,
  id: string,
  source: string,
): Promise<{ finished: Finished; gone: string[] }> {
  const open = await lockImport(scope, id);
  if (!open) return { finished: await finishedBefore(scope, id), gone: [] };
  const files = await standingFiles(scope, id);
  const waiting = files.filter(({ standing }) => standing === "waiting").length;
  if (waiting > 0) {
    const what = waiting === 1 ? "One file is" : `${waiting} files are`;
    throw new CodedError("conflict", `${what} still being read. Import them when that is done.`);
  }
  const people = files.flatMap(({ row, person }) =>
    person ? [{ person: { ...person, id: newId(), importId: id }, cvId: row.id }] : [],
  );
  if (people.length === 0) throw new CodedError("conflict", "None of these CVs is ready to be imported.");
  await insertImport(scope, {
    id,
    kind: candidateImport.kind,
    items: "documents",
    state: "done",
    fileName: open.name || "CVs",
    rows: files.length,
    mapping: {},
    source,
    uploadedBy: open.createdBy,
    startedBy: staff.userId,
  });
  const made = new Set(
    await insertImported(
      scope,
      people.map(({ person }) => person),
    ),
  );
  const kept = people.filter(({ person }) => made.has(person.id));
  const attached = new Set(
    await attachCvs(
      scope,
      kept.map(({ person, cvId }) => ({ candidateId: person.id, cvId })),
    ),
  );
  const madeOf = new Map(kept.map(({ person, cvId }) => [cvId, person.id]));
  const outcomes = files.map((file, place) => outcomeOf(file, place, madeOf.get(file.row.id)));
  await insertOutcomes(scope, id, outcomes);
  const counted = (outcome: string) => outcomes.filter((one) => one.outcome === outcome).length;
  const counts = {
    created: counted("created"),
    duplicates: counted("duplicate"),
    invalid: counted("invalid"),
  };
  const done = await updateImport(scope, id, { ...counts, processed: files.length, finishedAt: new Date() });
  const gone = (await deleteImport(scope, id)).filter((fileId) => !attached.has(fileId));
  await releaseFiles(scope.tx, gone);
  await auditImport(scope, staff, "import.finished", done, counts);
  return { finished: { id, created: counts.created }, gone };
}

/**
 * Makes candidates of the CVs that are ready, with what was read and the CV itself, in one transaction: all of them or
 * none. The other files are deleted. Asked a second time it answers what the first made.
 * @throws CodedError not_found; conflict while files are being read, or when none is ready
 */
export async function finishCvImport(
  platform: Platform,
  staff: Staff,
  id: string,
  { source }: z.output<typeof cvImportFinish>,
): Promise<Finished> {
  const { finished, gone } = await inOrganisation(platform.database, staff.organisationId, (scope) =>
    finishIn(scope, staff, id, source),
  );
  await discardUploads(platform, gone);
  return finished;
}
