import { CodedError } from "#contract/core/errors.ts";
import { textOf } from "#contract/core/messages.ts";
import { inspectDoc } from "./doc.ts";
import { fileErrors } from "./files.messages.ts";
import { inspectImage } from "./image.ts";
import { type FileKind, fileKinds, listKinds } from "./kinds.ts";
import { safeFileName } from "./names.ts";
import { inspectArchive, inspectOffice } from "./office.ts";
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

/** The refusal of a file with more bytes than a call takes. */
export const tooLarge = (maxBytes: number) =>
  new CodedError(
    "file_too_large",
    textOf(fileErrors, (t) => t.tooLarge({ limit: readableSize(maxBytes) })),
  );

function notAccepted(found: string | undefined, accept: readonly FileKind[]): CodedError {
  const sentence = textOf(fileErrors, (t, language) => {
    // No browser but Safari turns these into something else, and their codec's patents keep it out of the library.
    if (found === "heic" && accept.includes("jpeg")) return t.heic;
    const kinds = listKinds(accept, language);
    return found ? t.seenKind({ seen: found.toUpperCase(), kinds }) : t.otherKind({ kinds });
  });
  return new CodedError("file_type", sentence);
}

/** The kinds each container may hold, of ours. */
const kindsWithin: Record<Container, readonly FileKind[]> = {
  pdf: ["pdf"],
  zip: ["docx", "xlsx", "zip"],
  // A password-protected DOCX or XLSX is an OLE container too: whoever takes those is told about the password.
  ole: ["doc", "docx", "xlsx"],
  jpeg: ["jpeg"],
  png: ["png"],
  webp: ["webp"],
};

type Inspector = (bytes: Buffer) => FileKind | Promise<FileKind>;

/** For a container that holds one kind only. */
const only =
  (kind: FileKind, look: (bytes: Buffer) => unknown): Inspector =>
  async (bytes) => {
    await look(bytes);
    return kind;
  };

const inspectors: Record<Container, Inspector> = {
  pdf: only("pdf", inspectPdf),
  zip: inspectOffice,
  ole: only("doc", inspectDoc),
  jpeg: only("jpeg", (bytes) => inspectImage(bytes, "jpeg")),
  png: only("png", (bytes) => inspectImage(bytes, "png")),
  webp: only("webp", (bytes) => inspectImage(bytes, "webp")),
};

/** Plain text, which names no type: spreadsheets write tables as such. UTF-16 has zeros and begins with its mark. */
const isText = (bytes: Buffer): boolean => {
  const mark = bytes.toString("latin1", 0, 2);
  return mark === "\xff\xfe" || mark === "\xfe\xff" || !bytes.includes(0);
};

async function kindOf(bytes: Buffer, accept: readonly FileKind[]): Promise<FileKind> {
  const { container, other } = await sniff(bytes);
  if (!container) {
    if (!other && accept.includes("csv") && isText(bytes)) return "csv";
    throw notAccepted(other, accept);
  }
  if (!kindsWithin[container].some((kind) => accept.includes(kind))) throw notAccepted(container, accept);
  const inspector = container === "zip" && accept.includes("zip") ? inspectArchive : inspectors[container];
  const kind = await inspector(bytes);
  if (!accept.includes(kind)) throw notAccepted(kind, accept);
  return kind;
}

/**
 * Decides from the bytes alone whether an upload is what the call accepts. Neither the name nor the declared
 * type is believed. Cheap enough for the event loop: scanning only, and unpacking off it within limits.
 * @throws CodedError `file_empty`, `file_too_large`, `file_type`, `file_encrypted`, `file_damaged`, `file_bomb`
 */
export async function inspectUpload(bytes: Uint8Array, rule: UploadRule): Promise<InspectedUpload> {
  if (bytes.length === 0) {
    throw new CodedError(
      "file_empty",
      textOf(fileErrors, (t) => t.emptyFile),
    );
  }
  if (bytes.length > rule.maxBytes) {
    throw tooLarge(rule.maxBytes);
  }
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kind = await kindOf(view, rule.accept);
  return { kind, contentType: fileKinds[kind].contentType, safeName: safeFileName(rule.name, kind) };
}
