import { isSealedWith, keyId, open, seal } from "../sealing.ts";
import type { FileStore } from "./store.ts";

/** A store whose files are encrypted, and can be encrypted anew. */
export interface EncryptedStore extends FileStore {
  /** Distinguishes the key that encrypts new files from others, and gives nothing of it away. */
  readonly keyId: string;
  /**
   * Encrypts a file with the current key if an earlier one did.
   * @returns whether it had to
   * @throws Unreadable; CodedError `not_found` when there is no such file
   */
  reencrypt(at: string): Promise<boolean>;
}

/**
 * A store that encrypts what it is given: everything that people upload. The content type stays out of storage too.
 * @param key 32 bytes; encrypts every new file
 * @param retired earlier keys, which still open the files they encrypted
 * @returns a store whose `get` throws Unreadable for a file that was tampered with, moved to another key,
 *   or encrypted with an unknown key
 */
export function encryptedStore(
  store: FileStore,
  key: Uint8Array,
  retired: readonly Uint8Array[] = [],
): EncryptedStore {
  const keys = [key, ...retired];
  if (keys.some((one) => one.length !== 32)) throw new Error("A file encryption key has 32 bytes.");
  const put = (at: string, bytes: Uint8Array) =>
    store.put(at, seal(at, bytes, key), { contentType: "application/octet-stream" });
  return {
    keyId: keyId(key).toString("hex"),
    async reencrypt(at) {
      const sealed = await store.get(at);
      const plain = open(at, sealed, keys);
      if (isSealedWith(sealed, key)) return false;
      await put(at, plain);
      return true;
    },
    put,
    get: async (at) => open(at, await store.get(at), keys),
    delete: (at) => store.delete(at),
    exists: (at) => store.exists(at),
    check: () => store.check(),
  };
}
