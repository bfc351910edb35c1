import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { FileKind } from "#server/platform/files/kinds.ts";
import { storeUpload } from "#server/platform/files/uploads.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readKeptResume } from "../candidates/resumes.service.ts";
import { applicationErrors } from "./applications.messages.ts";

/**
 * Stores the CV for the organisation: the file that came along, or a copy of one that the applicant keeps. What
 * the applicant corrected of the reading stays theirs: staff are shown what the file itself says.
 * @returns the file's id; null without a CV
 * @throws CodedError validation when no such CV is kept, or what is wrong with the file
 */
export async function storeSentCv(
  platform: Platform,
  userId: string,
  organisationId: string,
  { resumeId, cvFile }: { resumeId?: string | undefined; cvFile: UploadedFile | undefined },
): Promise<string | null> {
  const rule = { accept: ["pdf", "docx", "doc"] satisfies FileKind[], maxBytes: maxUploadBytes };
  if (cvFile) return storeUpload(platform, organisationId, cvFile, rule);
  if (!resumeId) return null;
  const kept = await readKeptResume(platform, userId, resumeId).catch((error: unknown) => {
    if (!(error instanceof CodedError && error.code === "not_found")) throw error;
    throw new CodedError("validation", undefined, {
      resumeId: says(textOf(applicationErrors, (t) => t.chooseAnotherCv)),
    });
  });
  return storeUpload(platform, organisationId, kept, rule);
}
