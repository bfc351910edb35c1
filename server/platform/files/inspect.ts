import { CodedError } from "#contract/core/errors.ts";
import { inspectDoc } from "./doc.ts";
import { inspectDocx } from "./docx.ts";
import { inspectImage } from "./image.ts";
import { type FileKind, fileKinds, listKinds } from "./kinds.ts";
import { safeFileName } from "./names.ts";
import { inspectPdf } from "./pdf.ts";
import { type Container, sniff } from "./sniff.ts";

export type { FileKind };

export interface UploadRule {
  /** The uploader's file name: used for display only, its extension proves nothing. */
  name: string;
  accept: readonly FileKind[];
  maxBytes: number;
}

export interface InspectedUpload {
  kind: FileKind;
  contentType: string;
  /** For showing and downloading, with the right extension. */
  safeName: string;
}

/** `5 MB`, `200 kB`: the limit as a person reads it. */
function readableSize(bytes: number): string {
  const format = (value: number) => Number(value.toFixed(1)).toLocaleString("en-KE");
  return bytes >= 1024 * 1024 ? `${format(bytes / 1024 / 1024)} MB` : `${format(bytes / 1024)} kB`;
}

function notAccepted(found: string | undefined, accept: readonly FileKind[]): CodedError {
  const seen = found ? `By its content this is a file of the type ${found.toUpperCase()}. ` : "";
  return new CodedError("file_type", `${seen}Please upload a ${listKinds(accept)} file.`);
}

/** The kind each container holds, if it holds one of ours. */
const kindWithin: Record<Container, FileKind> = {
  pdf: "pdf",
  zip: "docx",
  ole: "doc",
  jpeg: "jpeg",
  png: "png",
  webp: "webp",
};

/** A password-protected DOCX is an OLE container too: whoever takes DOCX is told about the password. */
function concerns(container: Container, accept: readonly FileKind[]): boolean {
  return accept.includes(kindWithin[container]) || (container === "ole" && accept.includes("docx"));
}

const inspectors: Record<FileKind, (bytes: Buffer) => void | Promise<void>> = {
  pdf: inspectPdf,
  docx: inspectDocx,
  doc: inspectDoc,
  jpeg: (bytes) => inspectImage(bytes, "jpeg"),
  png: (bytes) => inspectImage(bytes, "png"),
  webp: (bytes) => inspectImage(bytes, "webp"),
};

/**
 * Decides from the bytes alone whether an upload is what the call accepts. Neither the name nor the declared
 * type is believed. Cheap enough for the event loop: scanning only, and unpacking off it within limits.
 * @throws CodedError `file_empty`, `file_too_large`, `file_type`, `file_encrypted`, `file_damaged`, `file_bomb`
 */
export async function inspectUpload(bytes: Uint8Array, rule: UploadRule): Promise<InspectedUpload> {
  if (bytes.length === 0) {
    throw new CodedError("file_empty", "This file is empty (0 bytes). Check that you chose the right one.");
  }
  if (bytes.length > rule.maxBytes) {
    throw new CodedError("file_too_large", `The file is larger than ${readableSize(rule.maxBytes)}.`);
  }
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { container, other } = await sniff(view);
  if (!container) throw notAccepted(other, rule.accept);
  const kind = kindWithin[container];
  if (!concerns(container, rule.accept)) throw notAccepted(container, rule.accept);
  await inspectors[kind](view);
  if (!rule.accept.includes(kind)) throw notAccepted(kind, rule.accept);
  return { kind, contentType: fileKinds[kind].contentType, safeName: safeFileName(rule.name, kind) };
}
