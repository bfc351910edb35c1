import { Readable } from "node:stream";
import { CodedError } from "#contract/core/errors.ts";
import { mediaTypes } from "#contract/core/media-types.ts";
import { nairobiDay } from "#server/platform/clock.ts";
import type { Download } from "#server/platform/http/endpoint.ts";
import { type ArchivedFile, zipArchive } from "./archive.ts";
import { readableData } from "./readable-data.ts";
import type { FileStore } from "./store.ts";

/** A file of a person's own data: where it lies, and its path in the archive. */
interface ListedFile {
  key: string;
  path: string;
}

/** Paths in the archive: two files of one name must not become one. */
export function archivePaths() {
  const files: ListedFile[] = [];
  return {
    files,
    /** @returns the file's path, for the data that names it */
    add(folder: string, file: { key: string; name: string }): string {
      const path = `${folder}/${String(files.length + 1).padStart(2, "0")} ${file.name}`;
      files.push({ key: file.key, path });
      return path;
    },
  };
}

async function* archived(
  title: string,
  data: object,
  files: readonly ListedFile[],
  store: FileStore,
): AsyncGenerator<ArchivedFile> {
  yield { name: "data.json", bytes: Buffer.from(`${JSON.stringify(data, null, 2)}\n`) };
  yield { name: "data.html", bytes: Buffer.from(readableData(title, data)) };
  for (const { key, path } of files) {
    const bytes = await store.get(key).catch((error: unknown) => {
      // Removed since the list was made: the rest is still the person's to have.
      if (error instanceof CodedError && error.code === "not_found") return null;
      throw error;
    });
    yield bytes ? { name: path, bytes } : { name: `${path}.removed.txt`, bytes: new Uint8Array() };
  }
}

/** Data with its files as a zip: for a program, for the eye, and the files. */
export function dataArchive(
  { title, name, data }: { title: string; name: string; data: object },
  files: readonly ListedFile[],
  store: FileStore,
): Download {
  return {
    bytes: Readable.from(zipArchive(archived(title, data, files, store))),
    contentType: mediaTypes.zip,
    name,
    attachment: true,
  };
}

/**
 * Everything kept about a person as a zip for themselves: for a program, for the eye, and the files (Data Protection
 * Act 2019, sections 26 and 38).
 */
export function ownDataDownload(
  data: object,
  files: readonly ListedFile[],
  store: FileStore,
  now = new Date(),
): Download {
  const title = "Everything that is kept about you";
  const name = `my-data-${nairobiDay(now)}.zip`;
  return dataArchive({ title, name, data: { exportedAt: now, ...data } }, files, store);
}
