import { CodedError } from "#contract/core/errors.ts";
import { maxUploadBytes } from "#contract/core/limits.ts";
import { says, textOf } from "#contract/core/messages.ts";
import type { ParsedResume } from "#contract/recruitment/resume.ts";
import { type DocumentKind, documentKinds } from "#server/platform/documents/document-text.ts";
import { inspectUpload } from "#server/platform/files/inspect.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { resumeErrors } from "./resume.messages.ts";
import { createResumeReader, type ReadingOptions } from "./resume-reader.ts";

export type ResumeService = ReturnType<typeof createResumeService>;

/** Reads CVs in a worker of its own; keeps nothing of them. */
export function createResumeService() {
  const reader = createResumeReader();
  return {
    /** @throws CodedError naming what is wrong with the file */
    async parse(upload: UploadedFile | undefined, options: ReadingOptions): Promise<ParsedResume> {
      if (!upload)
        throw new CodedError("validation", undefined, {
          resume: says(textOf(resumeErrors, (t) => t.chooseFile)),
        });
      const { kind } = await inspectUpload(upload.bytes, {
        name: upload.name,
        accept: [...documentKinds],
        maxBytes: maxUploadBytes,
      });
      const document = documentKinds.find((one) => one === kind);
      if (!document) throw new CodedError("file_type");
      return reader.read(upload.bytes, document, options);
    },

    /** Reads a CV that is stored already. @throws CodedError naming why it cannot be read */
    read: (bytes: Uint8Array, kind: DocumentKind): Promise<ParsedResume> => reader.read(bytes, kind),

    close: () => reader.close(),
  };
}
