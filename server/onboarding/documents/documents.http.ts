import { identityDocumentCalls } from "#contract/onboarding/documents.ts";
import { endpoint } from "#server/platform/http/endpoint.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { DocumentReader } from "./document-reader.ts";
import { readIdentityDocument } from "./documents.service.ts";

export function identityDocumentEndpoints(platform: Platform, reader: DocumentReader) {
  return [
    endpoint(identityDocumentCalls.read, ({ actor, form, files, onProgress, signal }) =>
      readIdentityDocument(platform, reader, actor, { ...form, file: files.document, onProgress, signal }),
    ),
  ];
}
