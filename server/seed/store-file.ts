import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { fileKey } from "#server/platform/files/keys.ts";
import type { FileStore } from "#server/platform/files/store.ts";
import { createLanes } from "#server/platform/lanes.ts";

interface GivenFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A file's row, which says where in the store it is put. */
function rowOf({ organisationId }: OrganisationScope, { name, contentType, bytes }: GivenFile) {
  const id = newId();
  const key = fileKey(organisationId, new Date(), id);
  return { id, key, name, contentType, bytes: bytes.length, kept: true };
}

/** Puts a file of the demo into the store. @returns its id */
export async function storeFile(
  scope: OrganisationScope,
  files: FileStore,
  file: GivenFile,
): Promise<string> {
  const row = rowOf(scope, file);
  await files.put(row.key, file.bytes, file);
  await scope.insert(storedFiles, row);
  return row.id;
}

/** Files that are written at a time: each waits for the disk, and not for the others. */
const atOnce = 4;

/** Puts many files of the demo into the store while their rows are collected. */
export class StoredFiles {
  readonly #files: FileStore;
  readonly #lanes = createLanes(atOnce);
  readonly #puts: Promise<void>[] = [];

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** Begins to write a file. @returns its row */
  put(scope: OrganisationScope, file: GivenFile) {
    const row = rowOf(scope, file);
    const put = this.#lanes(() => this.#files.put(row.key, file.bytes, file));
    // `written` tells of a failure; nobody may wait yet.
    put.catch(() => {});
    this.#puts.push(put);
    return row;
  }

  /** Resolves once all files are there. @throws what one of them failed by */
  async written(): Promise<void> {
    await Promise.all(this.#puts);
  }
}
