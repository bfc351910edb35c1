import { type FileKind, fileKinds } from "./kinds.ts";

const maxNameLength = 120;

/** Reserved in Windows paths; and control characters with the marks that turn the direction of text, so that
 * an `exe` reads like a `pdf`. */
const unsafe = /[<>:"|?*]|\p{C}/gu;

/** Everything after the last dot when it names one of our kinds. */
const knownExtension = new RegExp(
  `\\.(${Object.values(fileKinds)
    .flatMap((kind) => kind.extensions)
    .join("|")})$`,
  "i",
);

/**
 * A name for showing and downloading: the uploader's own, without path, control characters and marks that
 * mislead the eye, in NFC, at most 120 characters, and with the extension of what the file really is.
 */
export function safeFileName(name: string, kind: FileKind): string {
  const { extensions } = fileKinds[kind];
  const leaf = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = leaf.replace(unsafe, "").replace(/\s+/g, " ").trim();
  const given = knownExtension.exec(clean)?.[1]?.toLowerCase();
  const extension = extensions.find((one) => one === given) ?? extensions[0];
  const stem = clean.replace(knownExtension, "").replace(/^[.\s]+|[.\s]+$/g, "") || "document";
  const short = stem.slice(0, maxNameLength - extension.length - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${short.trimEnd()}.${extension}`;
}

/**
 * The Content-Disposition header of a file (RFC 6266): an ASCII name for old clients and the exact name in
 * UTF-8 (RFC 8187). Any name is safe here: quotes, line breaks and the like are encoded or replaced.
 */
export function contentDisposition(name: string, type: "inline" | "attachment"): string {
  const ascii = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^ -~]|["\\%]/g, "_");
  const utf8 = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
