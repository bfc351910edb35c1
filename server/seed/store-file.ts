import { newId } from "#server/platform/database/columns.ts";
import type { OrganisationScope } from "#server/platform/database/scope.ts";
import { storedFiles } from "#server/platform/files/files.table.ts";
import { fileKey } from "#server/platform/files/keys.ts";
import type { FileStore } from "#server/platform/files/store.ts";

/** Puts a file of the demo into the store. @returns its id */
export async function storeFile(
  scope: OrganisationScope,
  files: FileStore,
  { name, contentType, bytes }: { name: string; contentType: string; bytes: Uint8Array },
): Promise<string> {
  const id = newId();
  const key = fileKey(scope.organisationId, new Date(), id);
  await files.put(key, bytes, { contentType });
  await scope.insert(storedFiles, { id, key, name, contentType, bytes: bytes.length, kept: true });
  return id;
}
