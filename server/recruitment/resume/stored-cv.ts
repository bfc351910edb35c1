import { CodedError } from "#contract/core/errors.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { documentKinds } from "#server/platform/documents/document-text.ts";
import { fileKinds } from "#server/platform/files/kinds.ts";
import type { ResumeService } from "./resume.service.ts";

/** What was read from a file, or why no attempt will ever read it. */
export type StoredCvReading =
  | { reading: ParsedResume; refusal?: never }
  | { refusal: CodedError; reading?: never };

/** Reads a CV that is stored. @throws what another attempt may mend: a busy reader, storage that is away */
export async function readStoredCv(
  resumes: Pick<ResumeService, "read">,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<StoredCvReading> {
  const kind = documentKinds.find((one) => fileKinds[one].contentType === contentType);
  if (!kind) return { refusal: new CodedError("file_type") };
  try {
    return { reading: await resumes.read(bytes, kind) };
  } catch (error) {
    if (error instanceof CodedError && error.code.startsWith("file_")) return { refusal: error };
    throw error;
  }
}
