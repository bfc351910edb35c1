const segment = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * The storage key of a file: `<organisationId>/<year>/<id>`. The uploader's file name never becomes part of it.
 * @param id unique among all files; a UUID
 */
export function fileKey(organisationId: string, at: Date, id: string): string {
  return assertFileKey(`${organisationId}/${at.getUTCFullYear()}/${id}`);
}

/**
 * Lets a storage key pass only if it is made of plain segments. Without dots there is no `..`, no hidden
 * file, and no two spellings of the same key on any storage.
 * @throws Error when the key could not have come from `fileKey`
 */
export function assertFileKey(key: string): string {
  const segments = key.split("/");
  if (segments.length > 6 || !segments.every((part) => segment.test(part))) {
    throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 200))}`);
  }
  return key;
}
