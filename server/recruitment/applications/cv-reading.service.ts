import { z } from "zod";
import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { emptyReading, type ParsedResume } from "#contract/recruitment/resume.ts";
import {
  acrossOrganisations,
  inOrganisation,
  type OrganisationScope,
} from "#server/platform/database/scope.ts";
import { together } from "#server/platform/database/together.ts";
import { findStoredFile, withBytes } from "#server/platform/files/uploads.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { Platform } from "#server/platform/platform.ts";
import { defineScheduledTask, defineTask } from "#server/platform/queue/queue.ts";
import { recordAgentWork } from "#server/site/agents.service.ts";
import type { ResumeService } from "../resume/resume.service.ts";
import { readStoredCv } from "../resume/stored-cv.ts";
import * as queries from "./cv-reading.queries.ts";
import { ownApplicationMessages } from "./my-applications.messages.ts";

/** Reads the CV of one application, so that staff see what is in it beside the file. */
export const readCvTask = defineTask({
  name: "cv.read",
  label: "Read CVs",
  data: z.object({ organisationId: z.uuid(), applicationId: z.uuid() }),
  retries: 4,
  retryDelaySeconds: 30,
});

/** Finds CVs that nobody has read: applications from before the reader, or whose task never came to its end. */
export const findUnreadCvsTask = defineScheduledTask(
  "cv.find-unread",
  "Find CVs that were not read",
  "20 * * * *",
);

/** CVs handed over at a time; the next hour finds the rest. */
const maxAtOnce = 1000;

/** The submission's own task has surely had its turn by then. */
const patienceMillis = 15 * 60_000;

/** What stands for a file that no reader can open: it is not tried again. */
const unreadable: ParsedResume = { ...emptyReading, notices: ["nothing_found"], pages: 0 };

/** What the reader finds in a CV; a file that cannot be opened reads as one in which nothing is. */
export async function readCvFile(
  resumes: Pick<ResumeService, "read">,
  file: { bytes: Uint8Array; contentType: string },
): Promise<ParsedResume> {
  return (await readStoredCv(resumes, file)).reading ?? unreadable;
}

/** Reads the CV of an application unless that has been done, or the application is gone. */
export async function readCv(
  { database, files }: Pick<Platform, "database" | "files">,
  resumes: Pick<ResumeService, "read">,
  { organisationId, applicationId }: z.output<typeof readCvTask.data>,
): Promise<void> {
  const file = await inOrganisation(database, organisationId, (scope) =>
    queries.unreadCvOf(scope, applicationId),
  );
  if (!file) return;
  // Outside any transaction: reading takes seconds.
  const reading = await readCvFile(resumes, await withBytes(files, file));
  await inOrganisation(database, organisationId, async (scope) => {
    await together([
      queries.saveReading(scope, applicationId, reading),
      recordAgentWork(scope.tx, "Recruitment Specialist AI"),
    ]);
  });
}

/** Hands over the CVs that were never read. */
export async function findUnreadCvs({
  database,
  queue,
}: Pick<Platform, "database" | "queue">): Promise<void> {
  await acrossOrganisations(database, async (tx) => {
    const before = new Date(Date.now() - patienceMillis);
    const unread = await queries.unreadCvs(tx, before, maxAtOnce);
    for (const application of unread) await queue.enqueue(tx, readCvTask, application);
  });
}

/** The CV of an application. @throws CodedError not_found, also without a CV */
async function requireCv(scope: OrganisationScope, id: string) {
  const cv = await queries.cvOf(scope, id);
  if (!cv) throw new CodedError("not_found");
  if (!cv.cvFileId)
    throw new CodedError(
      "not_found",
      textOf(ownApplicationMessages, (t) => t.noCv),
    );
  return { fileId: cv.cvFileId, reading: cv.reading };
}

/** The file of an application's CV. @throws CodedError not_found, also without a CV */
export const cvFileOf = async (scope: OrganisationScope, id: string) =>
  findStoredFile(scope, (await requireCv(scope, id)).fileId);

/**
 * What the reader found in the CV of an application, null while it has not been read. Showing it goes into
 * the audit trail like the CV itself.
 * @throws CodedError not_found
 */
export function getCvReading({ database }: Platform, staff: StaffOrToken, id: string) {
  return inOrganisation(database, staff.organisationId, async (scope) => {
    const { reading } = await requireCv(scope, id);
    if (reading) {
      await scope.audit(staff, {
        action: "application.cv_viewed",
        subject: "application",
        subjectId: id,
      });
    }
    return { reading };
  });
}
