import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { inOrganisation } from "#server/platform/database/scope.ts";
import { findStoredFile, withBytes } from "#server/platform/files/uploads.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineTask } from "#server/platform/queue/queue.ts";
import { readCvFile } from "../applications/cv-reading.service.ts";
import type { ResumeService } from "../resume/resume.service.ts";
import * as queries from "./general-applications.queries.ts";

/** Reads the CV of one general application: jobs are matched with what it says. */
export const readGeneralCvTask = defineTask({
  name: "cv.read_general",
  label: "Read CVs of general applications",
  data: z.object({ organisationId: z.uuid(), generalId: z.uuid() }),
  retries: 8,
  retryDelaySeconds: 30,
});

/** Reads the CV of a general application unless that has been done, or it is gone. */
export async function readGeneralCv(
  { database, files }: Pick<Platform, "database" | "files">,
  resumes: Pick<ResumeService, "read">,
  { organisationId, generalId }: z.output<typeof readGeneralCvTask.data>,
): Promise<void> {
  const file = await inOrganisation(database, organisationId, (scope) =>
    queries.unreadCvOf(scope, generalId),
  );
  if (!file) return;
  // Outside any transaction: reading takes seconds.
  const cvReading = await readCvFile(resumes, await withBytes(files, file));
  await inOrganisation(database, organisationId, (scope) =>
    queries.saveReading(scope, generalId, { fileId: file.id, cvReading }),
  );
}

/** The CV of a general application; that somebody saw it is on record. @throws CodedError not_found */
export async function openGeneralCv({ database, files }: Platform, staff: StaffOrToken, id: string) {
  const file = await inOrganisation(database, staff.organisationId, async (scope) => {
    const general = await queries.generalById(scope, id);
    if (!general?.cvFileId) throw new CodedError("not_found");
    await scope.audit(staff, {
      action: "general_application.cv_viewed",
      subject: "general_application",
      subjectId: id,
    });
    return findStoredFile(scope, general.cvFileId);
  });
  return withBytes(files, file);
}
