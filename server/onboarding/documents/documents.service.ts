import { CodedError } from "#contract/core/errors.ts";
import {
  type DocumentReading,
  type IdentityDocumentKind,
  matchedThreshold,
} from "#contract/onboarding/documents.ts";
import { maxPictureBytes } from "#contract/onboarding/pictures.ts";
import { inspectUpload } from "#server/platform/files/inspect.ts";
import type { StaffOrToken } from "#server/platform/http/access.ts";
import type { UploadedFile } from "#server/platform/http/upload.ts";
import { ocrEngine } from "#server/platform/ocr/engine.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type CheckOutcome, keepCheck } from "../checks/checks.service.ts";
import { digest } from "../checks/digest.ts";
import type { DocumentReader, ReadingOptions } from "./document-reader.ts";

/** Which version of the rules that find fields in text; a kept check names it. */
const rulesVersion = 2;

interface Upload extends ReadingOptions {
  kind: IdentityDocumentKind;
  reference?: string;
  file: UploadedFile | undefined;
}

/** What a reading came to, to be kept. */
export const readingCheck = (
  kind: IdentityDocumentKind,
  bytes: Uint8Array,
  reading: DocumentReading,
): CheckOutcome => ({
  kind: "document",
  outcome: reading.quality.verdict,
  engine: ocrEngine.name,
  engineVersion: `${ocrEngine.version}, rules ${rulesVersion}`,
  result: reading,
  evidence: { documentKind: kind, sha256: digest(bytes), matchedThreshold },
});

/**
 * Reads an identity document. Nothing of it is kept, unless the caller names a case: then the answer is.
 * @throws CodedError naming why the file cannot be read
 */
export async function readIdentityDocument(
  platform: Platform,
  reader: DocumentReader,
  actor: StaffOrToken,
  { kind, reference, file, ...options }: Upload,
): Promise<DocumentReading> {
  // The call asks for the file already.
  if (!file) throw new CodedError("validation");
  const { kind: format } = await inspectUpload(file.bytes, {
    name: file.name,
    accept: ["jpeg", "png", "webp", "pdf"],
    maxBytes: maxPictureBytes,
  });
  const job = { bytes: file.bytes, kind, format: format === "pdf" ? "pdf" : "picture" } as const;
  const reading = await reader.read(job, options);
  options.signal?.throwIfAborted();
  await keepCheck(platform, actor, reference, readingCheck(kind, file.bytes, reading));
  return reading;
}
